import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Figures, Hardware } from "#app/domain/workroom/figures.ts";
import type { Fabric, Treatment } from "#app/domain/workroom/input/treatment.ts";
import { INCHES_PER_YARD } from "#app/domain/workroom/rounding.ts";
import type { PurchaseLine, PurchaseUnit } from "./purchase.ts";

const STOCK = "Stock";

/** What one treatment of one window needs, thing by thing. */
export function purchaseLines(window: string, treatment: Treatment, figures: Figures): PurchaseLine[] {
  const lines: PurchaseLine[] = [];
  function add(unit: PurchaseUnit, amount: number | undefined, thing: Partial<PurchaseLine> & { item: string }) {
    if (!amount) return;
    const quantity = unit === "each" ? { inches: 0, count: amount } : { inches: amount, count: 0 };
    lines.push({ window, supplier: STOCK, unit, repeat: 0, spare: false, com: false, ...quantity, ...thing });
  }
  const inches = (inYards: number | undefined) => inYards && inYards * INCHES_PER_YARD;
  const cloth = (fabric: Fabric | undefined, amount: number | undefined, usual: string) => {
    if (fabric) add("yard", amount, { ...bolt(fabric, usual), repeat: fabric.repeat, spare: true, com: fabric.com });
  };

  const { fabric, lining, band, insetBand, trim, contrastWelt } = treatment;
  cloth(fabric, inches(figures.faceYards), "Fabric");
  cloth(band?.fabric, figures.bandInches, "Band fabric");
  cloth(insetBand?.fabric, figures.insetBandInches, "Inset band fabric");
  cloth(contrastWelt, figures.weltCloth, "Welt fabric");
  add("yard", inches(figures.liningYards), { item: `Lining, ${lining ?? "standard"}` });
  add("yard", inches(figures.contrastLiningYards), { item: "Lining, contrast" });
  add("yard", inches(figures.interliningYards), { item: "Interlining" });
  if (trim) add("foot", figures.trimInches, { item: trim.name, supplier: trim.supplier });
  const { hardware } = figures;
  if (treatment.newHardware && hardware) {
    add("each", hardware.rods ?? 1, { item: `Rod, ${formatInches(hardware.rodWidth)}` });
    for (const [item, count] of rodParts(hardware)) add("each", count, { item });
  }
  for (const [item, count] of madeIn(figures)) add("each", count, { item });
  return lines;
}

type Counted = [item: string, count: number | undefined];

/** What comes with a rod, and stays with one that is kept. */
function rodParts({ brackets, rings, carriers, finials }: Hardware): Counted[] {
  return [
    ["Brackets", brackets],
    ["Rings", rings],
    ["Carriers", carriers],
    ["Finials", finials],
  ];
}

/** What belongs to the treatment itself, whatever becomes of the old hardware. */
function madeIn({ hardware, lBrackets, holdDowns }: Figures): Counted[] {
  return [
    ["Grommets", hardware?.grommets],
    ["L-brackets", lBrackets],
    ["Tension devices", holdDowns],
  ];
}

/** Cloth without a name goes by what is known of it, so that two unnamed ones are not taken for the same. */
function bolt({ name, supplier, width, repeat }: Fabric, usual: string): { item: string; supplier: string } {
  const described = `${usual}, ${formatInches(width ?? 0)} wide${repeat > 0 ? `, repeat ${formatInches(repeat)}` : ""}`;
  return { item: name || described, supplier };
}
