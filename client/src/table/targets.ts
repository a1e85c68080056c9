// Which choices can be touched where, and by which sign. Nothing is worked out: choices come with their places.

import type { Choice, Figure, Question } from "../lib/wire.ts";

/** Keys that choose, letters with Shift; Shift+N goes back through the targets. */
export const SIGNS = "123456789ABCDEFGHIJKLMOPQRSTUVWXYZ";

/** The sign by which each choice is called, in the order in which the terminal lists them. */
export function signs(question: Question | null): Map<string, string> {
  const all = question ? [...question.choices, ...question.asides] : [];
  return new Map(all.map((choice, i) => [choice.key, SIGNS[i] ?? ""]));
}

/** By cell: the choices that can be touched there. */
export function byCell(choices: readonly Choice[], figures: readonly Figure[]): Map<string, Choice[]> {
  const cellsOf = new Map(figures.map((figure) => [figure.id, figure.at]));
  const out = new Map<string, Choice[]>();
  for (const choice of choices) {
    const cells = new Set(choice.cells.length ? choice.cells : choice.figures.flatMap((id) => cellsOf.get(id) ?? []));
    for (const cell of cells) out.set(cell, [...(out.get(cell) ?? []), choice]);
  }
  return out;
}

/** By card: the choices that can be touched on it. */
export function byCard(choices: readonly Choice[]): Map<string, Choice[]> {
  const out = new Map<string, Choice[]>();
  for (const choice of choices) if (choice.card) out.set(choice.card, [...(out.get(choice.card) ?? []), choice]);
  return out;
}

/** Choices that lie neither on the board nor on a card, an offer or a die: they are buttons. */
export function plain(choices: readonly Choice[]): Choice[] {
  return choices.filter(
    (choice) => !choice.card && !choice.offer && choice.dice.length !== 1 && !choice.cells.length && !choice.figures.length,
  );
}

export function onBoard(choice: Choice): boolean {
  return choice.cells.length > 0 || choice.figures.length > 0;
}
