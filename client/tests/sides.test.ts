import assert from "node:assert/strict";
import { test } from "node:test";
import { changed, part, written } from "../src/table/meters.ts";
import { Sides } from "../src/table/sides.ts";
import { filled } from "../src/lib/fill.ts";
import type { Side } from "../src/lib/wire.ts";

const side = (id: string, seats: number[], foes: string[], colour = 0): Side => filled("Side", { id, name: id, seats, foes, colour });
const PARTY = [side("heroes", [0, 1], ["monsters", "wild"]), side("monsters", [], ["heroes"]), side("wild", [], ["heroes", "monsters"]), side("things", [], [])];
const LORD = [side("heroes", [0, 1], ["lord"]), side("lord", [2], ["heroes"])];
const RIVALS = [side("red", [0], ["blue", "beasts"], 4), side("blue", [1], ["red", "beasts"], 5), side("beasts", [], ["red", "blue"])];

const stances = (sides: Side[], seat: number, owner = -1) => sides.map(({ id }) => new Sides(sides, seat).stance({ side: id, owner }));
const hues = (sides: Side[], seat: number) => sides.map(({ id }) => new Sides(sides, seat).hue(id));

test("a side is what it is to whoever looks", () => {
  assert.deepEqual(stances(PARTY, 0), ["mate", "foe", "foe", "neutral"]);
  assert.deepEqual(stances(LORD, 0), ["mate", "foe"]);
  assert.deepEqual(stances(LORD, 2), ["foe", "mate"]);
  assert.equal(new Sides(PARTY, 1).stance({ side: "heroes", owner: 1 }), "own");
  assert.equal(new Sides(PARTY, 1).stance({ side: "heroes", owner: 0 }), "mate");
});

test("to spectators all are neutral, and told apart by colour", () => {
  assert.deepEqual(stances(LORD, -1), ["neutral", "neutral"]);
  assert.deepEqual(hues(LORD, -1), ["hue-own", "hue-foe"]);
});

test("colours follow the viewer unless a side has its own", () => {
  assert.deepEqual(hues(PARTY, 0), ["hue-own", "hue-foe", "hue-wild", "hue-neutral"]);
  assert.deepEqual(hues(LORD, 2), ["hue-foe", "hue-own"]);
  assert.deepEqual(hues(RIVALS, 0), ["hue-4", "hue-5", "hue-foe"]);
  assert.deepEqual(hues(RIVALS, 1), ["hue-4", "hue-5", "hue-foe"]);
  assert.equal(new Sides(PARTY, 0).hue("nobody's"), "hue-neutral");
});

test("what nobody plays and fights is played by the rules", () => {
  assert.deepEqual(PARTY.map(({ id }) => new Sides(PARTY, 0).isAutomatic(id)), [false, true, true, false]);
  assert.deepEqual(LORD.map(({ id }) => new Sides(LORD, 0).isAutomatic(id)), [false, false]);
  assert.equal(new Sides(PARTY, 0).automatic, "monsters");
  assert.equal(new Sides(LORD, 0).ofSeat(2), "lord");
  assert.deepEqual([PARTY, LORD, RIVALS].map((sides) => new Sides(sides, 0).rival), [false, true, true]);
});

test("a meter stays between nothing and full, and one without an end goes on", () => {
  const meters = [{ id: "health", label: "", value: 4, full: 6, icon: "" }, { id: "fatigue", label: "", value: 1, full: 0, icon: "" }];
  assert.deepEqual(changed(meters, "health", -9).map(({ value }) => value), [0, 1]);
  assert.deepEqual(changed(meters, "health", 9).map(({ value }) => value), [6, 1]);
  assert.deepEqual(changed(meters, "fatigue", 9).map(({ value }) => value), [4, 10]);
  assert.deepEqual(meters.map(part), [4 / 6, 1]);
  assert.deepEqual(meters.map(written), ["4/6", "1"]);
});
