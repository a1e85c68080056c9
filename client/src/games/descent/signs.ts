// Signs for heroes, monsters and lieutenants, drawn for this table: plain strokes on 24 by 24, told apart by shape alone.

export const SIGNS: Record<string, string> = {
  // heroes
  ashrian: "M12 3v18M8 7c0-3 8-3 8 0s-8 4-8 7 8 3 8 0M5 3l2 3M19 3l-2 3",
  "avric-albright": "M12 3v18M6 8h12M12 3a2 2 0 1 1 .01 0M8 21h8",
  "leoric-of-the-book": "M12 6c-2-1.5-5-2-8-1.5V19c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V4.5C17 4 14 4.5 12 6ZM12 6v14.5M15 9h3M15 12h3",
  "widow-tarha": "M12 3c-4 2-6 6-6 11l-2 7h16l-2-7c0-5-2-9-6-11ZM12 9l1.2 2.6 2.8.4-2 2 .5 2.8-2.5-1.3-2.5 1.3.5-2.8-2-2 2.8-.4Z",
  "jain-fairwood": "M7 3c8 3 10 7 10 9s-2 6-10 9M7 3v18M2 12h18M17 9l3 3-3 3",
  "tomble-burrowell": "M20 4 9 15M20 4l-1 5M20 4l-5 1M6 12l6 6M9 15l-5 5",
  "grisban-the-thirsty": "M6 21 15 6M12 4c3-2 7-1 9 3-3 0-5 1-6 4-2-1-4-4-3-7ZM4 19l4 2",
  syndrael: "M19 3 8 14M19 3l-1 4M19 3l-4 1M5 12l7 7M8 14l-5 5M16 14v7M13 17h6",
  // monsters
  barghest: "M4 5l4 3h7l3-4 1 5 2 3-2 3h-4l-1 6h-3l-1-5H8l-1 5H4l1-8ZM16 9v.5M19 12l2 1",
  "cave-spider": "M12 9a3.5 4 0 1 0 0 8 3.5 4 0 0 0 0-8ZM12 9a2 2 0 1 1 .01 0M9 11 4 7M15 11l5-4M8.5 13H3M15.5 13H21M9 15l-5 4M15 15l5 4",
  elemental: "M12 2c1 5 6 7 6 12a6 6 0 0 1-12 0c0-3 2-5 3-7 1 2 2 2 3 3 .5-3-.5-5 0-8ZM3 21c3-2 6 2 9 0s6 2 9 0",
  ettin: "M8 3a3 3 0 1 0 .01 0M16 3a3 3 0 1 0 .01 0M4 21v-6c0-4 3-6 8-6s8 2 8 6v6M8 21v-5M16 21v-5",
  mauler: "M8 3a3 3 0 1 0 .01 0M16 3a3 3 0 1 0 .01 0M4 21v-6c0-4 3-6 8-6s8 2 8 6v6M8 14l8 4M16 14l-8 4",
  "flesh-moulder": "M9 3v5l-5 9c-1 2 0 4 3 4h10c3 0 4-2 3-4l-5-9V3M8 3h8M7 14h10M10 17v.5M14 18v.5",
  "goblin-archer": "M3 7c3 0 5 1 6 3h6c1-2 3-3 6-3-1 4-3 6-4 7-1 4-3 6-5 6s-4-2-5-6c-1-1-3-3-4-7ZM9.5 13.5v.5M14.5 13.5v.5M10.5 17h3",
  merriod: "M12 9c4 0 6 3 6 6s-2 5-6 5-6-2-6-5 2-6 6-6ZM8 10C5 8 5 5 7 3M16 10c3-2 3-5 1-7M12 9V4M6 14c-3 0-4-2-4-4M18 14c3 0 4-2 4-4M10 15v.5M14 15v.5",
  "shadow-dragon": "M3 8c4-1 7 0 9 3 2-3 5-4 9-3-1 4-3 5-5 5 1 3-1 6-4 8-3-2-5-5-4-8-2 0-4-1-5-5ZM10.5 14v.5M13.5 14v.5",
  zombie: "M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM7 21c0-6 1-9 5-9M17 21v-5M12 12c4 0 5 3 9 2M12 12v9M10.5 6.5l1 1M14 6.5l-1 1",
  // lieutenants
  splig: "M4 9l3 3V6l5 4 5-4v6l3-3-2 11H6ZM9 15v.5M15 15v.5M10 18h4",
  "baron-zachareth": "M12 3 5 6v6c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6ZM8 9l4 3 4-3M12 12v6",
  belthir: "M12 20C8 14 4 12 2 6c5 0 8 2 10 6 2-4 5-6 10-6-2 6-6 8-10 14ZM12 12v8",
  "lady-eliza-farrow": "M6 5c4 2 8 2 12 0-1 7-2 12-6 16-4-4-5-9-6-16ZM9 11c1-1 2-1 3 0 1-1 2-1 3 0M10 15l2 2 2-2",
  "lord-merick-farrow": "M12 21V8M12 8a3 3 0 1 1 .01 0M8 12c2-2 6-2 8 0M6 4l3 1M18 4l-3 1M9 21h6",
  "sir-alric-farrow": "M7 21V9a5 5 0 0 1 10 0v12ZM7 12h10M12 12v9M12 4V2",
  // icons of the way to a quest
  road: "M9 3 5 21M15 3l4 18M12 4v3M12 10v4M12 17v4",
  plains: "M2 18h20M4 18c2-5 6-7 10-5 3 1 5 3 6 5M7 13V8M5 9l2 1 2-1M16 12V7M14 8l2 1 2-1",
  forest: "M8 3 3 12h3l-3 5h10l-3-5h3ZM8 17v4M17 8l-3 5h1.5L13 17h8l-2.5-4H20ZM17 17v4",
  mountain: "M2 20 9 6l4 7 3-5 6 12ZM7 10l2 2 2-2",
  water: "M2 8c3-3 5 3 8 0s5 3 8 0 3 1 4 0M2 14c3-3 5 3 8 0s5 3 8 0 3 1 4 0M2 20c3-3 5 3 8 0s5 3 8 0 3 1 4 0",
  // on the heroes' side
  reanimate: "M12 3a7 7 0 0 0-4.5 12.5V19h9v-3.5A7 7 0 0 0 12 3ZM9.5 10v1.5M14.5 10v1.5M11 15h2",
  villager: "M12 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM6 21c0-6 2-8 6-8s6 2 6 8M9 17h6",
  militia: "M12 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM6 21c0-6 2-8 6-8s6 2 6 8M20 5v16",
  guard: "M12 3 5 6v6c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6ZM12 7v9M8.5 11h7",
  frederick: "M12 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM6 21c0-6 2-8 6-8s6 2 6 8M8 3l4-1 4 1",
  "sir-palamon": "M12 3 5 6v6c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6ZM12 3v18M5 11h14",
  "cardinal-koth": "M12 2c-3 2-4 4-4 7h8c0-3-1-5-4-7ZM8 9v3a4 4 0 0 0 8 0V9M6 21c0-5 2-6 6-6s6 1 6 6M12 4v3M10.5 5.5h3",
};
