import { untrack } from "svelte";
import type { News } from "$lib/table.svelte.ts";
import { look } from "$lib/theme.svelte.ts";
import type { Play } from "./play.svelte.ts";
import type { Scene } from "./scenes.ts";

/** As long as a component lives, what happens at its table is told sentence by sentence. */
export function tellOn(play: Play): void {
  const { table, reel } = play;
  const scene = (): Scene => ({ board: table.board, figures: table.figures, track: table.track, status: table.status });
  const take = (news: News) => {
    reel.take(news, scene());
    play.turn = 0;
  };

  $effect.pre(() =>
    untrack(() => {
      take({ keep: 0, lines: table.lines, whole: true, missed: false });
      table.told = take;
      return () => (table.told = null);
    }),
  );

  $effect(() => {
    const suit = () => reel.suit(look.still, document.visibilityState === "hidden");
    suit();
    document.addEventListener("visibilitychange", suit);
    return () => document.removeEventListener("visibilitychange", suit);
  });
}
