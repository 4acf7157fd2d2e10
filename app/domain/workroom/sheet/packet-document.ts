import type { RateCard } from "#app/domain/workroom/buying/rate-card.ts";
import type { MappedWindow } from "#app/domain/workroom/input/map-window.ts";
import type { Packet } from "#app/domain/workroom/packet.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import type { Cloth } from "./cloths.ts";
import type { OrderSaid, Sheets } from "./compute-draft.ts";

/**
 * Everything a packet was made of and came to, but nobody's name: whose order it is says the order. Frozen, it is kept as
 * canonical JSON and never changes, whatever is edited afterwards; as a draft it is made anew at every look.
 */
export interface PacketDocument {
  format: 1;
  engineVersion: number;
  orderId: string;
  order: OrderSaid;
  rules: { version: number; value: ShopRules };
  rateCard: { version: number; value: RateCard };
  /** What the owner decided: figures, checks waved, final measures, what was looked up about each cloth. */
  sheets: Sheets;
  cloths: Cloth[];
  /** The windows as the engine took them. */
  inputs: MappedWindow[];
  packet: Packet;
}
