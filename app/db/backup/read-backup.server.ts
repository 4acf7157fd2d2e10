import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import { createGunzip } from "node:zlib";
import type { Row } from "#app/db/rows.server.ts";
import { readJson } from "#app/domain/read-json.ts";
import {
  BACKUP_FORMAT,
  type BackupEnd,
  type BackupHeader,
  createTally,
  endSchema,
  headerSchema,
  LINE_LIMIT,
  rowSchema,
} from "./backup-format.ts";
import type { OpeningKeys } from "./seal/keys.server.ts";
import { isSealed, openSealed } from "./seal/open-seal.server.ts";

/** The lines of a text that comes in pieces. One that does not end is given up at the limit, however much more there is. */
export async function* readLines(pieces: AsyncIterable<string>, limit: number): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    let from = 0;
    for (let at = piece.indexOf("\n"); at >= 0; at = piece.indexOf("\n", from)) {
      yield begun.join("") + piece.slice(from, at);
      begun = [];
      length = 0;
      from = at + 1;
    }
    begun.push(piece.slice(from));
    length += piece.length - from;
    if (length > limit) throw new LineTooLong(limit);
  }
  if (length > 0) throw new LineCutShort();
}

class LineTooLong extends Error {
  constructor(limit: number) {
    super(`A line of it is longer than ${limit.toLocaleString("en-US")} characters.`);
  }
}

class LineCutShort extends Error {}

export interface ReadingOptions extends OpeningKeys {
  /** Where backups are signed, one without a signature is refused; this lets it pass, for those made before there were keys. */
  unsigned?: boolean;
}

/** What the file is, or a sentence about why it cannot be used. */
export async function readHeader(file: string, options: ReadingOptions = {}): Promise<BackupHeader> {
  for await (const line of linesOf(file, options)) {
    const parsed = headerSchema.safeParse(readJson(line));
    if (!parsed.success) throw new Error(`${file} is not a backup of Larkfield.`);
    if (parsed.data.format > BACKUP_FORMAT) {
      throw new Error(`${file} was made by a newer version of Larkfield. Update this one first.`);
    }
    return parsed.data;
  }
  throw damaged(file);
}

/**
 * Its rows one by one. It ends, with what there was, only when they are as many and as they were when they were saved;
 * otherwise it throws.
 */
export async function* readBackupRows(
  file: string,
  { tables }: BackupHeader,
  options: ReadingOptions = {},
): AsyncGenerator<[string, Row], BackupEnd> {
  const tally = createTally(tables);
  let before: string | undefined;
  let first = true;
  for await (const line of linesOf(file, options)) {
    if (before !== undefined) {
      const row = rowSchema.safeParse(readJson(before));
      if (!row.success) throw damaged(file);
      tally.add(row.data[0], before);
      yield row.data;
    }
    if (!first) before = line;
    first = false;
  }
  const end = endSchema.safeParse(readJson(before ?? ""));
  if (!end.success || !isDeepStrictEqual(end.data, tally.end())) throw damaged(file);
  return end.data;
}

async function* linesOf(file: string, options: ReadingOptions) {
  const text = createGunzip({ chunkSize: 128 * 1024 });
  try {
    const sealed = await isSealed(file);
    if (!sealed && options.verify && !options.unsigned) throw notSigned(file);
    // An error of either reaches the reader below through the last of them.
    pipeline(sealed ? openSealed(file, options) : createReadStream(file), text, () => {});
    text.setEncoding("utf8");
    yield* readLines(text, LINE_LIMIT);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (code === "ENOENT") throw new Error(`There is no file ${file}.`);
    if (code.startsWith("Z_") || error instanceof LineCutShort) throw damaged(file);
    if (error instanceof LineTooLong) {
      throw new Error(`${file} is not a backup of Larkfield. ${error.message} Nothing was restored from it.`);
    }
    throw error;
  } finally {
    text.destroy();
  }
}
function damaged(file: string) {
  return new Error(`${file} is not a complete backup: it was cut short or altered. Nothing was restored from it.`);
}

function notSigned(file: string) {
  return new Error(
    `${file} is not signed, and this installation signs its backups. If it was made before there were keys and has been in safe hands since, add --unsigned.`,
  );
}
