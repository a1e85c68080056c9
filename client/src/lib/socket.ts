import { changed } from "./changes.ts";
import { digest, partCrc } from "./digest.ts";
import { filled } from "./fill.ts";
import type { Ack, AnyCommand, Chatted, Hello, Incoming, Outgoing, Pinged, Query, Refused, Update, Welcome } from "./wire.ts";

/** connecting: for the first time; open; lost: it was open and comes back by itself; closed: for good. */
export type Link = "connecting" | "open" | "lost" | "closed";
type Language = Hello["language"] & string;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** A command without its id: `{ do: "chat", text: "Hello" }`. */
export type Wish = Without<AnyCommand, "id">;
export type Asked = Omit<Query, "do" | "id">;

export interface Listener {
  linked(link: Link): void;
  welcome(message: Welcome): void;
  /** Parts that changed, by name: whole, with the defaults left out as they are sent. */
  update(message: Update): void;
  chatted(message: Chatted): void;
  pinged(message: Pinged): void;
  /** The table closes the connection, and why. */
  farewell(code: string, why: string): void;
}

/** What a refused command rejects with: `message` is a sentence for people. */
export class CommandRefused extends Error {
  readonly code: string;

  constructor(code: string, why: string) {
    super(why);
    this.name = "CommandRefused";
    this.code = code;
  }
}

interface Pending {
  message: Incoming;
  done(body: unknown): void;
  failed(error: Error): void;
}

/** What the connection needs of the world; tests bring their own. */
export interface World {
  open(url: string): WebSocket;
  random(): number;
  later(milliseconds: number, act: () => void): () => void;
}

const BACK_OFF = { first: 500, most: 15_000 };
const QUIET = 15_000; // after so long without a word we ask whether the table is still there
const PATIENCE = 5_000; // and wait so long for an answer

const THE_WORLD: World = {
  open: (url) => new WebSocket(url),
  random: Math.random,
  later: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Milliseconds until attempt `n` (from 0): doubling, with jitter so that not all come back at once. */
export function backOff(n: number, random: number): number {
  const whole = Math.min(BACK_OFF.most, BACK_OFF.first * 2 ** n);
  return Math.round(Math.max(BACK_OFF.first, whole * (0.5 + random / 2)));
}

/**
 * One connection to a table that mends itself. Commands keep their id until they are acknowledged or refused, also
 * over reconnections: each has its effect once.
 */
export class Connection {
  private readonly url: string;
  private readonly token: string;
  private readonly listener: Listener;
  private readonly world: World;
  private language: Language;
  #socket: WebSocket | null = null;
  #link: Link = "connecting";
  #pending = new Map<string, Pending>();
  #parts = new Map<string, unknown>(); // as they were sent
  #crcs = new Map<string, string>();
  #revision = -1;
  #lines = 0; // of the log
  #heardChat = new Map<string, number>(); // the number of the last, by side
  #attempt = 0;
  #counter = 0;
  #welcomed = false;
  #greetings = 0; // hellos that were not answered yet
  #prefix: string;
  #cancels = new Map<string, () => void>();

  constructor(url: string, token: string, language: Language, listener: Listener, world: World = THE_WORLD) {
    this.url = url;
    this.token = token;
    this.language = language;
    this.listener = listener;
    this.world = world;
    this.#prefix = Math.floor(world.random() * 36 ** 8).toString(36);
    this.#connect();
  }

  get revision(): number {
    return this.#revision;
  }

  /** Send a command; resolves when it took effect and is on disk, rejects with CommandRefused. */
  send(wish: Wish): Promise<Ack> {
    const id = this.#id();
    return this.#await(id, { ...wish, id } as AnyCommand) as Promise<Ack>;
  }

  /** A question to the engine. */
  ask(asked: Asked): Promise<unknown> {
    const id = this.#id();
    return this.#await(id, { do: "query", ...asked, id });
  }

  /** All is sent again in another language. */
  speak(language: Language): void {
    const other = language !== this.language;
    this.language = language;
    if (this.#welcomed) this.#say({ do: "speak", language });
    else if (other) this.#forget(); // the lines that we have are in the language before
  }

  /** Is all well? Called when the page becomes visible again, and after a time of silence. */
  check(): void {
    if (this.#link === "closed" || this.#greetings) return;
    if (this.#socket?.readyState === 1) {
      this.#hello();
      this.#after("patience", PATIENCE, () => this.#lose());
    } else if (this.#link === "lost") {
      this.#attempt = 0;
      this.#connect();
    }
  }

  close(): void {
    this.#become("closed");
    this.#cancelAll();
    this.#drop();
    for (const pending of this.#pending.values()) pending.failed(new CommandRefused("closed", ""));
    this.#pending.clear();
  }

  // -- the socket

  #connect(): void {
    this.#cancelAll();
    this.#drop();
    this.#welcomed = false;
    this.#greetings = 0;
    const socket = this.world.open(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event: MessageEvent<unknown>) => this.#heard(String(event.data));
    socket.onclose = () => this.#lose();
    this.#after("patience", PATIENCE * 2, () => this.#lose());
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose(): void {
    if (this.#link === "closed") return;
    this.#cancelAll();
    this.#drop();
    this.#welcomed = false;
    this.#become("lost");
    this.#after("retry", backOff(this.#attempt++, this.world.random()), () => this.#connect());
  }

  #hello(): void {
    this.#greetings += 1;
    const { token, language } = this;
    if (this.#revision < 0) return this.#say({ do: "hello", token, language, revision: -1 });
    const parts = Object.fromEntries(this.#crcs);
    const had = { revision: this.#revision, digest: digest(this.#crcs), parts, lines: this.#lines };
    this.#say({ do: "hello", token, language, ...had });
  }

  /** Have nothing any more: all is sent again. */
  #forget(): void {
    this.#revision = -1;
    this.#lines = 0;
    this.#parts.clear();
    this.#crcs.clear();
  }

  #heard(text: string): void {
    this.#cancels.get("patience")?.();
    this.#after("quiet", QUIET, () => this.check());
    const message = JSON.parse(text) as Outgoing;
    switch (message.is) {
      case "welcome":
        return this.#enter(message);
      case "update":
        return this.#update(message);
      case "ack":
        return this.#settle(message.id, (pending) => pending.done(message));
      case "refused":
        return this.#refused(message);
      case "answered":
        return this.#settle(message.id, (pending) => pending.done(message.body));
      case "chatted":
        return this.#chatted(filled<Chatted>("Chatted", message));
      case "pinged":
        return this.listener.pinged(filled<Pinged>("Pinged", message));
      case "bye":
        this.listener.farewell(message.code, message.why);
        if (FINAL.has(message.code)) this.close();
    }
  }

  #enter(message: Welcome): void {
    const anew = !this.#welcomed;
    this.#greetings = Math.max(0, this.#greetings - 1);
    this.#welcomed = true;
    this.#attempt = 0;
    this.listener.welcome(message);
    this.#become("open");
    // What was never acknowledged may have been lost on the way, or only its ack: the id settles it.
    if (anew) for (const pending of this.#pending.values()) this.#say(pending.message);
  }

  /** Each channel counts by itself; after a restart, or a change of seats, the table says the last of it again. */
  #chatted(message: Chatted): void {
    if (message.n <= (this.#heardChat.get(message.side) ?? 0)) return;
    this.#heardChat.set(message.side, message.n);
    this.listener.chatted(message);
  }

  #update(sent: Update): void {
    // It was sent before the table heard our hello: what follows the welcome starts from what we said we have.
    if (this.#greetings) return;
    if (sent.whole) this.#forget();
    const parts = this.#taken(sent);
    if (!parts || (digest(this.#crcs) !== sent.digest && !sent.whole)) {
      this.#forget(); // what we have is not what the table has: all of it, please
      return this.#hello();
    }
    const update = { ...filled<Update>("Update", sent), parts };
    this.#revision = update.revision;
    this.#lines = update.keep + update.lines.length;
    this.listener.update(update);
  }

  /** The parts that are new, whole, each as the table has it now; null: a change does not fit what we have. */
  #taken(sent: Update): Record<string, unknown> | null {
    const parts: Record<string, unknown> = { ...sent.parts };
    try {
      for (const [name, change] of Object.entries(sent.changes ?? {})) parts[name] = changed(this.#parts.get(name), change);
    } catch {
      return null;
    }
    for (const [name, part] of Object.entries(parts)) {
      this.#parts.set(name, part);
      this.#crcs.set(name, partCrc(part));
    }
    return parts;
  }

  #refused(message: Refused): void {
    this.#settle(message.id, (pending) => pending.failed(new CommandRefused(message.code, message.why)));
  }

  // -- what is under way

  #id(): string {
    return `${this.#prefix}-${++this.#counter}`;
  }

  #await(id: string, message: Incoming): Promise<unknown> {
    if (this.#link === "closed") return Promise.reject(new CommandRefused("closed", ""));
    return new Promise((done, failed) => {
      this.#pending.set(id, { message, done, failed });
      if (this.#welcomed) this.#say(message);
    });
  }

  #settle(id: string, act: (pending: Pending) => void): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    act(pending);
  }

  #say(message: Incoming): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #become(link: Link): void {
    if (this.#link === link) return;
    this.#link = link;
    this.listener.linked(link);
  }

  #after(name: string, milliseconds: number, act: () => void): void {
    this.#cancels.get(name)?.();
    this.#cancels.set(name, this.world.later(milliseconds, act));
  }

  #cancelAll(): void {
    for (const cancel of this.#cancels.values()) cancel();
    this.#cancels.clear();
  }
}

/** Codes of bye after which coming back is no use. */
const FINAL = new Set(["kicked", "left", "no-person", "no-table", "origin"]);
