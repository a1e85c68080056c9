// Meters of figures: numbers that go up and down, the first of which fells.

import type { Meter } from "../lib/wire.ts";

/** How much of a meter is left, from 0 to 1. */
export function part(meter: Meter): number {
  return meter.full > 0 ? Math.max(0, Math.min(1, meter.value / meter.full)) : 1;
}

/** "7/10", or the number alone where there is no upper end. */
export function written(meter: Meter): string {
  return meter.full > 0 ? `${meter.value}/${meter.full}` : String(meter.value);
}

/** Meters after one of them has changed: never below nothing, nor above full. */
export function changed(meters: readonly Meter[], id: string, by: number): Meter[] {
  return meters.map((meter) => {
    if (meter.id !== id) return meter;
    const value = Math.max(0, meter.value + by);
    return { ...meter, value: meter.full ? Math.min(meter.full, value) : value };
  });
}
