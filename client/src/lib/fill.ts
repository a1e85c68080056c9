import { RECIPES } from "./wire.ts";

/** A struct as the server sent it, with the defaults that it left out; inner structs too. */
export function filled<T>(kind: string, sent: unknown): T {
  return fill(kind, sent) as T;
}

/** A list of structs. */
export function filledAll<T>(kind: string, sent: unknown): T[] {
  return fill(kind, sent) as T[];
}

function fill(kind: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => fill(kind, each));
  const recipe = RECIPES[kind];
  if (!recipe || typeof value !== "object" || value === null) return value;
  const made: Record<string, unknown> = { ...recipe[0], ...value };
  for (const [field, inner] of Object.entries(recipe[1])) made[field] = fill(inner, made[field]);
  return made;
}
