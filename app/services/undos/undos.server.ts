import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { addRows, type Db, findRow, setRows } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import type { Duty } from "#app/domain/accounts/staff/duty.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { CHANGED_SINCE, checkUndo, maySee, undoneUntil } from "#app/domain/undos/undo-rules.ts";

export type UndoKind = Database["undos"]["kind"];

export const SINCE = refusal("stale", CHANGED_SINCE);

interface NewUndo {
  kind: UndoKind;
  actorId: string;
  /** On whose page it is offered: an order, a client, a task, an appointment. */
  subjectId: string;
  /** What was done, in the past tense: "Cancelled the installation". */
  words: string;
  before: object;
  after: object;
  at: string;
}

/** Called inside the transaction of what can be taken back. Answers its id. */
export async function noteUndo(db: Db, { before, after, at, ...undo }: NewUndo): Promise<string> {
  const id = randomUUID();
  const written = { before: JSON.stringify(before), after: JSON.stringify(after) };
  await addRows(db, "undos", { ...undo, ...written, id, at, expiresAt: undoneUntil(at), usedAt: null });
  return id;
}

export interface Taker {
  actorId: string;
  duty: Duty;
}

interface Noted<Before, After> {
  subjectId: string;
  before: Before;
  after: After;
  at: string;
}

type TakeBack<Before, After> = (db: Db, noted: Noted<Before, After>) => Promise<Done>;

/**
 * Takes something back in one transaction with the note that it was. Pressed twice it is taken back once. The act looks before it
 * writes: what it refuses stays as it is.
 */
export function withUndo<Before, After>(
  app: Pick<App, "db" | "now">,
  kind: UndoKind,
  { id, ...taker }: Taker & { id: string },
  takeBack: TakeBack<Before, After>,
): Promise<Done> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Done> => {
    // A write that changes nothing locks the row on both databases.
    const noted = await db
      .updateTable("undos")
      .set({ usedAt: sql<string | null>`"usedAt"` })
      .where("id", "=", id)
      .where("kind", "=", kind)
      .returning(["actorId", "subjectId", "before", "after", "expiresAt", "usedAt"])
      .executeTakeFirst();
    const open = checkUndo(noted, { ...taker, at });
    if (!open.ok) return refusal(open.code ?? "refused", open.reason);
    if (!noted || noted.usedAt !== null) return { ok: true };
    const [before, after] = [JSON.parse(noted.before) as Before, JSON.parse(noted.after) as After];
    const done = await takeBack(db, { subjectId: noted.subjectId, before, after, at });
    if (done.ok) await setRows(db, "undos", { id }, { usedAt: at });
    return done;
  });
}

/** What kind it is, for whoever takes it back; nothing once it was swept away. */
export function findUndo({ db }: Pick<App, "db">, id: string) {
  return findRow(db, "undos", { id }, ["kind", "subjectId", "words"]);
}

/** What this person can still take back of these things, the newest first. */
export async function listUndos({ db, now }: Pick<App, "db" | "now">, subjectIds: string[], taker: Taker) {
  if (subjectIds.length === 0) return [];
  const rows = await db
    .selectFrom("undos")
    .select(["id", "kind", "words", "at", "actorId"])
    .select((eb) =>
      // Of an order: when its client was told of it.
      eb
        .selectFrom("emails")
        .select("sentAt")
        .whereRef("emails.orderId", "=", "undos.subjectId")
        .whereRef("emails.createdAt", "=", "undos.at")
        .where("emails.userId", "is not", null)
        .where("emails.state", "=", "sent")
        .orderBy("sentAt")
        .limit(1)
        .as("toldAt"),
    )
    .where("subjectId", "in", subjectIds)
    .where("expiresAt", ">", now().toISOString())
    .where("usedAt", "is", null)
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(20)
    .execute();
  return rows.filter((row) => maySee(row, taker)).map(({ actorId: _, ...undo }) => undo);
}

export type OpenUndo = Awaited<ReturnType<typeof listUndos>>[number];
