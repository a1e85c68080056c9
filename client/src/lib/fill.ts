import { RECIPES } from "./wire.ts";

/** A struct as the server sent it, with the defaults that it left out; inner structs too. */
export function filled<T>(kind: string, sent: unknown): T {
  return fill(kind, sent) as T;
}

/** A list of structs. */
export function filledAll<T>(kind: string, sent: unknown): T[] {
  return fill(kind, sent) as T[];
}

const known = new WeakMap<object, unknown>(); // a record that stays is filled once, and is the same to who draws it

function fill(kind: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => fill(kind, each));
  const recipe = RECIPES[kind];
  if (!recipe || typeof value !== "object" || value === null) return value;
  const before = known.get(value);
  if (before !== undefined) return before;
  const made: Record<string, unknown> = { ...recipe[0], ...value };
  for (const [field, inner] of Object.entries(recipe[1])) made[field] = fill(inner, made[field]);
  known.set(value, made);
  return made;
}
