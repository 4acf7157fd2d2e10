import { emptyLine } from "./plain-line.ts";
import type { OwnerLine } from "./quote-types.ts";

/** What most orders need one of and few need both: a new quote holds these ready to be priced. */
export const offeredLines: OwnerLine[] = [
  { ...emptyLine, key: "installation", kind: "installation", label: "Installation" },
  { ...emptyLine, key: "shipping", kind: "shipping", label: "Shipping" },
];

/** A line for the whole order that counts only once it has a price: without one it is left out, and nobody has to remove it. */
export function isLeftOut({
  kind,
  windowKey,
  unitCents,
}: Pick<OwnerLine, "kind" | "windowKey" | "unitCents">): boolean {
  return unitCents === null && windowKey === null && (kind === "installation" || kind === "shipping");
}

/** What of a draft is sent. */
export function withoutLeftOut<Content extends { lines: readonly OwnerLine[] }>(content: Content): Content {
  return { ...content, lines: content.lines.filter((line) => !isLeftOut(line)) };
}
