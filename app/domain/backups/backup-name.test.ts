import { expect, test } from "vitest";
import { backupName, momentOf, readBackupName, sealedName } from "./backup-name.ts";

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
