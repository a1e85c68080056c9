// Pages that games bring beside their tables. They are apart from what a table needs of a game, and loaded when opened.

import type { Component } from "svelte";
import type { IconName } from "$ui/Icon.svelte";
import { pages as alliance } from "./alliance/pages.ts";
import { pages as descent } from "./descent/pages.ts";
import { pages as gloomhaven } from "./gloomhaven/pages.ts";

export interface GamePage {
  /** The address: /path. */
  path: string;
  /** The message that names it. */
  title: string;
  /** How the start page leads there; without it only links do. */
  tile?: { icon: IconName; name: string; text: string };
  load: () => Promise<{ default: Component }>;
}

export const GAME_PAGES: readonly GamePage[] = [...gloomhaven, ...descent, ...alliance];

export function gamePage(path: string): GamePage | undefined {
  return GAME_PAGES.find((page) => page.path === path);
}
