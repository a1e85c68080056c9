import type { Dress } from "../dress.ts";
import Elements from "./Elements.svelte";
import Modifier from "./Modifier.svelte";
import { SIGNS } from "./signs.ts";

export const gloomhaven: Dress = {
  signs: SIGNS,
  pair: { first: "lead", second: "second" },
  playOn: "play-on",
  tiles: ["long-rest"],
  plainHalves: { basic: { top: ["attack", "2"], bottom: ["move", "2"] } },
  strip: { group: "elements", show: Elements },
  face: Modifier,
};
