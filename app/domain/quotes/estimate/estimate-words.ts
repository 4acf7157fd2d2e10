import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { formatDollars } from "#app/domain/money.ts";
import { usualSizes } from "#app/domain/orders/trying/tried-window.ts";
import { quoted } from "#app/domain/quoted.ts";
import type { EstimatedRange } from "./estimate-range.ts";

/** "about $775 to $1,050", or one sum where both ends are the same. */
export function rangeInWords({ low, high }: Pick<EstimatedRange, "low" | "high">): string {
  return `about ${[...new Set([formatDollars(low), formatDollars(high)])].join(" to ")}`;
}

/** What is in it, and what its two ends are. */
export function aboutRange({ holds, anyCloth }: Pick<EstimatedRange, "holds" | "anyCloth">): string {
  return anyCloth ? `${inIt(holds)} ${ENDS}` : inIt(holds);
}

function inIt(holds: EstimatedRange["holds"]): string {
  const named = holds.map((part) => (part === "tax" ? "sales tax" : part));
  const list = [named.slice(0, -1).join(", "), named.at(-1)].filter(Boolean).join(" and ");
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ${named.length === 1 ? "is" : "are"} in it.`;
}

const ENDS =
  "The lower figure is for plain cloth at our lowest price a yard, the upper for patterned cloth at our highest.";

/** What a style begins at, as its card says it. */
export function fromPrice({ low }: Pick<EstimatedRange, "low">): string {
  return `From ${formatDollars(low)}`;
}

/** For which window that is, and what it holds. */
export function fromPriceNote({ holds }: Pick<EstimatedRange, "holds">, treatment: TreatmentType): string {
  const { widthOfWindow: width, heightOfWindow: height, heightFromTopOfWindowToFloor: fall } = usualSizes.usual.inches;
  const size =
    treatment === "drapes"
      ? `${width} inches wide, ${fall} from its top to the floor`
      : `${width} inches wide and ${height} high`;
  return `For a window ${size}, in our plainest cloth. ${inIt(holds)}`;
}

/** What has no price in it yet. */
export interface StillOpen {
  /** The names of windows that are not finished. */
  windows: readonly string[];
  /** Hardware that was named and nobody has looked up. */
  hardware: readonly string[];
  /** Hardware that was named and is counted, at what such hardware costs by the card. */
  counted: readonly string[];
  /** What was asked for and the card has no rate for, in our own words. */
  unrated: readonly string[];
}

export function stillOpen({ windows, hardware, counted, unrated }: StillOpen): string {
  const names = [quoted([...windows, ...hardware]), ...unrated].filter(Boolean);
  return [
    counted.length > 0 && `${quoted(counted)} ${counted.length === 1 ? "is" : "are"} in it at our usual price.`,
    names.length > 0 && `Still open, and not in it: ${names.join(", ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
