import { addIcons } from "$table/icons.ts";
import type { Dress } from "../dress.ts";
import Activations from "./Activations.svelte";
import { SIGNS } from "./signs.ts";

addIcons({
  // abilities
  melee: "M5 19 15 9M4 16l4 4M14 4l6 6M15 9l5-5-1 5Z",
  ranged: "M6 3c8 3 12 8 12 9s-4 6-12 9M6 3v18M2 12h18M17 9l3 3-3 3",
  armor: "M12 3 4 6v6c0 5 3.5 8 8 9 4.5-1 8-4 8-9V6Z",
  evasive: "M4 18c6 0 4-6 8-6s2-6 8-6M16 3l4 3-4 3M4 12h4M4 7h6",
  slow: "M4 17h12a4 4 0 1 0-4-4M16 17l4 1v-5M6 17v2M13 17v2",
  root: "M12 3v9M12 12c-4 2-6 5-7 9M12 12c4 2 6 5 7 9M12 12v9M8 5h8",
  weaken: "M5 19 15 9M14 4l6 6M4 4l16 16",
  expose: "M12 3 4 6v6c0 5 3.5 8 8 9M12 3l8 3v6c0 2-.6 3.7-1.5 5M3 21 21 3",
  // the mat
  "xp-up": "M12 3l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.4 6.7 19.4l1.2-6L3.4 9.3l6-.7Z",
  "xp-down": "M12 3l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.4 6.7 19.4l1.2-6L3.4 9.3l6-.7ZM4 20 20 4",
  defeats: "M6 10a6 6 0 0 1 12 0v4l-2 1v3H8v-3l-2-1ZM9.5 11v1M14.5 11v1M10 18v3M14 18v3",
  drafted: "M5 4h10v14H5ZM9 4V2h10v14h-4M8 9h4M8 12h4",
  // cubes of the alliances
  "cube-blue": "M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8",
  "cube-red": "M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8M8 14v.5",
  "cube-yellow": "M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8M7 12v.5M9 16v.5",
  "cube-green": "M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8M7 12v.5M8 14v.5M9 16v.5",
  "cube-nobody": "M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4",
  // on the floor
  pit: "M4 8c5-3 11-3 16 0M4 8v5c5 4 11 4 16 0V8M8 10v6M16 10v6M12 10v7",
  threat: "M8 3h8l5 5v8l-5 5H8l-5-5V8ZM10 9a2 2 0 1 1 3 2c-1 .6-1 1-1 2M12 16v.5",
  "t-1": "M4 10c0-3 3-5 8-5s8 2 8 5v9H4ZM4 12h16M10.5 11h3v4h-3z",
  "t-2": "M4 10c0-3 3-5 8-5s8 2 8 5v9H4ZM4 12h16M12 14a1.5 1.5 0 1 0 .01 0M12 16v2",
  "t-3": "M4 8c5-3 11-3 16 0M4 8v5c5 4 11 4 16 0V8M8 10v6M16 10v6M12 10v7",
  "t-4": "M3 12h14M13 8l5 4-5 4M3 9l3 3-3 3M20 6v12",
  "t-5": "M4 4l16 16M20 4 4 20M12 3v18M3 12h18M6 6h12v12H6Z",
  "t-6": "M5 17a4 4 0 0 1 1-8 6 6 0 0 1 11-1 4.5 4.5 0 0 1 1 9ZM8 21h8",
  "t-7": "M5 3h14v8H5ZM12 11v3M8 17l4 4 4-4M4 21h16",
  "t-8": "M12 2c1 5 6 7 6 12a6 6 0 0 1-12 0c0-3 2-5 3-7 1 2 2 2 3 3 .5-3-.5-5 0-8Z",
  "t-9": "M12 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM9 9v1M15 9v1M9 15c2-2 4-2 6 0M12 19v3",
});

export const alliance: Dress = {
  signs: SIGNS,
  strip: Activations,
  facings: { "face E": [1, 0], "face S": [0, 1], "face W": [-1, 0], "face N": [0, -1] },
  hints: ["loop"],
};
