const WIDE = /[mwMW]/;
const NARROW = /[ijlft.,:'’-]/;
const CAPITAL = /\p{Lu}/u;

/** About how wide the longest word of a name is, in the size of its type: names shrink until it fits. */
export function ems(name: string): number {
  return Math.max(...name.split(/\s+/).map((word) => [...word].reduce((sum, letter) => sum + wide(letter), 0)));
}

/** With places where its long words may be parted, between a vowel and the syllable after it. */
export function parted(name: string): string {
  return name.replace(/\p{L}{9,}/gu, (word) => word.replace(/(?<=\p{L}{3}[aeiouáéíóúâêôãõ])(?=[^aeiouáéíóúâêôãõ]{1,2}[aeiouáéíóúâêôãõ]\p{L})/giu, "\u00ad"));
}

/** In a broad, bold face; other faces are narrower. */
function wide(letter: string): number {
  if (WIDE.test(letter)) return 1.06;
  if (NARROW.test(letter)) return 0.45;
  return CAPITAL.test(letter) ? 0.82 : 0.7;
}
