import type { GamePage } from "../pages.ts";

export const pages: readonly GamePage[] = [
  { path: "box", title: "title-box", tile: { icon: "box", name: "home-box", text: "home-box-text" }, load: () => import("./box/Box.svelte") },
];
