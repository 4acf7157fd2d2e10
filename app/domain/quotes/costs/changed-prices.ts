import { formatMoney } from "#app/domain/money.ts";
import { fittedTo, isNamedHardware } from "#app/domain/quotes/price-again.ts";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";

/** A line of a draft whose price is of before something changed: a window, its place, its hardware, a rate. */
export interface ChangedPrice {
  key: string;
  windowKey: string | null;
  label: string;
  /** Null where the draft has no such line yet. */
  wasCents: number | null;
  /** What the rate card comes to today; null where it says nothing of it any more. */
  nowCents: number | null;
  /** Set by the owner, so that pricing again leaves it as it is. */
  byHand: boolean;
}

interface PricedDraft {
  lines: readonly OwnerLine[];
  /** What a quote would begin with today. */
  opening: readonly OwnerLine[];
  /** The windows of the order, and those of them that are others than when they were priced. */
  windows: readonly { key: string }[];
  changedWindows: readonly string[];
  /** What was named for the whole order is other than when it was priced. */
  hardwareChanged: boolean;
  /** What a choice comes to more today, by its key. */
  offered?: ReadonlyMap<string, number | null>;
}

/** Every price of a draft that is not what its line comes to today; a price set by hand only where its own window changed. */
export function changedPrices(draft: PricedDraft): ChangedPrice[] {
  const { lines, opening, windows, changedWindows, offered = new Map<string, number | null>() } = draft;
  const today = new Map(fittedTo(lines, opening).map((line) => [line.key, line]));
  const known = new Set(windows.map(({ key }) => key));
  const isGone = ({ windowKey }: OwnerLine) => windowKey !== null && !known.has(windowKey);
  const isMoved = ({ windowKey }: OwnerLine) => windowKey !== null && changedWindows.includes(windowKey);
  const priced = lines.flatMap((line): ChangedPrice[] => {
    const { key, windowKey, label, unitCents: wasCents, rateId, kind, role } = line;
    if (wasCents === null || kind === "adjustment") return [];
    const now = offered.has(key) ? offered.get(key) : today.get(key)?.unitCents;
    const byHand = rateId === null;
    const settled = now === undefined && !isGone(line) && !isMoved(line) && !isOnce(line);
    const makes = today.has(key) || kind === "treatment" || kind === "labour";
    const set = (isMoved(line) && makes) || (isNamedHardware(line) && draft.hardwareChanged);
    const another = isGone(line) || (byHand ? set : !settled);
    // What a client may choose stands for itself, but for what the engine priced as a difference.
    if (!another || now === wasCents || (role !== "fixed" && !offered.has(key) && !isGone(line))) return [];
    return [{ key, windowKey, label, wasCents, nowCents: now ?? null, byHand }];
  });
  const missing = changedWindows
    .filter((key) => lines.every(({ windowKey }) => windowKey !== key))
    .flatMap((window) => opening.filter(({ windowKey }) => windowKey === window))
    .map(({ key, windowKey, label, unitCents: nowCents }) => ({
      key,
      windowKey,
      label,
      wasCents: null,
      nowCents,
      byHand: false,
    }));
  return [...priced, ...missing];
}

/** Charged by the card once an order. */
function isOnce({ key, windowKey }: OwnerLine): boolean {
  return windowKey === null && ["trip", "least-charge", "take-down"].includes(key);
}

/** The draft with today's parts beneath prices that its owner keeps: from here on they are set by hand. */
export function keepPrices(lines: readonly OwnerLine[], opening: readonly OwnerLine[], kept: readonly string[]) {
  const today = new Map(fittedTo(lines, opening).map((line) => [line.key, line]));
  return lines.map((line) => {
    const now = today.get(line.key);
    if (!kept.includes(line.key)) return line;
    const made = now && now.parts.length > 0 ? { parts: now.parts, costCents: now.costCents } : {};
    return { ...line, ...made, rateId: null, basis: "" };
  });
}

/** "Den, Drapes: $1,200.00, now $1,310.00". */
export function changedPriceInWords(
  { label, windowKey, wasCents, nowCents, byHand }: ChangedPrice,
  windows: readonly { key: string; name: string }[],
): string {
  const window = windows.find(({ key }) => key === windowKey)?.name;
  const line = [window, label].filter(Boolean).join(", ");
  const unsaid = byHand ? "set by you before its window changed" : "the rate card has no price for it now";
  const gone = windowKey !== null && window === undefined ? "its window is no longer in the order" : unsaid;
  const now = nowCents === null ? gone : `${formatMoney(nowCents)} now`;
  return wasCents === null ? `${line}: not in this quote, ${now}` : `${line}: ${formatMoney(wasCents)}, ${now}`;
}

/** Why a draft with such prices does not go out by itself. */
export function whyNotSent(
  changed: readonly ChangedPrice[],
  windows: readonly { key: string; name: string }[],
): string {
  const said = changed.map((one) => changedPriceInWords(one, windows));
  return `Something has changed since this was priced. ${said.join("; ")}. Price it again, or say that these prices are meant.`;
}
