// Signs for classes and monsters, drawn for this table: plain strokes on 24 by 24, told apart by shape alone.

const BOW = "M7 3c8 3 10 7 10 9s-2 6-10 9M7 3v18M2 12h18M17 9l3 3-3 3";
const GUARD = "M12 3 5 6v6c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6ZM12 7v9M8.5 11h7";
const SHAMAN = "M12 21V8M12 8a3 3 0 1 1 .01 0M8 12c2-2 6-2 8 0M6 4l3 1M18 4l-3 1M9 21h6";
const DRAKE = "M3 8c4-1 7 0 9 3 2-3 5-4 9-3-1 4-3 5-5 5 1 3-1 6-4 8-3-2-5-5-4-8-2 0-4-1-5-5ZM10.5 14v.5M13.5 14v.5";
const IMP = "M6 4c0 3 1 4 3 5h6c2-1 3-2 3-5M7 9c-1 6 1 11 5 12 4-1 6-6 5-12M10 13v.5M14 13v.5M10 17c1 1 3 1 4 0";
const GOLEM = "M8 3h8v5H8zM5 8h14v7H5zM7 15v6h3v-4h4v4h3v-6M2 9v7M22 9v7";
const SAVVAS = "M12 2 5 9l3 12h8l3-12ZM5 9h14M12 2v19";

export const SIGNS: Record<string, string> = {
  // classes
  brute: "M4 4c0 5 2 7 5 8M20 4c0 5-2 7-5 8M8 9c0-3 8-3 8 0v5c0 4-2 7-4 7s-4-3-4-7ZM10.5 13v.5M13.5 13v.5M10 18h4",
  scoundrel: "M20 4 9 15M20 4l-1 5M20 4l-5 1M6 12l6 6M9 15l-5 5M4 8l3-3M16 20l3-3",
  spellweaver: "M12 12c-1.5-2 1-4 3-2.5 3 2.5 0 7-4 6.5-5-.5-6-7-2-10 5-3.5 12 0 12 6M12 12c0 5-4 9-9 9",
  tinkerer: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2",
  cragheart: "M3 20 8 9l3 4 4-9 6 16ZM8 20l3-7 3 7",
  mindthief: "M12 4c-4 0-8 3-8 8 0 3 2 4 3 4v4h7v-3h3v-4l2-1-2-4c-1-3-3-4-5-4ZM12 9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",

  // monsters
  "bandit-guard": GUARD,
  "city-guard": "M5 4h14v7c0 5-3 8-7 10-4-2-7-5-7-10ZM5 10h14M12 4v17",
  "inox-guard": "M4 5c1 3 2 4 4 4M20 5c-1 3-2 4-4 4M8 7h8v6c0 4-2 7-4 8-2-1-4-4-4-8ZM8 12h8M12 12v9",
  "bandit-archer": BOW,
  "city-archer": "M8 3c7 3 9 6 9 9s-2 6-9 9M8 3v18M3 12h17M3 9l2 3-2 3M17 9l3 3-3 3",
  "inox-archer": "M7 3c8 3 10 7 10 9s-2 6-10 9M7 3v18M4 7l16 10M16 18l4-1-1-4",
  "inox-shaman": SHAMAN,
  "vermling-scout": "M5 4l3 5M19 4l-3 5M8 9h8l2 5-6 7-6-7ZM10 13v.5M14 13v.5M11 18h2M3 15h4M17 15h4",
  "vermling-shaman": "M5 4l3 5M16 9h-8l-2 5 6 7 4-5M10 13v.5M20 6v15M20 6a2 2 0 1 1 .01 0",
  "living-bones": "M12 3a7 7 0 0 0-4.5 12.5V19h9v-3.5A7 7 0 0 0 12 3ZM9.5 10v1.5M14.5 10v1.5M11 15h2M10 19v2.5M14 19v2.5",
  "living-corpse": "M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM7 21c0-6 1-9 5-9M17 21v-5M12 12c4 0 5 3 9 2M12 12v9M10.5 6.5l1 1M14 6.5l-1 1",
  "living-spirit": "M6 21V11a6 6 0 0 1 12 0v10l-3-2.5-3 2.5-3-2.5ZM10 11v1M14 11v1",
  cultist: "M12 3c-4 2-6 6-6 11l-2 7h16l-2-7c0-5-2-9-6-11ZM9 12c1-3 5-3 6 0v5H9Z",
  hound: "M4 6l4 3h6l3-4 1 5 3 2-1 3h-4l-1 6h-3l-1-5H9l-1 5H5l1-8ZM16 10v.5",
  "cave-bear": "M7 12a2 2 0 1 0-.01 0M17 12a2 2 0 1 0-.01 0M10.5 8a2 2 0 1 0-.01 0M14.5 8a2 2 0 1 0-.01 0M12 12c-4 0-5.5 4-5 6 .5 2.5 3 2 5 2s4.5.5 5-2c.5-2-1-6-5-6Z",
  "giant-viper": "M19 4c-4-1-6 1-5 4s4 4 3 8-7 5-10 2c-2-2-1-5 2-5 2 0 3 2 2 3M19 4l-2 2M19 4l2 1M16 6v.5",
  lurker: "M12 8c4 0 7 3 7 6s-3 5-7 5-7-2-7-5 3-6 7-6ZM5 12C2 11 2 7 5 4c-1 3 0 5 2 6M19 12c3-1 3-5 0-8 1 3 0 5-2 6M10 13v.5M14 13v.5",
  ooze: "M12 3c5 6 8 9 8 13a8 5 0 0 1-16 0c0-4 3-7 8-13ZM10 14a1 1 0 1 0 .01 0M14.5 17a1.5 1.5 0 1 0 .01 0",
  "deep-terror": "M12 21V11M12 11c0-4 4-3 4-7M12 11c0-4-4-3-4-7M8 21c0-4-4-4-4-9 0-2 1-3 2-3M16 21c0-4 4-4 4-9 0-2-1-3-2-3",
  "harrower-infester": "M12 6a4 5 0 1 0 0 14 4 5 0 0 0 0-14ZM12 6v14M8 10 4 7M16 10l4-3M7.5 14H3M16.5 14H21M8 18l-3 3M16 18l3 3M10 6 8 3M14 6l2-3",
  "ancient-artillery": "M5 18a3 3 0 1 0 .01 0M17 18a3 3 0 1 0 .01 0M6 15l9-9 4 3-7 6ZM16 4l5 4",
  "stone-golem": GOLEM,
  "rending-drake": DRAKE,
  "spitting-drake": "M3 8c4-1 7 0 9 3 2-3 5-4 9-3-1 4-3 5-5 5M8 13c-2 0-4-1-5-5M10 13v.5M14 13v.5M12 15v.5M12 18v.5M9.5 19.5v.5M14.5 19.5v.5M12 21.5v.5",
  "black-imp": IMP,
  "forest-imp": "M6 4c0 3 1 4 3 5h6c2-1 3-2 3-5M7 9c-1 6 1 11 5 12 4-1 6-6 5-12M10 13v.5M14 13v.5M12 9V5c2 0 3-1 3-3-2 0-3 1-3 3",
  "flame-demon": "M12 2c1 5 6 7 6 13a6 6 0 0 1-12 0c0-3 2-5 3-7 1 2 2 2 3 3 .5-3-.5-6 0-9ZM10 15v.5M14 15v.5",
  "frost-demon": "M12 2v20M3.5 7l17 10M20.5 7l-17 10M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5",
  "earth-demon": "M3 20 9 7l3 4 3-6 6 15ZM9.5 15v.5M14.5 15v.5",
  "wind-demon": "M3 8h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 18h7a2 2 0 1 1-2 2",
  "night-demon": "M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10ZM9 12v.5M13 14v.5",
  "sun-demon": "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5M10.5 12v.5M13.5 12v.5",
  "savvas-icestorm": `${SAVVAS}M9 14h6`,
  "savvas-lavaflow": `${SAVVAS}M9 12l3 5 3-5`,
};
