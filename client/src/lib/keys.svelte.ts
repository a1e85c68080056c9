import { t } from "./words.svelte.ts";

/** Something that can be done by a key, a button or a typed word: one list feeds them all. */
export interface Action {
  id: string;
  /** Message id of its name, as buttons and the help list show it. */
  name: string;
  /** Keys as `event.key` has them, with modifiers before: "u", "Ctrl+z", "?", "Escape". */
  keys: readonly string[];
  /** Message id of its group in the help list. */
  group: string;
  /** Words that the command line takes for it, beside its id. */
  typed?: readonly string[];
  /** Can it be done now? Absent: always. */
  can?: () => boolean;
  run: (event?: KeyboardEvent) => void;
  /** While the key is held: called when it is let go. */
  release?: () => void;
}

class Actions {
  all = $state.raw<Action[]>([]);
  #held = new Map<string, Action>();

  /** Adds actions as long as a component lives: `$effect(() => actions.add([...]))`. */
  add(added: Action[]): () => void {
    this.all = [...this.all, ...added];
    return () => (this.all = this.all.filter((each) => !added.includes(each)));
  }

  find(id: string): Action | undefined {
    return this.all.findLast((each) => each.id === id);
  }

  can(id: string): boolean {
    const action = this.find(id);
    return action !== undefined && (action.can?.() ?? true);
  }

  run(id: string): void {
    if (this.can(id)) this.find(id)?.run();
  }

  /** The action that a typed line names, by id, name or other words. */
  typed(line: string): Action | undefined {
    const said = line.trim().toLocaleLowerCase();
    return this.all.find(
      (each) => said === each.id || said === t(each.name).toLocaleLowerCase() || each.typed?.includes(said),
    );
  }

  /** Groups in the order in which they were added, for the help list. */
  get groups(): { group: string; actions: Action[] }[] {
    const names = [...new Set(this.all.map((each) => each.group))];
    return names.map((group) => ({ group, actions: this.all.filter((each) => each.group === group && each.keys.length) }));
  }

  start(): void {
    addEventListener("keydown", (event) => this.#down(event));
    addEventListener("keyup", (event) => this.#up(event));
    addEventListener("blur", () => this.#letGo());
  }

  #down(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return;
    const pressed = nameOf(event);
    if (writing(event.target)) {
      if (pressed === "Escape") return event.target.blur();
      if (!pressed.startsWith("Ctrl")) return;
    }
    if (pressing(event.target) && (event.key === "Enter" || event.key === " ")) return;
    // The last that was added comes first: a dialogue over the page has its keys to itself.
    const action = this.all.findLast((each) => each.keys.includes(pressed) && (each.can?.() ?? true));
    if (!action || (event.repeat && action.release)) return;
    event.preventDefault();
    if (action.release) this.#held.set(event.key.toLowerCase(), action);
    action.run(event);
  }

  #up(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    this.#held.get(key)?.release?.();
    this.#held.delete(key);
  }

  #letGo(): void {
    for (const action of this.#held.values()) action.release?.();
    this.#held.clear();
  }
}

export const actions = new Actions();

/** A pressed key as actions name it. Letters are lower case unless they are pressed with Shift alone on purpose. */
export function nameOf(event: KeyboardEvent): string {
  const control = event.ctrlKey || event.metaKey ? "Ctrl+" : "";
  const alt = event.altKey ? "Alt+" : "";
  const key = event.key.length === 1 && (control || !event.shiftKey) ? event.key.toLowerCase() : event.key;
  const shift = event.shiftKey && (event.key.length > 1 || control) ? "Shift+" : "";
  return control + alt + shift + key;
}

/** A key as people read it: "Ctrl+z" is "Ctrl + Z". */
export function keyShown(key: string): string {
  const names: Record<string, string> = {
    " ": t("key-space"), Escape: t("key-escape"), Enter: t("key-enter"), Tab: t("key-tab"),
    ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→",
  };
  return key.split(/\+(?=.)/).map((each) => names[each] ?? (each.length === 1 ? each.toUpperCase() : each)).join(" + ");
}

function writing(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "range"].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function pressing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a[href], summary, [role=button], select") !== null;
}
