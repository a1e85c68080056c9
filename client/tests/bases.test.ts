import assert from "node:assert/strict";
import { test } from "node:test";
import { outlines, pathOf, room } from "../src/table/bases.ts";
import { Cells, Geometry, middle, SQUARE, type Point } from "../src/table/geometry.ts";

const SQUARES: [number, number][] = [[1, 0], [0, 1], [-1, 0], [0, -1]];
const HEXES: [number, number][] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const block = (wide: number, high: number): [number, number][] =>
  Array.from({ length: wide * high }, (_, i) => [i % wide, Math.floor(i / wide)]);
const spots = (geometry: Geometry, cells: [number, number][]): Point[] => cells.map(([x, y]) => geometry.centre(x, y));

/** Twice the area, by the shoelace formula: positive where the inside lies on the right. */
function area(loop: readonly Point[]): number {
  return loop.reduce((sum, { x, y }, i) => {
    const next = loop[(i + 1) % loop.length]!;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

for (const turn of [0, 1]) {
  for (const [wide, high] of [[1, 2], [2, 2], [2, 3]] as const) {
    test(`a base of ${wide} by ${high} squares is one rectangle over all of them, turned by ${turn}`, () => {
      const geometry = new Geometry("square", SQUARES, turn);
      const found = outlines(geometry, spots(geometry, block(wide, high)));
      assert.equal(found.length, 1);
      assert.equal(found[0]!.length, 4, "no corner where it goes straight on");
      assert.ok(Math.abs(area(found[0]!) - wide * high * SQUARE ** 2) < 1);
    });
  }
}

test("a base of three hexes goes round all of them, without the edges between them", () => {
  const geometry = new Geometry("hex", HEXES);
  const cells: [number, number][] = [[0, 0], [1, 0], [0, 1]];
  const one = area(outlines(geometry, spots(geometry, cells.slice(0, 1)))[0]!);
  const [loop, ...more] = outlines(geometry, spots(geometry, cells));
  assert.equal(more.length, 0);
  assert.equal(loop!.length, 12); // 18 edges less two for each of the three pairs
  assert.ok(Math.abs(area(loop!) - 3 * one) < 1);
});

test("a base that is drawn in keeps its distance from the edge of its cells", () => {
  const geometry = new Geometry("square", SQUARES);
  const [loop] = outlines(geometry, spots(geometry, block(1, 2)), 5);
  const [xs, ys] = [loop!.map(({ x }) => x), loop!.map(({ y }) => y)];
  assert.deepEqual([Math.min(...xs), Math.max(...xs)].map(Math.round), [-37, 37]);
  assert.deepEqual([Math.min(...ys), Math.max(...ys)].map(Math.round), [-37, 121]);
});

test("a hole in a base is an outline of its own, and cells apart have one each", () => {
  const geometry = new Geometry("square", SQUARES);
  const ring = block(3, 3).filter(([x, y]) => x !== 1 || y !== 1);
  assert.deepEqual(outlines(geometry, spots(geometry, ring)).map((loop) => Math.sign(area(loop))).sort(), [-1, 1]);
  assert.equal(outlines(geometry, spots(geometry, [[0, 0], [4, 4]])).length, 2);
});

test("a disc grows with its base as far as there is room for it", () => {
  const geometry = new Geometry("square", SQUARES);
  const grown = (wide: number, high: number) => room(geometry, spots(geometry, block(wide, high)));
  assert.deepEqual([grown(1, 1), grown(1, 2), grown(2, 2), grown(2, 3), grown(4, 4)].map((each) => Math.round(each * 100) / 100), [1, 1, 2, 2, 2]);
});

test("a path is seen from where its figure lies", () => {
  const geometry = new Geometry("square", SQUARES);
  const centres = spots(geometry, [[5, 5], [6, 5]]);
  const path = pathOf(outlines(geometry, centres), middle(centres));
  assert.match(path, /^M.*Z$/);
  assert.deepEqual([...path.matchAll(/-?\d+/g)].map((each) => Math.abs(Number(each[0]))).sort((a, b) => a - b), [42, 42, 42, 42, 84, 84, 84, 84]);
});

test("a figure looks along a step of the grid, also when the board is turned", () => {
  const looks = (grid: "hex" | "square", steps: [number, number][], step: number, turn = 0) =>
    Math.round(new Geometry(grid, steps, turn).facing(step) ?? NaN);
  assert.deepEqual([0, 1, 2, 3].map((step) => looks("square", SQUARES, step)), [0, 90, 180, -90]);
  assert.equal(looks("square", SQUARES, 0, 1), 90);
  assert.deepEqual([0, 1].map((step) => looks("hex", HEXES, step)), [30, 90]);
  assert.equal(new Geometry("square", SQUARES).facing(-1), undefined);
  assert.equal(new Geometry("square", SQUARES).facing(4), undefined);
});

test("cells of the frame are found and gone to, but are no floor", () => {
  const geometry = new Geometry("square", SQUARES);
  const place = (at: string, x: number, y: number) => ({ at, x, y, walls: [], terrain: [], tokens: [], label: "", room: "" });
  const floor = place("a1", 0, 0);
  const cells = new Cells(geometry, [floor], [place("a1", 0, 0), place("b1", 1, 0)]);
  assert.deepEqual(cells.places, [floor]);
  assert.deepEqual(cells.frame.map(({ at }) => at), ["b1"]); // what has become floor is no frame any more
  assert.equal(cells.ahead(floor, 0)?.at, "b1");
  assert.equal(cells.byName.get("a1"), floor);
});
