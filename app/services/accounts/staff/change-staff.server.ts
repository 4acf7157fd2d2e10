import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { addRows, type Db, dropRows, findRow, setRows, updateVersion } from "#app/db/client.server.ts";
import { foldedName, fullName } from "#app/domain/accounts/full-name.ts";
import { dutyLabels } from "#app/domain/accounts/staff/duty.ts";
import type { NewStaff, Place } from "#app/domain/accounts/staff/staff-form.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { queueInvitation } from "./invite-staff.server.ts";
import { giveUpTasks, isLastOwner, lockStaff, MUST_BE_OWNER, openStaff } from "./list-staff.server.ts";

/** Makes the account, without a password, and sends the invitation. Somebody who was removed gets the same account back. */
export async function addStaff(
  app: Pick<App, "db" | "config" | "now">,
  { actorId, ...person }: NewStaff & { actorId: string },
): Promise<Done> {
  const { firstName, lastName, email, duty, initials } = person;
  const name = fullName(person);
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Done> => {
    await lockStaff(db);
    const known = await findRow(db, "users", { email }, ["id", "name", "role", "duty"]);
    if (known && known.role !== "admin") return refusal("refused", "That is a client’s account.", "email");
    if (known?.duty) return refusal("refused", `${known.name} works here already.`, "email");
    const taken = await whoseInitials(db, initials, known?.id);
    if (taken) return taken;
    const id = known?.id ?? randomUUID();
    const details = { firstName, lastName, name, foldedName: foldedName(person), duty, initials, updatedAt: at };
    if (known) await setRows(db, "users", { id }, details);
    else await addRows(db, "users", { ...blank, ...details, id, email, role: "admin", createdAt: at });
    await queueInvitation(app, db, { id, name, email });
    await recordAudit(db, { ...changed(actorId, at, id), words: `Added to the staff: ${dutyLabels[duty]}` });
    return { ok: true };
  });
}

const blank = { phoneNumber: "", street: "", city: "", state: "", zipCode: "", emailVerified: 0, image: null };

const changed = (actorId: string, at: string, subjectId: string) =>
  ({ actorId, at, kind: "changed", subject: "account", subjectId }) as const;

async function whoseInitials(db: Db, initials: string, butOf = ""): Promise<Refusal | undefined> {
  const other = await openStaff(db)
    .select("name")
    .where("initials", "=", initials)
    .where("users.id", "<>", butOf)
    .executeTakeFirst();
  return other && refusal("refused", `${other.name} uses these initials.`, "initials");
}

const CHANGED = refusal("stale", "Somebody changed this in the meantime. Please look again.");
const NOBODY = refusal("missing", "This person does not work here any more.");

interface Act {
  userId: string;
  actorId: string;
}

/** For somebody who has not set a password yet: the link before this one ends. */
export async function inviteAgain(app: Pick<App, "db" | "config" | "now">, { userId, actorId }: Act): Promise<Done> {
  return app.db.transaction().execute(async (db): Promise<Done> => {
    await lockStaff(db);
    const person = await openStaff(db)
      .leftJoin("accounts", "accounts.userId", "users.id")
      .select(["users.id", "name", "email", "password"])
      .where("users.id", "=", userId)
      .executeTakeFirst();
    if (!person) return NOBODY;
    if (person.password !== null) return refusal("refused", `${person.name} has set a password already.`);
    await queueInvitation(app, db, person);
    await recordAudit(db, { ...changed(actorId, app.now().toISOString(), userId), words: "Invited again" });
    return { ok: true };
  });
}

/** Another duty ends their sessions: what stands open in a browser is not theirs any more. */
export async function changeDuty(
  app: Pick<App, "db" | "now">,
  { userId, actorId, duty, initials, seen }: Act & Place & { seen?: { duty: string; initials: string } },
): Promise<Done> {
  return app.db.transaction().execute(async (db): Promise<Done> => {
    await lockStaff(db);
    const before = await findPlace(db, userId);
    if (!before) return NOBODY;
    if (before.duty === "owner" && duty !== "owner" && (await isLastOwner(db, userId))) return MUST_BE_OWNER;
    const taken = await whoseInitials(db, initials, userId);
    if (taken) return taken;
    const same = before.duty === duty;
    if (same && before.initials === initials) return { ok: true };
    if (seen && (seen.duty !== before.duty || seen.initials !== before.initials)) return CHANGED;
    const at = app.now().toISOString();
    await setRows(db, "users", { id: userId }, { duty, initials, updatedAt: at });
    if (!same) await endEntry(db, userId);
    const words = same ? `Initials are ${initials} now` : `Duty is ${dutyLabels[duty]} now`;
    await recordAudit(db, { ...changed(actorId, at, userId), words });
    return { ok: true };
  });
}

/** Closes the account: nothing opens it any more, and what they did stays theirs. */
export async function removeStaff(app: Pick<App, "db" | "now">, { userId, actorId }: Act): Promise<Done> {
  return app.db.transaction().execute(async (db): Promise<Done> => {
    await lockStaff(db);
    const before = await findPlace(db, userId);
    if (!before) return NOBODY;
    if (before.duty === "owner" && (await isLastOwner(db, userId))) return MUST_BE_OWNER;
    const at = app.now().toISOString();
    await endEntry(db, userId);
    for (const table of ["accounts", "addressLinks", "twoFactors", "passkeys"] as const) {
      await db.deleteFrom(table).where("userId", "=", userId).execute();
    }
    await dropRows(db, "verifications", { value: userId });
    const closed = { duty: null, initials: "", calendar: null, summaryAt: null, twoFactorEnabled: 0, updatedAt: at };
    await setRows(db, "users", { id: userId }, closed);
    await giveUpTasks(db, userId);
    await recordAudit(db, { ...changed(actorId, at, userId), words: "Removed from the staff" });
    return { ok: true };
  });
}

function findPlace(db: Db, userId: string) {
  return openStaff(db).select(["duty", "initials"]).where("users.id", "=", userId).executeTakeFirst();
}

/** What shows them the house without asking again. */
async function endEntry(db: Db, userId: string) {
  await dropRows(db, "sessions", { userId });
  await dropRows(db, "calendarFeeds", { userId });
}

interface RuleChange {
  secondStepForAll: boolean;
  version: number;
  actor: { id: string; secondStep: boolean };
}

/** Whoever has none is led to set one up, at the next page. */
export async function changeStaffRules(
  app: Pick<App, "db" | "now">,
  { secondStepForAll, version, actor }: RuleChange,
): Promise<Done> {
  if (secondStepForAll && !actor.secondStep) {
    return refusal("refused", "Please set up your own second step first.");
  }
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const rules = { secondStepForAll: secondStepForAll ? 1 : 0 };
    if (!(await updateVersion(db.updateTable("staffRules"), version, rules))) {
      return CHANGED;
    }
    const words = secondStepForAll ? "Everybody needs a second step" : "A second step is left to each";
    await recordAudit(db, { actorId: actor.id, at: app.now().toISOString(), kind: "changed", subject: "staff", words });
    return { ok: true };
  });
}
