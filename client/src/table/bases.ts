// Bases of figures that cover several cells: one outline round all of them, and how large a disc fits in.

import { middle, round, type Geometry, type Point } from "./geometry.ts";

interface Edge {
  from: Point;
  to: Point;
}

/** The outlines of several cells together, each going round with the inside on its right; drawn in by `inset`. */
export function outlines(geometry: Geometry, centres: readonly Point[], inset = 0): Point[][] {
  const edges = new Map<string, Edge>();
  for (const centre of centres) {
    const corners = geometry.corners.map((corner) => ({ x: centre.x + corner.x, y: centre.y + corner.y }));
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length] ?? from;
      const back = `${key(to)} ${key(from)}`;
      if (!edges.delete(back)) edges.set(`${key(from)} ${key(to)}`, { from, to }); // between two cells there is no edge
    });
  }
  return loops([...edges.values()]).map((loop) => drawnIn(straightened(loop), inset));
}

/** How much larger than on a single cell a disc in the middle of several may be: 1 to 2. */
export function room(geometry: Geometry, centres: readonly Point[]): number {
  if (centres.length < 2) return 1;
  const at = middle(centres);
  const far = outlines(geometry, centres).flatMap((loop) => loop.map((from, i) => distance(at, from, loop[(i + 1) % loop.length] ?? from)));
  return Math.min(2, Math.max(1, Math.min(...far) / geometry.reach));
}

/** Outlines as a path, seen from a point. */
export function pathOf(all: readonly (readonly Point[])[], from: Point): string {
  const at = ({ x, y }: Point) => `${round(x - from.x)} ${round(y - from.y)}`;
  return all.map((loop) => `M${loop.map(at).join("L")}Z`).join("");
}

const key = ({ x, y }: Point): string => `${Math.round(x * 10)},${Math.round(y * 10)}`;

function loops(edges: readonly Edge[]): Point[][] {
  const left = new Map<string, Edge[]>();
  for (const edge of edges) left.set(key(edge.from), [...(left.get(key(edge.from)) ?? []), edge]);
  const take = (at: string): Edge | undefined => left.get(at)?.pop();
  const found: Point[][] = [];
  for (const { from } of edges) {
    const loop: Point[] = [];
    for (let edge = take(key(from)); edge; edge = take(key(edge.to))) loop.push(edge.from);
    if (loop.length) found.push(loop);
  }
  return found;
}

/** Without the corners where it goes straight on. */
function straightened(loop: readonly Point[]): Point[] {
  return loop.filter((at, i) => {
    const [a, b] = [heading(loop.at(i - 1) ?? at, at), heading(at, loop[(i + 1) % loop.length] ?? at)];
    return Math.abs(a.x * b.y - a.y * b.x) > 1e-3;
  });
}

function drawnIn(loop: readonly Point[], inset: number): Point[] {
  if (!inset) return [...loop];
  return loop.map((at, i) => {
    const [a, b] = [heading(loop.at(i - 1) ?? at, at), heading(at, loop[(i + 1) % loop.length] ?? at)];
    const by = inset / (1 + a.x * b.x + a.y * b.y);
    return { x: at.x - (a.y + b.y) * by, y: at.y + (a.x + b.x) * by };
  });
}

function heading(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
}

/** From a point to a line between two others. */
function distance(at: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const part = Math.min(1, Math.max(0, ((at.x - from.x) * x + (at.y - from.y) * y) / (x * x + y * y || 1)));
  return Math.hypot(from.x + part * x - at.x, from.y + part * y - at.y);
}
