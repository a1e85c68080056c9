import assert from "node:assert/strict";
import { test } from "node:test";
import { shareLines } from "../src/table/lines.ts";

test("each text gets the lines that it wants while there is room", () => {
  assert.deepEqual(shareLines([1, 4], 5), [1, 4]);
  assert.deepEqual(shareLines([2], 6), [2]);
});

test("where there is no room the longest text is cut first, and none disappears", () => {
  assert.deepEqual(shareLines([1, 6], 5), [1, 4]);
  assert.deepEqual(shareLines([4, 4], 5), [3, 2]);
  assert.deepEqual(shareLines([2, 2], 1), [1, 1]);
});
