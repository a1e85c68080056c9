// Cards that are chosen together, as the question says: each is the answer to a question of its own, and the next goes
// along with the first.

import type { Choice, Pick } from "$lib/wire.ts";

/** What picks need to know of the table. */
export interface Asked {
  picks: readonly Pick[];
  choices: readonly Choice[];
  given: string; // the key that was answered, while others think
  then: string; // the key that the table keeps for what is asked next
}

/** The card that the key of an answer names. */
const cardOf = (key: string): string => key.split(" ").slice(1).join(" ");
const kindOf = (key: string): string => key.split(" ")[0] ?? "";

export class Picks {
  #chosen = $state.raw<readonly string[]>([]); // by place; nothing before the one that is asked for
  #asked: () => Asked;

  constructor(asked: () => Asked) {
    this.#asked = asked;
  }

  all = $derived.by(() => this.#asked().picks);
  /** The place that the open question asks for; -1 where no card is picked. */
  at = $derived.by(() => {
    const kinds = new Set(this.#asked().choices.map((choice) => choice.kind));
    return this.all.findIndex((pick) => kinds.has(pick.kind));
  });
  open = $derived.by(() => this.at >= 0);
  /** The cards of all places, as far as they are chosen. */
  cards = $derived.by((): string[] => {
    const { given, then } = this.#asked();
    const answered = given ? this.all.findIndex((pick) => pick.kind === kindOf(given)) : -1;
    return this.all.map((pick, i) => {
      if (answered < 0) return (i < this.at && pick.card) || (this.#chosen[i] ?? "");
      return i < answered ? pick.card : i === answered ? cardOf(given) : i === answered + 1 ? cardOf(then) : "";
    });
  });
  ready = $derived.by(() => this.open && this.cards.slice(this.at).every(Boolean));
  some = $derived.by(() => this.open && this.cards.slice(this.at).some(Boolean));
  /** The place that a touched card goes to. */
  next = $derived.by(() => this.all[this.#free()]);

  /** The place of a card among those that are chosen. */
  of(card: string): Pick | undefined {
    return this.all[this.cards.indexOf(card)];
  }

  /** A card is touched: it takes the first free place, else the last; touched again it goes, and the others move up. */
  touch(card: string): void {
    const open = this.cards.slice(this.at);
    const place = open.indexOf(card);
    if (place >= 0) open.splice(place, 1);
    else open[this.#free() - this.at] = card;
    this.#keep(open);
  }

  /** Cards by the keys of their answers; what else was chosen stays. */
  take(keys: readonly string[]): void {
    const cards = this.cards.slice(this.at);
    for (const key of keys) {
      const [place, card] = [this.all.findIndex((pick) => pick.kind === kindOf(key)) - this.at, cardOf(key)];
      if (place < 0) continue;
      const before = cards.indexOf(card);
      if (before >= 0) cards[before] = "";
      cards[place] = card;
    }
    this.#keep(cards);
  }

  /** The first goes behind the others. */
  swap(): void {
    const [first = "", ...others] = this.cards.slice(this.at);
    this.#keep([...others, first]);
  }

  /** The last that was chosen goes back; false where there is none. */
  back(): boolean {
    const last = this.open ? this.cards.findLastIndex((card, i) => i >= this.at && card) : -1;
    if (last < 0) return false;
    this.#chosen = this.cards.map((card, i) => (i === last || i < this.at ? "" : card));
    return true;
  }

  /** What is answered now, and what with it. */
  get answer(): { choice: Choice | undefined; then: string } {
    const [pick, next] = [this.all[this.at], this.all[this.at + 1]];
    const choice = this.#asked().choices.find((each) => each.kind === pick?.kind && each.card === this.cards[this.at]);
    return { choice, then: next ? `${next.kind} ${this.cards[this.at + 1] ?? ""}` : "" };
  }

  /** Forgets what is chosen; gives back how to remember it. */
  clear(): () => void {
    const before = this.#chosen;
    this.#chosen = [];
    return () => {
      this.#chosen = before;
    };
  }

  #free(): number {
    const free = this.cards.findIndex((card, i) => i >= this.at && !card);
    return free < 0 ? this.all.length - 1 : free;
  }

  #keep(open: readonly string[]): void {
    this.#chosen = this.all.map((_, i) => (i < this.at ? "" : (open[i - this.at] ?? "")));
  }
}
