import { filled, filledAll } from "./fill.ts";
import { CommandRefused, Connection, type Asked, type Link, type Listener, type Wish } from "./socket.ts";
import type {
  Board, Chatted, Figure, Line, Mat, OrderShown, Pinged, Question, Reader, Room, Row, Seat, Status, Supply, Update, Waiting, Welcome,
} from "./wire.ts";
import type { Language } from "./words.svelte.ts";

/** A ping that is still to be seen. */
export interface Seen extends Pinged {
  key: number;
}

/** Lines that an update brings, after the first `keep`. */
export interface News {
  keep: number;
  lines: readonly Line[];
  whole: boolean; // a snapshot
  missed: boolean; // happened while we were away
}

const PING_LASTS = 4_000;
const HELD_BACK = 2_000; // milliseconds that we wait for what follows an answer
/** At which questions a standing order passes. */
export type Passes = OrderShown["passes"];
/** The parts that are lists of a struct, and those that are one. */
const LISTS: Record<string, string> = { figures: "Figure", track: "Row", mats: "Mat", waiting: "Waiting", seats: "Seat" };
const SINGLES: Record<string, string> = { board: "Board", status: "Status", supply: "Supply", room: "Room", reader: "Reader" };
/** What queries are answered with; the rest is handed on as it came. */
const ANSWERS: Record<string, string> = {
  preview: "Foreseen", sight: "SightLine", threat: "Threat", plan: "Plan", danger: "Danger", card: "Found", log: "Log", why: "Told",
  look: "Told", hint: "Hint", whynot: "Objection",
};

/** A table as this page knows it. Everything here is what the server sent; nothing is worked out. */
export class TableState implements Listener {
  board = $state.raw<Board | null>(null);
  figures = $state.raw<Figure[]>([]);
  track = $state.raw<Row[]>([]);
  status = $state.raw<Status | null>(null);
  mats = $state.raw<Mat[]>([]);
  supply = $state.raw<Supply>({ shelves: [], piles: [] });
  waiting = $state.raw<Waiting[]>([]);
  /** The parts for my own seats alone. */
  seats = $state.raw<Seat[]>([]);
  room = $state.raw<Room | null>(null);
  /** What I may take back, and what is voted on. */
  reader = $state.raw<Reader | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<Chatted[]>([]);
  pings = $state.raw<Seen[]>([]);
  revision = $state.raw(-1);
  link = $state.raw<Link>("connecting");
  /** Who I am: 0 is a spectator. */
  person = $state.raw(0);
  mine = $state.raw<number[]>([]);
  version = $state.raw("");
  /** What the engine can be asked in this game. */
  queries = $state.raw<ReadonlySet<string>>(new Set());
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state.raw(0);
  /** Why the table let us go, if it did. */
  bye = $state.raw<{ code: string; why: string } | null>(null);
  /** How many commands are under way. */
  busy = $state.raw(0);
  /** Called after each update, with the lines that it brought. */
  told: ((news: News) => void) | null = null;
  /** The last refusal, for a notice; set it to "" to dismiss it. */
  refusal = $state.raw("");

  /** The open questions of my seats that wait for an answer. */
  questions = $derived(this.seats.flatMap((seat): Question[] => (seat.question ? [seat.question] : [])));
  /** All that the page needs before it can be drawn. */
  ready = $derived(this.board !== null && this.status !== null && this.room !== null);
  host = $derived(this.room?.people.some((each) => each.id === this.person && each.host) ?? false);

  #connection: Connection;
  #answers = new Map<string, Promise<unknown>>();
  #pingKey = 0;
  #missed = -1; // updates up to this revision tell what happened while we were away
  #stop: () => void;
  #updates = 0; // how many there were
  #awaiting: (() => void)[] = []; // called with the next

  constructor(readonly table: string, token: string, language: Language) {
    const url = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    this.#connection = new Connection(url.href, token, language, this);
    const check = () => {
      if (document.visibilityState === "visible") this.#connection.check();
    };
    document.addEventListener("visibilitychange", check);
    addEventListener("online", check);
    this.#stop = () => {
      document.removeEventListener("visibilitychange", check);
      removeEventListener("online", check);
    };
  }

  // -- what a page asks for

  /** Send a command; false if it was refused, and then `refusal` says why. */
  async send(wish: Wish): Promise<boolean> {
    this.busy += 1;
    try {
      const updates = this.#updates;
      await this.#connection.send(wish);
      // Where somebody's hand was asked, what follows comes a moment after the ack: until then nothing is asked.
      if (wish.do === "answer" && updates === this.#updates) await this.#nextUpdate();
      this.refusal = "";
      return true;
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      this.refusal = error.message;
      return false;
    } finally {
      this.busy -= 1;
    }
  }

  /** Answer what a seat is asked; `then` is kept by the table, for what it is asked next. */
  answer(seat: number, key: string, then = ""): Promise<boolean> {
    return this.send({ do: "answer", revision: this.revision, seat, key, then });
  }

  type(seat: number, line: string): Promise<boolean> {
    return this.send({ do: "type", revision: this.revision, seat, line });
  }

  /** From now on a seat passes at this kind of window, or is asked there again. */
  order(seat: number, window: string, passes: Passes): Promise<boolean> {
    return this.send({ do: "order", seat, window, passes });
  }

  undo(to = -1): Promise<boolean> {
    return this.send({ do: "undo", revision: this.revision, to });
  }

  redo(): Promise<boolean> {
    return this.send({ do: "redo", revision: this.revision });
  }

  /** Ask the engine; the same question at the same revision is asked once. */
  ask<T>(what: Asked["what"], about = "", to = "", seat = this.mine[0] ?? -1): Promise<T> {
    const key = JSON.stringify([what, about, to, seat]);
    let answer = this.#answers.get(key);
    if (!answer) {
      answer = this.#connection.ask({ what, about, to, seat }).then((body) => fillAnswer(what, body));
      this.#answers.set(key, answer);
      answer.catch(() => this.#answers.delete(key));
    }
    return answer as Promise<T>;
  }

  speak(language: Language): void {
    this.#connection.speak(language);
  }

  close(): void {
    this.#stop();
    this.#connection.close();
  }

  // -- what the connection tells

  linked(link: Link): void {
    this.link = link;
  }

  welcome(message: Welcome): void {
    this.person = message.person;
    this.mine = message.seats;
    this.version = message.version;
    this.queries = new Set(message.queries);
    this.#missed = message.revision;
    if (message.now) this.ahead = message.now - Date.now();
  }

  update(message: Update): void {
    for (const [name, part] of Object.entries(message.parts)) this.#take(name, part);
    const known = message.whole ? [] : this.lines.slice(0, message.keep);
    if (message.whole || message.lines.length || known.length !== this.lines.length) {
      this.lines = [...known, ...message.lines];
    }
    this.#answers.clear();
    this.revision = message.revision;
    const { lines, whole } = message;
    this.told?.({ keep: known.length, lines, whole, missed: message.revision <= this.#missed });
    this.#updates += 1;
    for (const go of this.#awaiting.splice(0)) go();
  }

  #nextUpdate(): Promise<void> {
    return new Promise((go) => {
      this.#awaiting.push(go);
      setTimeout(go, HELD_BACK);
    });
  }

  chatted(message: Chatted): void {
    const at = this.chat.findLastIndex((each) => each.at <= message.at) + 1; // who joins a side hears what it said before
    this.chat = this.chat.toSpliced(at, 0, message);
  }

  pinged(message: Pinged): void {
    const key = ++this.#pingKey;
    this.pings = [...this.pings, { ...message, key }];
    setTimeout(() => (this.pings = this.pings.filter((each) => each.key !== key)), PING_LASTS);
  }

  farewell(code: string, why: string): void {
    this.bye = { code, why };
  }

  #take(name: string, part: unknown): void {
    const kind = LISTS[name];
    const value: unknown = kind ? filledAll(kind, part) : filled(SINGLES[name] ?? "", part);
    switch (name) {
      case "board": this.board = value as Board; break;
      case "figures": this.figures = value as Figure[]; break;
      case "track": this.track = value as Row[]; break;
      case "status": this.status = value as Status; break;
      case "mats": this.mats = value as Mat[]; break;
      case "supply": this.supply = value as Supply; break;
      case "waiting": this.waiting = value as Waiting[]; break;
      case "room": this.room = value as Room; break;
      case "reader": this.reader = value as Reader; break;
      case "seats":
        this.seats = value as Seat[];
        this.mine = this.seats.map((each) => each.seat);
    }
  }
}

function fillAnswer(what: string, body: unknown): unknown {
  const kind = ANSWERS[what];
  return kind ? filled(kind, body) : body;
}

