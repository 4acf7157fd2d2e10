import type { PieceKey } from "#app/domain/workroom/paper/label.ts";
import { clothKeysOf } from "#app/domain/workroom/sheet/cloths.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";

/** A packet of one part alone; undefined where the order has no such part. */
export function remakeDocument(
  document: PacketDocument,
  { window, type }: Pick<PieceKey, "window" | "type">,
): PacketDocument | undefined {
  const { inputs, packet, order, cloths } = document;
  const index = inputs.findIndex(({ key }) => key === window);
  const input = inputs[index];
  const hung = packet.windows[index];
  const at = input?.treatments.findIndex((asked) => (asked.layer ?? asked.type) === type) ?? -1;
  const asked = input?.treatments[at];
  const made = hung?.treatments[at];
  if (!input || !hung || !asked || !made?.treatment) return undefined;
  const keys = clothKeysOf(input, asked);
  return {
    ...document,
    order: { ...order, windows: order.windows.slice(index, index + 1) },
    inputs: [{ ...input, treatments: [asked] }],
    packet: { ...packet, windows: [{ ...hung, treatments: [made] }], purchase: [], checks: [] },
    cloths: cloths.filter(({ key }) => keys.includes(key)),
  };
}

/** Each part of an order that can be made again, as labels name it and in words. */
export function partsToRemake({ inputs, packet }: Pick<PacketDocument, "inputs" | "packet">) {
  return packet.windows.flatMap(({ name, treatments }, index) => {
    const input = inputs[index];
    return treatments.flatMap(({ treatment }, at) => {
      const asked = input?.treatments[at];
      if (!treatment || !asked || !input) return [];
      const type = asked.layer ?? asked.type;
      return [{ windowKey: input.key, treatment: type, words: `${name}, ${treatment.style.name}` }];
    });
  });
}
