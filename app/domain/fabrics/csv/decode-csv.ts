import type { Verdict } from "#app/domain/verdict.ts";

export const MAX_CSV_BYTES = 1024 * 1024;

const TOO_LARGE = "This is more than 1 MB. Please split it, and import the parts one after the other.";
const ENCODING =
  "This file is not written in UTF-8. In your spreadsheet save it as “CSV UTF-8”, then choose that file.";

/** The text of a file, if it is one that we can read without guessing. */
export function decodeCsv(bytes: Uint8Array): Verdict<string> {
  if (bytes.length > MAX_CSV_BYTES) return { ok: false, reason: TOO_LARGE };
  const text = decode(bytes);
  return text === undefined || text.includes("\0") ? { ok: false, reason: ENCODING } : { ok: true, value: text };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    // A byte order mark of UTF-8 is left out; one of UTF-16 is no UTF-8.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
