import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { countFound, type Db } from "#app/db/client.server.ts";
import { CUSTOMER_ROLE } from "#app/domain/accounts/role.ts";
import { MOST_NOTES } from "#app/domain/notes/check-note.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";

/** What a note is about: an order of this client, or the client. */
export interface NoteSubject {
  kind: "order" | "customer";
  id: string;
  /** Whose order. */
  userId: string;
}

const GONE = refusal("missing", "This note is no longer there.");
const CHANGED = refusal("stale", "Somebody has changed this note since this page was shown. Please look again.");
const FULL = refusal("refused", "There are many notes here. Please remove some first.");

/** The two tables are of one shape; the types cannot say so of one that is not named. */
function tableOf({ kind }: NoteSubject) {
  return kind === "order"
    ? ({ table: "orderNotes", column: "orderId" } as const)
    : ({ table: "customerNotes" as "orderNotes", column: "customerId" as "orderId" } as const);
}

/** What we noted to ourselves, newest first. */
export function listNotes({ db }: Pick<App, "db">, about: NoteSubject) {
  const { table, column } = tableOf(about);
  return db
    .selectFrom(table)
    .leftJoin("users", "users.id", "authorId")
    .select([`${table}.id`, "body", "at", `${table}.updatedAt`, "version", "users.name as author"])
    .where(column, "=", about.id)
    .orderBy("at", "desc")
    .orderBy(`${table}.id`)
    .limit(MOST_NOTES)
    .execute();
}

interface NewNote {
  about: NoteSubject;
  authorId: string;
  body: string;
  formKey: string | undefined;
}

export function addNote(app: Pick<App, "db" | "now">, { about, authorId, body, formKey }: NewNote): Promise<Done> {
  const at = app.now().toISOString();
  return makeOnce(app, { userId: authorId, purpose: "add-note", key: formKey }, async (db): Promise<Done> => {
    if (!(await isThere(db, about)))
      return refusal("missing", about.kind === "order" ? "Order not found." : "Customer not found.");
    const { table, column } = tableOf(about);
    const count = await db.selectFrom(table).where(column, "=", about.id).$call(countFound);
    if (count >= MOST_NOTES) return FULL;
    const row = { id: randomUUID(), [column]: about.id as string, authorId, body, at, updatedAt: at, version: 1 };
    await db
      .insertInto(table)
      .values(row as typeof row & { orderId: string })
      .execute();
    return { ok: true };
  });
}

async function isThere(db: Db, { kind, id, userId }: NoteSubject) {
  const found =
    kind === "order"
      ? db.selectFrom("orders").select("id").where("id", "=", id).where("userId", "=", userId)
      : db
          .selectFrom("users")
          .select("id")
          .where("id", "=", id)
          .where("role", "=", CUSTOMER_ROLE)
          .where("mergedInto", "is", null);
  return (await found.executeTakeFirst()) !== undefined;
}

interface SeenNote {
  about: NoteSubject;
  noteId: string;
  version: number;
}

export function saveNote(app: Pick<App, "db" | "now">, { body, ...seen }: SeenNote & { body: string }): Promise<Done> {
  return changeNote(app, seen, async (db) => {
    const { table } = tableOf(seen.about);
    await db
      .updateTable(table)
      .set({ body, updatedAt: app.now().toISOString(), version: seen.version + 1 })
      .where("id", "=", seen.noteId)
      .execute();
  });
}

/** Removed by somebody else meanwhile, it is removed all the same. */
export async function removeNote(app: Pick<App, "db" | "now">, seen: SeenNote): Promise<Done> {
  const { table } = tableOf(seen.about);
  const removed = await changeNote(app, seen, async (db) => {
    await db.deleteFrom(table).where("id", "=", seen.noteId).execute();
  });
  return removed.ok || removed.code !== "missing" ? removed : { ok: true };
}

async function changeNote(
  app: Pick<App, "db">,
  { about, noteId, version }: SeenNote,
  change: (db: Db) => Promise<void>,
): Promise<Done> {
  const { table, column } = tableOf(about);
  return app.db.transaction().execute(async (db): Promise<Done> => {
    // A write that changes nothing locks the row on both databases.
    const note = await db
      .updateTable(table)
      .set((eb) => ({ version: eb.ref("version") }))
      .where("id", "=", noteId)
      .where(column, "=", about.id)
      .returning("version")
      .executeTakeFirst();
    if (!note) return GONE;
    if (note.version !== version) return CHANGED;
    await change(db);
    return { ok: true };
  });
}
