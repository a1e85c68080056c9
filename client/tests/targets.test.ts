import assert from "node:assert/strict";
import { test } from "node:test";
import { filled } from "../src/lib/fill.ts";
import { byCard, byCell, plain, SIGNS, signs } from "../src/table/targets.ts";
import type { Choice, Figure, Question } from "../src/lib/wire.ts";

const choice = (key: string, more: Partial<Choice> = {}): Choice =>
  filled("Choice", { key, label: key, kind: key.split(" ")[0] ?? "", ...more });
const figure = (id: number, ...at: string[]): Figure =>
  filled("Figure", { id, at, name: "", kind: "", side: "monsters", rank: "normal", mark: "" });

test("choices are touched on their cells, else on the cells of their figures", () => {
  const [go, hit, plan] = [choice("go", { cells: ["1:1"] }), choice("hit", { figures: [7] }), choice("plan", { cells: ["1:1"], figures: [7] })];
  const found = byCell([go, hit, plan], [figure(7, "2:2", "2:3")]);
  assert.deepEqual(found.get("1:1"), [go, plan]);
  assert.deepEqual(found.get("2:2"), [hit]);
  assert.deepEqual(found.get("2:3"), [hit]);
});

test("what lies neither on the board nor on a card is a button", () => {
  const all = [choice("pass"), choice("go", { cells: ["1:1"] }), choice("play", { card: "a" }), choice("play 2", { card: "a" })];
  assert.deepEqual(plain(all).map((each) => each.key), ["pass"]);
  assert.equal(byCard(all).get("a")?.length, 2);
});

test("no choice is called by N: Shift+N goes back through the targets", () => {
  assert.ok(!SIGNS.includes("N"));
});

test("signs go on from choices to asides: 1 to 9, then letters, then none", () => {
  const many = Array.from({ length: 40 }, (_, i) => choice(`go ${i}`));
  const question: Question = {
    seat: 0, what: "", text: "", rule: "", title: "", choices: many.slice(0, 10), asides: many.slice(10), again: false, given: "", secret: false,
  };
  const found = signs(question);
  assert.equal(found.get("go 0"), "1");
  assert.equal(found.get("go 9"), "A");
  assert.equal(found.get("go 33"), "Z");
  assert.equal(found.get("go 34"), "");
});
