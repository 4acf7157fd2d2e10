import { purchaseSheet } from "#app/domain/workroom/paper/purchase-sheet.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";

/** What is known of when it comes: its days are typed with the order's dates. */
interface Coming {
  fabricExpectedOn: string | null;
  fabricArrivedOn: string | null;
  /** Its order is past waiting for cloth, whatever nobody wrote down. */
  past: boolean;
}

/** The cloths that a client sends: they stand on no purchase order, and their order waits for them all the same. */
export function ownCloths(
  { orderId, packet, inputs, order, rules }: PacketDocument,
  { fabricExpectedOn, fabricArrivedOn, past }: Coming,
) {
  const asked = { orderId, windows: packet.windows, inputs, hardware: order.hardware };
  const rows = purchaseSheet([asked], rules.value).flatMap((group) => group.rows);
  const state = past || fabricArrivedOn !== null ? ("arrived" as const) : ("waiting" as const);
  return rows
    .filter(({ com }) => com)
    .map(({ need, item, unit, milli }) => ({ need, name: item, unit, milli, state, expectedOn: fabricExpectedOn }));
}
