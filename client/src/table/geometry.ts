// Where cells lie on paper. Hexes are axial and flat-topped; y goes down. The view can be turned.

import type { Board, Place } from "../lib/wire.ts";

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const SIDE = 48; // of a hex, in units of the drawing
export const SQUARE = 84; // of a square: as wide as a hex is high
const ROOT3 = Math.sqrt(3);

/** A grid as it is drawn; `turn` counts sixths (hexes) or quarters (squares) of a full turn. */
export class Geometry {
  readonly isHex: boolean;
  readonly turns: number; // of the view until it stands as before
  readonly outline: string; // of a cell round (0, 0), for <polygon points>
  readonly reach: number; // from the centre of a cell to the middle of a side
  readonly corners: readonly Point[];
  readonly steps: readonly (readonly [number, number])[];
  private readonly cos: number;
  private readonly sin: number;

  constructor(grid: Board["grid"], steps: readonly (readonly [number, number])[], turn = 0) {
    this.steps = steps;
    this.isHex = grid === "hex";
    this.turns = this.isHex ? 6 : 4;
    const angle = (2 * Math.PI * turn) / this.turns;
    this.cos = Math.cos(angle);
    this.sin = Math.sin(angle);
    this.reach = this.isHex ? (SIDE * ROOT3) / 2 : SQUARE / 2;
    this.corners = this.ring(this.isHex ? SIDE : SQUARE / Math.SQRT2);
    this.outline = points(this.corners);
  }

  /** The centre of a cell. */
  centre(x: number, y: number): Point {
    return this.isHex ? this.turned(1.5 * SIDE * x, ROOT3 * SIDE * (y + x / 2)) : this.turned(SQUARE * x, SQUARE * y);
  }

  /** A point given in hundredths of a cell's width, from the centre of cell (0, 0). */
  hundredths(x: number, y: number): Point {
    const unit = (this.isHex ? 2 * SIDE : SQUARE) / 100;
    return this.turned(x * unit, y * unit);
  }

  /** The outline of a cell drawn smaller or larger. */
  shrunk(factor: number): string {
    return points(this.corners.map(({ x, y }) => ({ x: x * factor, y: y * factor })));
  }

  /** The two ends of the side across a step, seen from the centre of the cell; none across a corner. */
  side(step: number): [Point, Point] | undefined {
    const to = this.steps[step];
    if (!to || (!this.isHex && to[0] !== 0 && to[1] !== 0)) return undefined;
    const middle = this.direction(to);
    const half = Math.PI / this.turns;
    const radius = this.reach / Math.cos(half);
    return [polar(middle - half, radius), polar(middle + half, radius)];
  }

  /** The angle at which the neighbour across a step is seen, in radians, clockwise from the right. */
  direction(step: readonly [number, number]): number {
    const { x, y } = this.centre(step[0], step[1]);
    return Math.atan2(y, x);
  }

  /** The angle in which a figure looks, in degrees, clockwise from the right; none where it looks nowhere. */
  facing(step: number): number | undefined {
    const to = this.steps[step];
    return to && (this.direction(to) * 180) / Math.PI;
  }

  /** How many steps two cells are apart with nothing in between. */
  apart(a: Place, b: Place): number {
    const x = b.x - a.x;
    const y = b.y - a.y;
    return this.isHex ? Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y)) : Math.max(Math.abs(x), Math.abs(y));
  }

  /** The box round all these cells. */
  box(places: Iterable<{ x: number; y: number }>): Box {
    let left = Infinity;
    let top = Infinity;
    let right = -Infinity;
    let bottom = -Infinity;
    const wide = Math.max(...this.corners.map((corner) => corner.x));
    const high = Math.max(...this.corners.map((corner) => corner.y));
    for (const place of places) {
      const { x, y } = this.centre(place.x, place.y);
      left = Math.min(left, x - wide);
      right = Math.max(right, x + wide);
      top = Math.min(top, y - high);
      bottom = Math.max(bottom, y + high);
    }
    if (left > right) return { left: -SIDE, top: -SIDE, width: 2 * SIDE, height: 2 * SIDE };
    return { left, top, width: right - left, height: bottom - top };
  }

  private ring(radius: number): Point[] {
    const first = this.isHex ? 0 : Math.PI / 4;
    return Array.from({ length: this.turns }, (_, i) => polar(first + (2 * Math.PI * i) / this.turns, radius));
  }

  private turned(x: number, y: number): Point {
    return { x: x * this.cos - y * this.sin, y: x * this.sin + y * this.cos };
  }
}

export function polar(angle: number, radius: number): Point {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

export function points(all: readonly Point[]): string {
  return all.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The middle of several points. */
export function middle(all: readonly Point[]): Point {
  const sum = all.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / (all.length || 1), y: sum.y / (all.length || 1) };
}

/** Finds cells by name and the way from one to the next. */
export class Cells {
  readonly geometry: Geometry;
  readonly places: readonly Place[]; // with floor
  readonly frame: readonly Place[]; // where there may be some
  readonly all: readonly Place[];
  readonly byName: ReadonlyMap<string, Place>;
  private readonly byPlace: ReadonlyMap<string, Place>;

  constructor(geometry: Geometry, places: readonly Place[], frame: readonly Place[] = []) {
    this.geometry = geometry;
    this.places = places;
    const floor = new Set(places.map((place) => place.at));
    this.frame = frame.filter((place) => !floor.has(place.at));
    this.all = this.frame.length ? [...places, ...this.frame] : places;
    this.byName = new Map(this.all.map((place) => [place.at, place]));
    this.byPlace = new Map(this.all.map((place) => [`${place.x},${place.y}`, place]));
  }

  point(at: string): Point | undefined {
    const place = this.byName.get(at);
    return place && this.geometry.centre(place.x, place.y);
  }

  neighbour(place: Place, step: readonly [number, number]): Place | undefined {
    return this.byPlace.get(`${place.x + step[0]},${place.y + step[1]}`);
  }

  /** The cell one meets going from a cell at an angle; over a gap to the nearest one that lies ahead. */
  ahead(from: Place, angle: number): Place | undefined {
    const geometry = this.geometry;
    let best: Place | undefined;
    let least = 0.3;
    for (const step of geometry.steps) {
      const off = apartAngles(geometry.direction(step), angle);
      const next = this.neighbour(from, step);
      if (next && off < least) [best, least] = [next, off];
    }
    return best ?? this.overGap(from, angle);
  }

  private overGap(from: Place, angle: number): Place | undefined {
    const start = this.geometry.centre(from.x, from.y);
    let best: Place | undefined;
    let least = Infinity;
    for (const place of this.all) {
      if (place === from) continue;
      const { x, y } = this.geometry.centre(place.x, place.y);
      const far = Math.hypot(x - start.x, y - start.y);
      const off = apartAngles(Math.atan2(y - start.y, x - start.x), angle);
      const price = far * (1 + 2 * off);
      if (off < 0.6 && price < least) [best, least] = [place, price];
    }
    return best;
  }
}

function apartAngles(a: number, b: number): number {
  const off = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(off, 2 * Math.PI - off);
}
