import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { isFormKey } from "#app/domain/form-key.ts";

/** Long enough for an answer that was lost, a phone that was asleep, and a day without a connection. */
const KEPT_MS = 24 * 60 * 60_000;

/** Which form was sent, by whom, and the key that it carried: a form from before there were keys carries none. */
export interface SentForm {
  userId: string;
  /** Such as "create-order"; a key counts for one purpose only, so one page may put its key into several forms. */
  purpose: string;
  key: string | undefined;
}

/**
 * Does the work of a form that makes something, in one transaction with the note that it was done. The same form again,
 * pressed twice or sent anew because its answer was lost, makes nothing more and gets the same answer. What was refused is
 * not noted, so it can be mended and sent again. An answer is kept as JSON: ids, not documents.
 */
export async function makeOnce<Made extends object>(
  app: Pick<App, "db" | "now">,
  { userId, purpose, key }: SentForm,
  work: (db: Db) => Promise<Made>,
): Promise<Made> {
  return app.db.transaction().execute(async (db) => {
    if (!key || !isFormKey(key)) return work(db);
    const expiresAt = new Date(app.now().getTime() + KEPT_MS).toISOString();
    // On PostgreSQL the same form at the same moment waits here until the first is done.
    const noted = await db
      .insertInto("formKeys")
      .values({ userId, purpose, key, result: "", expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const note = { userId, purpose, key };
    if (Number(noted.numInsertedOrUpdatedRows ?? 0) === 0) {
      const before = db.selectFrom("formKeys").select("result");
      const { result } = await before.where((eb) => eb.and(note)).executeTakeFirstOrThrow();
      return JSON.parse(result) as Made;
    }
    const made = await work(db);
    const result = JSON.stringify(made);
    if (isRefused(made))
      await db
        .deleteFrom("formKeys")
        .where((eb) => eb.and(note))
        .execute();
    else
      await db
        .updateTable("formKeys")
        .set({ result })
        .where((eb) => eb.and(note))
        .execute();
    return made;
  });
}

function isRefused(made: object) {
  return "ok" in made && made.ok === false;
}
