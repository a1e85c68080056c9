// Patterns of hexes in the text of a card: "[·⬢ / ⬡⬢]". Rows lie half a hex apart, and · is half a hex.

export interface PatternHex {
  x: number;
  y: number;
  own: boolean; // the figure's own hex, grey on printed cards
}

export type Piece = string | readonly PatternHex[];

const DRAWN = /\[([⬢⬡· /]+)\]/u;

/** A text cut where patterns stand in it. */
export function pieces(text: string): Piece[] {
  return text.split(DRAWN).map((piece, i) => (i % 2 ? hexes(piece) : piece));
}

/** The hexes of a drawn pattern, axial. */
export function hexes(drawn: string): PatternHex[] {
  const found = drawn.split(" / ").flatMap((row, y) => inRow(row, y));
  const odd = found.some((each) => (each.x - each.y) % 2 !== 0) ? 1 : 0;
  return found.map(({ x, y, own }) => ({ x: (x - y - odd) / 2, y, own }));
}

/** The hexes of a row, counted in halves from the left. */
function inRow(row: string, y: number): PatternHex[] {
  const found: PatternHex[] = [];
  let x = 0;
  for (const sign of row) {
    if (sign !== "·") found.push({ x, y, own: sign === "⬡" });
    x += sign === "·" ? 1 : 2;
  }
  return found;
}
