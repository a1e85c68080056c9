import { api, sentence } from "$lib/api.ts";
import type { FieldOffered, Form } from "$lib/bodies.ts";

/** What was chosen, by the keys of a form's fields; a members' field holds a list of the same. */
export type Values = Record<string, unknown>;

const PAUSE = 150; // ms: clicks that follow one another are asked about together

/** The values of a form: one's own where there are any, else the server's. */
export function valuesOf(fields: FieldOffered[], own: Values = {}): Values {
  return Object.fromEntries(fields.map((field) => [field.key, valueOf(field, own[field.key])]));
}

function valueOf(field: FieldOffered, own: unknown): unknown {
  if (field.kind !== "members") return own === undefined ? field.value : own;
  const members = Array.isArray(own) ? (own as Values[]) : [];
  return (field.members ?? []).map((fields, i) => valuesOf(fields, members[i]));
}

/** The values with a new one. What depends on it, or was only offered, is dropped, so that the server fills it in. */
export function changed(fields: FieldOffered[], values: Values, field: FieldOffered, value: unknown): Values {
  const made = { ...values, [field.key]: value };
  if (field.kind === "members" && isOfAnotherSize(values[field.key], value)) made[field.key] = resized(field, values[field.key], value);
  for (const each of fields.filter((each) => each.follows && each !== field)) {
    if (each.kind !== "members") {
      if (field.shapes || isAdvised(each, made[each.key])) delete made[each.key];
    } else if (field.shapes) {
      made[each.key] = isOffered(each, made[each.key]) ? each.members?.map(() => ({})) : unequipped(each, made[each.key]);
    }
  }
  return made;
}

function isOfAnotherSize(before: unknown, after: unknown): boolean {
  return (before as unknown[] | undefined)?.length !== (after as unknown[]).length;
}

/** A party that has grown or shrunk: the one that the game offers for its size, until somebody chose a member. */
function resized(field: FieldOffered, before: unknown, after: unknown): unknown {
  const members = after as Values[];
  return field.follows && isOffered(field, before) && hasAdvisedLists(field, before) ? members.map(() => ({})) : members;
}

/** No member chose lists of his own. */
function hasAdvisedLists(field: FieldOffered, own: unknown): boolean {
  const members = own as Values[];
  return (field.members ?? []).every((fields, i) => fields.every((each) => each.kind !== "several" || isAdvised(each, members[i]?.[each.key])));
}

/** A list is as the game advises it. */
export function isAdvised(field: FieldOffered, own: unknown): boolean {
  return [...((own ?? field.value ?? []) as string[])].sort().join() === [...(field.advised ?? [])].sort().join();
}

/** Nobody was chosen: each member is the one whom the game offers in that place. */
function isOffered(field: FieldOffered, own: unknown): boolean {
  const members = Array.isArray(own) ? (own as Values[]) : [];
  const heads = (field.members ?? []).map((fields) => fields.filter((each) => each.kind === "one"));
  const offered = heads.map((ones, i) => ones.every((one) => one.advised?.length && members[i]?.[one.key] === one.advised[0]));
  return members.length === heads.length && offered.every(Boolean);
}

/** Members as they are, without the lists that each has chosen. */
function unequipped(field: FieldOffered, own: unknown): unknown {
  const members = Array.isArray(own) ? (own as Values[]) : [];
  return members.map((member, i) => {
    const lists = (field.members?.[i] ?? []).filter((each) => each.follows && each.kind === "several");
    return Object.fromEntries(Object.entries(member).filter(([key]) => !lists.some((each) => each.key === key)));
  });
}

/** A set-up that is being chosen. The server says what its fields offer, and whether it can be played. */
export class Draft {
  form = $state.raw<Form>();
  values = $state.raw<Values>({});
  fault = $state("");
  #game = "";
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The form of a game; what was chosen is kept if it is the same game in another language. */
  begin = async (game: string): Promise<void> => {
    if (game !== this.#game) {
      this.values = {};
      this.form = undefined;
    }
    this.#game = game;
    await this.#ask();
  };

  choose(field: FieldOffered, value: unknown): void {
    this.values = changed(this.form?.fields ?? [], this.values, field, value);
    this.#turn++; // an answer that is under way is about other choices: its advice must not fill in for these
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }

  async #ask(): Promise<void> {
    const turn = ++this.#turn;
    try {
      const form = await api.form(this.#game, this.values);
      if (turn !== this.#turn) return;
      this.form = form;
      this.values = valuesOf(form.fields, this.values);
      this.fault = "";
    } catch (error) {
      if (turn === this.#turn) this.fault = sentence(error);
    }
  }
}
