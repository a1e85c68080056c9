import type { Seated } from "./bodies.ts";
import { keep, kept } from "./kept.ts";
import { router } from "./route.svelte.ts";

/** A table that this browser has a token for. */
export interface Mine {
  table: string;
  token: string;
  person: number;
  at: number; // when it was last opened, in milliseconds
}

const MOST = 40;

export function mine(): Mine[] {
  return kept<Mine[]>("tables", []);
}

export function tokenOf(table: string): string {
  return mine().find((each) => each.table === table)?.token ?? "";
}

/** Remember a token; the table comes first in the list. */
export function remember(table: string, token: string, person: number): void {
  const others = mine().filter((each) => each.table !== table);
  keep("tables", [{ table, token, person, at: Date.now() }, ...others].slice(0, MOST));
}

/** Remember a seat that was given, and go to its table. */
export function sitDown({ table, token, person }: Pick<Seated, "table" | "token" | "person">): void {
  remember(table, token, person);
  router.go(`/t/${table}`);
}

export function forget(table: string): void {
  keep("tables", mine().filter((each) => each.table !== table));
}

/** What the person is called at tables. */
export function myName(): string {
  return kept("name", "");
}

export function callMe(name: string): void {
  keep("name", name.trim().slice(0, 40));
}
