import type { Dress } from "../dress.ts";
import Elements from "./Elements.svelte";
import Modifier from "./Modifier.svelte";
import { SIGNS } from "./signs.ts";

export const gloomhaven: Dress = {
  signs: SIGNS,
  hints: ["suggested", "pair", "lead", "ready", "half", "loop"],
  tiles: ["long-rest"],
  plainHalves: { basic: { top: ["attack", "2"], bottom: ["move", "2"] } },
  strip: Elements,
  face: Modifier,
};
