import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { canonicalJson } from "#app/domain/canonical-json.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import type { DocumentKind } from "./document-kinds.server.ts";
import { findLatest, type Version } from "./find-versions.server.ts";

const STALE = refusal(
  "stale",
  "Somebody else has saved a newer version. Please look at what has changed and save again.",
);
const UNCHANGED = refusal("unchanged", "Nothing has been changed.");

interface NewVersion<Value> {
  value: Value;
  /** The version that the change was based on. */
  basedOn: number;
  reason: string;
  actorId: string;
}

type SaveResult<Value> = { ok: true; version: number } | (Refusal & { newer?: Version<Value> });

/** Adds a version after the one that its writer saw. Of two who write at the same moment the second is told of the first. */
export async function saveVersion<Value>(
  app: Pick<App, "db" | "now">,
  kind: DocumentKind<Value>,
  { value, basedOn, reason, actorId }: NewVersion<Value>,
): Promise<SaveResult<Value>> {
  const document = canonicalJson(value);
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<SaveResult<Value>> => {
    const latest = await findLatest(db, kind);
    if (canonicalJson(latest.value) === document) {
      // The same save sent again, because its answer was lost on the way, has been made already.
      return latest.version === basedOn ? UNCHANGED : { ok: true, version: latest.version };
    }
    if (latest.version !== basedOn) return { ...STALE, newer: latest };
    const version = basedOn + 1;
    const added = await db
      .insertInto(kind.table)
      .values({ id: randomUUID(), version, document, reason, actorId, at })
      .onConflict((conflict) => conflict.column("version").doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) return { ...STALE, newer: await findLatest(db, kind) };
    const words = `Saved version ${version} of the ${kind.name}`;
    await recordAudit(db, { actorId, at, kind: "changed", subject: kind.name, words });
    return { ok: true, version };
  });
}
