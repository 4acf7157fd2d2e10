import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { backupName, expiredBackups, momentOf, type NamedBackup, readBackupName, sealedName } from "./backup-name.ts";

const madeAt = new Date("2026-11-15T09:30:05.000Z");

test("a name tells when, and whether it is sealed", () => {
  expect(backupName(madeAt, true)).toBe("larkfield-2026-11-15T09-30-05Z.sealed");
  expect(backupName(madeAt, false)).toBe("larkfield-2026-11-15T09-30-05Z.gz");
});

test.each([
  ["larkfield-2026-11-15T09-30-05Z.sealed", { madeAt, good: true, sealed: true }],
  ["larkfield-2026-11-15T09-30-05Z.gz", { madeAt, good: true, sealed: false }],
  ["larkfield-2026-11-15T09-30-05Z.gz.part", { madeAt, good: false, sealed: false }],
  ["2026-11-15T09-30-00.250Z-006-consultations.gz", undefined],
  ["before-upgrade.gz", undefined],
  ["larkfield-2026-13-45T09-30-05Z.gz", undefined],
  ["larkfield-2026-11-15T09-30-05Z.gz.bak", undefined],
])("%s", (name, expected) => expect(readBackupName(name)).toEqual(expected && { name, ...expected }));

test("a sealed one is known by its moment", () => {
  expect(sealedName(momentOf({ name: backupName(madeAt, true) }))).toBe(backupName(madeAt, true));
  expect(readBackupName(sealedName("../../auth-secret"))).toBeUndefined();
});

const NOW = new Date("2026-11-15T12:00:00Z");
const named = (moment: string, good = true): NamedBackup => {
  return { name: moment, madeAt: new Date(moment), good, sealed: true };
};
const expired = (...backups: NamedBackup[]) => expiredBackups(backups, NOW).map(({ name }) => name);

const today = named("2026-11-15T11:00:00Z");

test.each<[string, NamedBackup[], string[]]>([
  ["all of two days stay", [named("2026-11-13T12:00:00Z"), named("2026-11-13T13:00:00Z"), today], []],
  [
    "then the last of a day",
    [named("2026-11-10T01:00:00Z"), named("2026-11-10T23:00:00Z"), named("2026-11-11T01:00:00Z"), today],
    ["2026-11-10T01:00:00Z"],
  ],
  [
    "after thirty days the last of a month",
    [named("2026-09-01T00:00:00Z"), named("2026-09-30T00:00:00Z"), named("2026-08-05T00:00:00Z"), today],
    ["2026-09-01T00:00:00Z"],
  ],
  [
    "after a year none",
    [named("2025-11-15T11:59:59Z"), named("2025-11-15T12:00:00Z"), today],
    ["2025-11-15T11:59:59Z"],
  ],
  [
    "the newest stays, however old",
    [named("2019-01-01T00:00:00Z"), named("2020-01-01T00:00:00Z")],
    ["2019-01-01T00:00:00Z"],
  ],
  [
    "one that broke off takes nobody's place",
    [named("2026-11-10T01:00:00Z"), named("2026-11-10T23:00:00Z", false), today],
    ["2026-11-10T23:00:00Z"],
  ],
  ["one that broke off lately may still be under way", [named("2026-11-15T11:59:00Z", false), today], []],
  ["while none is good, none goes", [named("2019-01-01T00:00:00Z", false), named("2020-01-01T00:00:00Z", false)], []],
  ["one of tomorrow, by a clock that was wrong, stays", [named("2026-11-16T00:00:00Z"), today], []],
])("%s", (_title, backups, gone) => expect(expired(...backups)).toEqual(gone));

describe("whatever lies in the folder", () => {
  const moment = fc.date({ min: new Date("2024-01-01"), max: new Date("2026-11-20"), noInvalidDate: true });
  const folder = fc.array(
    fc.record({ madeAt: moment, good: fc.boolean() }).map(({ madeAt, good }): NamedBackup => {
      const name = `${backupName(madeAt, true)}${good ? "" : ".part"}`;
      return readBackupName(name) ?? { name, madeAt, good, sealed: true };
    }),
    { maxLength: 60 },
  );
  const newestGood = (backups: NamedBackup[]) =>
    Math.max(...backups.filter((one) => one.good).map((one) => one.madeAt.getTime()));

  test("the newest good one is never among what goes", () => {
    fc.assert(
      fc.property(folder, (backups) => {
        const gone = expiredBackups(backups, NOW);
        const left = backups.filter((one) => !gone.includes(one));
        expect(newestGood(left)).toBe(newestGood(backups));
      }),
    );
  });

  test("every day of thirty and every month of a year that had a good one has one left", () => {
    fc.assert(
      fc.property(folder, (backups) => {
        const gone = expiredBackups(backups, NOW);
        const left = backups.filter((one) => one.good && !gone.includes(one));
        const has = (period: string) => left.some((one) => one.madeAt.toISOString().startsWith(period));
        for (const one of backups.filter(({ good }) => good)) {
          const days = (NOW.getTime() - one.madeAt.getTime()) / 86_400_000;
          if (days <= 30) expect(has(one.madeAt.toISOString().slice(0, 10))).toBe(true);
          if (days <= 365) expect(has(one.madeAt.toISOString().slice(0, 7))).toBe(true);
        }
      }),
    );
  });

  test("four a day for fourteen months end as nine, 28 days and 11 months", () => {
    let backups: NamedBackup[] = [];
    for (let turn = 14 * 30 * 4; turn >= 0; turn -= 1) {
      const now = new Date(NOW.getTime() - turn * 6 * 3_600_000);
      backups.push(named(now.toISOString()));
      const gone = new Set(expiredBackups(backups, now));
      backups = backups.filter((one) => !gone.has(one));
    }
    expect(backups.length).toBe(9 + 28 + 11);
  });
});
