import { clothLabels } from "#app/domain/workroom/buying/price.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { holdsHardware, openingLines, type PricedPart, pricedParts } from "./opening-lines.ts";
import { isLeftOut } from "./plain-line.ts";
import { isNamedHardware } from "./price-again.ts";
import type { OwnerLine } from "./quote-types.ts";

/** For each line without a price, by its key, why it has none. */
export function whyUnpriced(document: PacketDocument, lines: readonly OwnerLine[]): Record<string, string> {
  const parts = pricedParts(document);
  const hung = lines.some(holdsHardware);
  const opening = openingLines(document);
  const why = (line: OwnerLine) => {
    if (isNamedHardware(line) && opening.every(({ key }) => key !== line.key)) return COUNTED;
    if (line.kind === "hardware" && line.windowKey === null) return hung ? NAMED_BESIDE : NAMED;
    const part = parts.find(({ window, type }) => window.key === line.windowKey && type === line.treatment);
    if (line.kind === "treatment" && part) return whyOf(part);
    return "The rate card has no rate for this.";
  };
  const open = lines.filter((line) => line.unitCents === null && !isLeftOut(line));
  return Object.fromEntries(open.map((line) => [line.key, why(line)]));
}

const NAMED = "The client named it; the rate card has no price for it.";
const NAMED_BESIDE = `${NAMED} Remove this line if it is the rod that the price of the treatment holds already.`;
const COUNTED = "The price of the treatment holds it already. Pricing the open lines takes this one off.";

function whyOf({ treatment, figures, priced, answered }: PricedPart): string {
  if (answered) return "The rate card can price it now.";
  if (!treatment || !priced) return "Its style is not one that the workroom can work out.";
  if (figures?.faceYards === undefined)
    return "How much cloth it takes is not known yet: the workroom says what is missing.";
  const cloths: Record<string, string | undefined> = {
    Fabric: treatment.fabric?.name,
    "Band fabric": treatment.band?.fabric.name,
    "Inset band fabric": treatment.insetBand?.fabric.name,
    "Welt fabric": treatment.contrastWelt?.name,
  };
  const missing = [...new Set(priced.missing)];
  const rates = missing.filter((label) => !clothLabels.includes(label));
  const unknown = missing.filter((label) => clothLabels.includes(label));
  return [
    ...(rates.length > 0 ? [`The rate card lacks: ${rates.join(", ")}.`] : []),
    ...unknown.map((label) => `${label}${cloths[label] ? `, ${cloths[label]},` : ""} has no price per yard.`),
  ].join(" ");
}
