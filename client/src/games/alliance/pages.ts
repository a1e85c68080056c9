import type { GamePage } from "../pages.ts";

export const pages: readonly GamePage[] = [
  {
    path: "alliance",
    title: "title-alliance",
    tile: { icon: "eye", name: "home-alliance", text: "home-alliance-text" },
    load: () => import("./box/Box.svelte"),
  },
];
