import { expect, test } from "vitest";
import { backupFailure, hasFailed, isAwaited, isOverdue, nextBackupAt, readInterval } from "./interval.ts";

const HOUR = 3_600_000;
const at = (hour: string) => `2026-11-15T${hour}:00.000Z`;

test.each([
  ["off", "off"],
  ["15m", 900_000],
  ["1h", HOUR],
  ["24h", 24 * HOUR],
  ["7d", 168 * HOUR],
  ["31d", 744 * HOUR],
  ["14m", undefined],
  ["32d", undefined],
  ["0h", undefined],
  ["1.5h", undefined],
  ["hourly", undefined],
  ["24", undefined],
  ["", undefined],
])("%j is every %j ms", (text, ms) => expect(readInterval(text)).toBe(ms));

test.each([
  ["never made", undefined, "1970-01-01T00:00:00.000Z"],
  ["made", { succeededAt: at("10:00"), failedAt: null }, at("11:00")],
  ["made after a failure", { succeededAt: at("10:00"), failedAt: at("09:00") }, at("11:00")],
  ["failed since, before it is due", { succeededAt: at("10:00"), failedAt: at("10:05") }, at("11:00")],
  ["failed when it was due", { succeededAt: at("10:00"), failedAt: at("11:01") }, at("11:16")],
  ["failed from the first", { succeededAt: null, failedAt: at("10:00") }, at("10:15")],
])("%s: the next one", (_title, last, expected) => {
  expect(nextBackupAt(last, HOUR).toISOString()).toBe(expected);
});

test.each([
  ["never made", undefined, false, true],
  ["two hours old", { succeededAt: at("10:00"), failedAt: null }, false, false],
  ["older than that", { succeededAt: at("09:59"), failedAt: null }, false, true],
  ["failed since", { succeededAt: at("11:00"), failedAt: at("11:30") }, true, false],
  ["failed before", { succeededAt: at("11:00"), failedAt: at("10:30") }, false, false],
  ["only ever failed", { succeededAt: null, failedAt: at("11:00") }, true, true],
])("%s: failed and overdue", (_title, last, failed, overdue) => {
  expect([hasFailed(last), isOverdue(last, HOUR, new Date(at("12:00")))]).toEqual([failed, overdue]);
});

test.each([
  ["nobody asked", undefined, undefined, false],
  ["before the first", at("10:00"), undefined, true],
  ["made before it was asked for", at("10:00"), { succeededAt: at("09:59"), failedAt: null }, true],
  ["begun since", at("10:00"), { succeededAt: at("10:00"), failedAt: null }, false],
  ["failed since", at("10:00"), { succeededAt: at("09:00"), failedAt: at("10:01") }, false],
  ["failed before", at("10:00"), { succeededAt: null, failedAt: at("09:00") }, true],
])("%s: awaited", (_title, asked, last, awaited) => expect(isAwaited(asked, last)).toBe(awaited));

const failed = (code: string) => Object.assign(new Error(`${code}: what the system says`), { code });

test.each([
  [failed("ENOSPC"), "There is no room left on the disk for /saved. Make room there, and press Back Up Now."],
  [failed("EDQUOT"), "There is no room left on the disk for /saved. Make room there, and press Back Up Now."],
  [failed("EROFS"), "The server may not write to /saved. Give it that right, and press Back Up Now."],
  [failed("EEXIST"), "EEXIST: what the system says"],
  [new Error("A row of orders is too long for a backup: LF-1."), "A row of orders is too long for a backup: LF-1."],
  ["out of the blue", "out of the blue"],
])("%s", (error, sentence) => expect(backupFailure(error, "/saved")).toBe(sentence));
