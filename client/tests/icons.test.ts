import assert from "node:assert/strict";
import { test } from "node:test";
import { addIcons, icon, ICONS } from "../src/table/icons.ts";

test("a game adds icons, and changes none that is there", () => {
  const before = { ...ICONS };
  addIcons({ "of-a-game": "M1 1h2", chest: icon("chest") });
  assert.equal(icon("of-a-game"), "M1 1h2");
  assert.throws(() => addIcons({ warning: "M1 1h2" }), /warning/);
  assert.throws(() => addIcons({ "of-a-game": "M2 2h2" }), /of-a-game/);
  assert.deepEqual({ ...before, "of-a-game": "M1 1h2" }, ICONS);
});
