// Written by `python -m undercroft.web.types` from the structs of the server: do not edit.

/** Something to choose. */
export interface Offered {
  id: string;
  name: string;
  playable?: boolean;
  why?: string;
  called?: string;
  complete?: boolean;
  by_lot?: boolean;
  cost?: number;
  copies?: number;
  level?: string;
}

/** A field of a form: how it is chosen, what it holds, and within what limits. One of the choices, several of them (`least` to `most`, together within the budget), a number from `least` to `most`, a switch, a text of at most `most` characters, or members, each with fields of its own. */
export interface FieldOffered {
  key: string;
  label: string;
  kind: "members" | "number" | "one" | "several" | "switch" | "text";
  value: unknown;
  choices?: Offered[];
  least?: number;
  most?: number;
  budget?: number | null;
  unit?: string;
  advised?: string[];
  advice?: string;
  distinct?: boolean;
  shapes?: boolean;
  follows?: boolean;
  members?: FieldOffered[][];
}

/** A seat of the game as it is set up. */
export interface SeatOffered {
  plays: string;
  bots: string[];
}

/** The choices before a game begins, with all that each offers. */
export interface Form {
  game: string;
  fields: FieldOffered[];
  seats: SeatOffered[];
  fault?: string;
  field?: string;
}

/** One of several ways to begin at once: from this side or that. */
export interface QuickWay {
  id: string;
  name: string;
}

/** The game that *Play now* begins. */
export interface QuickOffered {
  title: string;
  seats: string[];
  bots: boolean;
  ways: QuickWay[];
}

/** A game on the shelf. */
export interface GameOffered {
  id: string;
  name: string;
  lead: string;
  bots: Offered[];
  quick: QuickOffered | null;
}

/** How others reach the machine that serves; empty for all but itself. */
export interface Reach {
  addresses: string[];
  open: boolean;
  port: number;
}

/** The form of a game for what was chosen so far. */
export interface FormAsked {
  setup?: Record<string, unknown>;
  lang?: "en" | "es" | "pt";
}

/** A new table. Seats: "me", "open", or "bot:" with the name of a bot; without any, all are mine. */
export interface TableAsked {
  game: string;
  setup?: Record<string, unknown>;
  seats?: string[];
  name?: string | null;
  undo?: "free" | "friendly" | "strict";
  lang?: "en" | "es" | "pt";
}

/** At once to a running table; without a game, of the first on the shelf. */
export interface PlayNow {
  game?: string;
  name?: string | null;
  lang?: "en" | "es" | "pt";
  bot?: boolean;
  way?: string;
}

/** A table, and who I am at it. The token is told this once; only its hash is kept. */
export interface Seated {
  table: string;
  code: string;
  token: string;
  person: number;
}

/** Come to a table; seat -1: only to watch, for now. */
export interface JoinAsked {
  code: string;
  name?: string | null;
  seat?: number;
  lang?: "en" | "es" | "pt";
}

/** My identity at the table that I joined. */
export interface Joined {
  token: string;
  person: number;
}

/** A seat as lists show it. */
export interface SeatListed {
  seat: number;
  name: string;
  kind: string;
  person: string;
  bot: string;
}

/** A table as lists show it. */
export interface Listed {
  table: string;
  game: string;
  title: string;
  seats: SeatListed[];
  people: string[];
  round: number;
  answers: number;
  outcome: string;
  locked: boolean;
  created: number;
  touched: number;
  parent: string;
  kind: string;
}

/** The table of a code. */
export interface Found {
  table: string;
  title: string;
  seats: SeatListed[];
}

/** One table of mine with my token for it. */
export interface MineAsked {
  table: string;
  token: string;
}

/** My tables, as this browser remembers them. */
export interface MinesAsked {
  tables: MineAsked[];
  lang?: "en" | "es" | "pt";
}

/** A table of mine in the continue list. */
export interface Mine {
  table: string;
  known: boolean;
  yours: boolean;
  person: number;
  listed: Listed | null;
}

/** A journal as text, to be played on at a new table. */
export interface ImportAsked {
  journal: string;
  name?: string | null;
  seats?: string[];
  undo?: "free" | "friendly" | "strict";
  lang?: "en" | "es" | "pt";
}

/** A new table from an answer of this one. */
export interface BranchAsked {
  answers: number;
  lang?: "en" | "es" | "pt";
}

/** The server is well. */
export interface Health {
  version: string;
  tables: number;
  sockets: number;
  store: string;
}
