import { optionTexts, shadeControls } from "#app/domain/catalogue/options.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Fabric, Treatment } from "#app/domain/workroom/input/treatment.ts";
import { INCHES_PER_YARD } from "#app/domain/workroom/rounding.ts";
import { isLowProfile } from "#app/domain/workroom/tops/cornices.ts";
import { bySides, type HardwarePart, ownParts, rodParts } from "./hardware-parts.ts";
import type { PurchaseLine, PurchaseUnit } from "./purchase.ts";

const STOCK = "Stock";

/** What one treatment of one window needs, thing by thing. `look` is the finish of what holds it, where the client chose one. */
export function purchaseLines(window: string, treatment: Treatment, figures: Figures, look = ""): PurchaseLine[] {
  const lines: PurchaseLine[] = [];
  function add(unit: PurchaseUnit, amount: number | undefined, thing: Partial<PurchaseLine> & { item: string }) {
    if (!amount) return;
    const quantity = unit === "each" ? { inches: 0, count: amount } : { inches: amount, count: 0 };
    lines.push({ window, supplier: STOCK, unit, repeat: 0, spare: false, com: false, ...quantity, ...thing });
  }
  const inches = (inYards: number | undefined) => inYards && inYards * INCHES_PER_YARD;
  const cloth = (fabric: Fabric | undefined, amount: number | undefined, usual: string) => {
    if (!fabric) return;
    const { repeat, soldIn, com } = fabric;
    add("yard", amount, { ...bolt(fabric, usual), repeat, spare: true, com, ...(soldIn !== undefined && { soldIn }) });
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
  if (figures.battingDepth && !isLowProfile(treatment.style.name)) {
    add("yard", figures.around, { item: `Batting, ${formatInches(figures.battingDepth)} deep` });
  }
  const { hardware, orderWidth, orderHeight } = figures;
  if (orderWidth !== undefined && orderHeight !== undefined) {
    add("each", 1, { item: hardShade(treatment, [orderWidth, orderHeight]), supplier: "" });
  }
  if (treatment.newHardware && hardware) {
    for (const part of rodParts(hardware)) add("each", part.count, { item: named(part, look) });
  }
  for (const part of ownParts(treatment, figures)) add("each", part.count, { item: named(part) });
  return lines;
}

/** A factory is told the size, the mount and the control. */
function hardShade({ choices, flags }: Treatment, size: readonly [number, number]): string {
  const mounted = choices.mount === "inside" ? "inside the frame" : "over the frame";
  const control = shadeControls.find((name) => flags[name]);
  const raised = control && optionTexts[control].label.toLowerCase();
  return ["Hard shade", bySides(size), mounted, raised].filter(Boolean).join(", ");
}

/** What is bought by its size is named with it. */
function named({ one, many, size }: HardwarePart, look = ""): string {
  return [size ? one : many, size, look].filter(Boolean).join(", ");
}

/** Cloth without a name goes by what is known of it, so that two unnamed ones are not taken for the same. */
function bolt({ name, supplier, width, repeat }: Fabric, usual: string): { item: string; supplier: string } {
  const described = `${usual}, ${formatInches(width ?? 0)} wide${repeat > 0 ? `, repeat ${formatInches(repeat)}` : ""}`;
  return { item: name || described, supplier };
}
