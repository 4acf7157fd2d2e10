import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Db } from "#app/db/client.server.ts";
import { CUSTOMER_ROLE } from "#app/domain/accounts/role.ts";
import { type ClientDetails, clientFields } from "#app/domain/customers/client-details.ts";
import { noAddressOf, writtenEmail } from "#app/domain/emails/no-address.ts";
import { indexPeople, type KnownPerson, planClient } from "#app/domain/imports/plan-client.ts";
import { hasCredential } from "#app/services/accounts/invitations/invite-client.server.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { columnsOf } from "#app/services/customers/add-client.server.ts";
import { movedColumns, movedTables } from "#app/services/customers/merge/move-rows.server.ts";
import {
  CHANGED_AFTER,
  type ImportRow,
  REFERRED,
  type RowResult,
  type RowStore,
  refused,
  SINCE,
  type Writing,
} from "./row-store.ts";

export const clientStore: RowStore = {
  index: async (db) => {
    const people: KnownPerson[] = [];
    for await (const portion of readPeople(db)) people.push(...portion);
    const index = indexPeople(people);
    return (cells) => [planClient(cells, index)];
  },
  write: async (db, rows, writing) => {
    const added = await insertNew(db, rows, writing);
    const results: RowResult[] = [];
    for (const row of rows) {
      results.push(row.outcome === "new" ? (added.get(row.id) ?? refused(SINCE)) : await change(db, row, writing));
    }
    await recordChanges(db, rows, results, writing, "Changed the client’s details by an import");
    return results;
  },
  referred: async () => new Set(),
  undo: async (db, rows, _, writing) => {
    const referred = await findReferred(db, rows);
    const results: RowResult[] = [];
    for (const row of rows) {
      results.push(row.outcome === "new" ? await remove(db, row, referred) : await putBack(db, row, referred, writing));
    }
    await recordChanges(db, rows, results, writing, "Put the client’s details back as they were before an import");
    return results;
  },
};

const AT_ONCE = 500;

/** Everybody with an address or a number, some at a time. */
async function* readPeople(db: Db, only?: typeof CUSTOMER_ROLE) {
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("users")
      .select(["id", ...clientFields, "role", hasCredential().as("hasAccount")])
      .where("mergedInto", "is", null)
      .where("id", ">", after)
      .$if(only !== undefined, (query) => query.where("role", "=", only ?? ""))
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ id, role, hasAccount, ...details }): KnownPerson => {
      const email = writtenEmail(details.email);
      return { id, details: { ...details, email }, isClient: role === CUSTOMER_ROLE, hasAccount: Boolean(hasAccount) };
    });
    after = last.id;
    await setImmediate();
  }
}

/** Every client, as the export writes them. */
export function exportClients({ db }: { db: Db }) {
  return readPeople(db, CUSTOMER_ROLE);
}

const read = (text: string) => JSON.parse(text) as ClientDetails;

/** They have no account, and nobody writes to them. Whose address somebody has signed up with meanwhile is left out. */
async function insertNew(db: Db, rows: readonly ImportRow[], { actorId, at }: Writing) {
  const ids = new Map(rows.filter(({ outcome }) => outcome === "new").map((row) => [randomUUID() as string, row]));
  if (ids.size === 0) return new Map<string, RowResult>();
  const numbers = [...ids.values()].map(({ after }) => read(after).phoneNumber).filter((number) => number !== "");
  const known = await findNumbers(db, numbers);
  const values = [...ids].flatMap(([id, { after }]) => {
    const details = read(after);
    if (known.has(details.phoneNumber)) return [];
    const row = { ...columnsOf(details, id), id, emailVerified: 0, image: null, role: CUSTOMER_ROLE };
    return [{ ...row, enteredBy: actorId, createdAt: at, updatedAt: at }];
  });
  if (values.length === 0) return new Map<string, RowResult>();
  const written = await db
    .insertInto("users")
    .values(values)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .execute();
  return new Map(written.map(({ id }): [string, RowResult] => [ids.get(id)?.id ?? "", { ok: true, subjectId: id }]));
}

async function findNumbers(db: Db, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .selectFrom("users")
    .select("phoneNumber")
    .where("role", "=", CUSTOMER_ROLE)
    .where("mergedInto", "is", null)
    .where("phoneNumber", "in", [...numbers])
    .execute();
  return new Set(rows.map(({ phoneNumber }) => phoneNumber));
}

/** Only who is still as they were when it was shown. */
async function replace(db: Db, id: string, was: ClientDetails, is: ClientDetails, at: string) {
  const stored = { ...was, email: was.email === "" ? noAddressOf(id) : was.email };
  const taken = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", is.email)
    .where("id", "<>", id)
    .executeTakeFirst();
  if (taken) return false;
  const written = await db
    .updateTable("users")
    .set({ ...columnsOf(is, id), updatedAt: at })
    .where("id", "=", id)
    .where("mergedInto", "is", null)
    .where((eb) => eb.and(stored))
    .$if(was.email !== is.email, (query) => query.where((eb) => eb.not(hasCredential())))
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
}

async function change(db: Db, { subjectId, before, after }: ImportRow, { at }: Writing): Promise<RowResult> {
  const id = subjectId ?? "";
  return (await replace(db, id, read(before), read(after), at)) ? { ok: true, subjectId: id } : refused(SINCE);
}

async function putBack(
  db: Db,
  { subjectId, before, after }: ImportRow,
  referred: ReadonlySet<string>,
  { at }: Writing,
): Promise<RowResult> {
  const [id, was, is] = [subjectId ?? "", read(before), read(after)];
  // Letters and invitations went to the address that came with the import.
  if (was.email !== is.email && referred.has(id)) return refused(REFERRED);
  return (await replace(db, id, is, was, at)) ? { ok: true, subjectId: id } : refused(CHANGED_AFTER);
}

async function remove(db: Db, { subjectId, after }: ImportRow, referred: ReadonlySet<string>): Promise<RowResult> {
  const [id, is] = [subjectId ?? "", read(after)];
  if (referred.has(id)) return refused(REFERRED);
  const stored = { ...is, email: is.email === "" ? noAddressOf(id) : is.email };
  const gone = await db
    .deleteFrom("users")
    .where("id", "=", id)
    .where("mergedInto", "is", null)
    .where((eb) => eb.and(stored))
    .executeTakeFirst();
  return gone.numDeletedRows === 0n ? refused(CHANGED_AFTER) : { ok: true, subjectId: id };
}

/** Whoever has an order, a letter, a note, a way in, or another client as part of them. */
async function findReferred(db: Db, rows: readonly ImportRow[]): Promise<ReadonlySet<string>> {
  const ids = rows.flatMap(({ subjectId }) => subjectId ?? []);
  if (ids.length === 0) return new Set();
  // Whoever acts on one of them waits for us.
  await db
    .updateTable("users")
    .set((eb) => ({ updatedAt: eb.ref("updatedAt") }))
    .where("id", "in", ids)
    .execute();
  const asked = [
    ...movedTables.map((table) => ({ table, column: movedColumns[table] })),
    ...(["accounts", "sessions", "addressLinks", "deletionRequests", "ledgerEntries", "cardSessions"] as const).map(
      (table) => ({ table, column: "userId" as const }),
    ),
    { table: "users" as const, column: "mergedInto" as const },
  ];
  const found = new Set<string>();
  for (const { table, column } of asked) {
    const query = db.selectFrom(table as "orders").select(`${column as "userId"} as id`);
    const rowsFound = await query.where(column as "userId", "in", ids).execute();
    for (const { id } of rowsFound) found.add(id);
  }
  return found;
}

async function recordChanges(
  db: Db,
  rows: readonly ImportRow[],
  results: readonly RowResult[],
  { actorId, at }: Writing,
  words: string,
) {
  const entries = rows.flatMap(({ outcome, subjectId }, index) =>
    outcome === "changed" && results[index]?.ok
      ? [{ actorId, at, kind: "changed" as const, subject: "customer", subjectId, words }]
      : [],
  );
  if (entries.length > 0) await recordAudit(db, ...entries);
}
