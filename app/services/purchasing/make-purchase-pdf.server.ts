import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { formatMoney } from "#app/domain/money.ts";
import { askedOfSupplier, dayInWords, supplierRows, totalOf } from "#app/domain/purchasing/purchase-words.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { shipToLines } from "#app/domain/site/site-facts.ts";
import { findSigner } from "#app/email/find-signer.server.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { findSite, letterLines } from "#app/services/site/find-site.server.ts";
import { logoForPaper, logoOnPaper } from "#app/services/site/read-logo.server.ts";
import { PURCHASE_MISSING } from "./act-on-purchase.server.ts";
import { loadPurchase } from "./find-purchase-orders.server.ts";

const MOST_A_MINUTE = 20;

interface Asked {
  id: string;
  actorId: string;
  /** What the asking browser has already. */
  knownTag: string | null;
}

/** What the supplier reads, and nobody else's business: the same on paper and in a file. */
export async function findSupplierPaper({ db }: Pick<App, "db">, id: string) {
  const order = await loadPurchase(db, id);
  if (!order) return undefined;
  const { supplier, email, note, lines, createdAt, orderedAt } = order;
  const total = totalOf(lines);
  const { business } = (await findSite(db)).facts;
  return {
    number: id,
    supplier,
    email,
    note,
    draft: orderedAt === null,
    at: orderedAt ?? createdAt,
    day: dayInWords(dayOf(orderedAt ?? createdAt)),
    shipTo: [business.name, ...shipToLines(business), business.phone],
    rows: supplierRows(lines),
    asked: askedOfSupplier(id, lines),
    total: total === null ? "" : formatMoney(total),
  };
}

/** A purchase order on paper; nothing of it is stored. */
export async function makePurchasePdf(
  app: Pick<App, "db" | "files" | "log" | "now" | "pdf">,
  { id, actorId, knownTag }: Asked,
): Promise<Done<{ tag: string; name: string; pdf: Uint8Array | null }>> {
  const found = await findSupplierPaper(app, id);
  if (!found) return refusal("missing", PURCHASE_MISSING);
  const counted = await countAttempt(app, [{ key: `pdf:${actorId}`, attempts: MOST_A_MINUTE, minutes: 1 }]);
  if (!counted.ok) return counted;
  const { at, ...content } = found;
  const site = await findSite(app.db);
  const houseLines = letterLines(site);
  const purchase = { ...content, houseLines, signer: await findSigner(app.db) };
  const tag = `"${createHash("sha256")
    .update(JSON.stringify({ ...purchase, logo: logoOnPaper(site) }))
    .digest("base64url")}"`;
  if (knownTag === tag) return { ok: true, tag, name: found.number, pdf: null };
  const logo = await logoForPaper(app, site);
  const pdf = await app.pdf.make({ kind: "purchase-order", purchase, house: site.house.name, logo, at }, actorId);
  return { ok: true, tag, name: found.number, pdf };
}
