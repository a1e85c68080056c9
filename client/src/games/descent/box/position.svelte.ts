import type { EncounterDrawn, FigurePlaced } from "../questions.ts";
import type { Figure, Place } from "$lib/wire.ts";
import { t } from "$lib/words.svelte.ts";

export type Square = [number, number];
export type Brush = "ask" | "hero" | "monster" | "move" | "remove";
export const BRUSHES: readonly Brush[] = ["ask", "hero", "monster", "move", "remove"];
export const STEPS: readonly (readonly [number, number])[] = [[1, 0], [0, 1], [-1, 0], [0, -1]];
const TERRAIN: Record<string, string> = { "~": "water", o: "pit", "^": "lava", "#": "obstacle" };
const LOOKS: Record<string, string[]> = { water: ["water"], lava: ["hazard"], obstacle: ["obstacle"], pit: ["pit"] };

export interface Placed {
  id: string;
  side: "hero" | "monster";
  at: Square;
  size: Square;
}

/** A kind of figure to be put down. */
export interface Kind {
  name: string;
  size: Square;
}

export const keyOf = ([x, y]: Square): string => `${x}:${y}`;
export function squareOf(key: string): Square {
  const [x = 0, y = 0] = key.split(":").map(Number);
  return [x, y];
}

/** A space by its column and row, as the edges of the map count them: C7. */
export function spaceName([x, y]: Square): string {
  return columnName(x) + String(y + 1);
}

export function columnName(x: number): string {
  const letter = String.fromCharCode(65 + (x % 26));
  return x < 26 ? letter : columnName(Math.floor(x / 26) - 1) + letter;
}

export function squaresOf({ at: [x, y], size: [width, height] }: { at: Square; size: Square }): Square[] {
  return Array.from({ length: width * height }, (_, i): Square => [x + (i % width), y + Math.floor(i / width)]);
}

/** The map of an encounter with figures on it. */
export class Position {
  map = $state.raw<EncounterDrawn>();
  figures = $state.raw<readonly Placed[]>([]);
  open = $state.raw<readonly number[]>([]);

  letters = $derived(new Map(this.map?.rows.flatMap((row, y) => [...row].flatMap((letter, x): [string, string][] => (letter === "_" ? [] : [[keyOf([x, y]), letter]]))) ?? []));
  places = $derived.by((): Place[] => [...this.letters].map(([key, letter]) => this.#place(key, letter)));
  standing = $derived(new Map(this.figures.flatMap((figure) => squaresOf(figure).map((at): [string, Placed] => [keyOf(at), figure]))));
  tokens = $derived(this.figures.map((figure, i) => token(figure, i)));
  /** As questions have them. */
  placed = $derived(this.figures.map(({ id, side, at, size }): FigurePlaced => ({ id, side, at, size })));
  #walls = $derived(new Set(this.map?.walls.map(edgeOf) ?? []));
  #closed = $derived(new Set(this.map?.doors.flatMap((door, i) => (this.open.includes(i) ? [] : door.between.map(edgeOf))) ?? []));

  lay(map: EncounterDrawn): void {
    this.map = map;
    this.figures = [];
    this.open = [];
  }

  turnDoor(door: number): void {
    this.open = this.open.includes(door) ? this.open.filter((each) => each !== door) : [...this.open, door].sort((a, b) => a - b);
    this.figures = this.figures.filter((figure) => !this.#misfit(figure, figure)); // a base that lay across it
  }

  /** Puts a figure down; says what hinders it, or nothing. */
  put(side: Placed["side"], kind: Kind, at: Square): string {
    const names = new Set(this.figures.map((each) => each.id));
    let number = 1;
    while (names.has(`${kind.name} ${number}`)) number += 1;
    const figure: Placed = { id: `${kind.name} ${number}`, side, at, size: kind.size };
    const misfit = this.#misfit(figure);
    if (!misfit) this.figures = [...this.figures, figure];
    return misfit;
  }

  move(figure: Placed, at: Square): string {
    const misfit = this.#misfit({ ...figure, at }, figure);
    if (!misfit) this.figures = this.figures.map((each) => (each === figure ? { ...figure, at } : each));
    return misfit;
  }

  remove(figure: Placed): void {
    this.figures = this.figures.filter((each) => each !== figure);
  }

  terrain(key: string): string {
    return TERRAIN[this.letters.get(key) ?? ""] ?? "floor";
  }

  #misfit(figure: Placed, own?: Placed): string {
    const squares = squaresOf(figure);
    const keys = squares.map(keyOf);
    if (keys.some((key) => !this.letters.has(key))) return t("descent-fit-off", { name: figure.id });
    if (keys.some((key) => this.terrain(key) === "obstacle")) return t("descent-fit-obstacle", { name: figure.id });
    const other = keys.map((key) => this.standing.get(key)).find((each) => each && each !== own);
    if (other) return t("descent-fit-taken", { name: figure.id, other: other.id });
    const inside = squares.flatMap(([x, y]) => [[x + 1, y], [x, y + 1]].map((to) => ({ from: [x, y] as Square, to: to as Square })));
    const walled = inside.some(({ from, to }) => keys.includes(keyOf(to)) && this.#isShut(edgeOf([from, to])));
    return walled ? t("descent-fit-wall", { name: figure.id }) : "";
  }

  #isShut(edge: string): boolean {
    return this.#walls.has(edge) || this.#closed.has(edge);
  }

  #place(key: string, letter: string): Place {
    const [x, y] = squareOf(key);
    const kind = TERRAIN[letter] ?? "";
    const edges = STEPS.map(([right, down]): [Square, Square] => [[x, y], [x + right, y + down]]);
    const sides = (has: (edge: [Square, Square]) => boolean) => edges.flatMap((edge, side) => (has(edge) ? [side] : []));
    const walls = sides((edge) => !this.letters.has(keyOf(edge[1])) || this.#walls.has(edgeOf(edge)));
    const doors = sides((edge) => this.#closed.has(edgeOf(edge)));
    return { at: key, x, y, walls, terrain: LOOKS[kind] ?? [], tokens: [], label: kind && t(`descent-terrain-${kind}`), room: "", doors };
  }
}

/** An edge between two spaces, whichever comes first. */
function edgeOf([one, other]: [Square, Square]): string {
  return [keyOf(one), keyOf(other)].sort().join(" ");
}

function token(figure: Placed, index: number): Figure {
  const hero = figure.side === "hero";
  const [, name = "", number = "0"] = /^(.*?) ?(\d+)$/.exec(figure.id) ?? [];
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const mark = words.length > 1 ? words.map((word) => word.slice(0, 1)).join("") : name.slice(0, 2);
  return {
    id: index + 1,
    at: squaresOf(figure).map(keyOf),
    name: figure.id,
    kind: "",
    side: hero ? "party" : "monsters",
    rank: hero ? "hero" : "normal",
    meters: [],
    mark: hero ? name.slice(0, 1) + number : mark.slice(0, 2),
    number: hero ? 0 : Number(number),
    owner: -1,
    facing: -1,
    signs: [],
    badges: [],
    active: false,
    acted: false,
    label: figure.id,
  };
}
