// The board in words for those who hear it: what lies in each direction, who is near.

import { t } from "$lib/words.svelte.ts";
import type { Figure, Place } from "$lib/wire.ts";
import type { Play } from "./play.svelte.ts";

const FAR = 12; // cells that a look in one direction goes

function here(play: Play): Place | undefined {
  return play.cells.byName.get(play.cursor || play.own?.at[0] || "");
}

/** What one meets in each direction from the cell of the keyboard. */
export function scan(play: Play): string {
  const start = here(play);
  if (!start) return "";
  const told = play.geometry.steps.map((step, i) => {
    let at: Place = start;
    for (let steps = 1; steps <= FAR; steps++) {
      const next = at.walls.includes(i) ? undefined : play.cells.neighbour(at, step);
      if (!next) return t("table-scan-wall", { direction: direction(play, step), steps: steps - 1 });
      const who = play.standing.get(next.at)?.[0];
      if (who) return t("table-scan", { direction: direction(play, step), steps, what: who.label || who.name });
      if (next.terrain.length || next.tokens.length) {
        return t("table-scan", { direction: direction(play, step), steps, what: next.label || t("table-floor") });
      }
      at = next;
    }
    return "";
  });
  return told.filter(Boolean).join(" ");
}

/** The enemies from near to far. */
export function enemies(play: Play): string {
  const start = here(play);
  if (!start) return "";
  const found = play.figures
    .filter((figure) => play.sides.stance(figure) === "foe")
    .map((figure) => {
      const apart = figure.at.flatMap((at) => play.cells.byName.get(at) ?? []).map((place) => play.geometry.apart(start, place));
      return { figure, apart: Math.min(...apart) };
    })
    .sort((a, b) => a.apart - b.apart);
  if (!found.length) return t("table-enemies-none");
  return found.map(({ figure, apart }) => t("table-enemy", { name: figure.label || figure.name, at: figure.at[0] ?? "", steps: apart })).join(" ");
}

/** A figure in words, with what only the viewer's place at the table tells: whose it is, where it looks. */
export function toldOf(play: Play, figure: Figure): string {
  const parts = [figure.label || figure.name];
  if (play.sides.rival) parts.push(t(`table-stance-${play.sides.stance(figure)}`));
  const looks = facingOf(play, figure);
  if (looks) parts.push(looks);
  return parts.join(", ");
}

/** "faces north-east"; empty where a figure looks nowhere. */
export function facingOf(play: Play, figure: Figure): string {
  const step = play.geometry.steps[figure.facing];
  return step ? t("table-facing", { direction: direction(play, step) }) : "";
}

function direction(play: Play, step: readonly [number, number]): string {
  const eighth = Math.round((play.geometry.direction(step) / Math.PI) * 180);
  const names: [number, string][] = [[-150, "nw"], [-135, "nw"], [-90, "n"], [-45, "ne"], [-30, "ne"], [0, "e"], [30, "se"], [45, "se"], [90, "s"], [135, "sw"], [150, "sw"], [180, "w"], [-180, "w"]];
  const found = names.reduce((best, each) => (Math.abs(each[0] - eighth) < Math.abs(best[0] - eighth) ? each : best));
  return t(`table-direction-${found[1]}`);
}
