import { createReadStream, existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { LIST_ENDING, sharedFolder } from "./object-place.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Removes what no backup of the folder needs any more. A backup that is being written has not said yet what it needs: a day's grace. */
export async function removeUnlisted(folder: string, now: Date) {
  const objects = sharedFolder(path.join(folder, "any"));
  if (!existsSync(objects)) return;
  const isOld = async (file: string) => now.getTime() - (await stat(file)).mtimeMs > DAY_MS;
  const needed = new Set<string>();
  for (const list of (await readdir(folder)).filter((name) => name.endsWith(LIST_ENDING))) {
    const file = path.join(folder, list);
    if (!existsSync(file.slice(0, -LIST_ENDING.length)) && (await isOld(file))) await rm(file);
    else for await (const name of createInterface(createReadStream(file))) needed.add(name);
  }
  for (const digits of await readdir(objects)) {
    for (const name of await readdir(path.join(objects, digits))) {
      const file = path.join(objects, digits, name);
      if (!needed.has(name) && (await isOld(file))) await rm(file);
    }
  }
}
