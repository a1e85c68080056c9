import { untrack } from "svelte";
import type { Objection } from "$lib/wire.ts";
import type { Play } from "./play.svelte.ts";

const RESTS = 250; // milliseconds that a pointer rests before it is told why not
const SOON = 90; // the same for keys and taps
const LASTS = 6_000; // how long it is told what was wrong with a tap

/** As long as a component lives, whatever is pointed at and cannot be chosen says why, by the engine's word. */
export function objectOn(play: Play): void {
  let asked = untrack(() => play.question);
  let rested = ""; // the cell that was pointed at when the question came: nobody has wished for it yet

  $effect(() => {
    const cell = play.pointed || play.refused;
    const asks = play.table.queries.has("whynot") && play.hasBoard && play.cells.byName.has(cell) && !play.atCell.has(cell) && play.settled;
    const seat = play.seat;
    const byKeys = untrack(() => play.byKeys);
    const wait = untrack(() => (byKeys || play.refused === cell ? SOON : RESTS));
    if (asked !== play.question) [asked, rested] = [play.question, cell];
    else if (cell !== rested) rested = "";
    // Under the acting figure a pointer only rests: a note would cover whom the figure stands beside.
    const idle = cell === rested || (!byKeys && play.own?.at.includes(cell));
    if (!asks || (idle && play.refused !== cell)) return;
    const timer = setTimeout(() => {
      play.table.ask<Objection>("whynot", cell, "", seat).then(
        (found) => {
          if (!wanted || !found.text) return;
          play.objection = { ...found, cell };
          play.say(found.text);
        },
        () => undefined, // nothing is asked for any more
      );
    }, wait);
    let wanted = true;
    return () => {
      wanted = false;
      clearTimeout(timer);
      play.objection = null;
    };
  });

  $effect(() => {
    if (!play.refused || play.looked) return; // while a figure is looked at its sheet tells it
    const timer = setTimeout(() => (play.refused = ""), LASTS);
    return () => clearTimeout(timer);
  });
}
