import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { type Duty, duties } from "#app/domain/accounts/staff/duty.ts";
import { refusal } from "#app/domain/refusal.ts";

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

/** Whom a letter to every owner goes to, each their own: whoever did it, the others hear of it. */
export async function findOwners(db: Db) {
  const owners = await db
    .selectFrom("users")
    .select(["id", "name", "email"])
    .where("role", "=", "admin")
    .where("duty", "=", "owner")
    .orderBy("email")
    .execute();
  return owners.map(({ id, name, email }) => ({ to: { name, address: email }, userId: id }));
}

export const MUST_BE_OWNER = refusal("refused", "There must be an owner. Make somebody else an owner first.");

/** Others who change who works here wait for us: a write that changes nothing locks a row on both databases. */
export async function lockStaff(db: Db) {
  await db.updateTable("staffRules").set({ version: sql<number>`"version"` }).execute();
}

/** Whether nobody else could run the house: to be asked behind the lock. An owner who has never signed in does not count. */
export async function isLastOwner(db: Db, userId: string) {
  const owners = await db
    .selectFrom("users")
    .innerJoin("accounts", "accounts.userId", "users.id")
    .select("users.id")
    .where("role", "=", "admin")
    .where("duty", "=", "owner")
    .where("accounts.password", "is not", null)
    .execute();
  return owners.every(({ id }) => id === userId);
}

/** What somebody who goes had still to do is anybody's, so that it stands on the desk and in the mail of the morning. */
export async function giveUpTasks(db: Db, userId: string) {
  const left = db.updateTable("tasks").set({ assigneeId: null, version: sql<number>`"version" + 1` });
  await left.where("assigneeId", "=", userId).where("doneAt", "is", null).execute();
}
