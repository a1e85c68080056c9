import assert from "node:assert/strict";
import { test } from "node:test";
import { Cells, Geometry, SIDE, SQUARE } from "../src/table/geometry.ts";
import type { Place } from "../src/lib/wire.ts";

const HEX: [number, number][] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const SQUARES: [number, number][] = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]];
const place = (x: number, y: number): Place => ({ at: `${x}:${y}`, x, y, walls: [], terrain: [], tokens: [], label: "", room: "" });
const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-6, `${a} is not ${b}`);

test("side i of a hex lies between its centre and the neighbour across step i", () => {
  for (let turn = 0; turn < 6; turn++) {
    const geometry = new Geometry("hex", HEX, turn);
    HEX.forEach(([x, y], i) => {
      const [a, b] = geometry.side(i) ?? assert.fail("a hex has a side across each step");
      const there = geometry.centre(x, y);
      near((a.x + b.x) / 2, there.x / 2);
      near((a.y + b.y) / 2, there.y / 2);
      near(Math.hypot(a.x - b.x, a.y - b.y), SIDE);
    });
  }
});

test("squares have sides across straight steps only", () => {
  const geometry = new Geometry("square", SQUARES);
  assert.equal(geometry.side(1), undefined);
  const [a, b] = geometry.side(0) ?? assert.fail("the side to the right");
  near(a.x, SQUARE / 2);
  near(b.x, SQUARE / 2);
});

test("hexes are flat-topped and axial: one column to the right is half a row down", () => {
  const { x, y } = new Geometry("hex", HEX).centre(1, 0);
  near(x, 1.5 * SIDE);
  near(y, (Math.sqrt(3) / 2) * SIDE);
});

test("a full turn of the view changes nothing, and the box holds every corner", () => {
  const places = [place(0, 0), place(3, -1), place(-2, 4)];
  const plain = new Geometry("hex", HEX);
  const turned = new Geometry("hex", HEX, 6);
  near(plain.centre(5, -2).x, turned.centre(5, -2).x);
  const box = plain.box(places);
  for (const { x, y } of places) {
    const at = plain.centre(x, y);
    for (const corner of plain.corners) {
      assert.ok(at.x + corner.x >= box.left - 1e-6 && at.x + corner.x <= box.left + box.width + 1e-6);
      assert.ok(at.y + corner.y >= box.top - 1e-6 && at.y + corner.y <= box.top + box.height + 1e-6);
    }
  }
});

test("distances count steps", () => {
  assert.equal(new Geometry("hex", HEX).apart(place(0, 0), place(2, -1)), 2);
  assert.equal(new Geometry("hex", HEX).apart(place(0, 0), place(2, 1)), 3);
  assert.equal(new Geometry("square", SQUARES).apart(place(0, 0), place(2, 1)), 2);
});

test("the keyboard goes to the neighbour ahead, and over a gap to the nearest cell ahead", () => {
  const geometry = new Geometry("hex", HEX);
  const [here, south, far] = [place(0, 0), place(0, 1), place(0, -3)];
  const cells = new Cells(geometry, [here, south, far]);
  assert.equal(cells.ahead(here, Math.PI / 2), south);
  assert.equal(cells.ahead(here, -Math.PI / 2), far);
  assert.equal(cells.ahead(here, 0), undefined);
});
