import { addIcons } from "$table/icons.ts";
import type { Dress } from "../dress.ts";

addIcons({
  "stance-bold": "M5 19 15 9M4 16l4 4M14 4l6 6M15 9l5-5-1 5Z",
  "stance-wary": "M12 3 4 6v6c0 5 3.5 8 8 9 4.5-1 8-4 8-9V6ZM8 12l3 3 5-6",
  "stance-swift": "M3 8h9M2 12h8M4 16h7M13 5l8 7-8 7",
  fallen: "M5 20h14M9 20V9a3 3 0 0 1 6 0v11M12 11v4M10.5 12.5h3",
  guard: "M12 3 4 6v6c0 5 3.5 8 8 9 4.5-1 8-4 8-9V6Z",
});

export const tiny: Dress = {
  hints: ["loop"],
  signs: {
    warden: "M12 3 4 6v6c0 5 3.5 8 8 9 4.5-1 8-4 8-9V6ZM12 3v18",
    scout: "M6 3c8 3 12 8 12 9s-4 6-12 9M6 3v18M2 12h18M17 9l3 3-3 3",
    goblin: "M3 7c3 0 5 1 6 3h6c1-2 3-3 6-3-1 4-3 6-4 7-1 4-3 6-5 6s-4-2-5-6c-1-1-3-3-4-7ZM9.5 13.5v.5M14.5 13.5v.5M10.5 17h3",
    ogre: "M5 20v-7a7 7 0 0 1 14 0v7M9 12v.5M15 12v.5M8 20l1-3 1 3M14 20l1-3 1 3M9 16h6",
    chest: "M4 10c0-3 3-5 8-5s8 2 8 5v9H4ZM4 12h16M10.5 11h3v4h-3z",
  },
};
