// Written by `python -m undercroft.web.types` from the structs of the server: do not edit.

/** Something that lies on a cell: money, a treasure, a chest, a marker. */
export interface Token {
  kind: string;
  label: string;
  text: string;
}

/** A cell of the board as far as it is revealed. */
export interface Place {
  at: string;
  x: number;
  y: number;
  walls: number[];
  terrain: string[];
  tokens: Token[];
  label: string;
  room: string;
  doors: number[];
}

/** All revealed cells. Hexes are axial and flat-topped; side i lies across step i of the grid. */
export interface Board {
  grid: "hex" | "square";
  steps: [number, number][];
  places: Place[];
  legend: [string, string][];
  frame: Place[];
}

/** An icon with a number, and what it stands for in words: a condition, a shield, a price, a face. */
export interface Sign {
  icon: string;
  label: string;
  text: string;
}

/** Figures that stand together, who plays for them, and whom they fight. Parts that everybody gets cannot say "yours": a client derives from its viewer's seats which side is the viewer's own, which are enemies, and which neither; to spectators all are neutral, told apart by colour. */
export interface Side {
  id: string;
  name: string;
  seats: number[];
  foes: string[];
  colour: number;
}

/** The rank of a figure: heroes and their servants, leaders, things. */
export interface Rank {
  id: string;
  label: string;
  icon: string;
  frame: "dashed" | "double" | "ring" | "square" | "star" | "thick";
}

/** A number of a figure that goes up and down: health, fatigue. */
export interface Meter {
  id: string;
  label: string;
  value: number;
  full: number;
  icon: string;
}

/** A figure on the board. The first of its meters is the one that fells it. */
export interface Figure {
  id: number;
  at: string[];
  name: string;
  kind: string;
  side: string;
  rank: string;
  mark: string;
  meters: Meter[];
  number: number;
  owner: number;
  facing: number;
  signs: Sign[];
  badges: Sign[];
  active: boolean;
  acted: boolean;
  label: string;
}

/** A part of a card that is played by itself, or the whole of a card that has but one. */
export interface Half {
  id: string;
  lines: string[];
  lost: boolean;
  lasting: boolean;
  note: string;
  gist: Sign[];
  marks: Sign[];
}

/** A card, an item or a goal, with its text made from its data. */
export interface Card {
  id: string;
  name: string;
  kind: string;
  halves: Half[];
  initiative: number;
  level: string;
  state: string;
  note: string;
  used: number;
  slots: number;
}

/** Cards that lie together. */
export interface Pile {
  id: string;
  name: string;
  cards: Card[];
  count: number;
  of: number;
}

/** A place from which something can be taken; it stays where it is when that is gone. */
export interface Offer {
  id: string;
  label: string;
  card: Card | null;
  places: Place[];
  price: Sign[];
}

/** Offers side by side: a market row, tiles to choose from. */
export interface Shelf {
  id: string;
  name: string;
  offers: Offer[];
}

/** Piles on the table that belong to nobody: offers, decks to draw from, discarded cards. */
export interface Supply {
  shelves: Shelf[];
  piles: Pile[];
}

/** A die as it lies: its face as icons, and always in words. */
export interface Die {
  colour: string;
  text: string;
  icons: Sign[];
  pips: number;
  state: "" | "rerolled" | "unused";
  figure: number;
  owner: string;
}

/** A line of what a group of monsters does this round, with final numbers for each rank. */
export interface Statistic {
  text: string;
  icon: string;
}

/** A place in the order of the round. */
export interface Row {
  id: string;
  name: string;
  kind: string;
  initiative: string;
  state: "active" | "done" | "waiting";
  seat: number;
  figures: number[];
  card: string;
  lines: Statistic[];
  game: number;
}

/** A number or a state that lies open on the table: round, level, torches, an element, a deck. */
export interface Gauge {
  id: string;
  label: string;
  value: string;
  icon: string;
  group: string;
  note: string;
}

/** The seats that would give the game up, and those that have not said so: it is over when all have. */
export interface GivingUp {
  seats: number[];
  asked: number[];
}

/** The winners and the scores; how that is for the reader is in the room (`standing`). */
export interface Ending {
  winners: number[];
  text: string;
  scores: number[];
}

/** The subject of the table, and how things stand. */
export interface Status {
  game: string;
  title: string;
  round: number;
  goal: string[];
  rules: string[];
  away: string;
  gauges: Gauge[];
  sides: Side[];
  ranks: Rank[];
  giving_up: GivingUp | null;
  outcome: string;
  result: string;
  ending: Ending | null;
  stats: [string, string[]][];
}

/** One of the figures that a seat plays, on the board or off it, with all that belongs to it alone. */
export interface Hero {
  figure: number;
  name: string;
  kind: string;
  meters: Meter[];
  gauges: Gauge[];
  piles: Pile[];
  note: string;
}

/** The open area before a seat: its heroes, counts, and cards that everybody may see. */
export interface Mat {
  seat: number;
  name: string;
  kind: string;
  heroes: Hero[];
  gauges: Gauge[];
  piles: Pile[];
  ready: boolean;
}

/** A piece that a choice would put on the board, as it would lie there: turned, and on its own cells. */
export interface Ghost {
  label: string;
  places: Place[];
  figures: Figure[];
}

/** One legal answer, and where on the table it can be touched. */
export interface Choice {
  key: string;
  label: string;
  kind: string;
  cells: string[];
  figures: number[];
  card: string;
  half: string;
  path: string[];
  cost: string;
  warn: string;
  confirm: boolean;
  concedes: boolean;
  area: boolean;
  button: string;
  offer: string;
  dice: number[];
  ghost: Ghost | null;
}

/** An offer that the seat cannot take now, and why. */
export interface Barred {
  offer: string;
  why: string;
  rule: string;
}

/** One of several cards that are chosen together. */
export interface Pick {
  kind: string;
  label: string;
  prompt: string;
  card: string;
}

/** The question that a seat may answer now. */
export interface Question {
  seat: number;
  what: string;
  text: string;
  rule: string;
  title: string;
  choices: Choice[];
  asides: Choice[];
  again: boolean;
  given: string;
  secret: boolean;
  picks: Pick[];
  dice: Die[];
  barred: Barred[];
}

/** A question that others must answer. */
export interface Waiting {
  seats: number[];
  text: string;
  secret: boolean;
}

/** The parts for a seat's own player alone: everything secret is here. */
export interface Seat {
  seat: number;
  piles: Pile[];
  question: Question | null;
  then: string;
}

/** One sentence of what happened: of one event, or of several that belong together, as in an attack. */
export interface Line {
  answer: number;
  k: number;
  text: string;
  rule: string;
  level: "event" | "round" | "turn";
  automatic: boolean;
  figures: number[];
  cells: string[];
  way: string[];
  meters: [number, string, number][];
  show: Reveal | null;
  parts: Line[];
  open: boolean;
  rules: string[];
}

/** Something that was turned up or rolled, to be shown for a moment. */
export interface Reveal {
  kind: string;
  faces: string[];
  unused: number[];
  label: string;
  dice: Die[];
}

/** The parts that everybody gets. */
export interface Public {
  board: Board;
  figures: Figure[];
  track: Row[];
  status: Status;
  mats: Mat[];
  supply: Supply;
  waiting: Waiting[];
}

/** The effects of an option, as far as they can be known. */
export interface Foreseen {
  lines: string[];
  stop: string;
  then: string;
  path: string[];
  warnings: string[];
  expect: Expectation[];
}

/** The damage that an attack may do, over all cards or dice that may come. */
export interface Expectation {
  figure: number;
  least: number;
  most: number;
  mean: string;
  kill: number;
  text: string;
}

/** Whether one cell is seen from another, with the line in hundredths of a cell's width. */
export interface SightLine {
  seen: boolean;
  line: [number, number][];
  text: string;
  blocked: [string, number][];
  cells: string[];
}

/** Cells that enemies could hit this round. */
export interface Threat {
  cells: [string, number][];
  maybe: [string, number][];
  text: string;
}

/** The plan of a monster if it acted now. */
export interface Plan {
  figure: number;
  text: string[];
  focus: number;
  path: string[];
  stop: string;
  targets: number[];
}

/** The possible cost of standing on a cell by the end of the round. */
export interface Danger {
  cell: string;
  text: string;
  least: number;
  most: number;
  mean: string;
  attackers: number[];
}

/** Why a cell or a figure cannot be chosen now; empty where nothing stands against it. */
export interface Objection {
  text: string;
  rule: string;
  title: string;
  sight: SightLine | null;
}

/** Sentences: why something happened, or what a closer look shows. */
export interface Told {
  lines: string[];
  statement: string;
}

/** The answer that a bot would give, and why. */
export interface Hint {
  key: string;
  label: string;
  why: string;
  keys: string[];
}

/** Cards and other things of a name. */
export interface Found {
  cards: Card[];
}

/** Lines of the log from before those that a client has. */
export interface Log {
  lines: Line[];
  more: boolean;
}

/** Answer the open question of a seat. Refused as stale if that was asked after `revision`. `then` is the answer to what the seat is asked next: given as soon as that is asked, dropped if it is not legal there. */
export interface Answer {
  do: "answer";
  revision: number;
  seat: number;
  key: string;
  then?: string;
  id: string;
}

/** A line as in the terminal: a key, the beginning of one, a number, `undo`, `redo`. */
export interface Type {
  do: "type";
  revision: number;
  seat: number;
  line: string;
  id: string;
}

/** Take back all after answer `to`; -1: the own last answer. An undo beyond the policy is voted on. */
export interface Undo {
  do: "undo";
  revision: number;
  to?: number;
  id: string;
}

export interface Redo {
  do: "redo";
  revision: number;
  id: string;
}

/** On what is proposed. */
export interface Vote {
  do: "vote";
  proposal: number;
  agree: boolean;
  id: string;
}

/** Let everybody download the whole journal before the end. All others who are seated must agree. */
export interface Share {
  do: "share";
  id: string;
}

/** Say something: to all, or to the own side alone, where others play against it. */
export interface Chat {
  do: "chat";
  text: string;
  to?: "all" | "mates";
  id: string;
}

/** Point at a cell or a figure, for all to see; it is not kept. */
export interface Ping {
  do: "ping";
  at?: string;
  figure?: number;
  id: string;
}

/** Take a free seat, or one that a bot keeps warm for nobody. */
export interface Sit {
  do: "sit";
  seat: number;
  id: string;
}

/** Leave a seat. */
export interface Rise {
  do: "rise";
  seat: number;
  id: string;
}

/** Let a bot play a seat of mine for a while, or take it back (`bot` empty). */
export interface HandOver {
  do: "hand-over";
  seat: number;
  bot?: string;
  id: string;
}

/** The host: a bot for an empty seat. */
export interface SeatBot {
  do: "seat-bot";
  seat: number;
  bot: string;
  id: string;
}

/** The host: somebody leaves their seats and may not come back. */
export interface Kick {
  do: "kick";
  person: number;
  id: string;
}

/** The host: nobody new may join. */
export interface Lock {
  do: "lock";
  locked: boolean;
  id: string;
}

export interface SetPolicy {
  do: "set-policy";
  undo: "free" | "friendly" | "strict";
  id: string;
}

/** The host as referee: answer for any seat. It is logged as such, and can be taken back. */
export interface Override {
  do: "override";
  revision: number;
  seat: number;
  key: string;
  id: string;
}

export interface Rename {
  do: "rename";
  name: string;
  id: string;
}

/** Pass for a seat of mine at this kind of window, in this turn or always; "never": ask me again. Only windows that ask whatever the hand holds take orders; nobody else learns of one. */
export interface StandingOrder {
  do: "order";
  seat: number;
  window: string;
  passes: "always" | "never" | "turn";
  id: string;
}

/** The first message: who I am and what I have already. Without a token: a spectator. `parts` and `lines` let a restarted table go on from there, too. */
export interface Hello {
  do: "hello";
  token?: string;
  language?: "en" | "es" | "pt";
  revision?: number;
  digest?: string;
  parts?: Record<string, string>;
  lines?: number;
}

/** Go on in another language: all is sent again. */
export interface Speak {
  do: "speak";
  language: "en" | "es" | "pt";
}

/** A question to the engine that changes nothing. what: preview (key of an option), sight (from, to), threat, plan (figure), look (name), card (name or id), why ("17.2", or a rule), hint, log (earlier lines, before answer `about`), danger (a cell), whynot (a cell or the number of a figure that is not among the choices). */
export interface Query {
  do: "query";
  id: string;
  what: "card" | "danger" | "hint" | "log" | "look" | "plan" | "preview" | "sight" | "threat" | "why" | "whynot";
  seat?: number;
  about?: string;
  to?: string;
}

/** Somebody at the table. */
export interface Person {
  id: number;
  name: string;
  seats: number[];
  here: boolean;
  host: boolean;
}

/** A seat, and who sits there. */
export interface SeatShown {
  seat: number;
  name: string;
  kind: string;
  person: number;
  bot: string;
  side: string;
  bots: string[];
}

/** A proposal that the others must agree to: an undo, or that everybody may have the whole journal. */
export interface Proposal {
  id: number;
  by: number;
  to: number;
  text: string;
  until: number;
  agreed: number[];
  asked: number[];
  what: "share" | "undo";
}

/** The fate of the reader's own proposal, if it came to nothing. */
export interface Verdict {
  id: number;
  text: string;
}

/** The time of a seat that thinks, in competitive games. */
export interface Clock {
  seat: number;
  bank: number;
  until: number;
}

/** The table as people see one another round it; the part `room`. */
export interface Room {
  table: string;
  code: string;
  people: Person[];
  seats: SeatShown[];
  undo: "free" | "friendly" | "strict";
  locked: boolean;
  variants: string[];
  clocks: Clock[];
  hash: string;
  seed: string;
  over: boolean;
  shared: boolean;
  closed: string;
  campaign: boolean;
  parent: string;
  child: string;
  games: string[];
}

/** A window that asks whatever the hand holds, and what a seat has ordered there. */
export interface OrderShown {
  window: string;
  seat: number;
  name: string;
  passes: "always" | "never" | "turn";
  asked: boolean;
}

/** Matters of the reader alone: undo, votes, their side, standing orders; the part `reader`. */
export interface Reader {
  answers: number;
  can_undo: "ask" | "free" | "no";
  can_redo: boolean;
  undo_text: string;
  proposal: Proposal | null;
  verdict: Verdict | null;
  mates: boolean;
  standing: "lost" | "over" | "tied" | "won" | null;
  orders: OrderShown[];
  turns: boolean;
}

/** The answer to hello. */
export interface Welcome {
  is: "welcome";
  person: number;
  seats: number[];
  version: string;
  now: number;
  revision: number;
  queries: string[];
}

/** The changes: whole parts, changes in parts, new lines of the log after the first `keep`. `digest` is over all parts as the client must have them now, see docs/protocol.md. */
export interface Update {
  is: "update";
  revision: number;
  digest: string;
  parts: Record<string, unknown>;
  changes: Record<string, unknown>;
  keep: number;
  lines: Line[];
  whole: boolean;
}

/** The command took effect, and is on disk. */
export interface Ack {
  is: "ack";
  id: string;
  revision: number;
}

/** The command had no effect. If it was stale, what was missed comes first. */
export interface Refused {
  is: "refused";
  id: string;
  code: string;
  why: string;
  revision: number;
}

/** To a query. */
export interface Answered {
  is: "answered";
  id: string;
  body: unknown;
}

/** Something that somebody said. Those who come back may be told it again: `n` counts all. Words to one side name that `side` and have a count of their own; nobody else is sent them. */
export interface Chatted {
  is: "chatted";
  n: number;
  person: number;
  name: string;
  text: string;
  at: number;
  side: string;
}

export interface Pinged {
  is: "pinged";
  person: number;
  name: string;
  at: string;
  figure: number;
}

/** Why the connection is closed. */
export interface Bye {
  is: "bye";
  code: string;
  why: string;
}

export type AnyCommand = Answer | Type | Undo | Redo | Vote | Share | Chat | Ping | Sit | Rise | HandOver | SeatBot | Kick | Lock | SetPolicy | Override | Rename | StandingOrder;

export type Incoming = Hello | Speak | Query | Answer | Type | Undo | Redo | Vote | Share | Chat | Ping | Sit | Rise | HandOver | SeatBot | Kick | Lock | SetPolicy | Override | Rename | StandingOrder;

export type Outgoing = Welcome | Update | Ack | Refused | Answered | Chatted | Pinged | Bye;

/** For each struct: its defaults, which are not sent, and which of its fields hold structs. */
export const RECIPES: Record<string, [defaults: Record<string, unknown>, inner: Record<string, string>]> = {
  Token: [{"text": ""}, {}],
  Place: [{"walls": [], "terrain": [], "tokens": [], "label": "", "room": "", "doors": []}, {"tokens": "Token"}],
  Board: [{"legend": [], "frame": []}, {"places": "Place", "frame": "Place"}],
  Sign: [{"text": ""}, {}],
  Side: [{"seats": [], "foes": [], "colour": 0}, {}],
  Rank: [{"icon": "", "frame": "ring"}, {}],
  Meter: [{"full": 0, "icon": ""}, {}],
  Figure: [{"meters": [], "number": 0, "owner": -1, "facing": -1, "signs": [], "badges": [], "active": false, "acted": false, "label": ""}, {"meters": "Meter", "signs": "Sign", "badges": "Sign"}],
  Half: [{"lost": false, "lasting": false, "note": "", "gist": [], "marks": []}, {"gist": "Sign", "marks": "Sign"}],
  Card: [{"halves": [], "initiative": 0, "level": "", "state": "", "note": "", "used": 0, "slots": 0}, {"halves": "Half"}],
  Pile: [{"count": 0, "of": -1}, {"cards": "Card"}],
  Offer: [{"card": null, "places": [], "price": []}, {"card": "Card", "places": "Place", "price": "Sign"}],
  Shelf: [{}, {"offers": "Offer"}],
  Supply: [{"shelves": [], "piles": []}, {"shelves": "Shelf", "piles": "Pile"}],
  Die: [{"icons": [], "pips": 0, "state": "", "figure": 0, "owner": ""}, {"icons": "Sign"}],
  Statistic: [{"icon": ""}, {}],
  Row: [{"seat": -1, "figures": [], "card": "", "lines": [], "game": -1}, {"lines": "Statistic"}],
  Gauge: [{"icon": "", "group": "", "note": ""}, {}],
  GivingUp: [{}, {}],
  Ending: [{"winners": [], "text": "", "scores": []}, {}],
  Status: [{"round": 0, "goal": [], "rules": [], "away": "", "gauges": [], "sides": [], "ranks": [], "giving_up": null, "outcome": "", "result": "", "ending": null, "stats": []}, {"gauges": "Gauge", "sides": "Side", "ranks": "Rank", "giving_up": "GivingUp", "ending": "Ending"}],
  Hero: [{"meters": [], "gauges": [], "piles": [], "note": ""}, {"meters": "Meter", "gauges": "Gauge", "piles": "Pile"}],
  Mat: [{"heroes": [], "gauges": [], "piles": [], "ready": false}, {"heroes": "Hero", "gauges": "Gauge", "piles": "Pile"}],
  Ghost: [{"places": [], "figures": []}, {"places": "Place", "figures": "Figure"}],
  Choice: [{"cells": [], "figures": [], "card": "", "half": "", "path": [], "cost": "", "warn": "", "confirm": false, "concedes": false, "area": false, "button": "", "offer": "", "dice": [], "ghost": null}, {"ghost": "Ghost"}],
  Barred: [{"rule": ""}, {}],
  Pick: [{"card": ""}, {}],
  Question: [{"title": "", "choices": [], "asides": [], "again": false, "given": "", "secret": false, "picks": [], "dice": [], "barred": []}, {"choices": "Choice", "asides": "Choice", "picks": "Pick", "dice": "Die", "barred": "Barred"}],
  Waiting: [{"secret": false}, {}],
  Seat: [{"piles": [], "question": null, "then": ""}, {"piles": "Pile", "question": "Question"}],
  Line: [{"level": "event", "automatic": false, "figures": [], "cells": [], "way": [], "meters": [], "show": null, "parts": [], "open": false, "rules": []}, {"show": "Reveal", "parts": "Line"}],
  Reveal: [{"faces": [], "unused": [], "label": "", "dice": []}, {"dice": "Die"}],
  Public: [{"supply": {}, "waiting": []}, {"board": "Board", "figures": "Figure", "track": "Row", "status": "Status", "mats": "Mat", "supply": "Supply", "waiting": "Waiting"}],
  Foreseen: [{"path": [], "warnings": [], "expect": []}, {"expect": "Expectation"}],
  Expectation: [{}, {}],
  SightLine: [{"blocked": [], "cells": []}, {}],
  Threat: [{"maybe": [], "text": ""}, {}],
  Plan: [{"focus": 0, "path": [], "stop": "", "targets": []}, {}],
  Danger: [{"attackers": []}, {}],
  Objection: [{"text": "", "rule": "", "title": "", "sight": null}, {"sight": "SightLine"}],
  Told: [{"statement": ""}, {}],
  Hint: [{"keys": []}, {}],
  Found: [{}, {"cards": "Card"}],
  Log: [{"more": false}, {"lines": "Line"}],
  Person: [{"seats": [], "here": false, "host": false}, {}],
  SeatShown: [{"person": 0, "bot": "", "side": "", "bots": []}, {}],
  Proposal: [{"agreed": [], "asked": [], "what": "undo"}, {}],
  Verdict: [{}, {}],
  Clock: [{}, {}],
  Room: [{"locked": false, "variants": [], "clocks": [], "hash": "", "seed": "", "over": false, "shared": false, "closed": "", "campaign": false, "parent": "", "child": "", "games": []}, {"people": "Person", "seats": "SeatShown", "clocks": "Clock"}],
  OrderShown: [{"passes": "never", "asked": false}, {}],
  Reader: [{"answers": 0, "can_undo": "no", "can_redo": false, "undo_text": "", "proposal": null, "verdict": null, "mates": false, "standing": null, "orders": [], "turns": false}, {"proposal": "Proposal", "verdict": "Verdict", "orders": "OrderShown"}],
  Welcome: [{"now": 0, "revision": -1, "queries": []}, {}],
  Update: [{"parts": {}, "changes": {}, "keep": 0, "lines": [], "whole": false}, {"lines": "Line"}],
  Ack: [{}, {}],
  Refused: [{}, {}],
  Answered: [{}, {}],
  Chatted: [{"side": ""}, {}],
  Pinged: [{"at": "", "figure": 0}, {}],
  Bye: [{}, {}],
};
