import type { App } from "#app/app.server.ts";
import { shippedBusiness, shippedOffer } from "#app/content/business.ts";
import { type Db, updateVersion } from "#app/db/client.server.ts";
import { staleSettings } from "#app/domain/forms/stale-settings.ts";
import {
  describeSettings,
  firstTerms,
  type QuoteSettings,
  quoteSettingsSchema,
} from "#app/domain/quotes/settings/quote-settings.ts";
import type { Done } from "#app/domain/refusal.ts";
import type { SiteFacts } from "#app/domain/site/site-facts.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";

/** What the owner sets for every quote to come, and the version that the next change has to name. */
export async function findQuoteSettings(db: Db): Promise<{ settings: QuoteSettings; version: number }> {
  const { stored, version } = await readStored(db);
  return { settings: following(stored, version, (await findSite(db)).facts), version };
}

async function readStored(db: Db) {
  const { document, version } = await db.selectFrom("quoteSettings").selectAll().executeTakeFirstOrThrow();
  return { stored: quoteSettingsSchema.parse(JSON.parse(document)), version };
}

/** What the owner has left as it came: terms in the words of what they promise, and no taxes of a state that is not theirs. */
function following(stored: QuoteSettings, version: number, { business, offer }: SiteFacts): QuoteSettings {
  const { cancellation, refund } = shippedOffer;
  const isElsewhere = version === 1 && business.region !== shippedBusiness.region;
  return {
    ...stored,
    ...(isElsewhere && { taxRates: [], taxLabel: "" }),
    ...(stored.terms === firstTerms && {
      terms: firstTerms.replace(cancellation, () => offer.cancellation).replace(refund, () => offer.refund),
    }),
  };
}

/** Quotes that exist already, drafts too, stay as they are. */
export async function saveQuoteSettings(
  app: Pick<App, "db" | "now">,
  { settings, version, actorId }: { settings: QuoteSettings; version: number; actorId: string },
): Promise<Done> {
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const before = await findQuoteSettings(db);
    const { stored } = await readStored(db);
    // Terms that were left as they are go on to follow; that there is no tax is said by whoever saves it so.
    const terms = settings.terms === before.settings.terms ? stored.terms : settings.terms;
    const next = quoteSettingsSchema.parse({ ...settings, terms });
    const document = JSON.stringify(next);
    if (document === JSON.stringify(stored)) return { ok: true };
    if (!(await updateVersion(db.updateTable("quoteSettings"), version, { document })))
      return staleSettings("settings");
    const at = app.now().toISOString();
    const words = describeSettings(stored, next);
    await recordAudit(db, { actorId, at, kind: "changed", subject: "quote settings", words });
    return { ok: true };
  });
}
