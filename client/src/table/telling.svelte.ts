import { untrack } from "svelte";
import type { Figure } from "$lib/wire.ts";
import type { Play } from "./play.svelte.ts";

/** As long as a component lives, what happens at its table is told line by line. */
export function tellOn(play: Play): void {
  const { table, reel } = play;
  let before: readonly Figure[] = [];
  let revision = -1;
  $effect.pre(() => {
    const now = table.revision;
    untrack(() => {
      if (now === revision) return;
      const first = revision < 0;
      revision = now;
      if (!first && table.fresh >= 0) reel.tell(table.lines.slice(table.fresh), before, table.figures);
      else reel.finish();
      before = table.figures;
      play.turn = 0;
    });
  });
}
