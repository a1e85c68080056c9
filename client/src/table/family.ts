// From one table of a family to another: whoever is at one of them is known at the other by the same key.

import { remember, tokenOf } from "$lib/mine.ts";
import { router } from "$lib/route.svelte.ts";
import type { Play } from "./play.svelte.ts";

export function follow(play: Play, other: string): void {
  const token = tokenOf(play.table.table);
  if (token && !tokenOf(other)) remember(other, token, play.table.person);
  router.go(`/t/${other}`);
}
