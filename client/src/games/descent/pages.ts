import type { GamePage } from "../pages.ts";

export const pages: readonly GamePage[] = [
  {
    path: "descent",
    title: "title-descent",
    tile: { icon: "eye", name: "home-descent", text: "home-descent-text" },
    load: () => import("./box/Box.svelte"),
  },
];
