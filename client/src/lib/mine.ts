import { keep, kept } from "./kept.ts";

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
