// Beside every file of the built client its .br and .gz, so that the server only has to send them.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = process.env.UNDERCROFT_CLIENT ?? fileURLToPath(new URL("../../src/undercroft/web/client", import.meta.url));
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(html|js|css|svg|json|webmanifest)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

let script = 0;
for (const file of files) {
  const bytes = readFileSync(file);
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  if (file.endsWith(".js")) script += brotli.length;
}
console.log(`${files.length} files compressed; all scripts together ${(script / 1000).toFixed(1)} kB.`);
