import assert from "node:assert/strict";
import { test } from "node:test";
import { ems } from "../src/lib/ems.ts";

test("the longest word counts, and broad letters count for more", () => {
  assert.equal(ems("Spare Dagger"), ems("Dagger"));
  assert.ok(ems("mmm") > ems("aaa") && ems("aaa") > ems("iii") && ems("AAA") > ems("aaa"));
});

test("a word is never thought narrower than it is in the broadest face of our list", () => {
  // measured in DejaVu Serif Bold, in ems
  for (const [word, wide] of [["Overwhelming", 8.08], ["Enhancement", 7.72], ["Aprimoramento", 8.83], ["Engenhoqueiro", 8.58]] as const) {
    assert.ok(ems(word) >= wide && ems(word) < wide * 1.15, `${word}: ${ems(word)}`);
  }
});
