// Which part of the board is seen, and how large.

import type { Box, Point } from "./geometry.ts";

export const LEAST = 0.3;
export const MOST = 3;
const EASE = 300; // milliseconds
const MARGIN = 18; // pixels round the board when it is fitted
const LARGEST = 1.25; // that fitting makes a board
const GAIN = 1.2; // how much larger a board must become to be worth fitting again

export class Camera {
  x = $state(0); // where the origin of the board lies on the screen
  y = $state(0);
  zoom = $state(1);
  moved = $state(false); // by the player, since it was fitted last
  left = 36; // pixels that buttons take from the screen
  bottom = 0;
  shelf = 0; // pixels of the lower edge that hints lie over, and that can be taken away without moving the board
  width = 0; // of the screen
  height = 0;
  #frame = 0;

  /** Where a point of the screen lies on the board. */
  board(point: Point): Point {
    return { x: (point.x - this.x) / this.zoom, y: (point.y - this.y) / this.zoom };
  }

  /** Where a point of the board lies on the screen. */
  screen(point: Point): Point {
    return { x: point.x * this.zoom + this.x, y: point.y * this.zoom + this.y };
  }

  pan(dx: number, dy: number): void {
    this.#stop();
    this.moved = true;
    this.x += dx;
    this.y += dy;
  }

  /** Zooms so that the point under the pointer stays there. */
  zoomAt(point: Point, factor: number): void {
    this.#stop();
    this.moved = true;
    const zoom = clamp(this.zoom * factor);
    this.x = point.x - ((point.x - this.x) * zoom) / this.zoom;
    this.y = point.y - ((point.y - this.y) * zoom) / this.zoom;
    this.zoom = zoom;
  }

  /** Shows all of a box; where it cannot be drawn so small, what lies round the heart of the matter. */
  fit(box: Box, still: boolean, most = LARGEST, heart?: Point): void {
    if (!this.width || !this.height) return;
    const zoom = this.#fitting(box, most);
    this.#go(this.#centre(box, zoom, heart), zoom, still);
    this.moved = false;
  }

  /** Shows all of a box again if the screen has become too small for it, or much too large; else nothing moves. */
  refit(box: Box, heart?: Point): void {
    const first = this.screen({ x: box.left, y: box.top });
    const last = this.screen({ x: box.left + box.width, y: box.top + box.height });
    const low = this.bottom ? this.bottom + MARGIN : 0; // where buttons lie
    const isInSight = first.x >= 0 && first.y >= 0 && last.x <= this.width && last.y <= this.height - low;
    if (!isInSight || this.#fitting(box, LARGEST) > GAIN * this.zoom) this.fit(box, true, LARGEST, heart);
  }

  /** Brings a point to the middle, if it is not well in sight already. */
  show(point: Point, still: boolean): void {
    const { x, y } = this.screen(point);
    const edge = Math.min(80, this.width / 6, this.height / 6);
    if (x > edge && y > edge && x < this.width - edge && y < this.height - edge) return;
    this.#go(point, Math.max(this.zoom, 0.6), still);
  }

  /** Goes to a box and, if the player had a view of his own, back to it after a while. */
  visit(box: Box, all: Box, still: boolean): void {
    if (!this.moved) return this.fit(all, still);
    const before = { x: this.x, y: this.y, zoom: this.zoom };
    this.fit(box, still);
    this.moved = true;
    if (still) return;
    setTimeout(() => {
      this.#ease(before.x, before.y, before.zoom);
    }, 1500);
  }

  #fitting(box: Box, most: number): number {
    const wide = (this.width - 2 * MARGIN - this.left) / box.width;
    const high = (this.height - 2 * MARGIN - this.bottom - this.shelf) / box.height;
    return clamp(Math.min(wide, high, most));
  }

  #centre(box: Box, zoom: number, heart = middleOf(box)): Point {
    const fits = (2 * MARGIN) / zoom; // it may have no margin, as long as all of it is seen
    const along = (at: number, from: number, length: number, seen: number) =>
      length <= seen + fits ? from + length / 2 : Math.min(Math.max(at, from + seen / 2), from + length - seen / 2);
    const wide = (this.width - 2 * MARGIN - this.left) / zoom;
    const high = (this.height - 2 * MARGIN - this.bottom - this.shelf) / zoom;
    return { x: along(heart.x, box.left, box.width, wide), y: along(heart.y, box.top, box.height, high) };
  }

  #go(to: Point, zoom: number, still: boolean): void {
    const x = (this.width + Math.max(0, this.left)) / 2 - to.x * zoom;
    const y = (this.height - this.bottom - this.shelf) / 2 - to.y * zoom;
    if (still) {
      this.#stop();
      this.x = x;
      this.y = y;
      this.zoom = zoom;
    } else this.#ease(x, y, zoom);
  }

  #ease(x: number, y: number, zoom: number): void {
    this.#stop();
    const from = { x: this.x, y: this.y, zoom: this.zoom };
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / EASE));
      const eased = 1 - (1 - part) ** 3;
      this.x = from.x + (x - from.x) * eased;
      this.y = from.y + (y - from.y) * eased;
      this.zoom = from.zoom + (zoom - from.zoom) * eased;
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}

function clamp(zoom: number): number {
  return Math.min(MOST, Math.max(LEAST, zoom));
}

function middleOf(box: Box): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
