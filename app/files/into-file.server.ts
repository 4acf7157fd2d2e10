import type { WriteStream } from "node:fs";
import { open } from "node:fs/promises";

interface Opening {
  /** "wx" where nobody else may have begun it. */
  flags?: "w" | "wx";
  /** On the disk, and not only in memory, when all of it is written. */
  flush?: boolean;
}

/**
 * Lets something be written to a file that is there before its first byte. A stream that opens its file on the way may do so
 * after whoever met a failure has removed it, and then it stays.
 */
export async function intoFile(
  file: string,
  { flags = "w", flush = false }: Opening,
  write: (target: WriteStream) => Promise<void>,
) {
  const target = (await open(file, flags, 0o600)).createWriteStream({ flush });
  try {
    await write(target);
  } finally {
    target.destroy();
  }
}
