import type { LineState } from "#app/domain/purchasing/purchase-order.ts";
import { needOf, orderLines } from "#app/domain/workroom/paper/purchase-sheet.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";

/** A cloth that an order needs, by the name under which it is bought. */
export interface ClothNeed {
  need: string;
  /** The client's own, which is sent to us and not bought. */
  com: boolean;
}

/** A line of a purchase order as far as it is for this order. */
export interface BoughtCloth {
  need: string;
  state: LineState;
  orderedOn: string | null;
  expectedOn: string | null;
  /** The last day on which something of it came. */
  arrivedOn: string | null;
}

/** What the owner types of cloth that stands on no purchase order. */
export interface TypedFabric {
  fabricOrderedOn: string | null;
  fabricExpectedOn: string | null;
  fabricArrivedOn: string | null;
}

export interface FabricDates {
  orderedOn: string | null;
  expectedOn: string | null;
  arrivedOn: string | null;
  there: boolean;
  /** Some of it stands on no purchase order, so its days are typed. */
  typed: boolean;
  /** Some of it stands on one. */
  bought: boolean;
  sentByClient: boolean;
}

interface Days {
  orderedOn: string | null;
  expectedOn: string | null;
  arrivedOn: string | null;
  here: boolean;
}

/**
 * When the cloth of an order was ordered, is expected and came: all of it, so each is the last of its days, and nothing while
 * one is missing. What is on a purchase order says so itself; the rest is what was typed. Before there is a packet nobody
 * knows what is needed.
 */
export function fabricDatesOf(
  needs: readonly ClothNeed[] | null,
  lines: readonly BoughtCloth[],
  typed: TypedFabric,
): FabricDates {
  const asked = new Set(needs?.map(({ need }) => need));
  const standing = lines.filter(({ need, state }) => state !== "cancelled" && (needs === null || asked.has(need)));
  const bought = Map.groupBy(standing, ({ need }) => need);
  const free = needs?.filter(({ need }) => !bought.has(need)) ?? [];
  const byHand = needs ? free.length > 0 : bought.size === 0;
  const days = [...bought.values()].map(daysOf);
  if (byHand) {
    const { fabricOrderedOn, fabricExpectedOn, fabricArrivedOn } = typed;
    days.push({
      orderedOn: fabricOrderedOn,
      expectedOn: fabricExpectedOn,
      arrivedOn: fabricArrivedOn,
      here: fabricArrivedOn !== null,
    });
  }
  const waiting = days.filter(({ here }) => !here);
  return {
    orderedOn: lastOf(days.map(({ orderedOn }) => orderedOn)),
    expectedOn: lastOf(waiting.map(({ expectedOn }) => expectedOn)),
    arrivedOn: waiting.length === 0 ? lastOf(days.flatMap(({ arrivedOn }) => arrivedOn ?? [])) : null,
    there: waiting.length === 0,
    typed: byHand,
    bought: bought.size > 0,
    sentByClient: free.length > 0 && free.every(({ com }) => com),
  };
}

/** What a part that is made again is made of, and whether it is cut. */
export interface MadeAgain {
  needs: readonly ClothNeed[];
  cut: boolean;
}

const NOTHING_TYPED = { fabricOrderedOn: null, fabricExpectedOn: null, fabricArrivedOn: null };

/** What is to be bought for parts that are made again and is not here; nothing of what is cut, or sent by the client. */
export function clothAgain(parts: readonly MadeAgain[], lines: readonly BoughtCloth[]): FabricDates | undefined {
  const needs = parts.flatMap((part) => (part.cut ? [] : part.needs.filter(({ com }) => !com)));
  const dates = fabricDatesOf(needs, lines, NOTHING_TYPED);
  return dates.there ? undefined : dates;
}

/** Of one need: what came short of it is bought again on another line, and is here with that. */
function daysOf(lines: readonly BoughtCloth[]): Days {
  const whole = lines.filter(({ state }) => state !== "short");
  const counted = whole.length > 0 ? whole : lines;
  const here = counted.every(({ state }) => state === "arrived" || state === "enough");
  return {
    orderedOn: whole.length > 0 ? lastOf(counted.map(({ orderedOn }) => orderedOn)) : null,
    expectedOn: lastOf(counted.filter(({ state }) => state === "waiting").map(({ expectedOn }) => expectedOn)),
    // Enough may be there without anything having come.
    arrivedOn: lastOf(counted.flatMap(({ arrivedOn }) => arrivedOn ?? [])),
    here,
  };
}

/** The last of some days; nothing where one of them is not known, or there is none. */
function lastOf(days: readonly (string | null)[]): string | null {
  const known = days.filter((day) => day !== null);
  return known.length === days.length ? (known.toSorted().at(-1) ?? null) : null;
}

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
