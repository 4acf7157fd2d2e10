import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { type Duty, duties } from "#app/domain/accounts/staff/duty.ts";

/** Whose account is open: who was removed has no duty, and one that nobody knows opens nothing. */
export function openStaff(db: Db) {
  return db.selectFrom("users").where("role", "=", "admin").where("duty", "in", duties);
}

function staffRows(db: Db, now: Date) {
  return openStaff(db)
    .leftJoin("accounts", "accounts.userId", "users.id")
    .leftJoin("addressLinks", (join) => join.onRef("addressLinks.userId", "=", "users.id").on("purpose", "=", "staff"))
    .select(["users.id", "name", "email", "duty", "initials", "twoFactorEnabled", "accounts.password", "expiresAt"])
    .select(({ eb }) => eb("expiresAt", ">", now.toISOString()).as("waits"));
}

type StaffRow = Awaited<ReturnType<ReturnType<typeof staffRows>["execute"]>>[number];

function readStaff({ password, duty, expiresAt, waits, twoFactorEnabled, initials = "", ...row }: StaffRow) {
  return {
    ...row,
    initials,
    duty: duty as Duty,
    secondStep: twoFactorEnabled === 1,
    /** Until when the invitation works, for somebody who has not followed it yet. */
    invited: password === null ? { until: expiresAt, over: !waits } : undefined,
  };
}

/** Everybody who works here, owners first. */
export async function listStaff({ db, now }: Pick<App, "db" | "now">) {
  const rows = await staffRows(db, now()).orderBy("foldedName").orderBy("users.id").execute();
  const staff = rows.map(readStaff);
  return staff.sort((a, b) => duties.indexOf(a.duty) - duties.indexOf(b.duty));
}

export async function findStaff({ db, now }: Pick<App, "db" | "now">, id: string) {
  const row = await staffRows(db, now()).where("users.id", "=", id).executeTakeFirst();
  return row && readStaff(row);
}

export async function findStaffRules({ db }: Pick<App, "db">) {
  const { secondStepForAll, version } = await db.selectFrom("staffRules").selectAll().executeTakeFirstOrThrow();
  return { secondStepForAll: secondStepForAll === 1, version };
}
