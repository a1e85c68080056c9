// How closely a list is written so that all of it is in sight.

const LEVELS = 3; // see the styles of the list
const LITTLE = [1, 0.95, 0.9, 0.85]; // of the usual size: rather so than with less
const LEAST = 0.45; // of the usual size, where nobody can scroll

/**
 * The least close of the ways to write that fit; where even the closest does not, all of it is made a little smaller, and
 * with `shrink` as small as it takes.
 */
export function writeToFit(list: HTMLElement, shrink: boolean): void {
  const fits = () => list.scrollHeight <= list.clientHeight + 1;
  for (let level = 0; level <= LEVELS; level++) {
    list.dataset.dense = String(level);
    for (const size of shrink ? LITTLE : [1]) {
      list.style.setProperty("--fit", String(size));
      if (fits()) return;
    }
  }
  for (const size of LITTLE) {
    list.style.setProperty("--fit", String(size));
    if (fits()) return;
  }
  for (let size = 0.8; shrink && size >= LEAST && !fits(); size -= 0.05) list.style.setProperty("--fit", size.toFixed(2));
}
