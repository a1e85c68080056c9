// Written by `python -m undercroft.web.types` from the structs of the server: do not edit.

/** Axial coordinates. */
export interface Hex {
  q: number;
  r: number;
}

/** A hex of a pattern; grey is the attacker's own. */
export interface AreaHex {
  q: number;
  r: number;
  grey?: boolean;
}

/** Something that lies on a hex. */
export interface Overlay {
  type: "difficult" | "hazardous" | "icy" | "obstacle" | "trap";
  hex: Hex;
}

/** Somebody on the map. */
export interface Figure {
  id: string;
  side: "character" | "monster" | "summon";
  hex: Hex;
  initiative?: number | null;
  conditions?: string[];
}

/** The targets of this turn's attack. */
export interface Attack {
  type?: "melee" | "ranged";
  range?: number;
  targets?: number | "all";
  aoe?: AreaHex[] | null;
}

/** The monster's action this turn, after all modifiers. */
export interface Action {
  move?: number;
  jump?: boolean;
  flying?: boolean;
  teleport?: boolean;
  attack?: Attack | null;
}

/** The playable hexes, the wall lines between them, and what lies and stands there. */
export interface Map {
  hexes: Hex[];
  walls?: [Hex, Hex][];
  overlays?: Overlay[];
  figures?: Figure[];
}

/** A map, the monster whose turn it is, and what it does. */
export interface Position {
  hexes: Hex[];
  walls?: [Hex, Hex][];
  overlays?: Overlay[];
  figures?: Figure[];
  active: string;
  action?: Action;
}

/** A position as one line (docs/position-text.md). */
export interface PositionText {
  text: string;
}

/** A map and two hexes of it. */
export interface Query {
  hexes: Hex[];
  walls?: [Hex, Hex][];
  overlays?: Overlay[];
  figures?: Figure[];
  from: Hex;
  to: Hex;
}

/** One result that the rules leave open. */
export interface Choice {
  destination: Hex;
  path_length: number;
  targets: string[];
  focus: string[];
  toward: Hex[];
}

/** A step of the reasoning, told. */
export interface Explained {
  rule: string;
  text: string;
}

/** The focus, and every result that the rules leave open. */
export interface Result {
  focus: string[];
  options: Choice[];
  why?: Explained[];
}

/** Whether there is line of sight. */
export interface Seen {
  los: boolean;
  why?: Explained[];
}

/** The focus, every result that the rules leave open, and why; for each result one of its ways. */
export interface Solved {
  focus: string[];
  options: Choice[];
  ways: Hex[][];
  why: Explained[];
}

/** Whether there is line of sight, and why; with a line that shows it. The line has two points, x and y in hundredths of a hex's width from the centre of hex (0, 0). `blocked`: walls that it crosses, each as the two hexes between which it stands. */
export interface Looked {
  los: boolean;
  why: Explained[];
  line: [[number, number], [number, number]];
  blocked: [Hex, Hex][];
}

/** A monster that stands there when the room is revealed. */
export interface Standing {
  id: string;
  name: string;
  hex: Hex;
}

/** A scenario whose map can be painted on. */
export interface MapNamed {
  scenario: string;
  called: string;
  name: string;
}

/** The map of a scenario with all rooms and doors open. */
export interface MapOffered {
  scenario: string;
  called: string;
  name: string;
  map: Map;
  rooms: Hex[][];
  starts: Hex[];
  monsters: Standing[];
}

/** An ability card, with what it says. */
export interface CardOffered {
  id: string;
  initiative: number;
  text: string;
}

/** A monster with the cards of its deck. */
export interface MonsterOffered {
  id: string;
  name: string;
  cards: CardOffered[];
}

/** A monster's actions by a card; nothing if a position cannot say it. */
export interface Done {
  action: Action | null;
}
