import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import { createGunzip } from "node:zlib";
import type { Row } from "#app/db/rows.server.ts";
import { BACKUP_FORMAT, type BackupHeader, createTally, endSchema, headerSchema, rowSchema } from "./backup-format.ts";

/** What the file is, or a sentence about why it cannot be used. */
export async function readHeader(file: string): Promise<BackupHeader> {
  for await (const line of linesOf(file)) {
    const parsed = headerSchema.safeParse(parse(line));
    if (!parsed.success) throw new Error(`${file} is not a backup of Larkfield.`);
    if (parsed.data.format > BACKUP_FORMAT) {
      throw new Error(`${file} was made by a newer version of Larkfield. Update this one first.`);
    }
    return parsed.data;
  }
  throw damaged(file);
}

/** Its rows one by one. It ends only when they are as many and as they were when they were saved; otherwise it throws. */
export async function* readBackupRows(file: string, { tables }: BackupHeader): AsyncGenerator<[string, Row]> {
  const tally = createTally(tables);
  let before: string | undefined;
  let first = true;
  for await (const line of linesOf(file)) {
    if (before !== undefined) {
      const row = rowSchema.safeParse(parse(before));
      if (!row.success) throw damaged(file);
      tally.add(row.data[0], before);
      yield row.data;
    }
    if (!first) before = line;
    first = false;
  }
  const end = endSchema.safeParse(parse(before ?? ""));
  if (!end.success || !isDeepStrictEqual(end.data, tally.end())) throw damaged(file);
}

async function* linesOf(file: string) {
  const text = createGunzip();
  // An error of either reaches the reader below through the last of them.
  pipeline(createReadStream(file), text, () => {});
  text.setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (code === "ENOENT") throw new Error(`There is no file ${file}.`);
    if (code.startsWith("Z_")) throw damaged(file);
    throw error;
  }
  if (rest) throw damaged(file);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function damaged(file: string) {
  return new Error(`${file} is not a complete backup: it was cut short or altered. Nothing was restored from it.`);
}
