/** Of a record: fields with a new value, and those of which a part has changed. */
interface RecordChange {
  set?: Record<string, unknown>;
  in?: Record<string, Change>;
}
/** Of a list: for each record the place where it was, that place with what changed, or the whole record. */
type Change = RecordChange | (number | [place: number, change: Change] | object)[];

/** A part with what changed in it, see docs/protocol.md; throws where it does not fit. What stays is the same object. */
export function changed(old: unknown, change: unknown): unknown {
  if (Array.isArray(change)) {
    if (!Array.isArray(old)) throw new Error("This is no list.");
    return change.map((each: unknown) => {
      if (typeof each === "number") return at(old, each);
      return Array.isArray(each) ? changed(at(old, each[0] as number), each[1]) : each;
    });
  }
  if (typeof old !== "object" || old === null) throw new Error("This is no record.");
  const { set, in: within } = change as RecordChange;
  const made: Record<string, unknown> = { ...old, ...set };
  for (const [field, inner] of Object.entries(within ?? {})) made[field] = changed(made[field], inner);
  return made;
}

function at(list: unknown[], place: number): unknown {
  if (!(place in list)) throw new Error(`There is nothing at ${place}.`);
  return list[place];
}
