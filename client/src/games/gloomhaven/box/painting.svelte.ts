import type { Action, Figure as Standing, Hex, Overlay, Position } from "../positions.ts";
import type { Figure, Place } from "$lib/wire.ts";
import { t } from "$lib/words.svelte.ts";
import type { Draft, Rank } from "./files.ts";

export type Terrain = Exclude<Overlay["type"], "icy">;
export type Side = Standing["side"];
export type Brush = "move" | "floor" | "wall" | "erase" | Terrain | Side;
export const TERRAINS: readonly Terrain[] = ["obstacle", "trap", "hazardous", "difficult"];
export const SIDES: readonly Side[] = ["monster", "character", "summon"];
export const STEPS: readonly (readonly [number, number])[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
export const FLOORS = { small: [6, 5], middle: [9, 7], large: [13, 10] } as const;

/** Somebody on the painted board; the id is the name, as the proof says it. */
export interface Painted {
  id: string;
  side: Side;
  at: string;
  initiative: number;
  conditions: string[];
  rank: Rank;
  kind: string; // content id of a monster, for its sign; empty: its letters
}

/** Kinds of the board's drawing for the solver's kinds of terrain. */
const LOOKS: Record<Terrain, string> = { obstacle: "obstacle", trap: "trap", hazardous: "hazard", difficult: "difficult" };
const MOST_STEPS_BACK = 100;

export const named = ({ q, r }: Hex): string => `${q}:${r}`;
export function hexOf(at: string): Hex {
  const [q = 0, r = 0] = at.split(":").map(Number);
  return { q, r };
}

/** A position in the making. Every change can be taken back. */
export class Painting {
  floor = $state.raw<ReadonlySet<string>>(new Set());
  walls = $state.raw<ReadonlySet<string>>(new Set()); // "a b", the lesser name first
  terrain = $state.raw<ReadonlyMap<string, Terrain>>(new Map());
  figures = $state.raw<readonly Painted[]>([]);
  active = $state("");
  action = $state.raw<Action>({ move: 2, attack: { type: "melee", range: 1, targets: 1 } });
  /** Counts changes, so that an answer knows whether it is old. */
  changes = $state(0);
  #before = $state.raw<string[]>([]);

  canUndo = $derived(this.#before.length > 0);
  draft = $derived.by((): Draft => this.#draft());
  places = $derived.by((): Place[] => this.#places());
  tokens = $derived.by((): Figure[] => this.figures.map((each, i) => this.#token(each, i)));

  constructor() {
    this.clear("middle");
    this.#before = [];
  }

  // -- the whole

  clear(size: keyof typeof FLOORS): void {
    this.#remember();
    const [wide, high] = FLOORS[size];
    const hexes: Hex[] = [];
    for (let q = 0; q < wide; q++) for (let row = 0; row < high; row++) hexes.push({ q, r: row - Math.floor(q / 2) });
    this.#take({ hexes });
  }

  load(draft: Draft): void {
    this.#remember();
    this.#take(draft);
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#take(JSON.parse(last) as Draft);
  }

  /** What the solver gets; null while nobody acts. */
  get position(): Position | null {
    return this.active ? { ...this.draft, active: this.active } : null;
  }

  // -- painting

  /** Paint one cell. Gives back the cell that a second touch should belong to, for walls and moves. */
  paint(brush: Brush, at: string, first: string): string {
    const here = this.figures.find((each) => each.at === at);
    if (brush === "move") return this.#move(at, first, here);
    if (brush === "wall") return this.#wall(at, first);
    this.#remember();
    if (brush === "erase") this.#erase(at, here);
    else if (brush === "floor") this.floor = this.floor.has(at) ? this.floor : new Set([...this.floor, at]);
    else if (isTerrain(brush)) this.#lay(brush, at);
    else {
      if (here) this.#leave(here);
      if (here?.side !== brush) this.#stand(brush, at);
    }
    this.changes += 1;
    return "";
  }

  change(figure: Painted, change: Partial<Painted>): void {
    this.#remember();
    if (change.id !== undefined && this.active === figure.id) this.active = change.id;
    this.figures = this.figures.map((each) => (each === figure ? { ...each, ...change } : each));
    this.changes += 1;
  }

  remove(figure: Painted): void {
    this.#remember();
    this.#leave(figure);
    this.changes += 1;
  }

  act(figure: Painted): void {
    this.active = figure.id;
    this.changes += 1;
  }

  does(action: Action): void {
    this.action = action;
    this.changes += 1;
  }

  isNameFree(name: string, owner: Painted): boolean {
    return name !== "" && !this.figures.some((each) => each !== owner && each.id === name);
  }

  #move(at: string, first: string, here: Painted | undefined): string {
    const moving = this.figures.find((each) => each.at === first);
    if (!moving) return here ? at : "";
    if (here || !this.floor.has(at)) return here && here !== moving ? at : "";
    this.change(moving, { at });
    return "";
  }

  #wall(at: string, first: string): string {
    if (!first || first === at || !areNeighbours(first, at)) return first === at ? "" : at;
    this.#remember();
    const name = [first, at].sort().join(" ");
    this.walls = this.walls.has(name) ? without(this.walls, name) : new Set([...this.walls, name]);
    this.changes += 1;
    return "";
  }

  #erase(at: string, here: Painted | undefined): void {
    if (here) this.#leave(here);
    else if (this.terrain.has(at)) this.terrain = new Map([...this.terrain].filter(([cell]) => cell !== at));
    else {
      this.floor = without(this.floor, at);
      this.walls = new Set([...this.walls].filter((name) => !name.split(" ").includes(at)));
    }
  }

  #lay(kind: Terrain, at: string): void {
    const others = [...this.terrain].filter(([cell]) => cell !== at);
    this.terrain = new Map(this.terrain.get(at) === kind ? others : [...others, [at, kind]]);
  }

  #stand(side: Side, at: string): void {
    const names = new Set(this.figures.map((each) => each.id));
    let number = 1;
    while (names.has(t(`figure-${side}-new`, { number }))) number += 1;
    const id = t(`figure-${side}-new`, { number });
    this.figures = [...this.figures, { id, side, at, initiative: side === "monster" ? 0 : 50, conditions: [], rank: "normal", kind: "" }];
    if (side === "monster" && !this.active) this.active = id;
  }

  #leave(figure: Painted): void {
    this.figures = this.figures.filter((each) => each !== figure);
    if (this.active === figure.id) this.active = this.figures.find((each) => each.side === "monster")?.id ?? "";
  }

  #remember(): void {
    this.#before = [...this.#before, JSON.stringify(this.#draft())].slice(-MOST_STEPS_BACK);
  }

  // -- as others have it

  #draft(): Draft {
    return {
      hexes: [...this.floor].map(hexOf),
      walls: [...this.walls].map((name): [Hex, Hex] => {
        const [one = "", other = ""] = name.split(" ");
        return [hexOf(one), hexOf(other)];
      }),
      overlays: [...this.terrain].map(([at, type]) => ({ type, hex: hexOf(at) })),
      figures: this.figures.map(({ id, side, at, initiative, conditions, rank, kind }) => ({
        id,
        side,
        hex: hexOf(at),
        ...(side !== "monster" && { initiative }),
        ...(conditions.length && { conditions }),
        ...(rank !== "normal" && { rank }),
        ...(kind && { kind }),
      })),
      ...(this.active && { active: this.active }),
      action: this.action,
    };
  }

  #take(draft: Draft): void {
    this.floor = new Set(draft.hexes.map(named));
    this.walls = new Set((draft.walls ?? []).map((pair) => pair.map(named).sort().join(" ")));
    this.terrain = new Map((draft.overlays ?? []).flatMap(({ type, hex }) => (type === "icy" ? [] : [[named(hex), type]])));
    this.figures = (draft.figures ?? []).map((each) => ({
      id: each.id,
      side: each.side,
      at: named(each.hex),
      initiative: each.initiative ?? 0,
      conditions: each.conditions ?? [],
      rank: each.rank ?? "normal",
      kind: each.kind ?? "",
    }));
    const acting = this.figures.find((each) => each.id === draft.active) ?? this.figures.find((each) => each.side === "monster");
    this.active = acting?.id ?? "";
    if (draft.action) this.action = draft.action;
    this.changes += 1;
  }

  #places(): Place[] {
    return [...this.floor].map((at) => {
      const { q, r } = hexOf(at);
      const kind = this.terrain.get(at);
      const walls = STEPS.flatMap(([dq, dr], side) =>
        this.walls.has([at, named({ q: q + dq, r: r + dr })].sort().join(" ")) ? [side] : [],
      );
      return { at, x: q, y: r, walls, terrain: kind ? [LOOKS[kind]] : [], tokens: [], label: kind ? t(`brush-${kind}`) : "", room: "", doors: [] };
    });
  }

  #token(figure: Painted, index: number): Figure {
    const ranks = { character: "hero", summon: "summon", monster: figure.rank } as const;
    const number = Number(/\d+$/.exec(figure.id)?.[0] ?? 0);
    return {
      id: index + 1,
      at: [figure.at],
      name: figure.id,
      kind: figure.kind,
      side: figure.side === "monster" ? "monsters" : "party",
      rank: ranks[figure.side],
      meters: [],
      mark: initials(figure.id, figure.side === "monster"),
      number: figure.side === "monster" ? number : figure.initiative,
      owner: -1,
      facing: -1,
      signs: [],
      badges: [],
      active: figure.id === this.active,
      acted: false,
      label: figure.id,
    };
  }
}

/** Two signs for a name: "Bandit Guard 3" is BG, for the number stands beside it; "Hero 1" is H1. */
function initials(name: string, numbered: boolean): string {
  const number = /\d+$/.exec(name)?.[0] ?? "";
  const words = name.slice(0, name.length - number.length).trim().split(/\s+/);
  const first = words.map((word) => word.slice(0, 1)).join("");
  if (number && !numbered) return (first.slice(0, 1) + number).toUpperCase();
  return (first.length > 1 ? first.slice(0, 2) : name.slice(0, 2)).toUpperCase();
}

function isTerrain(brush: Brush): brush is Terrain {
  return TERRAINS.some((each) => each === brush);
}

function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [hexOf(one), hexOf(other)];
  return STEPS.some(([q, r]) => a.q + q === b.q && a.r + r === b.r);
}

function without(all: ReadonlySet<string>, one: string): Set<string> {
  return new Set([...all].filter((each) => each !== one));
}
