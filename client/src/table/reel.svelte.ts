// Tells what happened line by line: figures go and suffer when their line is read. The end is always what the
// server sent, and the player can go there at any time.

import type { Figure, Line, Reveal } from "../lib/wire.ts";

export type Speed = 0 | 1 | 2 | 4;
const STEP = { event: 260, turn: 400, round: 300, reveal: 850 };
const LONGEST = 7000; // of a whole telling at speed 1: more lines go by faster

interface Frame {
  line: Line;
  lasts: number;
  moves: number[]; // figures that stand where they end
  settles: number[]; // figures that are as they end
}

export class Reel {
  line = $state.raw<Line | null>(null); // that is being told
  reveal = $state.raw<Reveal | null>(null);
  reveals = $state.raw(0); // how many were shown, so that two alike are told apart
  speed = $state.raw<Speed>(1);
  #before = $state.raw<ReadonlyMap<number, Figure> | null>(null);
  #moved = $state.raw<ReadonlySet<number>>(new Set());
  #settled = $state.raw<ReadonlySet<number>>(new Set());
  #frames: Frame[] = [];
  #timer = 0;

  get running(): boolean {
    return this.#before !== null;
  }

  /** The figures as far as it is told. */
  shown(now: readonly Figure[]): readonly Figure[] {
    const before = this.#before;
    if (!before) return now;
    const out = now.flatMap((figure) => {
      const old = before.get(figure.id);
      if (!old) return this.#settled.has(figure.id) ? [figure] : [];
      if (this.#settled.has(figure.id)) return [figure];
      return [this.#moved.has(figure.id) ? { ...old, at: figure.at } : old];
    });
    const here = new Set(now.map((figure) => figure.id));
    return [...out, ...[...before.values()].filter((old) => !here.has(old.id) && !this.#settled.has(old.id))];
  }

  /** Begins to tell new lines; `before` are the figures that the player has seen last. */
  tell(lines: readonly Line[], before: readonly Figure[], now: readonly Figure[]): void {
    if (this.running) this.finish();
    if (!this.speed || lines.length < 2) return;
    const frames = framesOf(lines, now);
    const whole = frames.reduce((sum, frame) => sum + frame.lasts, 0);
    const pace = Math.max(this.speed, (this.speed * whole) / LONGEST);
    this.#frames = frames.map((frame) => ({ ...frame, lasts: frame.lasts / pace }));
    this.#before = new Map(before.map((figure) => [figure.id, figure]));
    this.#moved = new Set();
    this.#settled = new Set();
    this.#next();
  }

  /** Goes to the end at once. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#frames = [];
    this.#before = null;
    this.line = null;
    this.reveal = null;
  }

  #next(): void {
    const frame = this.#frames.shift();
    if (!frame) return this.finish();
    this.line = frame.line;
    this.reveal = frame.line.show;
    if (frame.line.show) this.reveals += 1;
    if (frame.moves.length) this.#moved = new Set([...this.#moved, ...frame.moves]);
    if (frame.settles.length) this.#settled = new Set([...this.#settled, ...frame.settles]);
    this.#timer = window.setTimeout(() => this.#next(), frame.lasts);
  }
}

function framesOf(lines: readonly Line[], now: readonly Figure[]): Frame[] {
  const end = new Map(now.map((figure) => [figure.id, figure]));
  const last = new Map<number, number>();
  lines.forEach((line, i) => line.figures.forEach((id) => last.set(id, i)));
  return lines.map((line, i) => ({
    line,
    lasts: line.show ? STEP.reveal : STEP[line.level],
    moves: line.figures.filter((id) => line.cells.length > 0 && end.get(id)?.at.includes(line.cells.at(-1) ?? "")),
    settles: [...new Set(line.figures)].filter((id) => last.get(id) === i),
  }));
}
