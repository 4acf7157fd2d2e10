import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { business } from "#app/content/business.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { labelSheetOf } from "#app/domain/workroom/paper/labels.ts";
import type { PacketJob } from "#app/pdf/pdf-job.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import type { FoundPacket } from "./find-packet.server.ts";
import { readWorkOrder } from "./read-work-order.server.ts";

const MOST_A_MINUTE = 20;

interface PacketPdf {
  kind: PacketJob["kind"];
  found: FoundPacket;
  actorId: string;
  /** The dye lots that have come, by the name of the cloth in small letters. */
  lots: Readonly<Record<string, string>>;
}

type Made = { ok: true; pdf: Uint8Array; tag: string } | Refusal;

/** A packet on paper. A frozen one gives the same bytes as long as its cloths are made; nothing of it is stored. */
export async function makePacketPdf(
  app: Pick<App, "config" | "db" | "now" | "pdf">,
  { kind, found, actorId, lots }: PacketPdf,
): Promise<Made> {
  const counted = await countAttempt(app, [{ key: `pdf:${actorId}`, attempts: MOST_A_MINUTE, minutes: 1 }]);
  if (!counted.ok) return counted;
  const at = found.at ?? app.now().toISOString();
  const pdf = await app.pdf.make({ ...(await paperOf(app, kind, found, lots)), house: business.name, at }, actorId);
  return { ok: true, pdf, tag: `"${createHash("sha256").update(pdf).digest("base64url")}"` };
}

async function paperOf(
  { config, db }: Pick<App, "config" | "db">,
  kind: PacketJob["kind"],
  found: FoundPacket,
  lots: PacketPdf["lots"],
) {
  const site = config.siteUrl.origin;
  if (kind === "labels") return { kind, sheet: labelSheetOf(found.document, { ...found, lots }), site } as const;
  return { kind, order: await readWorkOrder(db, found, lots) } as const;
}
