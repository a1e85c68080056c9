// What can be done by a key or a typed word at the table.

import type { Action } from "$lib/keys.svelte.ts";
import { enemies, scan } from "./hearing.ts";
import type { Play, Tab } from "./play.svelte.ts";
import { SIGNS } from "./targets.ts";

const RIGHT = 0;
const DOWN = Math.PI / 2;

/** Moves the cell of the keyboard; `angles` are wishes, the first that leads somewhere is gone. */
function step(play: Play, ...angles: number[]): void {
  play.byKeys = true;
  const from = play.cells.byName.get(play.cursor);
  if (!from) {
    play.cursor = play.own?.at[0] ?? play.cells.places[0]?.at ?? "";
    play.point(play.cursor);
    return;
  }
  for (const angle of angles) {
    const next = play.cells.ahead(from, angle);
    if (!next) continue;
    play.cursor = next.at;
    play.turn = 0;
    play.point(next.at);
    return;
  }
}

/** Sideways on hexes goes up and down in turn, so that one gets straight on. */
function sideways(play: Play, left: boolean): void {
  const angle = left ? Math.PI : RIGHT;
  if (!play.geometry.isHex) return step(play, angle);
  const from = play.cells.byName.get(play.cursor);
  const odd = from ? Math.abs(from.x) % 2 === 1 : false;
  const tilt = (left !== odd ? 1 : -1) * (Math.PI / 6) * (left ? -1 : 1);
  step(play, angle + tilt, angle - tilt);
}

/** The next cell or figure that can be chosen; false behind the last. */
export function nextTarget(play: Play, by: 1 | -1): boolean {
  const cells = play.cells.all.map((place) => place.at).filter((at) => play.atCell.has(at));
  if (!cells.length) return false;
  const next = cells.indexOf(play.cursor) + by;
  if (play.byKeys && play.atCell.has(play.cursor) && (next < 0 || next >= cells.length)) return false;
  play.byKeys = true;
  play.turn = 0;
  play.cursor = cells[next] ?? cells[by > 0 ? 0 : cells.length - 1] ?? "";
  play.point(play.cursor);
  return true;
}

function boardHasFocus(): boolean {
  const focus = document.activeElement;
  return !focus || focus === document.body || focus.closest("[role=grid]") !== null;
}

function enter(play: Play): void {
  if (play.reel.running) return play.reel.finish();
  if (play.byKeys && boardHasFocus() && play.candidates(play.cursor).length && !play.sure) return play.touch(play.cursor);
  if (play.armed) return void play.commit();
  if (play.picks.ready) return void play.sendPicks();
}

function bySign(play: Play, sign: string): void {
  const choice = play.bySign(sign);
  if (!choice) return;
  play.byKeys = true;
  if (play.picks.open && choice.card) return play.pick(choice.card);
  const cell = choice.cells.at(-1) ?? play.figure.get(choice.figures[0] ?? 0)?.at[0];
  if (cell) {
    play.cursor = cell;
    play.pointed = cell;
  }
  play.take(choice);
}

export function tableActions(play: Play, go: (tab: Tab | "board") => void): Action[] {
  const { table } = play;
  const [game, board, places, looks] = ["table-keys-game", "table-keys-board", "table-keys-places", "table-keys-looks"] as const;
  const hex = Math.PI / 6;
  const plain = (id: string, keys: string[], group: string, run: () => void, more: Partial<Action> = {}): Action => ({
    id, name: `table-do-${id}`, keys, group, run, ...more,
  });
  const asks = (query: string, action: Action): Action[] => (table.queries.has(query) ? [action] : []);
  return [
    plain("commit", ["Enter"], game, () => enter(play), { can: () => play.reel.running || Boolean(play.armed) || play.picks.ready || play.candidates(play.cursor).length > 0 }),
    plain("escape", ["Escape"], game, () => { if (play.reel.running) play.reel.finish(); else play.back(); }),
    plain("next", [" "], game, () => (play.reel.running ? play.reel.next() : enter(play))),
    plain("pause", ["k"], game, () => play.reel.pause(), { can: () => play.reel.running, typed: ["pause"] }),
    plain("again", ["j"], game, () => play.reel.again(), { can: () => play.reel.canRepeat, typed: ["again"] }),
    plain("undo", ["u", "Ctrl+z"], game, () => void table.undo(), { can: () => table.reader?.can_undo !== "no", typed: ["undo"] }),
    plain("redo", ["Ctrl+y", "Ctrl+Shift+z"], game, () => void table.redo(), { can: () => table.reader?.can_redo ?? false, typed: ["redo"] }),
    ...asks("hint", plain("hint", ["i"], game, () => void play.askHint(), { can: () => play.question !== null })),
    plain("order-turn", ["y"], game, () => void play.order("turn"), { can: () => play.window !== null && (table.reader?.turns ?? false) }),
    plain("order-always", ["z"], game, () => void play.order("always"), { can: () => play.window !== null }),
    plain("command", ["/"], game, () => (play.typing = true)),
    plain("help", ["?"], game, () => (play.help = true)),
    ...[...SIGNS].map((sign) => plain(`sign-${sign}`, [sign], "", () => bySign(play, sign), { can: () => play.bySign(sign) !== undefined })),

    plain("up", ["w", "ArrowUp"], board, () => step(play, -DOWN), { can: boardHasFocus }),
    plain("down", ["s", "ArrowDown"], board, () => step(play, DOWN), { can: boardHasFocus }),
    plain("left", ["ArrowLeft"], board, () => sideways(play, true), { can: boardHasFocus }),
    plain("right", ["ArrowRight"], board, () => sideways(play, false), { can: boardHasFocus }),
    plain("north-west", ["q"], board, () => step(play, -Math.PI + (play.geometry.isHex ? hex : Math.PI / 4))),
    plain("north-east", ["e"], board, () => step(play, play.geometry.isHex ? -hex : -Math.PI / 4)),
    plain("south-west", ["a"], board, () => (play.geometry.isHex ? step(play, Math.PI - hex) : step(play, Math.PI))),
    plain("south-east", ["d"], board, () => (play.geometry.isHex ? step(play, hex) : step(play, RIGHT))),
    plain("target", ["n"], board, () => void nextTarget(play, 1)),
    plain("target-back", ["N"], board, () => void nextTarget(play, -1)),
    plain("turn", ["r"], board, () => { if (!play.turnPattern()) play.turned = (play.turned + 1) % play.geometry.turns; }),
    plain("fit", ["0", "m"], board, () => play.fit()),
    plain("larger", ["+", "="], board, () => play.camera.zoomAt({ x: play.camera.width / 2, y: play.camera.height / 2 }, 1.2)),
    plain("smaller", ["-"], board, () => play.camera.zoomAt({ x: play.camera.width / 2, y: play.camera.height / 2 }, 1 / 1.2)),

    ...asks("sight", plain("sight", ["l"], looks, () => (play.wantsSight = true), { release: () => (play.wantsSight = false) })),
    ...asks("threat", plain("threat", ["t"], looks, () => (play.wantsThreat = true), { release: () => (play.wantsThreat = false) })),
    plain("coordinates", ["v"], looks, () => play.showCoordinates(!play.coordinates)),
    plain("ping", ["."], looks, () => void table.send({ do: "ping", at: play.cursor }), { can: () => table.person > 0 && play.cursor !== "" }),
    plain("scan", ["x"], looks, () => play.say(scan(play))),
    plain("enemies", ["p"], looks, () => play.say(enemies(play))),

    plain("hand", ["h"], places, () => go("hand")),
    plain("order", ["o"], places, () => go("order")),
    plain("log", ["g"], places, () => go("log")),
    plain("table", ["c"], places, () => go("table")),
    plain("supply", ["f"], places, () => go("supply"), { can: () => play.hasSupply }),
    plain("board", ["b"], places, () => go("board")),
  ];
}
