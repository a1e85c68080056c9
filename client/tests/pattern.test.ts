import assert from "node:assert/strict";
import { test } from "node:test";
import { hexes, pieces, squares } from "../src/table/pattern.ts";

const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => {
  const [x, y] = [b.x - a.x, b.y - a.y];
  return Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y));
};

test("a text is cut where patterns stand in it", () => {
  const found = pieces("Attack 2, a line [⬡⬢⬢]; consume fire → [⬢].");
  assert.deepEqual([found[0], found[2], found[4]], ["Attack 2, a line ", "; consume fire → ", "."]);
  assert.equal(found.length, 5);
  assert.deepEqual(pieces("Attack 2 [sic]."), ["Attack 2 [sic]."]);
});

test("hexes of a row lie side by side, and the own one is told apart", () => {
  const line = hexes("⬡⬢⬢");
  assert.deepEqual(line.map(({ own }) => own), [true, false, false]);
  assert.deepEqual(line.map((each) => apart(line[0]!, each)), [0, 1, 2]);
});

test("patterns of squares leave out what · stands for", () => {
  const found = pieces("Burst [·■ / □■■].")[1];
  assert.ok(typeof found === "object" && found.grid === "square");
  assert.deepEqual(found.cells, squares("·■ / □■■"));
  assert.deepEqual(squares("·■ / □■■").map(({ x, y, own }) => [x, y, own]), [[1, 0, false], [0, 1, true], [1, 1, false], [2, 1, false]]);
  assert.deepEqual(pieces("Nothing [· / ·]."), ["Nothing [· / ·]."]);
});

test("rows lie half a hex apart", () => {
  for (const drawn of ["·⬢ / ⬡⬢ / ·⬢", "·⬢⬢ / ⬡⬢⬢ / ·⬢⬢", "⬢⬢ / ·⬡⬢"]) {
    const found = hexes(drawn);
    const own = found.find((each) => each.own) ?? assert.fail("there is no own hex");
    const near = found.filter((each) => apart(own, each) === 1);
    assert.equal(near.length, 3, drawn);
    assert.ok(found.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y)));
  }
});
