// Lines and tables for tests of what is told.

import { filled } from "../src/lib/fill.ts";
import type { Board, Figure, Line, Meter, Row } from "../src/lib/wire.ts";
import type { Scene } from "../src/table/scenes.ts";

export function line(answer: number, k: number, text: string, more: Partial<Line> = {}): Line {
  return filled("Line", { answer, k, text, rule: "", ...more });
}

/** A line that sums up several. */
export function sum(text: string, parts: Line[], open = false): Line {
  return line(parts[0]?.answer ?? 0, parts[0]?.k ?? 0, text, { parts, open, figures: parts.flatMap((each) => each.figures) });
}

export function health(value: number, full = value): Meter[] {
  return [{ id: "health", label: "", value, full, icon: "health" }];
}

export function figure(id: number, at: string, more: Partial<Figure> = {}): Figure {
  return filled("Figure", { id, at: [at], name: `Figure ${id}`, kind: "", side: "monsters", rank: "normal", mark: "", meters: health(5), ...more });
}

export function row(id: string, initiative: string, state: Row["state"], figures: number[]): Row {
  return { id, name: id, kind: "", initiative, state, seat: -1, figures, card: "", lines: [] };
}

export function board(...cells: string[]): Board {
  const places = cells.map((at) => ({ at, x: 0, y: 0, walls: [], terrain: [], tokens: [], label: "", room: "" }));
  return { grid: "hex", steps: [], places, legend: [], frame: [] };
}

export function scene(figures: Figure[], more: Partial<Scene> = {}): Scene {
  return { board: null, figures, track: [], status: null, ...more };
}
