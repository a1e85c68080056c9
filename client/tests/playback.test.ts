import assert from "node:assert/strict";
import { test } from "node:test";
import { duration, LEAST, Playback, type Clock } from "../src/table/playback.ts";
import type { Scene } from "../src/table/scenes.ts";
import { board, figure, health, line, row, scene, sum } from "./telling.ts";

/** Time that passes when the test says so. */
class Hands implements Clock {
  time = 0;
  lag = 0; // until what was changed is on the screen
  #timers: { at: number; act: () => void }[] = [];

  now(): number {
    return this.time;
  }

  later(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.time + milliseconds, act };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((each) => each !== timer));
  }

  painted(act: () => void): () => void {
    return this.later(this.lag, act);
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.#timers.filter((each) => each.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((each) => each !== next);
      this.time = next.at;
      next.act();
    }
    this.time = end;
  }
}

const BRUTE = figure(1, "13:4", { meters: health(10), side: "party" });
const GUARD = figure(2, "9:2");
const START = scene([BRUTE, GUARD]);

/** A table where somebody has just sat down, and what was told at which time. */
function sit(start: Scene = START) {
  const hands = new Hands();
  const told: [number, string][] = [];
  let seen = 0;
  const playback = new Playback(hands, () => {
    if (playback.frame && playback.begun !== seen) told.push([hands.time, playback.frame.line.text]);
    seen = playback.begun;
  });
  playback.take({ keep: 0, lines: [line(0, 1, "Round 1.", { level: "round" })], whole: true, missed: false }, start);
  let count = 1;
  const take = (lines: ReturnType<typeof line>[], after = START, more: { keep?: number; missed?: boolean; whole?: boolean } = {}) => {
    const keep = more.keep ?? count;
    count = keep + lines.length;
    playback.take({ keep, lines, whole: more.whole ?? false, missed: more.missed ?? false }, after);
  };
  const texts = () => told.map(([, text]) => text);
  const where = (id: number) => playback.scene.figures.find((each) => each.id === id);
  return { hands, playback, take, told, texts, where };
}

const MOVES = [
  line(1, 1, "Turn of Guard 1.", { level: "turn", figures: [2] }),
  line(1, 2, "Guard 1 moves to 11:3.", { figures: [2], cells: ["10:3", "11:3"], way: ["10:3", "11:3"] }),
  line(1, 3, "The Brute suffers 3 damage.", { figures: [1], meters: [[1, "health", -3]] }),
];
const MOVED = scene([{ ...BRUTE, meters: health(7, 10) }, { ...GUARD, at: ["11:3"], active: true }]);
const BOT = [
  line(2, 1, "Turn of the Spellweaver.", { level: "turn", figures: [3] }),
  line(2, 2, "The Spellweaver gains 1 XP."),
];

test("every sentence is told in order and for its time, also when more come meanwhile", () => {
  const { hands, playback, take, told, texts } = sit();
  take(MOVES, MOVED);
  hands.pass(250);
  take(BOT, MOVED);
  assert.deepEqual(texts(), ["Turn of Guard 1."], "a bot that follows cuts nothing short");
  hands.pass(60_000);
  assert.deepEqual(texts(), [...MOVES, ...BOT].map((each) => each.text));
  const lasted = told.map(([at], i) => (told[i + 1]?.[0] ?? Infinity) - at);
  assert.ok(lasted.every((each) => each >= LEAST), `${lasted}`);
  assert.equal(playback.running, false);
});

test("a sentence has its time from when it is on the screen, however slow that is", () => {
  const { hands, take, told } = sit();
  hands.lag = 250;
  take([line(1, 1, "One."), line(1, 2, "Two."), line(1, 3, "Three.")]);
  hands.pass(20_000);
  const times = told.map(([time]) => time);
  assert.deepEqual(times.slice(1).map((time, i) => time - (times[i] ?? 0)), [LEAST + 250, LEAST + 250]);
});

test("figures, hit points, order list and log keep in step", () => {
  const order = [row("guard", "35", "waiting", [2]), row("brute", "87", "waiting", [1])];
  const { hands, playback, take, where } = sit({ ...START, track: order });
  const lines = [...MOVES, line(1, 4, "Turn of the Brute.", { level: "turn", figures: [1] })];
  take(lines, { ...MOVED, track: [row("guard", "35", "done", [2]), row("brute", "87", "active", [1])] });
  const states = () => playback.scene.track.map((each) => each.state);
  const seen = () => [playback.lines.length, where(2)?.at[0], where(1)?.meters[0]?.value, ...states()];
  assert.deepEqual(seen(), [2, "9:2", 10, "active", "waiting"]);
  assert.equal(where(2)?.active, true);
  playback.next();
  assert.deepEqual(seen(), [3, "9:2", 10, "active", "waiting"]);
  hands.pass(200);
  assert.equal(where(2)?.at[0], "10:3", "it goes from cell to cell");
  hands.pass(200);
  assert.equal(where(2)?.at[0], "11:3");
  playback.next();
  assert.deepEqual(seen(), [4, "11:3", 7, "active", "waiting"]);
  playback.next();
  assert.deepEqual(seen(), [5, "11:3", 7, "done", "active"]);
  playback.finish();
  assert.deepEqual(playback.scene.figures, MOVED.figures);
});

test("who sees no motion sees figures where they go", () => {
  const { playback, take, where } = sit();
  playback.still = true;
  take(MOVES.slice(1, 2), MOVED);
  assert.equal(where(2)?.at[0], "11:3");
});

test("who falls is seen until its sentence has been told; who comes, from its sentence on", () => {
  const { playback, take, where } = sit();
  const lines = [
    line(1, 1, "Guard 1 dies.", { figures: [2], meters: [[2, "health", -5]] }),
    line(1, 2, "Something else."),
    line(1, 3, "A rat comes.", { figures: [9], cells: ["8:2"] }),
    line(1, 4, "The rat moves.", { figures: [9], cells: ["8:3"], way: ["8:3"] }),
    line(1, 5, "The rat dies.", { figures: [9] }),
  ];
  take(lines.slice(0, 4), scene([BRUTE, figure(9, "8:3")]));
  assert.equal(where(2)?.meters[0]?.value, 0);
  assert.equal(where(9), undefined);
  playback.next();
  assert.equal(where(2), undefined);
  playback.next();
  assert.deepEqual(where(9)?.at, ["8:2"]);
  playback.next();
  take(lines.slice(4), scene([BRUTE]));
  playback.next();
  assert.ok(where(9));
  playback.next();
  assert.equal(where(9), undefined);
});

test("an update without lines tells nothing again", () => {
  const { hands, playback, take, texts } = sit();
  take(MOVES, MOVED);
  hands.pass(60_000);
  take([], MOVED);
  assert.equal(playback.running, false);
  take(BOT, MOVED);
  take([], scene([{ ...BRUTE, meters: health(1, 10) }, GUARD])); // the end that it leads to is another one
  hands.pass(60_000);
  assert.equal(texts().length, MOVES.length + BOT.length);
  assert.equal(playback.scene.figures[0]?.meters[0]?.value, 1);
});

test("snapshots and what was missed are not told, but the missed can be shown again", () => {
  const { hands, playback, take, texts } = sit();
  take(MOVES, MOVED, { missed: true });
  assert.equal(playback.running, false);
  assert.equal(playback.lines.length, 4);
  playback.again();
  assert.deepEqual(texts(), ["Turn of Guard 1."]);
  take(BOT, MOVED, { keep: 0, whole: true });
  assert.equal(playback.running, false);
  assert.equal(playback.canRepeat, false);
  hands.pass(60_000);
  assert.equal(texts().length, 1);
});

test("a line that replaces an open one tells only what is new in it", () => {
  const { hands, playback, take, texts, where } = sit();
  const strikes = line(1, 1, "Guard 1 attacks the Brute: 2 …", { figures: [2, 1] });
  const card = line(1, 4, "Card −1.", { show: { kind: "card", faces: ["-1"], unused: [], label: "" } });
  const hurt = line(2, 1, "The Brute suffers 3 damage.", { figures: [1], meters: [[1, "health", -3]] });
  const open = sum("Guard 1 attacks the Brute: 2, card −1 …", [strikes, card], true);
  const whole = sum("Guard 1 attacks the Brute: 2, card −1: 1 damage.", [strikes, card, hurt]);
  take([open]);
  assert.ok(playback.frame?.reveal);
  hands.pass(60_000);
  assert.deepEqual(playback.lines.at(-1), open);
  take([whole, ...BOT], MOVED, { keep: 1 });
  assert.equal(playback.frame?.reveal, null, "the card has been seen");
  assert.equal(where(1)?.meters[0]?.value, 7);
  assert.deepEqual(playback.lines.slice(1), [whole]);
  hands.pass(60_000);
  assert.deepEqual(texts(), [open.text, whole.text, ...BOT.map((each) => each.text)]);
  take([{ ...whole, open: false }, ...BOT], MOVED, { keep: 1 });
  assert.equal(playback.running, false, "nothing is new");
});

test("an open line that was still to be told is told once, as it became", () => {
  const { hands, take, texts } = sit();
  const strikes = line(1, 9, "Guard 1 attacks …");
  take([...MOVES, { ...strikes, open: true }], MOVED);
  const whole = sum("Guard 1 attacks: no damage.", [strikes, line(2, 1, "No damage.")]);
  take([whole], MOVED, { keep: 4 });
  hands.pass(60_000);
  assert.deepEqual(texts(), [...MOVES.map((each) => each.text), whole.text]);
});

test("what is taken back is neither told nor seen any longer", () => {
  const { hands, playback, take, texts } = sit();
  take(MOVES, MOVED);
  take([], START, { keep: 1 });
  assert.equal(playback.running, false);
  assert.deepEqual(playback.scene, START);
  assert.equal(playback.lines.length, 1);
  assert.equal(playback.canRepeat, false);
  take([line(1, 1, "Turn of Guard 2.", { level: "turn" })]);
  hands.pass(60_000);
  assert.deepEqual(texts(), ["Turn of Guard 1.", "Turn of Guard 2."]);
  take([line(1, 1, "Turn of Guard 3.", { level: "turn" })], START, { keep: 1 }); // back, and on by another way
  assert.equal(playback.running, false);
});

test("a pause lasts until it ends, and the sentence then has the rest of its time", () => {
  const { hands, playback, take, texts } = sit();
  take(MOVES, MOVED);
  hands.pass(500);
  playback.pause();
  hands.pass(60_000);
  assert.equal(texts().length, 1);
  assert.ok(playback.paused);
  take(BOT, MOVED);
  assert.equal(texts().length, 1);
  playback.pause();
  hands.pass(100);
  assert.equal(texts().length, 1);
  hands.pass(600);
  assert.equal(texts().length, 2);
});

test("to the end, and nothing comes after it", () => {
  const { hands, playback, take, texts } = sit();
  take(MOVES, MOVED);
  playback.pause();
  playback.finish();
  assert.deepEqual([playback.running, playback.paused, playback.lines.length], [false, false, 4]);
  assert.deepEqual(playback.scene, MOVED);
  hands.pass(60_000);
  assert.equal(texts().length, 1);
  take(BOT, MOVED);
  assert.equal(playback.running, true, "what comes next is told");
});

test("the last turn in which something happened is shown again, with the table as it was; then the one before", () => {
  const { hands, playback, take, texts, where } = sit();
  take(MOVES, MOVED);
  take([...BOT, line(2, 3, "Turn of the Brute.", { level: "turn", figures: [1] })], MOVED);
  playback.finish();
  playback.again();
  assert.equal(playback.frame?.line.text, "Turn of the Spellweaver.");
  assert.equal(playback.lines.length, 7, "the log keeps its lines");
  playback.again();
  assert.equal(playback.frame?.line.text, "Turn of Guard 1.");
  assert.deepEqual([where(2)?.at[0], where(1)?.meters[0]?.value], ["9:2", 10]);
  hands.pass(60_000);
  assert.deepEqual(texts().slice(-6), [...MOVES, ...BOT].map((each) => each.text).concat("Turn of the Brute."));
  assert.equal(playback.running, false);
  take([line(3, 1, "News.")], MOVED);
  assert.equal(texts().at(-1), "News.");
});

test("off tells nothing, keeps it to be shown again, and says what came", () => {
  const { playback, take, texts } = sit();
  take(MOVES, MOVED);
  playback.setSpeed("off");
  assert.equal(playback.running, false);
  take(BOT, MOVED);
  assert.equal(playback.running, false);
  assert.deepEqual(playback.unshown, BOT.map((each) => each.text));
  assert.equal(playback.lines.length, 6);
  playback.again();
  assert.equal(texts().at(-1), "Turn of the Spellweaver.");
});

test("nothing waits for somebody who looks elsewhere", () => {
  const { playback, take } = sit();
  playback.away = true;
  take(MOVES, MOVED);
  assert.equal(playback.running, false);
  assert.deepEqual(playback.scene, MOVED);
});

test("long sentences and cards take longer; many go by faster, none faster than it can be read", () => {
  const { playback, take } = sit();
  const long = "The Spellweaver moves through the door and stops behind the overturned table at the far wall.";
  take([line(1, 1, "Short."), line(1, 2, long), line(1, 3, "Card.", { show: { kind: "card", faces: ["+1"], unused: [], label: "" } })]);
  const lasts = (waiting: number, speed: "slow" | "normal" | "fast" = "normal") => {
    assert.ok(playback.frame);
    return duration(playback.frame, speed, waiting);
  };
  assert.equal(lasts(0), LEAST);
  playback.next();
  const read = lasts(0);
  assert.ok(read > 2 * LEAST);
  assert.ok(lasts(8) === read && lasts(12) < read && lasts(500) === read / 1.75);
  assert.equal(lasts(0, "slow"), 2 * read);
  assert.equal(lasts(0, "fast"), read / 2);
  playback.next();
  assert.ok(lasts(0) > 2 * LEAST && lasts(500) >= LEAST);
});

test("a new speed counts at once, for the rest of the sentence too", () => {
  const { hands, playback, take, texts } = sit();
  take(MOVES, MOVED);
  playback.setSpeed("slow");
  hands.pass(1000);
  assert.equal(texts().length, 1);
  playback.setSpeed("fast");
  hands.pass(150);
  assert.equal(texts().length, 2);
});

test("places change when they are named, and a room comes with its door", () => {
  const before = { ...START, board: board("1:1", "2:1") };
  const opened = board("1:1", "2:1", "3:1");
  opened.places[1] = { ...opened.places[1]!, terrain: ["open"] };
  const after = { ...before, board: opened, figures: [BRUTE, GUARD, figure(7, "3:1")] };
  const { playback, take, where } = sit(before);
  take([line(1, 1, "The Brute waits."), line(1, 2, "The door opens.", { cells: ["2:1"] }), line(1, 3, "Next.")], after);
  assert.deepEqual(playback.scene.board?.places.map((each) => each.at), ["1:1", "2:1"]);
  assert.equal(where(7), undefined);
  playback.next();
  assert.deepEqual(playback.scene.board?.places.map((each) => [each.at, each.terrain.length]), [["1:1", 0], ["2:1", 1], ["3:1", 0]]);
  assert.ok(where(7));
});

test("a round that begins brings its order, and the cards that are turned up bring theirs", () => {
  const hidden = [row("guard", "??", "waiting", [2]), row("brute", "??", "waiting", [1])];
  const shown = [row("brute", "20", "done", [1]), row("guard", "35", "active", [2])];
  const { playback, take } = sit({ ...START, track: hidden });
  const initiatives = () => playback.scene.track.map((each) => each.initiative);
  take([line(1, 1, "Cards."), line(1, 2, "Turn of the Brute.", { level: "turn", figures: [1] }), line(1, 3, "Turn of Guard 1.", { level: "turn", figures: [2] })], { ...START, track: shown });
  assert.deepEqual(initiatives(), ["??", "??"]);
  playback.next();
  assert.deepEqual(playback.scene.track.map((each) => [each.initiative, each.state]), [["20", "active"], ["35", "waiting"]]);
  playback.finish();
  take([line(2, 1, "Guard 1 waits."), line(2, 2, "Round 2.", { level: "round" }), line(2, 3, "All choose.")], { ...START, track: hidden });
  assert.deepEqual(initiatives(), ["20", "35"]);
  playback.next();
  assert.deepEqual(initiatives(), ["??", "??"]);
});
