import { expect, test } from "vitest";
import { backupFailure } from "./backup-failure.ts";

const failed = (code: string) => Object.assign(new Error(`${code}: what the system says`), { code });

test.each([
  [failed("ENOSPC"), "There is no room left on the disk for /saved. Make room there, and press Back Up Now."],
  [failed("EDQUOT"), "There is no room left on the disk for /saved. Make room there, and press Back Up Now."],
  [failed("EROFS"), "The server may not write to /saved. Give it that right, and press Back Up Now."],
  [failed("EEXIST"), "EEXIST: what the system says"],
  [new Error("A row of orders is too long for a backup: LF-1."), "A row of orders is too long for a backup: LF-1."],
  ["out of the blue", "out of the blue"],
])("%s", (error, sentence) => expect(backupFailure(error, "/saved")).toBe(sentence));
