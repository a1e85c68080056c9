// What the player is about to do: whose turn is shown, what is pointed at, what is chosen but not yet said.

import { untrack } from "svelte";
import { keep, kept } from "$lib/kept.ts";
import { look } from "$lib/theme.svelte.ts";
import type { Passes, TableState } from "$lib/table.svelte.ts";
import { t } from "$lib/words.svelte.ts";
import type { Card, Choice, Danger, Figure, Foreseen, Hint, Line, Objection, Plan, SightLine, Threat } from "$lib/wire.ts";
import { dressOf } from "../games/dress.ts";
import { Camera } from "./camera.svelte.ts";
import { Cells, Geometry, middle, type Point } from "./geometry.ts";
import { Picks } from "./picks.svelte.ts";
import type { Speed } from "./playback.ts";
import { Reel, speedOf } from "./reel.svelte.ts";
import { Sides } from "./sides.ts";
import { byCard, byCell, onBoard, plain, signs } from "./targets.ts";

export type Tab = "hand" | "order" | "log" | "table" | "supply";
/** The group of gauges that stand in the head of the table; all others stand at its foot. */
export const HEAD = "head";
/** The kind of the choice that takes back the wish to give up. */
const PLAY_ON = "play-on";
const NO_BOARD = { grid: "hex", steps: [], places: [], legend: [], frame: [] } as const;

export class Play {
  readonly table: TableState;
  readonly camera = new Camera();
  readonly reel = new Reel();

  // -- what the page shows
  wanted = $state(-1); // the seat that the player wants to see
  tab = $state<Tab>("hand");
  turned = $state(0); // the view of the board
  byKeys = $state(false); // the last input came from the keyboard
  looked = $state(0); // the figure whose sheet is open
  why = $state.raw<Line | null>(null); // the line whose proof is open
  whyRule = $state(""); // the rule of the question, when it is asked for
  rule = $state(""); // a rule that is read by itself
  card = $state(""); // the name of a card that is read
  filter = $state(0); // the log shows only lines of this figure
  lit = $state.raw<{ figures: readonly number[]; cells: readonly string[] }>({ figures: [], cells: [] });
  help = $state(false);
  menu = $state(false);
  history = $state(false);
  typing = $state(false); // the command line is open
  ended = $state(true); // the end screen is open, when there is an end
  wantsThreat = $state(false);
  wantsSight = $state(false);
  labels = $state(false);
  coordinates = $state(kept("coordinates", false)); // each cell shows its name
  notice = $state("");
  bubble = $state.raw<(() => void) | null>(null); // puts away the hint of the first game that is shown
  acts = $state(0); // how often the player has answered here
  spoken = $state(""); // for those who hear the table

  // -- what is about to be chosen
  pointed = $state(""); // the cell under the pointer
  over = $state(""); // the key of a choice under the pointer, or with the focus, beside the board
  cursor = $state(""); // the cell of the keyboard
  refused = $state(""); // the cell that was touched in vain
  sure = $state(false); // what is chosen needs a second word
  turn = $state(0); // which of the choices at a cell: for patterns, how they lie
  changing = $state(false); // an answer that was given already, while others think
  #armed = $state("");

  // -- answers of the engine
  foreseen = $state.raw<Foreseen | null>(null);
  threat = $state.raw<Threat | null>(null);
  sight = $state.raw<SightLine | null>(null);
  plan = $state.raw<Plan | null>(null);
  danger = $state.raw<Danger | null>(null);
  hint = $state.raw<Hint | null>(null);
  objection = $state.raw<(Objection & { cell: string }) | null>(null);

  constructor(table: TableState) {
    this.table = table;
    this.reel.setSpeed(speedOf(kept<unknown>("speed", "normal")));
  }

  // -- the board

  dress = $derived.by(() => dressOf(this.table.status?.game));
  geometry = $derived.by(() => {
    const board = this.reel.scene.board ?? NO_BOARD;
    return new Geometry(board.grid, board.steps, this.turned);
  });
  cells = $derived.by(() => new Cells(this.geometry, this.reel.scene.board?.places ?? [], this.reel.scene.board?.frame ?? []));
  /** All that has to be in sight: the floor, and where a choice would put some. */
  extent = $derived.by(() => {
    const wanted = new Set(this.choices.flatMap((choice) => choice.cells));
    const ghosts = this.choices.flatMap((choice) => choice.ghost?.places ?? []);
    return [...this.cells.places, ...this.cells.frame.filter((place) => wanted.has(place.at)), ...ghosts];
  });
  figures = $derived.by(() => this.reel.scene.figures);
  figure = $derived.by(() => new Map(this.figures.map((each) => [each.id, each])));
  standing = $derived.by(() => {
    const out = new Map<string, Figure[]>();
    for (const figure of this.figures) for (const at of figure.at) out.set(at, [...(out.get(at) ?? []), figure]);
    return out;
  });

  /** Everybody stands where they stand in the end, though it may not all be told: choices can be drawn. */
  settled = $derived.by(() => {
    if (!this.reel.running) return true;
    const { board, figures } = this.table;
    return this.reel.scene.board === board && figures.every(({ id, at }) => this.figure.get(id)?.at.join() === at.join());
  });

  // -- the question

  /** The seat whose hand is shown: the wished one, else the first that has something to answer, else mine. */
  seat = $derived.by(() => {
    const { mine, seats } = this.table;
    if (mine.includes(this.wanted)) return this.wanted;
    const asked = seats.find((each) => each.question && !each.question.again) ?? seats.find((each) => each.question);
    return asked?.seat ?? mine[0] ?? -1;
  });
  view = $derived.by(() => this.table.seats.find((each) => each.seat === this.seat) ?? null);
  /** What lies before the seat itself, and what its mates show it. */
  piles = $derived.by(() => this.view?.piles.filter((pile) => pile.of < 0) ?? []);
  matesPiles = $derived.by(() => this.view?.piles.filter((pile) => pile.of >= 0) ?? []);
  mat = $derived.by(() => this.table.mats.find((each) => each.seat === this.seat) ?? null);
  sides = $derived.by(() => new Sides(this.table.status?.sides ?? [], this.seat));
  ranks = $derived.by(() => new Map(this.table.status?.ranks.map((rank) => [rank.id, rank]) ?? []));
  question = $derived.by(() => this.view?.question ?? null);
  /** Answered, and nothing to do but wait, unless the player thinks better of it. */
  given = $derived.by(() => (this.question?.again && !this.changing ? this.question.given : ""));
  /** A bot plays the seat for a while. */
  handed = $derived.by(() => this.#hasBot(this.seat));
  choices = $derived.by(() => (this.given || this.handed ? [] : (this.question?.choices ?? [])));
  asides = $derived.by(() => (this.handed ? [] : (this.question?.asides ?? [])));
  all = $derived.by(() => [...this.choices, ...this.asides]);
  /** What I may say about giving up: that I would, or that I play on after all. */
  giveUp = $derived.by(() => this.asides.find((each) => this.#isOpinion(each)) ?? null);
  /** The window at which the shown seat is asked whatever its hand holds: it may order to pass there. */
  window = $derived.by(() => (this.given || this.handed ? null : (this.table.reader?.orders.find((each) => each.asked && each.seat === this.seat) ?? null)));
  signs = $derived.by(() => signs(this.question));
  atCell = $derived.by(() => byCell(this.all, this.table.figures));
  atCard = $derived.by(() => byCard(this.all));
  buttons = $derived.by(() => plain(this.choices));
  hasSupply = $derived.by(() => this.table.supply.shelves.length + this.table.supply.piles.length > 0);
  hasOffers = $derived.by(() => this.choices.some((choice) => choice.offer) || (!this.given && (this.question?.barred.length ?? 0) > 0));
  hasBoard = $derived.by(() => this.choices.some(onBoard));
  cards = $derived.by(() => {
    const { mat } = this;
    const piles = [...(mat?.piles ?? []), ...(mat?.heroes.flatMap((hero) => hero.piles) ?? []), ...this.table.supply.piles, ...this.piles];
    return new Map(piles.flatMap((pile) => pile.cards.map((card): [string, Card] => [card.id, card])));
  });

  /** The choice that Enter or the big button would make. */
  armed = $derived.by(() => {
    const chosen = this.all.find((choice) => choice.key === this.#armed);
    if (chosen) return chosen;
    const only = this.choices.length === 1 && !this.picks.open ? this.choices[0] : undefined;
    return only ?? null;
  });
  /** The damage that what is chosen may do, where it strikes somebody. */
  expected = $derived.by(() => (this.armed?.figures.length ? (this.foreseen?.expect ?? []) : []));
  /** The choice that is looked at: taken up, or else under the pointer. */
  aimed = $derived.by(() => {
    if (this.#armed && this.armed) return this.armed;
    const over = this.over && this.all.find((choice) => choice.key === this.over);
    if (over) return over;
    const here = this.candidates(this.pointed);
    return here.length ? this.candidate(here) : this.armed;
  });

  /** What can be chosen at a cell; patterns in the order in which they turn round it. */
  candidates(cell: string): Choice[] {
    const here = (cell && this.atCell.get(cell)) || [];
    const at = here.length > 1 && here.some((choice) => choice.area) ? this.cells.point(cell) : undefined;
    if (!at) return here;
    const angle = (choice: Choice) => {
      const mid = middle(choice.cells.flatMap((each) => this.cells.point(each) ?? []));
      return Math.atan2(mid.y - at.y, mid.x - at.x);
    };
    return here.toSorted((a, b) => angle(a) - angle(b));
  }

  candidate(here: readonly Choice[]): Choice | null {
    if (!here.length) return null;
    return here[this.turn % here.length] ?? null;
  }

  // -- cards that are chosen together

  readonly picks = new Picks(() => ({
    picks: this.question?.picks ?? [],
    choices: this.choices,
    given: this.given,
    then: this.view?.then ?? "",
  }));

  /** A card of the hand is touched while several are chosen. */
  pick(card: string): void {
    this.disarm();
    this.refused = "";
    this.picks.touch(card);
    if (this.picks.ready) this.hint = null;
  }

  /** Says the first card and, with it, the next: the table answers with that as soon as it is asked for. */
  async sendPicks(): Promise<void> {
    const { choice, then } = this.picks.answer;
    if (choice && this.picks.ready) await this.commit(choice, then);
  }

  // -- the three beats

  /** A cell is touched: its choice is taken up; touched again, it is made. */
  touch(cell: string): void {
    this.reel.finish();
    const here = this.candidates(cell);
    this.refused = here.length ? "" : cell;
    if (!here.length) {
      this.disarm();
      this.looked = this.standing.get(cell)?.[0]?.id ?? 0;
      return;
    }
    const choice = this.#armed && this.armed && here.includes(this.armed) ? this.armed : this.candidate(here);
    if (choice) this.take(choice);
  }

  /** Takes up a choice, or makes it if it was taken up already. */
  take(choice: Choice): void {
    this.reel.finish();
    if (this.#armed === choice.key) {
      void this.commit(choice);
      return;
    }
    this.sure = false;
    this.hint = null; // a choice is made, by the hint or against it
    this.#armed = choice.key;
  }

  /** Makes a choice at once, whatever was taken up before. */
  choose(choice: Choice): void {
    this.disarm();
    void this.commit(choice);
  }

  disarm(): void {
    this.#armed = this.over = "";
    this.sure = false;
  }

  /** One beat back, or what lies over the table goes away: the newest first. */
  back(): void {
    if (this.typing) this.typing = false;
    else if (this.sure) this.sure = false;
    else if (this.hint) this.hint = null;
    else if (this.notice || this.table.refusal) this.notice = this.table.refusal = "";
    else if (this.#armed) this.disarm();
    else if (this.looked) this.looked = 0;
    else if (this.bubble) this.bubble();
    else this.picks.back();
  }

  /** Makes a choice, and says how to answer what comes next. What reveals something or loses a card for good
   *  needs a second word. */
  async commit(choice: Choice | null = this.armed, then = ""): Promise<void> {
    if (!choice) return;
    if ((choice.confirm || choice.concedes) && !(this.sure && this.#armed === choice.key)) {
      this.#armed = choice.key;
      this.sure = true;
      return;
    }
    this.reel.finish();
    this.disarm();
    this.hint = null;
    this.notice = "";
    this.acts += 1;
    if (this.#isOpinion(choice)) return this.#sayForAll(choice.kind);
    this.turn = 0;
    // Forgotten before the answer is there: by then the next question may already be thought about.
    const { seat, wanted } = this;
    this.changing = false;
    const pickAgain = this.picks.clear();
    this.wanted = -1;
    if (!(await this.table.answer(seat, choice.key, then)) && this.seat === seat) {
      this.wanted = wanted;
      pickAgain();
    }
  }

  #isOpinion(choice: Choice): boolean {
    return choice.concedes || choice.kind === PLAY_ON;
  }

  /** Who plays several seats has one opinion about giving up. */
  async #sayForAll(kind: string): Promise<void> {
    for (const seat of this.table.mine) {
      const question = this.table.seats.find((each) => each.seat === seat)?.question;
      const choices = question && !this.#hasBot(seat) ? [...question.choices, ...question.asides] : [];
      const choice = choices.find((each) => each.kind === kind);
      if (choice && !(await this.table.answer(seat, choice.key))) return;
    }
  }

  /** Passes here, and at every question of this kind as long as the order holds. */
  async order(passes: Passes): Promise<void> {
    const here = this.window;
    if (!here) return;
    this.disarm();
    this.acts += 1;
    if (await this.table.order(here.seat, here.window, passes)) this.say(t("table-ordered", { window: here.name }));
  }

  #hasBot(seat: number): boolean {
    return Boolean(this.table.room?.seats.find((each) => each.seat === seat)?.bot);
  }

  /** The next way to lay the pattern that is pointed at; false if there is none. */
  turnPattern(by = 1): boolean {
    const cell = this.pointed || this.cursor;
    const here = this.candidates(cell);
    if (here.length < 2) return false;
    const taken = this.#armed !== "";
    this.turn = (this.turn + by + here.length) % here.length;
    this.disarm();
    if (taken) this.#armed = this.candidate(here)?.key ?? "";
    return true;
  }

  bySign(sign: string): Choice | undefined {
    return this.all.find((choice) => this.signs.get(choice.key) === sign);
  }

  // -- looking

  point(cell: string): void {
    if (cell !== this.pointed) this.pointed = cell;
    if (cell && cell !== this.refused) this.refused = "";
  }

  show(at: string): void {
    const point = this.cells.point(at);
    if (point) this.camera.show(point, look.still);
  }

  /** The camera goes to a figure, and its sheet opens. */
  visit(id: number): void {
    const figure = this.figure.get(id);
    if (!figure) return;
    this.looked = id;
    const spots = figure.at.flatMap((at) => this.cells.point(at) ?? []);
    if (spots.length) this.camera.show(middle(spots), look.still);
  }

  fit(still = look.still): void {
    this.camera.fit(this.geometry.box(this.extent), still, undefined, this.#heart());
  }

  /** Fits the board again where it has to be, unless the player has a view of his own. */
  refit(): void {
    if (this.extent.length && !this.camera.moved) this.camera.refit(this.geometry.box(this.extent), this.#heart());
  }

  /** Where the figure stands that acts: what must be seen where not all of the board can be. */
  #heart(): Point | undefined {
    const spots = this.figures.filter((each) => each.active).flatMap((each) => each.at.flatMap((at) => this.cells.point(at) ?? []));
    return spots.length ? middle(spots) : undefined;
  }

  showCoordinates(shown: boolean): void {
    this.coordinates = shown;
    keep("coordinates", shown);
  }

  setSpeed(speed: Speed): void {
    this.reel.setSpeed(speed);
    keep("speed", speed);
  }

  /** Says something to those who hear the table, also twice the same. */
  say(text: string): void {
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  }

  async askHint(): Promise<void> {
    const { seat, question } = this;
    try {
      const hint = await this.table.ask<Hint>("hint", "", "", seat);
      if (this.question === question) this.hint = hint; // else it comes too late
    } catch (error) {
      this.notice = error instanceof Error ? error.message : String(error);
    }
  }

  /** What the bot advises is taken up, as if it had been touched. */
  takeHint(): void {
    const hint = this.hint;
    const choice = this.all.find((each) => each.key === hint?.key);
    this.hint = null;
    if (!hint || !choice) return;
    this.disarm();
    if (this.picks.open && choice.card) return this.picks.take(hint.keys.length ? hint.keys : [hint.key]);
    this.take(choice);
    const cell = choice.cells[0] ?? this.figure.get(choice.figures[0] ?? 0)?.at[0];
    if (cell) this.show(cell);
  }

  /** The figure that the shown seat plays, if it stands on the board. */
  get own(): Figure | undefined {
    return untrack(() => this.figures.find((each) => each.active) ?? this.mat?.heroes.flatMap((hero) => this.figure.get(hero.figure) ?? [])[0]);
  }
}
