import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { findRow } from "#app/db/client.server.ts";
import { documentContentOf } from "#app/domain/quotes/document/document-content.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { findSigner } from "#app/email/find-signer.server.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { findMyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { findSite, letterLines } from "#app/services/site/find-site.server.ts";
import { logoForPaper, logoOnPaper } from "#app/services/site/read-logo.server.ts";

const MOST_A_MINUTE = 20;

interface Asked {
  /** Whose order it is. */
  userId: string;
  orderId: string;
  /** Without one, the version that the order shows. */
  number?: number | undefined;
  /** Who asks: their documents are counted. */
  actorId: string;
  /** What the asking browser has already. */
  knownTag?: string | null;
}

/** A version on paper as its client reads it. The same words give the same bytes; nothing of it is stored. */
export async function makeQuotePdf(
  app: Pick<App, "db" | "files" | "log" | "now" | "pdf">,
  { userId, orderId, number, actorId, knownTag }: Asked,
): Promise<Done<{ tag: string; name: string; pdf: Uint8Array | null }>> {
  const quote = await findMyQuote(app, userId, orderId, number);
  if (!quote) return refusal("missing", "Quote not found.");
  const counted = await countAttempt(app, [{ key: `pdf:${actorId}`, attempts: MOST_A_MINUTE, minutes: 1 }]);
  if (!counted.ok) return counted;
  const site = await findSite(app.db, quote.sentAt ?? undefined);
  const houseLines = letterLines(site);
  const client = await findRow(app.db, "users", { id: userId }, ["firstName"]);
  const words = documentContentOf({ ...quote, firstName: client?.firstName });
  const paper = { ...words, houseLines, signer: await findSigner(app.db) };
  // All that is on it: what was frozen, and what can still be forgotten, answered or paid.
  const tag = `"${createHash("sha256")
    .update(JSON.stringify({ ...paper, logo: logoOnPaper(site) }))
    .digest("base64url")}"`;
  const name = `${orderId}-quote-${quote.number}`;
  if (knownTag === tag) return { ok: true, tag, name, pdf: null };
  const at = quote.sentAt ?? app.now().toISOString();
  const logo = await logoForPaper(app, site);
  const pdf = await app.pdf.make({ kind: "quote", quote: paper, house: site.house.name, logo, at }, actorId);
  return { ok: true, tag, name, pdf };
}
