/** Writes a .br and a .gz beside every text file of the build, as small as they get: it happens once, they are sent often. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const client = path.join(import.meta.dirname, "../../build/client");
const text = new Set([".html", ".js", ".css", ".svg", ".json", ".xml", ".txt", ".webmanifest", ".data"]);

/** The many pages below another: each names the site, so the server compresses it anew at start (server/static-files.ts). */
const isOneOfMany = (file: string) => /^[^/\\]+[/\\][^/\\]+[/\\]index\.html$/.test(path.relative(client, file));

const files = (await readdir(client, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && text.has(path.extname(entry.name)))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !isOneOfMany(file));

await Promise.all(
  files.map(async (file) => {
    const bytes = await readFile(file);
    const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }),
);
