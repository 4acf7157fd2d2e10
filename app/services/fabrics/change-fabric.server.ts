import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { type Db, updateVersion } from "#app/db/client.server.ts";
import { type BookFabric, type FabricDetails, fabricTitle } from "#app/domain/fabrics/book-fabric.ts";
import { changesInWords, fabricChanges, foldedFabric } from "#app/domain/fabrics/read-fabric-details.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { fabricRow, findBookFabric } from "./read-book.server.ts";

export const FABRIC_MISSING = refusal("missing", "The fabric book has no such fabric.");
const STALE = refusal(
  "stale",
  "Somebody else has changed this fabric since you opened it. Please look at both and save again.",
);
const TWIN = refusal("refused", "The book already has a fabric of this supplier, name and color.", "name");

interface Adding {
  actorId: string;
  /** Of the form. */
  key: string | undefined;
}

/** Writes a cloth into the book; the same one is there only once. */
export async function addFabric(app: Pick<App, "db" | "now">, { actorId, key }: Adding, details: FabricDetails) {
  const at = app.now().toISOString();
  return makeOnce(app, { userId: actorId, purpose: "add-fabric", key }, (db) => insertFabric(db, details, actorId, at));
}

async function insertFabric(
  db: Db,
  details: FabricDetails,
  actorId: string,
  at: string,
): Promise<{ ok: true; id: string } | Refusal> {
  const id = randomUUID();
  const written = await db
    .insertInto("fabrics")
    .values({ id, ...fabricRow(details), active: 1, version: 1, createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.column("folded").doNothing())
    .executeTakeFirst();
  if (Number(written.numInsertedOrUpdatedRows ?? 0) === 0) return TWIN;
  const words = `Added ${fabricTitle(details)} to the fabric book`;
  await recordAudit(db, { actorId, at, kind: "changed", subject: "fabric", subjectId: id, words });
  return { ok: true, id };
}

interface Changing {
  id: string;
  actorId: string;
}

type Changed = { ok: true } | (Refusal & { newer?: BookFabric | undefined });

/** Writes what the owner changed about a cloth, if nobody changed it since they saw it. Orders keep what they were given. */
export async function changeFabric(
  app: Pick<App, "db" | "now">,
  { id, version, actorId }: Changing & { version: number },
  details: FabricDetails,
): Promise<Changed> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Changed> => {
    const before = await findBookFabric(db, id);
    if (!before) return FABRIC_MISSING;
    const changes = fabricChanges(before, details);
    // The same save sent again, because its answer was lost on the way, has been made already.
    if (changes.length === 0) return { ok: true };
    if (before.version !== version) return { ...STALE, newer: before };
    if (await hasTwin(db, id, details)) return TWIN;
    const row = db.updateTable("fabrics").where("id", "=", id);
    if (!(await updateVersion(row, version, { ...fabricRow(details), updatedAt: at }))) {
      return { ...STALE, newer: await findBookFabric(db, id) };
    }
    const words = `${fabricTitle(before)}: ${changesInWords(changes)}`;
    await recordAudit(db, { actorId, at, kind: "changed", subject: "fabric", subjectId: id, words });
    return { ok: true };
  });
}

async function hasTwin(db: Db, id: string, details: FabricDetails): Promise<boolean> {
  const twin = await db
    .selectFrom("fabrics")
    .select("id")
    .where("folded", "=", foldedFabric(details))
    .where("id", "!=", id)
    .executeTakeFirst();
  return twin !== undefined;
}

/** A cloth that is no longer made stays in the book and in every order; only nobody chooses it anew. */
export async function setFabricActive(
  app: Pick<App, "db" | "now">,
  { id, actorId }: Changing,
  active: boolean,
): Promise<Done> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const before = await findBookFabric(db, id);
    if (!before) return FABRIC_MISSING;
    if (before.active === active) return { ok: true };
    const row = db.updateTable("fabrics").where("id", "=", id);
    if (!(await updateVersion(row, before.version, { active: Number(active), updatedAt: at }))) return STALE;
    const words = `${fabricTitle(before)}: ${active ? "restored" : "discontinued"}`;
    await recordAudit(db, { actorId, at, kind: "changed", subject: "fabric", subjectId: id, words });
    return { ok: true };
  });
}
