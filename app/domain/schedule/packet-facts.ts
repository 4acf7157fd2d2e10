import { needOf, orderLines } from "#app/domain/workroom/paper/purchase-sheet.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import type { ClothNeed } from "./fabric-dates.ts";

/** How many parts are made by a packet, of an order or of a remake of it, and the cloths that they are made of. */
export function packetFacts(
  { orderId, packet, inputs, order, rules }: PacketDocument,
  remake?: { number: number; extraInches: number },
): { parts: number; needs: ClothNeed[] } {
  const { windows } = packet;
  const lines = orderLines([{ orderId, windows, inputs, hardware: order.hardware, remake }], rules.value);
  // A shade from a factory is waited for as a cloth is; lining and the like are in stock.
  const needed = lines.filter(({ line }) => line.cloth !== undefined || line.part === "hard shade");
  const needs = new Map(needed.map((line) => [needOf(line), line.line.com]));
  return {
    parts: windows.reduce((sum, { treatments }) => sum + treatments.length, 0),
    needs: [...needs].map(([need, com]) => ({ need, com })),
  };
}
