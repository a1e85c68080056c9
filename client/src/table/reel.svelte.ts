// The queue of what happened, as the page sees it.

import type { News } from "$lib/table.svelte.ts";
import type { Line, Reveal } from "$lib/wire.ts";
import { Playback, SPEEDS, type Clock, type Frame, type Speed } from "./playback.ts";
import type { Scene } from "./scenes.ts";

const CLOCK: Clock = {
  now: () => performance.now(),
  later: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  painted: (act) => {
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(act))); // the second comes after it was drawn
    return () => cancelAnimationFrame(frame);
  },
};

/** A speed as a browser has kept it; those of before were numbers. */
export function speedOf(kept: unknown): Speed {
  if (typeof kept === "number") return kept ? (kept > 1 ? "fast" : "normal") : "off";
  return SPEEDS.find((each) => each === kept) ?? "normal";
}

export class Reel {
  #version = $state(0);
  #playback = new Playback(CLOCK, () => (this.#version += 1));
  frame = $derived.by((): Frame | null => this.#now.frame);
  line = $derived.by((): Line | null => this.frame?.line ?? null);
  reveal = $derived.by((): Reveal | null => this.frame?.reveal ?? null);
  running = $derived.by(() => this.frame !== null);
  begun = $derived.by(() => this.#now.begun);
  waiting = $derived.by(() => this.#now.waiting);
  paused = $derived.by(() => this.#now.paused);
  unshown = $derived.by((): readonly string[] => this.#now.unshown);
  canRepeat = $derived.by(() => this.#now.canRepeat);
  speed = $derived.by((): Speed => this.#now.speed);
  lines = $derived.by((): readonly Line[] => this.#now.lines);
  scene = $derived.by((): Scene => this.#now.scene);

  /** The queue, read so that whoever reads it is told of changes. */
  get #now(): Playback {
    void this.#version;
    return this.#playback;
  }

  take(news: News, after: Scene): void {
    this.#playback.take(news, after);
  }

  /** Who sees no motion, or is not there, is told accordingly. */
  suit(still: boolean, away: boolean): void {
    Object.assign(this.#playback, { still, away });
    if (away) this.#playback.finish();
  }

  setSpeed(speed: Speed): void {
    this.#playback.setSpeed(speed);
  }

  finish(): void {
    if (this.#playback.running) this.#playback.finish();
  }

  next(): void {
    if (this.#playback.running) this.#playback.next();
  }

  pause(): void {
    this.#playback.pause();
  }

  again(): void {
    if (this.#playback.canRepeat || this.#playback.running) this.#playback.again();
  }
}
