import type { App } from "#app/app.server.ts";
import { type Db, updateVersion } from "#app/db/client.server.ts";
import { staleSettings } from "#app/domain/forms/stale-settings.ts";
import type { Done } from "#app/domain/refusal.ts";
import { describeRetention, type Retention } from "#app/domain/retention/retention-rules.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";

/** How long things are kept, and the version that the next change has to name. */
export async function findRetention(db: Db): Promise<{ rules: Retention; version: number }> {
  const { id: _, version, ...rules } = await db.selectFrom("retentionRules").selectAll().executeTakeFirstOrThrow();
  return { rules, version };
}

/** What is older than the new numbers goes in the next night, not at once: a slip can still be mended by day. */
export async function changeRetention(
  app: Pick<App, "db" | "now">,
  { rules, version, actorId }: { rules: Retention; version: number; actorId: string },
): Promise<Done> {
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const before = await findRetention(db);
    if (!(await updateVersion(db.updateTable("retentionRules"), version, rules))) return staleSettings("settings");
    const words = describeRetention(before.rules, rules);
    const at = app.now().toISOString();
    if (words) await recordAudit(db, { actorId, at, kind: "changed", subject: "retention", words });
    return { ok: true };
  });
}
