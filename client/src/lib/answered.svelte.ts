import { sentence } from "$lib/api.ts";

const PAUSE = 250; // milliseconds: a button that is pressed five times asks once

/** The answer to a question that changes while one thinks. Use it within a component. */
export class Answered<Q, A> {
  value = $state.raw<A>();
  fault = $state("");
  busy = $state(false);
  #turn = 0;

  /**
   * Asks whenever a rune that `question` reads changes; nothing is asked where it gives null.
   * `stays`: the last answer is shown until the next one comes.
   */
  constructor(question: () => Q | null, ask: (question: Q) => Promise<A>, stays = false) {
    $effect(() => {
      const asked = question();
      const turn = ++this.#turn;
      this.busy = asked !== null;
      if (asked === null || !stays) this.value = undefined;
      if (asked === null) {
        this.fault = "";
        return;
      }
      const timer = setTimeout(() => void this.#ask(turn, ask(asked)), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  async #ask(turn: number, answer: Promise<A>): Promise<void> {
    try {
      const value = await answer;
      if (turn !== this.#turn) return;
      this.value = value;
      this.fault = "";
    } catch (error) {
      if (turn !== this.#turn) return;
      this.value = undefined;
      this.fault = sentence(error);
    }
    this.busy = false;
  }
}
