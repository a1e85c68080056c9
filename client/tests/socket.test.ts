import assert from "node:assert/strict";
import { test } from "node:test";
import { changed } from "../src/lib/changes.ts";
import { crc32, digest, partCrc } from "../src/lib/digest.ts";
import { backOff, CommandRefused, Connection, type Link, type Listener, type World } from "../src/lib/socket.ts";
import type { Update } from "../src/lib/wire.ts";

type Sent = Record<string, unknown>;

/** A socket whose other end is the test. */
class Socket {
  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: Sent): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

class Heard implements Listener {
  links: Link[] = [];
  updates: Update[] = [];
  byes: string[] = [];
  linked(link: Link): void {
    this.links.push(link);
  }
  welcome(): void {}
  update(message: Update): void {
    this.updates.push(message);
  }
  chats: number[] = [];
  chatted(message: { n: number }): void {
    this.chats.push(message.n);
  }
  pinged(): void {}
  farewell(code: string): void {
    this.byes.push(code);
  }
}

function table() {
  const sockets: Socket[] = [];
  const timers: { milliseconds: number; act: () => void; live: boolean }[] = [];
  const world: World = {
    open: (url) => {
      const socket = new Socket(url);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    random: () => 0.5,
    later: (milliseconds, act) => {
      const timer = { milliseconds, act, live: true };
      timers.push(timer);
      return () => (timer.live = false);
    },
  };
  const heard = new Heard();
  const connection = new Connection("ws://table", "key", "en", heard, world);
  const last = () => sockets.at(-1) as Socket;
  const enter = () => {
    last().open();
    last().hear({ is: "welcome", person: 1, seats: [0], version: "1" });
  };
  /** Runs the newest timer that is still to come and waits about so long. */
  const pass = (least: number, most: number) => {
    const timer = timers.findLast((each) => each.live && each.milliseconds >= least && each.milliseconds <= most);
    assert.ok(timer, `no timer between ${least} and ${most} ms`);
    timer.live = false;
    timer.act();
  };
  return { connection, heard, sockets, last, enter, pass };
}

function update(revision: number, parts: Record<string, unknown>, all: Record<string, unknown> = parts, more: Sent = {}): Sent {
  const crcs = new Map(Object.entries(all).map(([name, part]) => [name, partCrc(part)]));
  return { is: "update", revision, digest: digest(crcs), parts, ...more };
}

test("the digest is what docs/protocol.md says", () => {
  assert.equal(crc32("123456789"), "cbf43926");
  assert.equal(crc32("ação"), "c7ad7511");
  assert.equal(digest(new Map([["b", "00000002"], ["a", "00000001"]])), crc32("a:00000001;b:00000002;"));
});

test("hello comes first, with all that is known already", () => {
  const { last, enter } = table();
  enter();
  assert.deepEqual(last().sent, [{ do: "hello", token: "key", language: "en", revision: -1 }]);
});

test("a command before the welcome waits for it", async () => {
  const { connection, last, enter } = table();
  const done = connection.send({ do: "chat", text: "hi" });
  enter();
  const [, chat] = last().sent;
  assert.equal(chat?.text, "hi");
  last().hear({ is: "ack", id: chat?.id, revision: 3 });
  assert.equal((await done).revision, 3);
});

test("a command without an answer is said again with the same id, an answered one is not", async () => {
  const { connection, last, enter, pass } = table();
  enter();
  const first = connection.send({ do: "chat", text: "one" });
  const second = connection.send({ do: "chat", text: "two" });
  const [, one, two] = last().sent;
  last().hear({ is: "ack", id: one?.id, revision: 1 });
  await first;
  last().cut();
  pass(500, 15_000);
  enter();
  assert.deepEqual(last().sent.slice(1), [two]);
  last().hear({ is: "ack", id: two?.id, revision: 2 });
  assert.equal((await second).revision, 2);
});

test("a refusal says why", async () => {
  const { connection, last, enter } = table();
  enter();
  const done = connection.send({ do: "redo", revision: 0 });
  last().hear({ is: "refused", id: last().sent[1]?.id, code: "stale", why: "Too late.", revision: 4 });
  await assert.rejects(done, (error: CommandRefused) => error.code === "stale" && error.message === "Too late.");
});

test("after a cut, hello tells what is there", () => {
  const { last, enter, pass } = table();
  enter();
  const board = { grid: "hex", steps: [], places: [] };
  const line = { answer: 1, k: 0, text: "t", rule: "r" };
  last().hear(update(6, { board }, undefined, { lines: [line, line, line], whole: true }));
  last().hear(update(7, {}, { board }, { keep: 2, lines: [line, line] }));
  last().cut();
  pass(500, 15_000);
  enter();
  const crc = crc32(JSON.stringify(board));
  const had = { revision: 7, digest: digest(new Map([["board", crc]])), parts: { board: crc }, lines: 4 };
  assert.deepEqual(last().sent[0], { do: "hello", token: "key", language: "en", ...had });
});

test("who changes the language while away has nothing to go on from", () => {
  const { connection, last, enter, pass } = table();
  enter();
  last().hear(update(7, { board: 1 }, undefined, { whole: true }));
  last().cut();
  connection.speak("pt");
  pass(500, 15_000);
  enter();
  assert.deepEqual(last().sent[0], { do: "hello", token: "key", language: "pt", revision: -1 });
});

test("what was said is heard once, also if a table that was started anew says it again", () => {
  const { heard, last, enter, pass } = table();
  const said = (n: number) => ({ is: "chatted", n, person: 1, name: "Ana", text: `${n}`, at: 0 });
  enter();
  last().hear(said(1));
  last().hear(said(2));
  last().cut();
  pass(500, 15_000);
  enter();
  for (const n of [1, 2, 3]) last().hear(said(n));
  assert.deepEqual(heard.chats, [1, 2, 3]);
});

test("parts that do not fit the digest are not shown, and all is asked for", () => {
  const { heard, last, enter } = table();
  enter();
  last().hear(update(1, { board: 1, status: 2 }, undefined, { whole: true }));
  last().hear(update(2, { board: 3 }, { board: 3, status: 9 }));
  assert.equal(heard.updates.length, 1);
  const again = last().sent.at(-1);
  assert.equal(again?.do, "hello");
  assert.equal(again?.revision, -1);
  last().hear({ is: "welcome", person: 1, seats: [0], version: "1" });
  last().hear(update(2, { board: 3, status: 9 }, undefined, { whole: true }));
  assert.equal(heard.updates.at(-1)?.revision, 2);
});

test("what crosses our hello on its way is left aside", () => {
  const { connection, heard, last, enter } = table();
  enter();
  last().hear(update(1, { board: 1, waiting: "a" }, undefined, { whole: true }));
  connection.check();
  last().hear(update(2, { waiting: "b" }, { board: 1, waiting: "b" }));
  last().hear({ is: "welcome", person: 1, seats: [0], version: "1" });
  last().hear(update(3, { board: 2 }, { board: 2, waiting: "a" }));
  assert.deepEqual(heard.updates.map((each) => each.revision), [1, 3]);
  assert.equal(last().sent.filter((each) => each.do === "hello").length, 2, "nothing had to be asked for again");
});

test("defaults that were not sent are there", () => {
  const { heard, last, enter } = table();
  enter();
  last().hear(update(1, { board: 1 }, undefined, { lines: [{ answer: 1, k: 0, text: "t", rule: "r" }] }));
  const [line] = heard.updates[0]?.lines ?? [];
  assert.deepEqual([line?.level, line?.automatic, line?.figures, line?.show], ["event", false, [], null]);
});

test("silence is asked about, and no answer is a cut", () => {
  const { heard, last, enter, pass, sockets } = table();
  enter();
  pass(15_000, 15_000);
  assert.equal(last().sent.at(-1)?.do, "hello");
  pass(5_000, 5_000);
  assert.equal(heard.links.at(-1), "lost");
  pass(500, 14_999);
  assert.equal(sockets.length, 2);
});

test("a word that comes back in time keeps the connection", () => {
  const { heard, last, enter, connection } = table();
  enter();
  connection.check();
  last().hear({ is: "welcome", person: 1, seats: [0], version: "1" });
  assert.equal(heard.links.at(-1), "open");
  assert.equal(last().sent.filter((each) => each.do === "hello").length, 2);
});

test("who was sent away does not come back", async () => {
  const { connection, heard, last, enter, sockets } = table();
  enter();
  const waiting = connection.send({ do: "chat", text: "?" });
  last().hear({ is: "bye", code: "kicked", why: "The host asked you to leave." });
  await assert.rejects(waiting);
  assert.deepEqual(heard.byes, ["kicked"]);
  assert.equal(heard.links.at(-1), "closed");
  assert.equal(sockets.length, 1);
});

test("waiting grows from half a second to fifteen, never all at once", () => {
  for (const random of [0, 0.3, 1]) {
    const waits = Array.from({ length: 12 }, (_, n) => backOff(n, random));
    assert.ok(Math.min(...waits) >= 500 && Math.max(...waits) <= 15_000);
    assert.deepEqual(waits, [...waits].sort((a, b) => a - b));
  }
  assert.notEqual(backOff(5, 0), backOff(5, 1));
});

test("a change says what is new, and where the rest was", () => {
  const ana = { seat: 0, hp: 3, cards: [{ id: "a" }, { id: "b", used: 1 }] };
  const ben = { seat: 1, hp: 5, cards: [] };
  const list = changed([ana, ben], [1, [0, { set: { hp: 2 }, in: { cards: [[1, { set: { used: 2 } }], { id: "c" }] } }]]) as unknown[];
  assert.equal(list[0], ben); // the same object: nothing of it is drawn again
  assert.equal(JSON.stringify(list[1]), JSON.stringify({ seat: 0, hp: 2, cards: [{ id: "b", used: 2 }, { id: "c" }] }));
  assert.deepEqual(ana.hp, 3); // what was there stays as it was
  assert.throws(() => changed([ana], [1]));
  assert.throws(() => changed(undefined, { set: { hp: 1 } }));
});

test("the crc of a list is made of those of its records", () => {
  assert.equal(partCrc([{ a: 1 }, { b: 2 }]), crc32(crc32('{"a":1}') + crc32('{"b":2}')));
  assert.equal(partCrc({ a: 1 }), crc32('{"a":1}'));
});

test("changes are put into the parts that are there, and who listens gets whole parts", () => {
  const { heard, last, enter } = table();
  enter();
  const mats = [{ seat: 0, hp: 3 }, { seat: 1, hp: 5 }];
  last().hear(update(1, { mats, room: { locked: false } }, undefined, { whole: true }));
  const now = [mats[0], { seat: 1, hp: 4 }];
  last().hear(update(2, {}, { mats: now, room: { locked: true } }, { changes: { mats: [0, [1, { set: { hp: 4 } }]], room: { set: { locked: true } } } }));
  assert.deepEqual(heard.updates[1]?.parts, { mats: now, room: { locked: true } });
  assert.equal(last().sent.length, 1);
});

test("a change that does not fit what is there asks for all of it", () => {
  const { heard, last, enter } = table();
  enter();
  last().hear(update(1, { mats: [{ seat: 0 }] }, undefined, { whole: true }));
  last().hear(update(2, {}, { mats: [{ seat: 0 }] }, { changes: { mats: [7] } }));
  assert.equal(heard.updates.length, 1);
  assert.deepEqual(last().sent.at(-1), { do: "hello", token: "key", language: "en", revision: -1 });
});
