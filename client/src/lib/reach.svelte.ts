import { onlyHere } from "./address.ts";
import { api } from "./api.ts";

/** How friends come to this server: by the address of this page, or by the one that the machine has in its network. */
class Ways {
  /** The address to hand out; empty as long as there is none that others could open. */
  base = $state.raw(onlyHere ? "" : location.origin);
  /** Only this machine reaches the server. */
  closed = $state.raw(false);
  port = $state.raw(location.port);
  #asked = false;

  /** Asks the server once, where the address of this page is no use to others. */
  find(): void {
    if (this.#asked || !onlyHere) return;
    this.#asked = true;
    api.reach().then(
      (reach) => {
        this.base = reach.addresses[0] ?? "";
        this.closed = !reach.open;
        if (reach.port) this.port = String(reach.port);
      },
      () => (this.#asked = false),
    );
  }

  /** The invitation to a table; empty where there is no address for others. */
  link(code: string): string {
    return this.base && code ? `${this.base}/join/${code}` : "";
  }

  get host(): string {
    return this.base.replace(/^https?:\/\//, "");
  }
}

export const ways = new Ways();
