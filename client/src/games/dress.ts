// What a game adds to the table: signs for its figures, how its cards are chosen. The rest is the same for all.

import type { Component } from "svelte";
import type { Gauge, Reveal } from "$lib/wire.ts";
import { alliance } from "./alliance/dress.ts";
import { descent } from "./descent/dress.ts";
import { gloomhaven } from "./gloomhaven/dress.ts";
import { tiny } from "./tiny/dress.ts";

export interface Dress {
  /** By the kind of a figure, a class or a monster: a sign, drawn in strokes on 24 by 24. */
  signs: Record<string, string>;
  /** Hints of the first game that are true of this one: "lead", "half", ... */
  hints?: readonly string[];
  /** Choices that stand at the end of the hand like a card: a long rest. */
  tiles?: readonly string[];
  /** Kinds of choices that mean "a card as something plain": by the half that they stand beside, icon and number. */
  plainHalves?: Readonly<Record<string, Readonly<Record<string, readonly [icon: string, number: string]>>>>;
  /** Choices that turn a figure: by their key, the step of the board towards which it then looks. */
  facings?: Readonly<Record<string, readonly [number, number]>>;
  /** How the gauges in the head of the table look; without it: icon, label and value. */
  strip?: Component<{ gauges: readonly Gauge[] }>;
  /** How the face of a card that was turned up looks; without it: as a card with its text. */
  face?: Component<{ reveal: Reveal; index: number }>;
}

const DRESSES: Record<string, Dress> = { alliance, descent, "descent-campaign": descent, gloomhaven, tiny };
const PLAIN: Dress = { signs: {} };

export function dressOf(game: string | undefined): Dress {
  return DRESSES[game ?? ""] ?? PLAIN;
}
