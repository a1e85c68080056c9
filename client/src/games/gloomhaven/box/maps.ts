import type { MapOffered } from "../positions.ts";
import type { Draft } from "./files.ts";

/** The map of a scenario with its monsters, numbered kind by kind, as a position to paint on. */
export function drafted({ map, monsters }: MapOffered): Draft {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  const figures = monsters.flatMap(({ id, name, hex }) => {
    const at = `${hex.q}:${hex.r}`;
    if (taken.has(at)) return [];
    taken.add(at);
    const number = (counts.get(id) ?? 0) + 1;
    counts.set(id, number);
    return [{ id: `${name} ${number}`, side: "monster" as const, hex, kind: id }];
  });
  return { ...map, figures };
}
