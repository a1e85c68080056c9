import { sentence } from "./api.ts";

/** Something that is fetched: not there yet, there, or a sentence that says why not. Use it within a component. */
export class Fetched<T> {
  value = $state.raw<T>();
  fault = $state("");
  #turn = 0;
  #fetch: () => Promise<T>;

  /** Fetches at once, and again whenever a rune that `fetch` reads changes. */
  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
    $effect(() => void this.again());
  }

  again = async (): Promise<void> => {
    const turn = ++this.#turn;
    try {
      const value = await this.#fetch();
      if (turn !== this.#turn) return;
      this.value = value;
      this.fault = "";
    } catch (error) {
      if (turn === this.#turn) this.fault = sentence(error);
    }
  };
}
