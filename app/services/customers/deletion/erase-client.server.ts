import { sql } from "kysely";
import { addRows, type Db, dropRows, setRows } from "#app/db/client.server.ts";
import { escapeLike } from "#app/db/search-pattern.server.ts";
import { foldedName, fullName } from "#app/domain/accounts/full-name.ts";
import { rolesThatMay } from "#app/domain/accounts/role.ts";
import type { DeletionPlan } from "#app/domain/customers/deletion.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { deletePhotos, deleteQuotePictures } from "#app/services/files/objects.server.ts";
import { deleteEmailsAbout, formerAddresses, queueFarewell } from "./deletion-emails.server.ts";
import { closeOrder, emptyOrder } from "./empty-orders.server.ts";
import { inquiriesOf, planDeletionOf } from "./plan-deletion.server.ts";

interface Erasure {
  userId: string;
  by: "client" | "owner" | "command";
  /** Whoever pressed the button; nobody for a command. */
  actorId: string | null;
  at: string;
}

/** Names the bytes that may have become nobody's, for after the commit. */
type ErasureResult = { done: true; hashes: string[] } | { done: false; waitsFor: string[] };

/**
 * Takes a client out of the house, inside a transaction of its caller: all of it happens, or nothing. What is kept for good
 * stays under an account that is nobody's; where nothing is kept, not even that is left. Something open leaves all as it is.
 * Whoever became part of them goes with them.
 */
export async function eraseClient(db: Db, { userId, by, actorId, at }: Erasure): Promise<ErasureResult> {
  await lockClient(db, userId);
  const user = await db
    .selectFrom("users")
    .select(["email", "firstName", "name", "createdAt"])
    .where("id", "=", userId)
    .where("role", "in", rolesThatMay("order"))
    .executeTakeFirst();
  // Pressed twice, or carried out by another server meanwhile.
  if (!user) return { done: true, hashes: [] };
  const plan = await planDeletionOf(db, userId, at);
  if (plan.waitsFor.length > 0) return { done: false, waitsFor: plan.waitsFor };
  const parts = await db
    .selectFrom("users")
    .select(["id", "email", "createdAt"])
    .where("mergedInto", "=", userId)
    .execute();
  const people = [{ id: userId, ...user }, ...parts];
  const hashes: string[] = [];
  for (const person of people) hashes.push(...(await eraseLetters(db, person, plan)));
  await eraseUndos(db, userId);
  const theirs = people.map(({ id }) => id);
  await db.deleteFrom("importRows").where("subjectId", "in", theirs).execute();
  hashes.push(...(await deletePhotos(db, "ownerId", theirs)), ...(await deleteQuotePictures(db, theirs)));
  const keptVisits = await eraseVisits(db, plan);
  await eraseAppointments(db, userId, at);
  for (const { id } of people) await eraseFees(db, id, at);
  const keptOrders = await eraseOrders(db, plan, { userId, at });
  hashes.push(...(await eraseTasks(db, userId)));
  for (const { id } of parts) {
    await eraseAccount(db, id, { at, kept: await isInBooks(db, id) });
    await addRows(db, "deletions", { userId: id, at, by, keptOrders: 0, keptVisits: 0 });
  }
  await eraseAccount(db, userId, { at, kept: keptOrders + keptVisits > 0 || (await isInBooks(db, userId)) });
  await addRows(db, "deletions", { userId, at, by, keptOrders, keptVisits });
  await recordAudit(db, {
    actorId,
    at,
    kind: "deleted",
    subject: "customer",
    subjectId: userId,
    words: `Deleted the account; kept without the person: ${counted(keptOrders, "order")}, ${counted(keptVisits, "paid visit")}`,
  });
  await queueFarewell(db, { user, userId, by, keptOrders, at });
  return { done: true, hashes };
}

function counted(count: number, thing: string) {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

interface Person {
  id: string;
  email: string;
  createdAt: string;
}

/** What they asked, what we wrote to them and about them, and what is counted of their tries. */
async function eraseLetters(db: Db, { id, email, createdAt }: Person, plan: DeletionPlan) {
  const addresses = [email, ...(await formerAddresses(db, id))];
  const inquiries = await inquiriesOf(db, id).select(["id", "email"]).execute();
  await deleteEmailsAbout(db, { userId: id, addresses, since: createdAt, inquiries, ...plan });
  await eraseCounts(db, [id, ...addresses]);
  return eraseInquiries(db, inquiries);
}

/** Answers what the bytes of their photographs are called. */
async function eraseInquiries(db: Db, inquiries: { id: string }[]) {
  const gone = inquiries.map(({ id }) => id);
  if (gone.length === 0) return [];
  await db.deleteFrom("inquiries").where("id", "in", gone).execute();
  return deletePhotos(db, "inquiryId", gone);
}

async function eraseVisits(db: Db, { visits }: DeletionPlan) {
  const [gone, kept] = [ids(visits, "deleted"), ids(visits, "kept")];
  if (gone.length > 0) {
    await db.deleteFrom("heldTimes").where("holderId", "in", gone).execute();
    await db.deleteFrom("consultations").where("id", "in", gone).execute();
  }
  if (kept.length > 0) {
    await db
      .updateTable("consultations")
      .set({ note: "", address: "", cancelMessage: null, foundWords: "", upcomingOf: null })
      .where("id", "in", kept)
      .execute();
  }
  return kept.length;
}

/** That somebody's hour was taken stays; whose home it was does not. What lies ahead is given up. */
async function eraseAppointments(db: Db, userId: string, at: string) {
  const orders = db.selectFrom("orders").select("id").where("userId", "=", userId);
  const theirs = await db
    .selectFrom("appointments")
    .select(["id", "state"])
    .where((eb) => eb.or([eb("userId", "=", userId), eb("orderId", "in", orders)]))
    .execute();
  for (const { id, state } of theirs) {
    const givenUp = state === "booked" && ({ state: "cancelled", closedAt: at } as const);
    await setRows(
      db,
      "appointments",
      { id },
      { title: "", address: "", clientNote: "", houseNote: "", closedWords: "", updatedAt: at, ...givenUp },
    );
    await setRows(
      db,
      "stopReports",
      { appointmentId: id },
      { signedName: "", strokes: "[]", unsignedReason: "", issues: "" },
    );
    if (givenUp) await dropRows(db, "heldTimes", { holderId: id });
  }
}

/** Receipts of fees lose their name. */
async function eraseFees(db: Db, userId: string, at: string) {
  const fees = db.selectFrom("ledgerEntries").select("id").where("userId", "=", userId).where("orderId", "is", null);
  await db
    .updateTable("documentPeople")
    .set({ person: null, erasedAt: at })
    .where("document", "=", "entry")
    .where("documentId", "in", fees)
    .where("erasedAt", "is", null)
    .execute();
}

/** Money of theirs is in the books, which say whose it was: also of a visit that is gone, or of what is another's by now. */
async function isInBooks(db: Db, userId: string): Promise<boolean> {
  const entry = db.selectFrom("ledgerEntries").select("id").where("userId", "=", userId).limit(1);
  const session = db.selectFrom("cardSessions").select("id").where("userId", "=", userId).limit(1);
  return (await entry.executeTakeFirst()) !== undefined || (await session.executeTakeFirst()) !== undefined;
}

/** What could still be taken back says how they were. */
async function eraseUndos(db: Db, userId: string) {
  const orders = db.selectFrom("orders").select("id").where("userId", "=", userId);
  const appointments = db.selectFrom("appointments").select("id").where("userId", "=", userId);
  const tasks = db.selectFrom("tasks").select("id").where("customerId", "=", userId);
  await db
    .deleteFrom("undos")
    .where((eb) =>
      eb.or([
        eb("subjectId", "=", userId),
        eb("subjectId", "in", orders),
        eb("subjectId", "in", appointments),
        eb("subjectId", "in", tasks),
      ]),
    )
    .execute();
}

async function eraseOrders(db: Db, { orders }: DeletionPlan, going: { userId: string; at: string }) {
  const [gone, closed, finished] = [ids(orders, "deleted"), ids(orders, "closed and kept"), ids(orders, "kept")];
  if (gone.length > 0) await db.deleteFrom("orders").where("id", "in", gone).execute();
  for (const id of closed) await closeOrder(db, id, going);
  const kept = [...closed, ...finished];
  if (kept.length > 0) await db.deleteFrom("orderNotes").where("orderId", "in", kept).execute();
  if (kept.length > 0) await db.deleteFrom("messages").where("orderId", "in", kept).execute();
  if (kept.length > 0) await db.deleteFrom("messageSpells").where("orderId", "in", kept).execute();
  if (kept.length > 0) await db.updateTable("remakes").set({ note: "" }).where("orderId", "in", kept).execute();
  for (const id of kept) await emptyOrder(db, id, going.at);
  return kept.length;
}

/** What we told ourselves to do for them; answers which bytes their photographs were. */
async function eraseTasks(db: Db, userId: string) {
  const theirs = db.selectFrom("orders").select("id").where("userId", "=", userId);
  const tasks = db
    .selectFrom("tasks")
    .select("id")
    .where((eb) => eb.or([eb("customerId", "=", userId), eb("orderId", "in", theirs)]));
  const photos = await db
    .deleteFrom("taskPhotos")
    .where("taskId", "in", tasks)
    .returning(["sha256", "thumbSha256"])
    .execute();
  await db.deleteFrom("tasks").where("id", "in", tasks).execute();
  return photos.flatMap(({ sha256, thumbSha256 }) => [sha256, thumbSha256]);
}

function ids<Fate extends string>(things: { id: string; fate: Fate }[], fate: Fate) {
  return things.filter((thing) => thing.fate === fate).map(({ id }) => id);
}

/** What is counted of their tries names them, too. */
async function eraseCounts(db: Db, names: string[]) {
  for (const name of names) {
    const key = sql.ref("key");
    const [last, inside] = [`%:${escapeLike(name)}`, `%:${escapeLike(name)}:%`];
    await db
      .deleteFrom("rateLimits")
      .where(sql<boolean>`${key} like ${last} escape '\\' or ${key} like ${inside} escape '\\'`)
      .execute();
  }
}

/** The address is free again: whoever signs up with it begins anew. No message can reach the one that takes its place. */
async function eraseAccount(db: Db, userId: string, { at, kept }: { at: string; kept: boolean }) {
  await dropRows(db, "sessions", { userId });
  await dropRows(db, "accounts", { userId });
  await dropRows(db, "verifications", { value: userId });
  await dropRows(db, "deletionRequests", { userId });
  await dropRows(db, "swatchRequests", { userId });
  await dropRows(db, "twoFactors", { userId });
  await dropRows(db, "passkeys", { userId });
  await dropRows(db, "addressLinks", { userId });
  await dropRows(db, "formKeys", { userId });
  await dropRows(db, "customerNotes", { customerId: userId });
  await dropRows(db, "calendarFeeds", { userId });
  if (!kept) return void (await dropRows(db, "users", { id: userId }));
  const name = { firstName: "Deleted", lastName: "client" };
  const nobody = { phoneNumber: "", street: "", city: "", state: "", zipCode: "", image: null };
  await setRows(
    db,
    "users",
    { id: userId },
    {
      ...nobody,
      ...name,
      name: fullName(name),
      foldedName: foldedName(name),
      email: `${userId}@deleted.invalid`,
      emailVerified: 0,
      role: null,
      updatedAt: at,
    },
  );
}
