import { keep, kept } from "./kept.ts";

export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "reduced" | "full";
export const THEMES: readonly Theme[] = ["system", "dark", "light"];

const light = matchMedia("(prefers-color-scheme: light)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How the page looks: the wish of the person, else of their system. */
class Look {
  theme = $state<Theme>(kept<Theme>("theme", "system"));
  motion = $state<Motion>(kept<Motion>("motion", "system"));
  /** A page that is dark unless the person chose otherwise. */
  dark = $state(false);
  #light = $state(light.matches);
  #still = $state(still.matches);

  constructor() {
    light.addEventListener("change", () => (this.#light = light.matches));
    still.addEventListener("change", () => (this.#still = still.matches));
  }

  /** What is drawn now. */
  get shown(): "dark" | "light" {
    if (this.theme !== "system") return this.theme;
    return this.#light && !this.dark ? "light" : "dark";
  }

  /** Should nothing move? Animations in script ask this; those in CSS use the token --pace. */
  get still(): boolean {
    return this.motion === "system" ? this.#still : this.motion === "reduced";
  }

  wear(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
  }

  move(motion: Motion): void {
    this.motion = motion;
    keep("motion", motion);
  }
}

export const look = new Look();

/** Dresses the document by the wish: at once when the page loads, then by the shell in an effect. */
export function dress(): void {
  document.documentElement.dataset.theme = look.shown;
  document.documentElement.dataset.motion = look.still ? "reduced" : "full";
}
