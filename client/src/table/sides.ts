// What sides are to whoever looks: own, an enemy's, neither. The server tells who plays for a side and whom it
// fights; the rest follows from the viewer's seat. To spectators no side is their own.

import type { Figure, Side } from "../lib/wire.ts";

export type Stance = "own" | "mate" | "foe" | "neutral";

const HOSTILE = ["hue-foe", "hue-wild", "hue-1", "hue-2", "hue-3", "hue-4"] as const; // by the order of the sides
const NOBODY: Side = { id: "", name: "", seats: [], foes: [], colour: 0 };

export class Sides {
  readonly own: Side | undefined; // of the viewer
  readonly #all: ReadonlyMap<string, Side>;
  readonly #hues = new Map<string, string>();
  readonly #seat: number;

  /** `seat` is the one that is shown; -1 for spectators. */
  constructor(sides: readonly Side[], seat: number) {
    this.#all = new Map(sides.map((side) => [side.id, side]));
    this.#seat = seat;
    this.own = sides.find((side) => side.seats.includes(seat));
    const first = this.own ?? sides.find((side) => side.seats.length);
    const hostile = sides.filter((side) => first && side !== first && !side.colour && side.foes.includes(first.id));
    for (const side of sides) {
      const place = hostile.indexOf(side);
      const seen = side === first ? "hue-own" : (HOSTILE[place] ?? "hue-neutral");
      this.#hues.set(side.id, side.colour ? `hue-${side.colour}` : seen);
    }
  }

  get(id: string): Side {
    return this.#all.get(id) ?? NOBODY;
  }

  /** The class that gives things of a side their colour. */
  hue(id: string): string {
    return this.#hues.get(id) ?? "hue-neutral";
  }

  /** The side that a seat plays for. */
  ofSeat(seat: number): string {
    return [...this.#all.values()].find((side) => side.seats.includes(seat))?.id ?? "";
  }

  /** The first side that the rules play against people. */
  get automatic(): string {
    return [...this.#all.values()].find((side) => !side.seats.length && side.foes.length)?.id ?? "";
  }

  /** Does nobody play for it, and does it fight? Then the rules say what its figures would do. */
  isAutomatic(id: string): boolean {
    const side = this.get(id);
    return !side.seats.length && side.foes.length > 0;
  }

  /** Can be asked what it would do, or could do: it is played by the rules, or by others against the viewer. */
  isForeseen(id: string): boolean {
    return this.isAutomatic(id) || (!this.automatic && id !== this.own?.id && this.get(id).foes.length > 0);
  }

  stance(figure: Pick<Figure, "side" | "owner">): Stance {
    if (!this.own) return "neutral";
    if (figure.side === this.own.id) return figure.owner === this.#seat ? "own" : "mate";
    return this.get(figure.side).foes.includes(this.own.id) ? "foe" : "neutral";
  }

  /** Do people play against one another, so that it must be said whose a figure is? */
  get rival(): boolean {
    return [...this.#all.values()].filter((side) => side.seats.length).length > 1;
  }
}
