import { shareOut } from "#app/domain/share-out.ts";
import type { PurchaseUnit } from "#app/domain/workroom/buying/purchase.ts";
import { milliOf, needOf, type OrderLine } from "#app/domain/workroom/paper/purchase-sheet.ts";
import { INCHES_PER_FOOT, INCHES_PER_YARD } from "#app/domain/workroom/rounding.ts";
import { isOpen, type LineState } from "./purchase-order.ts";

/** What of the need of an order a line answers for, in thousandths of its unit. */
export interface NeedShare {
  orderId: string;
  need: string;
  needMilli: number;
}

/** A line that was bought, or is about to be. */
export interface BoughtLine {
  state: LineState;
  quantityMilli: number;
  /** What has come of it and can be used. */
  goodMilli: number;
  shares: readonly NeedShare[];
}

interface Covered {
  milli: number;
  /** It stands on an open order, and on no other then. */
  open: boolean;
}

/** A need by the name under which one open order holds it. */
export function needId({ orderId, need }: Pick<NeedShare, "orderId" | "need">): string {
  return `${orderId} ${need}`;
}

/** What has been bought of each need: all that a line answers for, but nothing of a cancelled one, and less of a short one. */
export function coveredBy(lines: readonly BoughtLine[]): Map<string, Covered> {
  const covered = new Map<string, Covered>();
  for (const line of lines) {
    const missing = missingOf(line);
    for (const [index, share] of line.shares.entries()) {
      const before = covered.get(needId(share)) ?? { milli: 0, open: false };
      const bought = line.state === "cancelled" ? 0 : Math.max(0, share.needMilli - (missing[index] ?? 0));
      covered.set(needId(share), { milli: before.milli + bought, open: before.open || isOpen(line.state) });
    }
  }
  return covered;
}

/** What each order lacks of a line that came short. */
function missingOf({ state, quantityMilli, goodMilli, shares }: BoughtLine): number[] {
  const short = state === "short" ? Math.max(0, quantityMilli - goodMilli) : 0;
  return shareOut(
    short,
    shares.map(({ needMilli }) => needMilli),
  );
}

/**
 * What is still to be bought: a need that nobody has bought as it is; of one that was bought in part what is missing, with
 * nothing to spare; none that stands on an open order.
 */
export function stillNeeded(lines: readonly OrderLine[], covered: ReadonlyMap<string, Covered>): OrderLine[] {
  return [...byNeed(lines)].flatMap(([id, needed]) => {
    const { milli, open } = covered.get(id) ?? { milli: 0, open: false };
    if (open) return [];
    return milli === 0 ? needed : restOf(needed, milli);
  });
}

function restOf(lines: readonly OrderLine[], bought: number): OrderLine[] {
  const left = milliOf(lines.map(({ line }) => line)) - bought;
  const [first] = lines;
  if (!first || left <= 0) return [];
  const window = [...new Set(lines.map(({ line }) => line.window))].join("; ");
  const { pieces: _, ...line } = first.line;
  return [{ ...first, line: { ...line, ...amountOf(line.unit, left), window, spare: false } }];
}

function amountOf(unit: PurchaseUnit, milli: number) {
  if (unit === "each") return { inches: 0, count: Math.ceil(milli / 1000) };
  return { inches: (milli * (unit === "yard" ? INCHES_PER_YARD : INCHES_PER_FOOT)) / 1000, count: 0 };
}

/** What each need comes to now. */
export function needsIn(lines: readonly OrderLine[]): Map<string, number> {
  return new Map([...byNeed(lines)].map(([id, needed]) => [id, milliOf(needed.map(({ line }) => line))]));
}

function byNeed(lines: readonly OrderLine[]) {
  return Map.groupBy(lines, (line) => needId({ orderId: line.orderId, need: needOf(line) }));
}
