// The queue of what happened: every sentence is told in order, for as long as it takes to read it. The player can
// pause it, go to the next sentence or to the end, and see a turn again. The end is always what the server sent.

import type { News } from "../lib/table.svelte.ts";
import type { Line, Reveal } from "../lib/wire.ts";
import { eventsOf, keyOf, scenesOf, type Scene } from "./scenes.ts";

export type Speed = "off" | "slow" | "normal" | "fast";
export const SPEEDS: readonly Speed[] = ["off", "slow", "normal", "fast"];

const PACE: Record<Speed, number> = { off: 1, slow: 0.5, normal: 1, fast: 2 }; // off: for what is shown again
export const LEAST = 600; // milliseconds of a sentence at normal speed, however many wait
const MOST = 3600;
const START = 350; // until the eye has found the sentence
const LETTER = 18;
const REVEAL = 1300; // a card that is turned up
const STEP = 170; // from cell to cell
const MANY = 8; // sentences that may wait before they go by faster
const HASTE = 0.05; // for each beyond those
const FASTEST = 1.75;
const PAST = 200; // sentences that can be shown again

/** The way of a figure, from the cell where it stood. */
export interface Way {
  figure: number;
  from: string;
  cells: readonly string[];
}

/** A sentence with what is seen while it is told. */
export interface Frame {
  line: Line;
  at: number; // its place in the log
  scene: Scene;
  figures: readonly number[]; // who acts, then whom it concerns
  cells: readonly string[];
  ways: readonly Way[];
  meters: Line["meters"];
  reveal: Reveal | null;
  told: boolean; // its line is in the log
}

/** What the queue needs of the world; tests bring their own. */
export interface Clock {
  now(): number;
  later(milliseconds: number, act: () => void): () => void;
  painted(act: () => void): () => void; // once what was changed is on the screen
}

/** How long a sentence is told while others wait, in milliseconds. */
export function duration(frame: Frame, speed: Speed, waiting: number): number {
  const walk = START + STEP * stepsOf(frame);
  const reading = Math.min(MOST, START + LETTER * frame.line.text.length);
  const whole = Math.max(LEAST, reading, walk, frame.reveal ? REVEAL : 0);
  const haste = Math.min(FASTEST, 1 + HASTE * Math.max(0, waiting - MANY));
  return Math.max(LEAST, whole / haste) / PACE[speed];
}

const stepsOf = (frame: Frame): number => frame.ways.reduce((sum, way) => sum + way.cells.length, 0);

export class Playback {
  speed: Speed = "normal";
  paused = false;
  still = false; // nothing moves: figures are at once where they go
  away = false; // nobody looks
  lines: readonly Line[] = []; // of the log, as far as it is told
  frame: Frame | null = null; // the sentence that is told now
  begun = 0; // how many sentences were begun, so that two alike are told apart
  walked = 0; // cells of its ways
  unshown: readonly string[] = []; // sentences that came all at once, because the player wants it so
  #log: readonly Line[] = [];
  #end: Scene = { board: null, figures: [], track: [], status: null };
  #queue: Frame[] = [];
  #past: Frame[] = [];
  #lasts = 0;
  #elapsed = 0;
  #since = 0;
  #cancel: (() => void) | null = null;
  #clock: Clock;
  #changed: () => void;

  constructor(clock: Clock, changed: () => void = () => undefined) {
    this.#clock = clock;
    this.#changed = changed;
  }

  get running(): boolean {
    return this.frame !== null;
  }

  /** How many sentences are still to be told after this one. */
  get waiting(): number {
    return this.#queue.length;
  }

  get canRepeat(): boolean {
    return this.#past.length > 0;
  }

  /** The table as far as it is told. */
  get scene(): Scene {
    const { frame } = this;
    if (!frame) return this.#end;
    const on = new Map<number, string>(); // those who are still under way
    let first = 0;
    for (const { figure, from, cells } of frame.ways) {
      const gone = this.walked - first;
      first += cells.length;
      if (gone < cells.length && !on.has(figure)) on.set(figure, gone > 0 ? (cells[gone - 1] ?? from) : from);
    }
    if (!on.size) return frame.scene;
    const figures = frame.scene.figures.map((each) => {
      const at = on.get(each.id);
      return at && each.at.length < 2 ? { ...each, at: [at] } : each;
    });
    return { ...frame.scene, figures };
  }

  /** Takes in an update; `after` is the table as it is now. */
  take(news: News, after: Scene): void {
    const gone = this.#log.slice(news.keep);
    const first = !this.#log.length && !this.#end.board;
    this.#log = [...this.#log.slice(0, news.keep), ...news.lines];
    if (news.whole || first || !isCarriedOn(gone, news.lines)) {
      this.frame = null;
      this.#queue = [];
      this.#past = [];
      this.#end = after;
      return this.finish();
    }
    this.#queue = this.#queue.filter((frame) => frame.at < news.keep);
    const last = this.#queue.at(-1) ?? this.frame;
    const frames = framesOf(news, this.lines.slice(news.keep), last?.scene ?? this.#end, after);
    this.#queue.push(...frames);
    this.#end = after;
    if (!frames.length && last) last.scene = { ...after, figures: withDying(last.scene, after) };
    this.unshown = this.speed === "off" && !news.missed ? frames.map((frame) => frame.line.text) : [];
    if (this.speed === "off" || this.away || news.missed) return this.finish();
    if (this.frame) this.#changed();
    else this.next();
  }

  /** Goes to the end at once. */
  finish(): void {
    this.#remember(...(this.frame ? [this.frame] : []), ...this.#queue);
    this.#queue = [];
    this.#stop();
    this.frame = null;
    this.paused = false;
    this.lines = this.#log;
    this.#changed();
  }

  /** The next sentence, or the end. */
  next(): void {
    const [frame, ...rest] = this.#queue;
    if (!frame) return this.finish();
    if (this.frame) this.#remember(this.frame);
    this.#stop();
    this.#queue = rest;
    this.frame = frame;
    this.begun += 1;
    this.walked = this.still ? stepsOf(frame) : 0;
    if (!frame.told) this.lines = this.#log.slice(0, frame.at + 1);
    frame.told = true;
    this.#elapsed = 0;
    this.#lasts = duration(frame, this.speed, rest.length);
    this.#since = this.#clock.now();
    this.#cancel = this.#clock.painted(() => this.#run()); // its time begins when it can be read
    this.#changed();
  }

  pause(): void {
    if (!this.frame) return;
    this.paused = !this.paused;
    if (this.paused) this.#stop();
    else this.#run();
    this.#changed();
  }

  /** Shows the last turn in which something happened once more; while its first sentence is told, the one before. */
  again(): void {
    const all = [...this.#past, ...(this.frame ? [this.frame] : []), ...this.#queue];
    const here = this.frame ? this.#past.length : all.length;
    const begins = (frame: Frame, i: number) =>
      i < here && frame.line.level === "turn" && (all[i + 1]?.line.level ?? "turn") === "event";
    const from = Math.max(0, all.findLastIndex(begins));
    this.#past = all.slice(0, from);
    this.#queue = all.slice(from);
    this.frame = null;
    this.paused = false;
    this.next();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (speed === "off") return this.finish();
    if (!this.frame) return this.#changed();
    this.#stop();
    const told = this.#elapsed / this.#lasts;
    this.#lasts = duration(this.frame, speed, this.waiting);
    this.#elapsed = told * this.#lasts;
    if (!this.paused) this.#run();
    this.#changed();
  }

  #remember(...frames: Frame[]): void {
    for (const frame of frames) frame.told = true;
    this.#past = [...this.#past, ...frames].slice(-PAST);
  }

  // -- time

  #run(): void {
    const { frame } = this;
    if (!frame) return;
    const steps = stepsOf(frame);
    const step = steps ? Math.min(STEP / PACE[this.speed], (0.7 * this.#lasts) / steps) : 0;
    const next = this.walked < steps ? Math.min(this.#lasts, step * (this.walked + 1)) : this.#lasts;
    this.#since = this.#clock.now();
    this.#cancel = this.#clock.later(Math.max(0, next - this.#elapsed), () => {
      this.#stop();
      this.#elapsed = Math.max(this.#elapsed, next); // timers come late, never early
      if (this.walked >= steps && this.#elapsed >= this.#lasts) return this.next();
      this.walked = Math.min(steps, this.walked + 1);
      this.#run();
      this.#changed();
    });
  }

  #stop(): void {
    if (!this.#cancel) return;
    this.#cancel();
    this.#cancel = null;
    this.#elapsed += this.#clock.now() - this.#since;
  }
}

/** Do these lines hold all that those did? A sum may take in what was told before it; else something was taken back. */
function isCarriedOn(gone: readonly Line[], lines: readonly Line[]): boolean {
  const now = new Map(lines.flatMap(eventsOf).map((event) => [keyOf(event), event.text]));
  return gone.every((line) => eventsOf(line).every((event) => {
    const text = now.get(keyOf(event));
    return text !== undefined && (line.open || text === event.text);
  }));
}

/** The sentences of an update, each with what is new in it: `told` has those that it replaces. */
function framesOf(news: News, told: readonly Line[], before: Scene, after: Scene): Frame[] {
  const known = new Set(told.flatMap(eventsOf).map(keyOf));
  const sentences = news.lines
    .map((line, i) => ({ line, at: news.keep + i, events: eventsOf(line).filter((event) => !known.has(keyOf(event))) }))
    .filter(({ line, events }, i) => events.length || told[i]?.text !== line.text);
  const scenes = scenesOf(before, after, sentences.map(({ events }) => events));
  return sentences.map(({ line, at, events }, i) => ({
    line,
    at,
    scene: scenes[i] ?? after,
    figures: [...new Set([...line.figures, ...events.flatMap((event) => event.figures)])],
    cells: [...new Set([...line.cells, ...events.flatMap((event) => event.cells)])],
    ways: waysOf(events, scenes[i - 1] ?? before),
    meters: events.flatMap((event) => event.meters),
    reveal: events.findLast((event) => event.show)?.show ?? (events.length ? line.show : null),
    told: false,
  }));
}

function waysOf(events: readonly Line[], before: Scene): Way[] {
  const at = new Map(before.figures.map((each) => [each.id, each.at[0] ?? ""]));
  return events.flatMap(({ figures: [figure], way }) => {
    const from = at.get(figure ?? 0);
    if (!figure || !from || !way.length) return [];
    at.set(figure, way.at(-1) ?? from);
    return [{ figure, from, cells: way[0] === from ? way.slice(1) : way }];
  });
}

function withDying(shown: Scene, after: Scene): Scene["figures"] {
  const here = new Set(after.figures.map((each) => each.id));
  return [...after.figures, ...shown.figures.filter((each) => !here.has(each.id))];
}
