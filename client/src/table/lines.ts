/** Lines of room for texts that want so many each: what one does not need the others get. */
export function shareLines(wanted: readonly number[], room: number): number[] {
  const out = [...wanted];
  for (let over = out.reduce((sum, each) => sum + each, 0) - room; over > 0; over--) {
    const most = Math.max(...out);
    if (most <= 1) break;
    out[out.lastIndexOf(most)] = most - 1;
  }
  return out;
}
