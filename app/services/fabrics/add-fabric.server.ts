import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { FabricDetails } from "#app/domain/fabrics/book-fabric.ts";
import { fabricTitle } from "#app/domain/fabrics/fabric-words.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { TWIN } from "./fabric-refusals.ts";
import { fabricRow } from "./fabric-rows.server.ts";

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
