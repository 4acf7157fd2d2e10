import type { App } from "#app/app.server.ts";
import { dropRows, findRow, getRow } from "#app/db/client.server.ts";
import { rolesThatMay } from "#app/domain/accounts/role.ts";
import { waitingSentence } from "#app/domain/customers/deletion.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { checkPassword } from "#app/services/accounts/change-password.server.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { dropObjects } from "#app/services/files/objects.server.ts";
import { queueRequestReceived } from "./deletion-emails.server.ts";
import { eraseClient } from "./erase-client.server.ts";

type House = Pick<App, "db" | "files" | "now">;
type AskResult = { ok: true; done: true } | { ok: true; done: false; waitsFor: string[] } | Refusal;

/** A client wants to go: at once, or, while something of theirs is in hand, as a request that waits for it. */
export async function askForDeletion(app: House, userId: string, password: string): Promise<AskResult> {
  const known = await checkPassword(app, userId, password);
  if (!known.ok) return known;
  const at = app.now().toISOString();
  let hashes: string[] = [];
  const result = await app.db.transaction().execute(async (db): Promise<AskResult> => {
    const erased = await eraseClient(db, { userId, by: "client", actorId: userId, at });
    if (erased.done) {
      hashes = erased.hashes;
      return { ok: true, done: true };
    }
    const { waitsFor } = erased;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("deletionRequests")
      .values({ userId, requestedAt: at })
      .onConflict((conflict) => conflict.column("userId").doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) {
      const user = await getRow(db, "users", { id: userId }, ["email", "firstName", "name"]);
      await queueRequestReceived(db, { user, userId, waitsFor, at });
    }
    return { ok: true, done: false, waitsFor };
  });
  await dropObjects(app, hashes);
  return result;
}

/** The client has thought better of it. */
export async function withdrawDeletion(app: Pick<App, "db">, userId: string) {
  await app.db.transaction().execute(async (db) => {
    await lockClient(db, userId);
    await dropRows(db, "deletionRequests", { userId });
  });
}

interface Deletion {
  userId: string;
  /** The admin who does it; nobody for the command, which also deletes again after a restore. */
  actorId: string | null;
}

/** The house deletes a customer who asked for it. Only customers can go this way, and none with work in hand. */
export async function deleteCustomer(app: House, { userId, actorId }: Deletion): Promise<Done> {
  let hashes: string[] = [];
  const result = await app.db.transaction().execute(async (db): Promise<Done> => {
    const customer = await db
      .selectFrom("users")
      .select("id")
      .where("id", "=", userId)
      .where("role", "in", rolesThatMay("order"))
      .executeTakeFirst();
    if (!customer) return refusal("missing", "Customer not found.");
    const by = actorId === null ? "command" : "owner";
    const erased = await eraseClient(db, { userId, by, actorId, at: app.now().toISOString() });
    if (!erased.done) return refusal("refused", waitingSentence(erased.waitsFor));
    hashes = erased.hashes;
    return { ok: true };
  });
  await dropObjects(app, hashes);
  return result;
}

/** Deletes the clients who asked and have nothing open by now. Answers how many that were. */
export async function carryOutDeletions(app: House) {
  const requests = await app.db.selectFrom("deletionRequests").select("userId").execute();
  let deleted = 0;
  for (const { userId } of requests) {
    const at = app.now().toISOString();
    let hashes: string[] = [];
    await app.db.transaction().execute(async (db) => {
      await lockClient(db, userId);
      const waiting = await findRow(db, "deletionRequests", { userId }, ["userId"]);
      if (!waiting) return;
      const erased = await eraseClient(db, { userId, by: "client", actorId: userId, at });
      if (!erased.done) return;
      deleted += 1;
      hashes = erased.hashes;
    });
    await dropObjects(app, hashes);
  }
  return deleted;
}
