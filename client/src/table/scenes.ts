// What the board and the order list look like while lines are told: each sentence brings the changes it tells of,
// and the last one everything else that came with them.

import type { Board, Figure, Line, Row, Status } from "../lib/wire.ts";
import { changed } from "./meters.ts";

/** The parts of a table that keep in step with what is told. */
export interface Scene {
  board: Board | null;
  figures: readonly Figure[];
  track: readonly Row[];
  status: Status | null;
}

export const keyOf = (line: Line): string => `${line.answer}.${line.k}`;

/** The single events behind a line. */
export const eventsOf = (line: Line): readonly Line[] => (line.parts.length ? line.parts : [line]);

/** The scenes while sentences are told, from one state of the table to the next; `told` has the events of each. */
export function scenesOf(before: Scene, after: Scene, told: readonly (readonly Line[])[]): Scene[] {
  const round = told.findLastIndex((events) => events.some((event) => event.level === "round"));
  const figures = new Figures(before, after, told);
  const places = new Places(before.board, after.board);
  let { track, status } = before;
  return told.map((events, i) => {
    const ends = i === told.length - 1;
    const board = places.tell(events, figures.dying(i));
    const cast = figures.tell(events, i, new Set(board?.places.map((place) => place.at)));
    for (const event of events) track = trackAfter(track, after.track, event, i >= round);
    if (i === round) status = after.status;
    return ends ? { ...after, figures: figures.last(i) } : { board, figures: cast, track, status };
  });
}

/** Figures as sentences change them one by one. */
class Figures {
  #shown: Map<number, Figure>;
  #after: Map<number, Figure>;
  #told: readonly (readonly Line[])[];
  #first = new Map<number, number>(); // the sentence that names a figure first, and last
  #last = new Map<number, number>();

  constructor(before: Scene, after: Scene, told: readonly (readonly Line[])[]) {
    this.#shown = new Map(before.figures.map((each) => [each.id, each]));
    this.#after = new Map(after.figures.map((each) => [each.id, each]));
    this.#told = told;
    told.forEach((events, i) => {
      for (const id of events.flatMap((event) => [...event.figures, ...event.meters.map(([who]) => who)])) {
        if (!this.#first.has(id)) this.#first.set(id, i);
        this.#last.set(id, i);
      }
    });
  }

  /** Figures that are not on the table afterwards, and of which this sentence tells last. */
  dying(i: number): Figure[] {
    return [...this.#shown.values()].filter((each) => !this.#after.has(each.id) && this.#last.get(each.id) === i);
  }

  tell(events: readonly Line[], i: number, cells: ReadonlySet<string>): readonly Figure[] {
    for (const gone of this.dying(i - 1)) this.#shown.delete(gone.id);
    for (const figure of this.#after.values()) this.#enter(figure, events, i, cells);
    for (const event of events) this.#change(event);
    for (const [id, last] of this.#last) {
      const [old, now] = [this.#shown.get(id), this.#after.get(id)];
      if (last === i && old && now) this.#shown.set(id, { ...now, active: old.active, acted: old.acted });
    }
    return [...this.#shown.values()];
  }

  /** As it is in the end, with those who fall in the last sentence. */
  last(i: number): readonly Figure[] {
    return [...this.#after.values(), ...this.dying(i)];
  }

  /** A new figure comes when it is named, or with the room in which it stands. */
  #enter(figure: Figure, events: readonly Line[], i: number, cells: ReadonlySet<string>): void {
    const first = this.#first.get(figure.id);
    const comes = first === undefined ? figure.at.every((at) => cells.has(at)) : first === i;
    if (!comes || this.#shown.has(figure.id)) return;
    const later = this.#told.slice(i).flat();
    const meters = figure.meters.map((meter) => ({ ...meter, value: meter.value - changeOf(later, figure.id, meter.id) }));
    const walks = later.some((event) => event.way.length && event.figures[0] === figure.id);
    const cell = events.find((event) => event.figures.includes(figure.id))?.cells.at(-1);
    this.#shown.set(figure.id, { ...figure, meters, at: walks && cell ? [cell] : figure.at, active: false, acted: false });
  }

  #change(event: Line): void {
    const [who] = event.figures;
    if (event.level !== "event") {
      for (const [id, each] of this.#shown) {
        const acted = event.level === "turn" && (each.acted || each.active) && id !== who;
        this.#shown.set(id, { ...each, acted, active: event.level === "turn" && id === who });
      }
    }
    const walker = this.#shown.get(who ?? 0);
    const to = event.way.at(-1);
    if (walker && to && walker.at.length < 2) this.#shown.set(walker.id, { ...walker, at: [to] });
    for (const [id, meter, by] of event.meters) {
      const figure = this.#shown.get(id);
      if (figure) this.#shown.set(id, { ...figure, meters: changed(figure.meters, meter, by) });
    }
  }
}

const changeOf = (events: readonly Line[], figure: number, meter: string): number =>
  events.flatMap((event) => event.meters).reduce((sum, [who, what, by]) => sum + (who === figure && what === meter ? by : 0), 0);

/** Places change when a sentence names them; new ones come all together, with the first of them or with their door. */
class Places {
  #before: Board | null;
  #after: Board | null;
  #changed = new Set<string>();
  #added = new Set<string>();
  #named = new Set<string>();

  constructor(before: Board | null, after: Board | null) {
    this.#before = before;
    this.#after = after;
    if (!before || !after || before === after) return;
    const old = new Map(before.places.map((place) => [place.at, JSON.stringify(place)]));
    for (const place of after.places) {
      const was = old.get(place.at);
      if (was === undefined) this.#added.add(place.at);
      else if (was !== JSON.stringify(place)) this.#changed.add(place.at);
    }
  }

  tell(events: readonly Line[], dying: readonly Figure[]): Board | null {
    const [before, after] = [this.#before, this.#after];
    if (!before || !after || !(this.#changed.size + this.#added.size)) return before;
    for (const cell of [...events.flatMap((event) => [...event.cells, ...event.way]), ...dying.flatMap((each) => each.at)]) this.#named.add(cell);
    const named = [...this.#named];
    const opened = named.some((cell) => this.#added.has(cell) || this.#changed.has(cell));
    if (!opened) return before;
    const now = new Map(after.places.map((place) => [place.at, place]));
    const kept = before.places.map((place) => (this.#named.has(place.at) ? (now.get(place.at) ?? place) : place));
    return { ...after, places: [...kept, ...after.places.filter((place) => this.#added.has(place.at))] };
  }
}

const isRevealed = (rows: readonly Row[]): boolean => !rows.some((row) => row.initiative.includes("?"));

/** The order list after an event. `latest`: no other round begins later, so that the final order is the one it tells of. */
function trackAfter(rows: readonly Row[], final: readonly Row[], event: Line, latest: boolean): readonly Row[] {
  if (event.level === "round") return latest ? final.map((row) => ({ ...row, state: "waiting" })) : rows;
  const [who] = event.figures;
  if (event.level !== "turn" || who === undefined) return rows;
  const has = (some: readonly Row[]) => some.some((row) => row.figures.includes(who));
  const order = (has(rows) && isRevealed(rows)) || !latest ? rows : final;
  const now = order.findIndex((row) => row.figures.includes(who));
  return now < 0 ? order : order.map((row, i) => ({ ...row, state: i < now ? "done" : i > now ? "waiting" : "active" }));
}
