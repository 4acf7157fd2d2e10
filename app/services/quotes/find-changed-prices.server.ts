import { createHash } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { MEANS_NOTHING } from "#app/domain/orders/agreed/meaning.ts";
import { asWritten, undoWritten } from "#app/domain/orders/agreed/written.ts";
import { type ChangedPrice, changedPrices } from "#app/domain/quotes/costs/changed-prices.ts";
import {
  isOffered,
  type OtherAnswer,
  priceDifference,
  withOtherAnswer,
} from "#app/domain/quotes/offered/offered-choice.ts";
import { openingLines } from "#app/domain/quotes/opening-lines.ts";
import { changedWindows, isSameHardware } from "#app/domain/quotes/priced-windows.ts";
import type { CostPart, OwnerLine } from "#app/domain/quotes/quote-types.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { findMeant } from "#app/services/orders/agreed/write-agreed.server.ts";
import { asksToTakeDown } from "#app/services/orders/read-order.server.ts";
import type { OrderRecord } from "#app/services/orders/with-order.server.ts";
import { draftPacketWith } from "#app/services/workroom/find-packet.server.ts";
import { findQuoteSettings } from "./save-quote-settings.server.ts";
import type { StoredVersion } from "./versions/quote-rows.server.ts";
import { readSnapshot } from "./versions/take-snapshot.server.ts";

/** What lines were priced by: the version that holds them, and the lines as they are typed by now. */
interface PricedBy {
  version: StoredVersion;
  lines: readonly OwnerLine[];
}

/** What a draft would be priced by today. What the acceptance in force wrote into the windows is priced by its own lines. */
export async function findToday(db: Db, order: OrderRecord) {
  const meant = order.acceptedQuoteId === null ? undefined : await findMeant(db, order.id);
  const written = meant?.written ?? [];
  const packet = await draftPacketWith(db, order.id, (windows) => undoWritten(windows, written));
  const { settings } = await findQuoteSettings(db);
  const takeDown = await asksToTakeDown(db, order.id);
  return { packet, written, opening: packet ? openingLines(packet, { ...settings, takeDown }) : [] };
}

/** Which windows of an order are others than when these lines were priced, and which of the prices are of before. */
export async function findChangedPrices(db: Db, order: OrderRecord, { version, lines }: PricedBy) {
  const { windows: now, hardware } = readOrderDocuments(order);
  const { packet, written, opening } = await findToday(db, order);
  const then = readSnapshot(version.row.snapshot, {});
  const windows = then.windows.length > 0 ? changedWindows(asWritten(then.windows, now, written), now) : [];
  if (!packet || now.length === 0) return { windows, prices: [] };
  const offered = new Map<string, number | null>();
  for (const { key, windowKey, meaning, rateId, unitCents } of lines) {
    if (!isOffered({ rateId }) || meaning === MEANS_NOTHING || unitCents === null) continue;
    const parts = await findDifference(db, packet, { windowKey: windowKey ?? "", meaning });
    const cents = parts.ok ? parts.value.reduce<number | null>((sum, part) => added(sum, part.grossCents), 0) : null;
    offered.set(key, cents);
  }
  const hardwareChanged = then.hardware.length > 0 && !isSameHardware(then.hardware, hardware);
  return {
    windows,
    prices: changedPrices({ lines, opening, windows: now, changedWindows: windows, hardwareChanged, offered }),
  };
}

function added(sum: number | null, cents: number | null): number | null {
  return sum === null || cents === null ? null : sum + cents;
}

/** What the order would cost more with one answer changed, by the engine that prices all of it. */
export async function findDifference(db: Db, packet: PacketDocument, other: OtherAnswer): Promise<Verdict<CostPart[]>> {
  const changed = withOtherAnswer(packet.order.windows, other);
  if (!changed.ok) return changed;
  const after = await draftPacketWith(db, packet.orderId, () => changed.value);
  return { ok: true, value: after ? priceDifference(packet, after) : [] };
}

/** By this an owner says of exactly these prices that they are meant. */
export function meantTag(prices: readonly ChangedPrice[]): string {
  const said = prices.map(({ key, wasCents, nowCents }) => [key, wasCents, nowCents]);
  return createHash("sha256").update(JSON.stringify(said)).digest("base64url");
}
