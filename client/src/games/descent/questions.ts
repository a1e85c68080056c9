// Written by `python -m undercroft.web.types` from the structs of the server: do not edit.

/** A surge ability, as far as it bears on damage. */
export interface SurgeAsked {
  surge?: number;
  hearts?: number;
  range?: number;
  pierce?: number;
}

/** Up to `count` dice of these colours, rolled again together. */
export interface RerollAsked {
  by: "attacker" | "defender";
  dice: ("black" | "blue" | "brown" | "grey" | "red" | "yellow")[];
  count?: number;
}

/** An attack before the roll; without a distance it is a melee attack. */
export interface AttackAsked {
  attack: ("blue" | "red" | "yellow")[];
  defence?: ("black" | "brown" | "grey")[];
  hearts?: number;
  range?: number;
  surges?: number;
  shields?: number;
  pierce?: number;
  distance?: number | null;
  abilities?: SurgeAsked[];
  cancel?: number;
  toll?: number;
  rerolls?: RerollAsked[];
  health?: number | null;
}

/** A figure on the map, or a token that is none; a large base lies with its upper left space `at`. */
export interface FigurePlaced {
  id: string;
  side: "hero" | "monster";
  at: [number, number];
  size?: [number, number];
  kind?: "familiar" | "figure" | "ko";
}

/** The map of an encounter with some doors open, by number, and figures on it. */
export interface EncounterAsked {
  quest: string;
  encounter?: number;
  open?: number[];
  figures?: FigurePlaced[];
}

/** Does this figure, or one in this space, see that figure or space? */
export interface SightAsked {
  quest: string;
  encounter?: number;
  open?: number[];
  figures?: FigurePlaced[];
  from: string | [number, number];
  to: string | [number, number];
}

/** Where can this figure end its movement? */
export interface ReachAsked {
  quest: string;
  encounter?: number;
  open?: number[];
  figures?: FigurePlaced[];
  mover: string;
  points: number;
  fly?: boolean;
}

/** A chance as a fraction in lowest terms, and as a share of 1. */
export interface Chance {
  exact: string;
  share: number;
}

/** How likely an amount of damage is, and that or more. */
export interface DamageChance {
  amount: number;
  chance: Chance;
  least: Chance;
}

/** The exact odds of an attack; misses are among the damage of 0. */
export interface AttackOdds {
  damage: DamageChance[];
  expected: Chance;
  miss: Chance;
  kill: Chance | null;
  rules: string[];
}

/** Why a space is seen, or something that stops lines to it; `beside`: the other side of a wall. */
export interface SightReason {
  rule: string;
  what: "adjacent" | "corner" | "edge" | "figure" | "from-pit" | "in-pit" | "itself" | "line" | "obstacle" | "post" | "wall";
  at: [number, number];
  beside: [number, number] | null;
}

/** A space of the target: whether it is seen, how far it is, a line between corners, and the grounds. */
export interface SpaceLooked {
  at: [number, number];
  seen: boolean;
  distance: number | null;
  line: [[number, number], [number, number]] | null;
  why: SightReason[];
}

/** Whether the target is seen, space by space; and the nearest distance. */
export interface SightFound {
  seen: boolean;
  distance: number | null;
  spaces: SpaceLooked[];
}

/** A place where the movement can end: the cheapest way, and the one with the least damage. */
export interface PlaceReached {
  at: [number, number];
  size: [number, number];
  cost: number;
  damage: number;
  safe_cost: number;
  safe_damage: number;
}

/** Every place where the movement can end; `stuck` in a pit, the figure cannot leave by movement. */
export interface ReachFound {
  ends: PlaceReached[];
  stuck: boolean;
}

/** An encounter that has a map; the name is empty where the quest is not in this version. */
export interface EncounterNamed {
  quest: string;
  encounter: number;
  name: string;
  provenance: "designed" | "known" | "reported";
}

/** A door of a map: the edges on which it stands. */
export interface DoorDrawn {
  between: [[number, number], [number, number]][];
  locked: boolean;
}

/** The map of an encounter: a letter a space, walls between spaces, doors by number, ways in and out. */
export interface EncounterDrawn {
  quest: string;
  encounter: number;
  rows: string[];
  walls: [[number, number], [number, number]][];
  doors: DoorDrawn[];
  entrances: [number, number][];
  exits: [number, number][];
}

/** A weapon: what its attacks roll, and the surge abilities that bear on damage. */
export interface WeaponOffered {
  id: string;
  name: string;
  found: "act-1" | "act-2" | "relic" | "starting";
  ranged: boolean;
  dice: string[];
  pierce: number;
  abilities: SurgeAsked[];
}

/** A card that adds defence dice. */
export interface ArmourOffered {
  id: string;
  name: string;
  dice: string[];
}

/** A hero: Health, Speed, and the defence dice of the sheet. */
export interface HeroOffered {
  id: string;
  name: string;
  health: number;
  speed: number;
  defence: string[];
}

/** The values of a monster by act and rank, or of a lieutenant by act and number of heroes. */
export interface FoeCard {
  act: number;
  rank: "lieutenant" | "master" | "minion";
  heroes: number;
  health: number;
  speed: number;
  defence: string[];
  dice: string[];
  abilities: SurgeAsked[];
  toll: number;
  flies: boolean;
}

/** A monster group or a lieutenant. */
export interface FoeOffered {
  id: string;
  name: string;
  ranged: boolean;
  size: [number, number];
  cards: FoeCard[];
}

/** All that can be chosen by its name. */
export interface CardsOffered {
  weapons: WeaponOffered[];
  armour: ArmourOffered[];
  heroes: HeroOffered[];
  monsters: FoeOffered[];
  lieutenants: FoeOffered[];
}
