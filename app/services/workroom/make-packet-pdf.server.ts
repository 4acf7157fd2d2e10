import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";
import type { Done } from "#app/domain/refusal.ts";
import { labelSheetOf } from "#app/domain/workroom/paper/labels.ts";
import type { PacketJob } from "#app/pdf/pdf-job.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { readForPaper } from "#app/services/photos/find-photos.server.ts";
import { findSite, reachLine } from "#app/services/site/find-site.server.ts";
import { logoForPaper } from "#app/services/site/read-logo.server.ts";
import type { FoundPacket } from "./find-packet.server.ts";
import { type Paper, readWorkOrder } from "./read-work-order.server.ts";

const MOST_A_MINUTE = 20;

/** A packet on paper. A frozen one gives the same bytes as long as its cloths are made and its photographs stay; nothing of it is stored. */
export async function makePacketPdf(
  app: Pick<App, "config" | "db" | "files" | "log" | "now" | "pdf">,
  { kind, found, actorId, ...paper }: Paper & { kind: PacketJob["kind"]; found: FoundPacket; actorId: string },
): Promise<Done<{ pdf: Uint8Array; tag: string }>> {
  const counted = await countAttempt(app, [{ key: `pdf:${actorId}`, attempts: MOST_A_MINUTE, minutes: 1 }]);
  if (!counted.ok) return counted;
  const at = found.at ?? app.now().toISOString();
  const site = await findSite(app.db);
  const logo = await logoForPaper(app, site);
  const pdf = await app.pdf.make(
    { ...(await paperOf(app, kind, found, paper)), house: site.house.name, logo, reach: reachLine(site), at },
    actorId,
  );
  return { ok: true, pdf, tag: `"${createHash("sha256").update(pdf).digest("base64url")}"` };
}

async function paperOf(
  app: Pick<App, "config" | "db" | "files" | "log">,
  kind: PacketJob["kind"],
  found: FoundPacket,
  paper: Paper,
) {
  const site = app.config.siteUrl.origin;
  if (kind === "labels") return { kind, sheet: labelSheetOf(found.document, { ...found, ...paper }), site } as const;
  const order = await readWorkOrder(app.db, found, paper);
  return { kind, order, photos: await readForPaper(app, order.orderId) } as const;
}
