// Fingers and mice on the board: drag to pan, two fingers or the wheel to zoom, a tap to touch.

import type { Camera } from "../camera.svelte.ts";
import type { Point } from "../geometry.ts";

const SLIP = 7; // pixels that a tap may slip
const LONG = 550; // milliseconds

export interface Touched {
  tap(point: Point): void;
  long(point: Point): void;
  hover(point: Point | null): void;
}

export class PointerHand {
  private readonly down = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private dragging = false;
  private spread = 0;
  private held = 0;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly camera: Camera,
    private readonly told: Touched,
  ) {}

  /** Listens; gives back how to stop. */
  listen(): () => void {
    const on: [string, (event: never) => void][] = [
      ["pointerdown", (event: PointerEvent) => this.pressed(event)],
      ["pointermove", (event: PointerEvent) => this.moved(event)],
      ["pointerup", (event: PointerEvent) => this.lifted(event)],
      ["pointercancel", (event: PointerEvent) => this.gone(event)],
      ["pointerleave", () => this.told.hover(null)],
      ["wheel", (event: WheelEvent) => this.wheeled(event)],
    ];
    for (const [name, act] of on) this.svg.addEventListener(name, act as EventListener, { passive: false });
    return () => on.forEach(([name, act]) => this.svg.removeEventListener(name, act as EventListener));
  }

  private here(event: MouseEvent): Point {
    const box = this.svg.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private pressed(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button > 1) return;
    const point = this.here(event);
    this.down.set(event.pointerId, point);
    this.spread = this.gap();
    clearTimeout(this.held);
    if (this.down.size > 1) {
      this.dragging = true;
      return;
    }
    this.start = point;
    this.dragging = false;
    this.held = window.setTimeout(() => {
      if (this.dragging || this.down.size !== 1) return;
      this.dragging = true; // so that lifting is no tap
      this.told.long(point);
    }, LONG);
  }

  private moved(event: PointerEvent): void {
    const point = this.here(event);
    const before = this.down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.told.hover(point);
      return;
    }
    this.down.set(event.pointerId, point);
    if (this.down.size === 1 && !this.dragging) {
      if (Math.hypot(point.x - this.start.x, point.y - this.start.y) < SLIP) return;
      this.dragging = true;
      clearTimeout(this.held);
      this.svg.setPointerCapture(event.pointerId);
    }
    if (this.down.size === 1) this.camera.pan(point.x - before.x, point.y - before.y);
    else this.pinched(point, before);
  }

  private pinched(point: Point, before: Point): void {
    const gap = this.gap();
    const all = [...this.down.values()];
    const centre = { x: avg(all.map((each) => each.x)), y: avg(all.map((each) => each.y)) };
    this.camera.pan((point.x - before.x) / this.down.size, (point.y - before.y) / this.down.size);
    if (this.spread > 0 && gap > 0) this.camera.zoomAt(centre, gap / this.spread);
    this.spread = gap;
  }

  private lifted(event: PointerEvent): void {
    const tapped = this.down.has(event.pointerId) && !this.dragging && this.down.size === 1;
    this.gone(event);
    if (tapped) this.told.tap(this.here(event));
  }

  private gone(event: PointerEvent): void {
    clearTimeout(this.held);
    this.down.delete(event.pointerId);
    this.spread = this.gap();
  }

  private wheeled(event: WheelEvent): void {
    event.preventDefault();
    this.camera.zoomAt(this.here(event), Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)));
  }

  private gap(): number {
    const [a, b] = [...this.down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}

function avg(all: number[]): number {
  return all.reduce((a, b) => a + b, 0) / (all.length || 1);
}
