import type { Form, Found, GameOffered, Health, ImportAsked, Joined, JoinAsked, Listed, Mine, MineAsked, PlayNow, Reach, Seated, TableAsked } from "./bodies.ts";
import { t, words } from "./words.svelte.ts";

/** A request that failed: `message` is one sentence for people, `code` is for programs. */
export class Problem extends Error {
  readonly code: string;

  constructor(code: string, why: string) {
    super(why);
    this.name = "Problem";
    this.code = code;
  }
}

/** The sentence to show for anything that was thrown. */
export function sentence(error: unknown): string {
  return error instanceof Problem ? error.message : t("fault-unknown");
}

/** Asks the server, in the language of the page; with a token for what only somebody at a table may ask. */
export async function request<T>(method: "GET" | "POST", path: string, body?: object, token = ""): Promise<T> {
  const url = new URL(path, location.href);
  url.searchParams.set("lang", words.language);
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { ...(body && { "Content-Type": "application/json" }), ...(token && { Authorization: `Bearer ${token}` }) },
    });
  } catch {
    throw new Problem("offline", t("fault-offline"));
  }
  if (response.ok) return (await response.json()) as T;
  throw await problem(response);
}

async function problem(response: Response): Promise<Problem> {
  try {
    const said = (await response.json()) as { code?: string; why?: string };
    if (said.why) return new Problem(said.code ?? "", said.why);
  } catch {
    // Not from our server, or cut off: we say it ourselves.
  }
  return new Problem(`http-${response.status}`, t(response.status >= 500 ? "fault-server" : "fault-unknown"));
}

const named = encodeURIComponent;

export const api = {
  games: () => request<GameOffered[]>("GET", "/api/games"),
  form: (game: string, setup: Record<string, unknown>) =>
    request<Form>("POST", `/api/games/${named(game)}/form`, { setup, lang: words.language }),
  playNow: (asked: PlayNow) => request<Seated>("POST", "/api/play-now", { ...asked, lang: words.language }),
  open: (asked: TableAsked) => request<Seated>("POST", "/api/tables", { ...asked, lang: words.language }),
  find: (code: string) => request<Found>("GET", `/api/codes/${named(code)}`),
  summary: (table: string) => request<Listed>("GET", `/api/tables/${named(table)}`),
  join: (table: string, asked: JoinAsked) =>
    request<Joined>("POST", `/api/tables/${named(table)}/join`, { ...asked, lang: words.language }),
  mine: (tables: MineAsked[]) => request<Mine[]>("POST", "/api/mine", { tables, lang: words.language }),
  bring: (asked: ImportAsked) => request<Seated>("POST", "/api/import", { ...asked, lang: words.language }),
  branch: (table: string, token: string, answers: number) =>
    request<Seated>("POST", `/api/tables/${named(table)}/branch`, { answers, lang: words.language }, token),
  reach: () => request<Reach>("GET", "/api/reach"),
  health: () => request<Health>("GET", "/health"),
};
