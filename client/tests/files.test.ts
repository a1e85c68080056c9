import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { packed, readDraft, unpacked, Unreadable } from "../src/games/gloomhaven/box/files.ts";

const SAMPLES = new URL("../../tests/games/gloomhaven/monsters/monster-turn-samples.json", import.meta.url);
const samples = (JSON.parse(readFileSync(SAMPLES, "utf-8")) as { cases: { id: string; position: object }[] }).cases;

for (const { id, position } of samples) {
  test(`sample ${id} is read, and comes back from a link`, async () => {
    const draft = readDraft(JSON.stringify(position));
    assert.deepEqual(await unpacked(await packed(draft)), draft);
    const figures = (position as { figures: { id: string; hex: object }[] }).figures;
    assert.deepEqual(draft.figures?.map((each) => [each.id, each.hex]), figures.map((each) => [each.id, each.hex]));
  });
}

for (const [text, place] of [
  ["{", "JSON"],
  ["[]", "JSON"],
  ['{"hexes": 3}', "hexes"],
  ['{"hexes": [{"q": 1}]}', "hexes[0]"],
  ['{"hexes": [], "overlays": [{"type": "lava", "hex": {"q": 0, "r": 0}}]}', "overlays[0].type"],
  ['{"hexes": [], "figures": [{"id": "a", "side": "wild", "hex": {"q": 0, "r": 0}}]}', "figures[0].side"],
] as const) {
  test(`what is wrong with ${text} is named`, () => {
    assert.throws(() => readDraft(text), (error: Error) => error instanceof Unreadable && error.message === place);
  });
}

test("a link that was cut off is refused", async () => {
  const link = await packed({ hexes: [{ q: 0, r: 0 }] });
  await assert.rejects(unpacked(link.slice(0, -6)), Unreadable);
  await assert.rejects(unpacked("%%%"), Unreadable);
});
