import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { receiptContentOf } from "#app/domain/ledger/receipt-content.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { findSigner } from "#app/email/find-signer.server.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { findSite, letterLines } from "#app/services/site/find-site.server.ts";
import { logoForPaper, logoOnPaper } from "#app/services/site/read-logo.server.ts";
import { findReceipt, type ReceiptPlace } from "./find-money.server.ts";

const MOST_A_MINUTE = 20;

interface Asked extends ReceiptPlace {
  /** Who asks: their documents are counted. */
  actorId: string;
  /** What the asking browser has already. */
  knownTag?: string | null;
}

/** A receipt on paper. Until it is reversed, its client forgotten or its signer called otherwise it gives the same bytes; nothing of it is stored. */
export async function makeReceiptPdf(
  app: Pick<App, "db" | "files" | "log" | "now" | "pdf">,
  { actorId, knownTag, ...place }: Asked,
): Promise<Done<{ tag: string; name: string; pdf: Uint8Array | null }>> {
  const { number } = place;
  const receipt = await findReceipt(app, place);
  if (!receipt) return refusal("missing", "Receipt not found.");
  const counted = await countAttempt(app, [{ key: `pdf:${actorId}`, attempts: MOST_A_MINUTE, minutes: 1 }]);
  if (!counted.ok) return counted;
  const site = await findSite(app.db, receipt.at);
  const houseLines = letterLines(site);
  const paper = { ...receiptContentOf(receipt), houseLines, signer: await findSigner(app.db) };
  const tag = `"${createHash("sha256")
    .update(JSON.stringify({ ...paper, logo: logoOnPaper(site) }))
    .digest("base64url")}"`;
  if (knownTag === tag) return { ok: true, tag, name: number, pdf: null };
  const logo = await logoForPaper(app, site);
  const pdf = await app.pdf.make(
    { kind: "receipt", receipt: paper, house: site.house.name, logo, at: receipt.at },
    actorId,
  );
  return { ok: true, tag, name: number, pdf };
}
