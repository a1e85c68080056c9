import { addIcons } from "$table/icons.ts";
import type { Dress } from "../dress.ts";
import { SIGNS } from "./signs.ts";

const HEROES = "M14 4 5 13l-2 6 6-2 9-9ZM12 6l6 6M5 19l3-3M17 3h4v4l-3 3-4-4Z";
const OVERLORD = "M4 3c1 4 3 5 5 6M20 3c-1 4-3 5-5 6M6 12a6 6 0 0 1 12 0v4l-3 2v3H9v-3l-3-2ZM9.5 13v1M14.5 13v1M11 18h2";

addIcons({
  // dice and cards
  surge: "M13 2 5 13h6l-1 9 9-12h-6Z",
  miss: "M5 5l14 14M19 5 5 19",
  fatigue: "M13 3c0 4-3 4-3 7 0 2 1 3 2 3s2-1 2-3M6 20c0-4 3-6 6-6s6 2 6 6M9 20h6",
  actions: "M5 12l5 5L20 6",
  movement: "M5 20c2 0 3-1 3-3v-4c3 2 7 1 11 4v3ZM8 13V5h4v6",
  // conditions that others do not have
  diseased: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM9 9v.5M14 8v.5M10 14v.5M15 13v.5M12 11v.5M12.5 17v.5",
  // the campaign
  "won-heroes": HEROES,
  "won-overlord": OVERLORD,
  // on the floor
  pit: "M4 8c5-3 11-3 16 0M4 8v5c5 4 11 4 16 0V8M8 10v6M16 10v6M12 10v7",
  search: "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM14.5 14.5 21 21M8 9c.5-1 1.5-1.5 2.5-1.5",
  "hero-token": "M12 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM5 20c0-5 3-7 7-7s7 2 7 7",
  crop: "M12 21V9M12 9c-3-1-4-3-4-6 3 0 4 2 4 4 0-2 1-4 4-4 0 3-1 5-4 6M12 15c-3 0-5-1-6-4 3 0 5 1 6 3 1-2 3-3 6-3-1 3-3 4-6 4",
  prisoner: "M6 4v16M12 4v16M18 4v16M4 7h16M4 17h16",
  beacon: "M8 21h8M9 21l1-9h4l1 9M7 12h10M12 10V4",
  "beacon-dark": "M8 21h8M9 21l1-9h4l1 9M7 12h10M9 8h6",
  "beacon-lit": "M8 21h8M9 21l1-8h4l1 8M7 13h10M12 2c3 3 4 5 4 7a4 4 0 0 1-8 0c0-2 1-3 2-4 0 2 1 2 2 2 .5-2 0-3 0-5Z",
  grave: "M6 21V10a6 6 0 0 1 12 0v11ZM4 21h16M12 9v6M9.5 11.5h5",
  guest: "M4 9c3-2 5-2 8 0 3-2 5-2 8 0 0 4-2 6-4 6s-3-1-4-2c-1 1-2 2-4 2s-4-2-4-6ZM8 11v.5M16 11v.5",
  boulder: "M4 17c-1-4 1-9 5-11s9 0 11 4 0 8-2 9-12 2-14-2ZM9 10l3 2M14 14l3-1",
});

/** Signs for the quests of a campaign: who won them, and their places on the path. */
const PATH: Record<string, string> = {
  "won-heroes": HEROES,
  "won-overlord": OVERLORD,
  introduction: "M6 21V4c5-3 7 3 12 0v9c-5 3-7-3-12 0",
  "act-1": "M8 5h8M12 5v14M8 19h8",
  interlude: "M4 12c3-5 5-5 8 0s5 5 8 0",
  "act-2": "M6 5h12M9.5 5v14M14.5 5v14M6 19h12",
  finale: "M4 18 3 7l5 4 4-7 4 7 5-4-1 11ZM5 21h14",
};

export const descent: Dress = {
  signs: { ...SIGNS, ...PATH, overlord: OVERLORD },
  hints: ["loop"],
};
