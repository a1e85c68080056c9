// What the answers to questions about a map say of its squares.

import type { PlaceReached, SightFound } from "../questions.ts";
import type { Price } from "./Canvas.svelte";
import { keyOf, squareOf, squaresOf, type Square } from "./position.svelte.ts";

/** What lies in the way of lines that fail. */
export interface Stops {
  squares: Square[];
  edges: [Square, Square][];
  posts: Square[];
}

/** The lines to draw: the clear ones; if there are none, those that fail. */
export function linesOf(look: SightFound | undefined): { ends: [Square, Square]; seen: boolean }[] {
  return (look?.spaces ?? []).flatMap(({ line, seen }) => (line && (seen || !look?.seen) ? [{ ends: line, seen }] : []));
}

export function stopsOf(look: SightFound | undefined): Stops {
  const why = !look || look.seen ? [] : look.spaces.flatMap((space) => space.why);
  return {
    squares: unique(why.flatMap(({ what, at }) => (what === "figure" || what === "obstacle" ? [at] : []))),
    edges: why.flatMap(({ what, at, beside }) => (what === "wall" && beside ? [[at, beside] as [Square, Square]] : [])),
    posts: unique(why.flatMap(({ what, at }) => (what === "post" ? [at] : []))),
  };
}

/** The least price of each square that the figure can end on. */
export function pricesOf(ends: readonly PlaceReached[]): Map<string, Price> {
  const out = new Map<string, Price>();
  for (const end of ends) {
    for (const at of squaresOf(end)) {
      const before = out.get(keyOf(at));
      if (!before || isDearer(before, end)) out.set(keyOf(at), { cost: end.cost, damage: end.damage });
    }
  }
  return out;
}

/** The cheapest place that takes in a square. */
export function cheapest(ends: readonly PlaceReached[], at: string): PlaceReached | undefined {
  const over = ends.filter((each) => squaresOf(each).some((square) => keyOf(square) === at));
  return over.reduce<PlaceReached | undefined>((least, each) => (!least || isDearer(least, each) ? each : least), undefined);
}

function isDearer(price: Price, other: Price): boolean {
  return other.cost < price.cost || (other.cost === price.cost && other.damage < price.damage);
}

function unique(squares: readonly Square[]): Square[] {
  return [...new Set(squares.map(keyOf))].map(squareOf);
}
