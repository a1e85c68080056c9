import type { BoardAsked, CharacterPlaced, TileOffered } from "../questions.ts";
import type { Figure, Place } from "$lib/wire.ts";
import { t } from "$lib/words.svelte.ts";

/** Row and column, of a square or of a cell. */
export type Pair = [number, number];
export type Side = CharacterPlaced["side"];
export type Compass = NonNullable<CharacterPlaced["facing"]>;
export type Kind = "passage" | "door" | "locked" | "secret" | "shut";

export const CELLS = 5; // each way: the largest frame
export const TILE = 3; // squares along a side
export const STEPS: readonly (readonly [number, number])[] = [[1, 0], [0, 1], [-1, 0], [0, -1]];
export const COMPASS: readonly Compass[] = ["N", "E", "S", "W"];
export const COLOURS = ["blue", "red", "yellow", "green"] as const;
const AROUND = "ESWN"; // the sides in the order of STEPS
const HUES: Record<Side, string> = { monster: "hue-foe", blue: "hue-5", red: "hue-4", yellow: "hue-2", green: "hue-1" };

export interface Laid {
  tile: TileOffered;
  cell: Pair;
  turn: number;
}

export interface Character extends Required<CharacterPlaced> {
  speed: number; // 0: nobody knows
}

export interface Border {
  key: string;
  one: Laid;
  other: Laid;
  kind: Kind;
}

export const keyOf = ([row, column]: Pair): string => `${row}:${column}`;
export function pairOf(key: string): Pair {
  const [row = 0, column = 0] = key.split(":").map(Number);
  return [row, column];
}
export const cellOf = ([row, column]: Pair): Pair => [Math.floor(row / TILE), Math.floor(column / TILE)];
export const hueOf = (side: Side): string => HUES[side];

/** A square by its column and row, as the edges of the board count them: C7. */
export function squareName([row, column]: Pair): string {
  return columnName(column) + String(row + 1);
}

export function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}

/** A board in the making. */
export class Board {
  tiles = $state.raw<readonly Laid[]>([]);
  passages = $state.raw<readonly string[]>([]); // borders by key
  pits = $state.raw<readonly string[]>([]);
  figures = $state.raw<readonly Character[]>([]);
  pvp = $state(false);
  margin = $state(0); // cells to be shown around the tiles

  laid = $derived(new Map(this.tiles.map((laid) => [keyOf(laid.cell), laid])));
  standing = $derived(new Map(this.figures.map((figure) => [keyOf(figure.at), figure])));
  borders = $derived(this.tiles.flatMap((laid) => [0, 1].flatMap((side) => this.#border(laid, side) ?? [])));
  places = $derived(this.tiles.flatMap((laid) => squaresOf(laid.cell).map((at) => this.#place(laid, at))));
  tokens = $derived(this.figures.map(token));
  asked = $derived.by(
    (): BoardAsked => ({
      tiles: this.tiles.map(({ tile, cell, turn }) => ({ tile: tile.id, cell, turn })),
      passages: this.borders.filter(({ kind }) => kind === "passage").map(({ one, other }) => [one.cell, other.cell]),
      pits: this.pits.map(pairOf),
      figures: this.figures.map(({ id, side, at, facing, defeated, leave_penalty, ignore_pit }) => ({ id, side, at, facing, defeated, leave_penalty, ignore_pit })),
      pvp: this.pvp,
    }),
  );
  /** The cells to be shown: all with tiles, and those next to them while tiles are laid. */
  extent = $derived.by(() => {
    const rows = this.tiles.map(({ cell }) => cell[0]);
    const columns = this.tiles.map(({ cell }) => cell[1]);
    const middle = Math.floor(CELLS / 2);
    const low = (all: number[]) => Math.max(0, Math.min(...all, all.length ? CELLS : middle) - this.margin);
    const high = (all: number[]) => Math.min(CELLS - 1, Math.max(...all, all.length ? 0 : middle) + this.margin);
    return { top: low(rows), bottom: high(rows), left: low(columns), right: high(columns) };
  });

  at(square: Pair): Laid | undefined {
    return this.laid.get(keyOf(cellOf(square)));
  }

  name(cell: Pair): string {
    return this.laid.get(keyOf(cell))?.tile.id ?? t("alliance-no-tile");
  }

  lay(tile: TileOffered, cell: Pair, turn: number, monsters: boolean): void {
    this.tiles = [...this.tiles, { tile, cell, turn }];
    if (!monsters) return;
    for (const { name, at, speed } of tile.monsters) {
      const [row, column] = turned(at, turn);
      this.put("monster", name, [TILE * cell[0] + row, TILE * cell[1] + column], "S", speed);
    }
  }

  /** Turns a tile by a quarter clockwise, with all that is on it. */
  turn(laid: Laid): void {
    const here = (at: Pair) => keyOf(cellOf(at)) === keyOf(laid.cell);
    const moved = ([row, column]: Pair): Pair => {
      const [down, right] = turned([row % TILE, column % TILE], 1);
      return [TILE * laid.cell[0] + down, TILE * laid.cell[1] + right];
    };
    this.tiles = this.tiles.map((each) => (each === laid ? { ...laid, turn: (laid.turn + 1) % 4 } : each));
    this.figures = this.figures.map((each) => (here(each.at) ? { ...each, at: moved(each.at), facing: clockwise(each.facing) } : each));
    this.pits = this.pits.map((key) => (here(pairOf(key)) ? keyOf(moved(pairOf(key))) : key));
  }

  /** Takes a tile away with all that is on it. */
  lift(laid: Laid): void {
    const here = (at: Pair) => keyOf(cellOf(at)) === keyOf(laid.cell);
    this.tiles = this.tiles.filter((each) => each !== laid);
    this.figures = this.figures.filter(({ at }) => !here(at));
    this.pits = this.pits.filter((key) => !here(pairOf(key)));
    this.passages = this.passages.filter((key) => !key.split(" ").includes(keyOf(laid.cell)));
  }

  turnPassage(key: string): void {
    this.passages = this.passages.includes(key) ? this.passages.filter((each) => each !== key) : [...this.passages, key];
  }

  turnPit(key: string): void {
    this.pits = this.pits.includes(key) ? this.pits.filter((each) => each !== key) : [...this.pits, key];
  }

  put(side: Side, name: string, at: Pair, facing: Compass, speed = 0): void {
    const names = new Set(this.figures.map((each) => each.id));
    let number = 1;
    while (names.has(`${name} ${number}`)) number += 1;
    const figure = { id: `${name} ${number}`, side, at, facing, defeated: false, leave_penalty: 1 as const, ignore_pit: false, speed };
    if (!this.standing.has(keyOf(at))) this.figures = [...this.figures, figure];
  }

  change(figure: Character, to: Partial<Character>): void {
    this.figures = this.figures.map((each) => (each === figure ? { ...figure, ...to } : each));
  }

  remove(figure: Character): void {
    this.figures = this.figures.filter((each) => each !== figure);
  }

  /** The border whose middle square this is, if another tile lies beyond. */
  borderAt([row, column]: Pair): Border | undefined {
    const side = ["1:2", "2:1", "1:0", "0:1"].indexOf(keyOf([row % TILE, column % TILE]));
    const laid = this.at([row, column]);
    if (side < 0 || !laid) return undefined;
    return this.borders.find(({ one, other }) => (one === laid && keyOf(other.cell) === keyOf(beyond(laid.cell, side))) || (other === laid && keyOf(one.cell) === keyOf(beyond(laid.cell, side))));
  }

  #border(one: Laid, side: number): Border | undefined {
    const other = this.laid.get(keyOf(beyond(one.cell, side)));
    if (!other) return undefined;
    const key = `${keyOf(one.cell)} ${keyOf(other.cell)}`;
    return { key, one, other, kind: this.passages.includes(key) ? "passage" : kindOf(shown(one, side), shown(other, side + 2)) };
  }

  #place(laid: Laid, [row, column]: Pair): Place {
    const at = keyOf([row, column]);
    const edges = [column % TILE === 2, row % TILE === 2, column % TILE === 0, row % TILE === 0];
    const walls: number[] = [];
    const doors: number[] = [];
    edges.forEach((isEdge, side) => {
      if (!isEdge) return;
      const isMiddle = (side % 2 ? column : row) % TILE === 1;
      const pair = [keyOf(laid.cell), keyOf(beyond(laid.cell, side))];
      if (isMiddle && (this.passages.includes(pair.join(" ")) || this.passages.includes(pair.reverse().join(" ")))) return;
      (isMiddle && shown(laid, side) !== "wall" ? doors : walls).push(side);
    });
    const isPit = this.pits.includes(at);
    return { at, x: column, y: row, walls, terrain: isPit ? ["pit"] : [], tokens: [], label: isPit ? t("alliance-pit") : "", room: "", doors };
  }
}

export function clockwise(facing: Compass): Compass {
  return COMPASS[(COMPASS.indexOf(facing) + 1) % COMPASS.length] ?? facing;
}

function squaresOf([row, column]: Pair): Pair[] {
  return Array.from({ length: TILE * TILE }, (_, i): Pair => [TILE * row + Math.floor(i / TILE), TILE * column + (i % TILE)]);
}

function beyond([row, column]: Pair, side: number): Pair {
  const [right = 0, down = 0] = STEPS[side % 4] ?? [];
  return [row + down, column + right];
}

/** What a side of a tile shows as it lies. */
function shown({ tile, turn }: Laid, side: number): "door" | "wall" | "entrance" {
  const printed = AROUND[(side - turn + 8) % 4];
  if (tile.doors.some((each) => each === printed)) return "door";
  return tile.entrance === printed ? "entrance" : "wall";
}

function kindOf(one: string, other: string): Kind {
  if (one === "entrance" || other === "entrance") return "shut";
  if (one !== other) return "locked";
  return one === "door" ? "door" : "secret";
}

/** A square of a tile after so many quarter turns clockwise. */
function turned([row, column]: Pair, turn: number): Pair {
  return turn ? turned([column, TILE - 1 - row], turn - 1) : [row, column];
}

function token(figure: Character, index: number): Figure {
  const [, name = "", number = "0"] = /^(.*?) ?(\d+)$/.exec(figure.id) ?? [];
  const capitals = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const mark = capitals.length > 1 ? capitals.map((word) => word.slice(0, 1)).join("") : name.slice(0, 2);
  const isHero = figure.side !== "monster";
  return {
    id: index + 1,
    at: [keyOf(figure.at)],
    name: figure.id,
    kind: "",
    side: figure.side,
    rank: isHero ? "hero" : "normal",
    meters: [],
    mark: isHero ? name.slice(0, 1) + number : mark.slice(0, 2),
    number: isHero ? 0 : Number(number),
    owner: -1,
    facing: -1,
    signs: [],
    badges: [],
    active: false,
    acted: figure.defeated,
    label: figure.id,
  };
}
