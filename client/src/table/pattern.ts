// Patterns of cells in the text of a card. "[·⬢ / ⬡⬢]": rows of hexes lie half a hex apart, and · is half a hex.
// "[·■ / □■]": of squares, and · is a square that is left out. Cells are counted as boards count them.

import type { Board } from "../lib/wire.ts";

export interface PatternCell {
  x: number;
  y: number;
  own: boolean; // the figure's own cell, grey on printed cards
}

export interface Pattern {
  grid: Board["grid"];
  cells: readonly PatternCell[];
}

export type Piece = string | Pattern;

const DRAWN = /\[([⬢⬡· /]*[⬢⬡][⬢⬡· /]*|[■□· /]*[■□][■□· /]*)\]/u;
const OWN = "⬡□";

/** A text cut where patterns stand in it. */
export function pieces(text: string): Piece[] {
  return text.split(DRAWN).map((piece, i) => (i % 2 ? patternOf(piece) : piece));
}

function patternOf(drawn: string): Pattern {
  return /[■□]/u.test(drawn) ? { grid: "square", cells: squares(drawn) } : { grid: "hex", cells: hexes(drawn) };
}

/** The hexes of a drawn pattern, axial. */
export function hexes(drawn: string): PatternCell[] {
  const found = inRows(drawn, 2);
  const odd = found.some((each) => (each.x - each.y) % 2 !== 0) ? 1 : 0;
  return found.map(({ x, y, own }) => ({ x: (x - y - odd) / 2, y, own }));
}

/** The squares of a drawn pattern. */
export function squares(drawn: string): PatternCell[] {
  return inRows(drawn, 1);
}

/** The cells of all rows, counted in gaps from the left; a cell is `wide` gaps wide. */
function inRows(drawn: string, wide: number): PatternCell[] {
  return drawn.split(" / ").flatMap((row, y) => {
    let x = 0;
    return [...row].flatMap((sign) => {
      const at = x;
      x += sign === "·" ? 1 : wide;
      return sign === "·" ? [] : [{ x: at, y, own: OWN.includes(sign) }];
    });
  });
}
