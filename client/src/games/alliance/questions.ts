// Written by `python -m undercroft.web.types` from the structs of the server: do not edit.

/** A tile in a cell, as (row, column), turned clockwise by so many quarters. */
export interface TilePlaced {
  tile: string;
  cell: [number, number];
  turn?: number;
}

/** A hero of an alliance or a monster, on a square of the grid of all squares, as (row, column). */
export interface CharacterPlaced {
  id: string;
  side: "monster" | "blue" | "green" | "red" | "yellow";
  at: [number, number];
  facing?: "E" | "N" | "S" | "W";
  defeated?: boolean;
  leave_penalty?: 0 | 1;
  ignore_pit?: boolean;
}

/** A board and the characters on it. */
export interface BoardAsked {
  tiles: TilePlaced[];
  passages?: [[number, number], [number, number]][];
  pits?: [number, number][];
  figures?: CharacterPlaced[];
  pvp?: boolean;
}

/** Does this character see that one, or that square? */
export interface TileSightAsked {
  tiles: TilePlaced[];
  passages?: [[number, number], [number, number]][];
  pits?: [number, number][];
  figures?: CharacterPlaced[];
  pvp?: boolean;
  from: string;
  to: string | [number, number];
}

/** Where can this character end its movement? */
export interface TileReachAsked {
  tiles: TilePlaced[];
  passages?: [[number, number], [number, number]][];
  pits?: [number, number][];
  figures?: CharacterPlaced[];
  pvp?: boolean;
  mover: string;
  speed: number;
  open?: "doors" | "none" | "sure";
}

/** A rule and what it did; `what` names the sentence of the page, the rest stands in it. */
export interface ReasonGiven {
  rule: string;
  what: string;
  at: [number, number] | null;
  who: string;
  number: number | null;
  cells: [[number, number], [number, number]] | null;
  yes: boolean;
}

/** The answer of the command, and the point (row, column) where the line is stopped, if it is. */
export interface SightDrawn {
  in_arc: boolean;
  line: boolean;
  seen: boolean;
  distance: number;
  adjacent: boolean;
  crossed: string[];
  obstacle_defence: number | null;
  melee: boolean;
  ranged: boolean;
  stop: [number, number] | null;
  why: ReasonGiven[];
}

/** A square where the movement can end, its price, and the borders opened on the way. */
export interface EndDrawn {
  at: [number, number];
  cost: number;
  opened: [[number, number], [number, number]][];
}

/** Every square where the movement can end. */
export interface ReachDrawn {
  ends: EndDrawn[];
  why: ReasonGiven[];
}

/** A monster icon of a tile: its name, its square, as (row, column), and its Speed. */
export interface MonsterDrawn {
  name: string;
  at: [number, number];
  speed: number;
}

/** A tile before it is turned: the sides with doors, and the entrance of a starting tile. */
export interface TileOffered {
  id: string;
  level: number | null;
  colour: "blue" | "green" | "red" | "yellow" | null;
  doors: ("E" | "N" | "S" | "W")[];
  entrance: "E" | "N" | "S" | "W" | null;
  monsters: MonsterDrawn[];
}
