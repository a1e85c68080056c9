// Positions as text: read from files and links, whoever wrote them.
import type { Action, Figure, Hex, Overlay, Position } from "../positions.ts";

/** A position to be painted on: perhaps nobody acts yet, and monsters have more to be drawn by. */
export interface Draft extends Omit<Position, "active" | "figures"> {
  active?: string;
  figures?: Drawn[];
}
export type Rank = "normal" | "elite" | "boss";
export interface Drawn extends Figure {
  rank?: Rank;
  kind?: string;
}

/** A text that is no position; the message is the place where it is not: "figures[0].side". */
export class Unreadable extends Error {}

const OVERLAYS: readonly string[] = ["obstacle", "trap", "hazardous", "difficult"] satisfies Overlay["type"][];
const SIDES: readonly string[] = ["monster", "character", "summon"] satisfies Figure["side"][];

export function readDraft(text: string): Draft {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Unreadable("JSON");
  }
  const whole = record(data, "JSON");
  const draft: Draft = {
    hexes: list(whole.hexes, "hexes").map((each, i) => hex(each, `hexes[${i}]`)),
    walls: list(whole.walls ?? [], "walls").map((each, i) => {
      const [one, other] = list(each, `walls[${i}]`);
      return [hex(one, `walls[${i}][0]`), hex(other, `walls[${i}][1]`)];
    }),
    overlays: list(whole.overlays ?? [], "overlays").map((each, i) => overlay(each, `overlays[${i}]`)),
    figures: list(whole.figures ?? [], "figures").map((each, i) => figure(each, `figures[${i}]`)),
  };
  if (typeof whole.active === "string") draft.active = whole.active;
  if (whole.action !== undefined) draft.action = record(whole.action, "action") as Action; // the solver checks it
  return draft;
}

function record(value: unknown, place: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Unreadable(place);
  return value as Record<string, unknown>;
}

function list(value: unknown, place: string): unknown[] {
  if (!Array.isArray(value)) throw new Unreadable(place);
  return value;
}

function hex(value: unknown, place: string): Hex {
  const { q, r } = record(value, place);
  if (!Number.isInteger(q) || !Number.isInteger(r)) throw new Unreadable(place);
  return { q: q as number, r: r as number };
}

function overlay(value: unknown, place: string): Overlay {
  const { type, hex: at } = record(value, place);
  if (typeof type !== "string" || !OVERLAYS.includes(type)) throw new Unreadable(`${place}.type`);
  return { type: type as Overlay["type"], hex: hex(at, `${place}.hex`) };
}

function figure(value: unknown, place: string): Drawn {
  const { id, side, hex: at, initiative, conditions, rank, kind } = record(value, place);
  if (typeof id !== "string" || !id) throw new Unreadable(`${place}.id`);
  if (typeof side !== "string" || !SIDES.includes(side)) throw new Unreadable(`${place}.side`);
  return {
    id,
    side: side as Figure["side"],
    hex: hex(at, `${place}.hex`),
    initiative: typeof initiative === "number" ? initiative : null,
    conditions: list(conditions ?? [], `${place}.conditions`).map(String),
    ...(rank === "elite" || rank === "boss" ? { rank } : {}),
    ...(typeof kind === "string" && kind ? { kind } : {}),
  };
}

// -- a position in the address, behind the #

/** The position packed for a link. */
export async function packed(draft: Draft): Promise<string> {
  const small = new Blob([JSON.stringify(draft)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(small).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unpacked(link: string): Promise<Draft> {
  try {
    const binary = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return readDraft(await new Response(whole).text());
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable("#");
  }
}
