import { sentence } from "./api.ts";

/** Something that is asked of the server when the person wishes: under way or not, and why it failed if it did. */
export class Attempt {
  busy = $state(false);
  fault = $state("");

  /** Once at a time; what is thrown becomes the sentence to show. */
  async make(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = "";
    try {
      await act();
    } catch (error) {
      this.fault = sentence(error);
    } finally {
      this.busy = false;
    }
  }
}
