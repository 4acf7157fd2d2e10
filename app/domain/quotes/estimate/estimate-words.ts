import { formatDollars } from "#app/domain/money.ts";
import type { EstimatedRange } from "./estimate-range.ts";

/** "about $775 to $1,050", or one sum where both ends are the same. */
export function rangeInWords({ low, high }: Pick<EstimatedRange, "low" | "high">): string {
  return `about ${[...new Set([formatDollars(low), formatDollars(high)])].join(" to ")}`;
}

/** What is in it, and what its two ends are. */
export function aboutRange({ holds, anyCloth }: Pick<EstimatedRange, "holds" | "anyCloth">): string {
  const named = holds.map((part) => (part === "tax" ? "sales tax" : part));
  const list = [named.slice(0, -1).join(", "), named.at(-1)].filter(Boolean).join(" and ");
  const inIt = `${list.charAt(0).toUpperCase()}${list.slice(1)} ${named.length === 1 ? "is" : "are"} in it.`;
  return anyCloth ? `${inIt} ${ENDS}` : inIt;
}

const ENDS =
  "The lower figure is for plain cloth at our lowest price a yard, the upper for patterned cloth at our highest.";

/** What has no price in it yet. */
export interface StillOpen {
  /** The names of windows that are not finished. */
  windows: readonly string[];
  /** Hardware that was named and nobody has looked up. */
  hardware: readonly string[];
}

/** Names are quoted, because one may have a comma in it. */
export function stillOpen({ windows, hardware }: StillOpen): string {
  const quoted = [...windows, ...hardware].map((name) => `“${name}”`);
  return quoted.length === 0 ? "" : `Still open, and not in it: ${quoted.join(", ")}.`;
}
