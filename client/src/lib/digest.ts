/** The crc32 of bytes, and the digest over the parts of a scene: what docs/protocol.md says. */
const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const encoder = new TextEncoder();

export function crc32(text: string): string {
  let crc = 0xffffffff;
  for (const byte of encoder.encode(text)) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}

const known = new WeakMap<object, string>();

/** The crc of a part: of a record that of its JSON, of a list that of the crcs of its records. */
export function partCrc(part: unknown): string {
  return Array.isArray(part) ? crc32(part.map(recordCrc).join("")) : recordCrc(part);
}

/** Records that stay are not written again. */
function recordCrc(record: unknown): string {
  if (typeof record !== "object" || record === null) return crc32(JSON.stringify(record));
  let crc = known.get(record);
  if (crc === undefined) known.set(record, (crc = crc32(JSON.stringify(record))));
  return crc;
}

/** Over the crcs of the parts, by the names of the parts. */
export function digest(crcs: ReadonlyMap<string, string>): string {
  const names = [...crcs.keys()].sort();
  return crc32(names.map((name) => `${name}:${crcs.get(name)};`).join(""));
}
