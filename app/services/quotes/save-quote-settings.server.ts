import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import { staleSettings } from "#app/domain/forms/stale-settings.ts";
import {
  describeSettings,
  type QuoteSettings,
  quoteSettingsSchema,
} from "#app/domain/quotes/settings/quote-settings.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";

/** What the owner sets for every quote to come, and the version that the next change has to name. */
export async function findQuoteSettings(db: Db): Promise<{ settings: QuoteSettings; version: number }> {
  const { document, version } = await db.selectFrom("quoteSettings").selectAll().executeTakeFirstOrThrow();
  return { settings: quoteSettingsSchema.parse(JSON.parse(document)), version };
}

interface Change {
  settings: QuoteSettings;
  version: number;
  actorId: string;
}

/** Quotes that exist already, drafts too, stay as they are. */
export async function saveQuoteSettings(
  app: Pick<App, "db" | "now">,
  { settings, version, actorId }: Change,
): Promise<{ ok: true } | Refusal> {
  return app.db.transaction().execute(async (db): Promise<{ ok: true } | Refusal> => {
    const before = await findQuoteSettings(db);
    const document = JSON.stringify(quoteSettingsSchema.parse(settings));
    if (document === JSON.stringify(before.settings)) return { ok: true };
    if (!(await updateVersion(db.updateTable("quoteSettings"), version, { document })))
      return staleSettings("settings");
    const at = app.now().toISOString();
    const words = describeSettings(before.settings, settings);
    await recordAudit(db, { actorId, at, kind: "changed", subject: "quote settings", words });
    return { ok: true };
  });
}
