import { optionTexts, shadeControls } from "#app/domain/catalogue/options.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";
import { roundUp } from "#app/domain/measuring/rounding.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Fabric, Lining, Treatment } from "#app/domain/workroom/input/treatment.ts";
import { ceil, feet, yards } from "#app/domain/workroom/rounding.ts";
import { type RateCard, rateFor } from "./rate-card.ts";

/** One line of a quote: quantity times rate, rounded to the cent. */
export interface QuoteLine {
  label: string;
  qty: number;
  unit: "yd" | "width" | "sq ft" | "ft" | "each" | "pair";
  /** Whole cents. */
  rate: number;
  cents: number;
}

export interface PricedTreatment {
  lines: QuoteLine[];
  /** Rates that the card does not have; while there are any, nothing is shown to a client. */
  missing: string[];
}

/** Lines whose price is that of a cloth, entered with the fabrics and not on the card. */
export const clothLabels = ["Fabric", "Band fabric", "Inset band fabric", "Contrast fabric", "Welt fabric"];

/** What one treatment costs. */
export function priceTreatment(treatment: Treatment, figures: Figures, card: RateCard): PricedTreatment {
  const lines: QuoteLine[] = [];
  const missing: string[] = [];
  function add(label: string, qty: number | undefined, unit: QuoteLine["unit"], rate: number | undefined) {
    if (qty === undefined || qty <= 0) return;
    if (rate === undefined) missing.push(label);
    else lines.push({ label, qty, unit, rate, cents: Math.round(qty * rate) });
  }
  const bought = (inYards: number | undefined) => inYards && roundUp(inYards, card.yardStep);

  const { fabric, lining, band, insetBand, contrastWelt, contrast } = treatment;
  if (figures.faceYards === undefined) missing.push("Fabric");
  add("Fabric", bought(figures.faceYards), "yd", priceOf(fabric));
  add("Band fabric", bought(figures.bandYards), "yd", priceOf(band?.fabric));
  add("Inset band fabric", bought(figures.insetBandYards), "yd", priceOf(insetBand?.fabric));
  if (contrast)
    add("Contrast fabric", bought(figures.contrastInches && yards(figures.contrastInches)), "yd", priceOf(contrast));
  if (contrastWelt) add("Welt fabric", bought(figures.weltYards), "yd", priceOf(contrastWelt));
  const lined = lining ?? "standard";
  add(`Lining, ${liningNames[lined]}`, bought(figures.liningYards), "yd", card.liningPerYard[lined]);
  add("Contrast lining", bought(figures.contrastLiningYards), "yd", card.liningPerYard[lined]);
  add("Interlining", bought(figures.interliningYards), "yd", card.interliningPerYard);
  addMaking(treatment, figures, card, add);
  add("Band, sewn", sum(figures.bandFeetSewn, figures.insetBandFeetSewn), "ft", card.bandPerFoot);
  add("Trim", figures.trimFeet, "ft", card.trimPerFoot);
  for (const control of shadeControls) {
    if (treatment.flags[control]) add(optionTexts[control].label, 1, "each", card.control[control]);
  }
  if (treatment.newHardware) addHardware(figures, card, add);
  add("Installation", 1, "each", card.installEach);
  return { lines, missing };
}

type Add = (label: string, qty: number | undefined, unit: QuoteLine["unit"], rate: number | undefined) => void;

const liningNames: Record<Lining, string> = {
  standard: "standard",
  blackout: "blackout",
  sheerBatiste: "sheer batiste",
};

/** The client's own material costs nothing here. */
function priceOf(fabric: Fabric | undefined): number | undefined {
  return fabric?.com ? 0 : fabric?.pricePerYard;
}

function addMaking({ kind, style }: Treatment, figures: Figures, card: RateCard, add: Add) {
  const { finishedLength = 0, areaSqFt, billFeet } = figures;
  if (kind === "drapery" || kind === "sash") {
    const factor = finishedLength > card.tallOver ? card.tallFactor : 1;
    add("Making", figures.billableWidths, "width", times(rateFor(card.labourPerWidth, style), factor));
    if (figures.interliningCuts) add("Interlined", figures.billableWidths, "width", card.interlinedPerWidth);
  } else if (kind === "roman") {
    const area = areaSqFt && Math.max(areaSqFt, card.shadeLeastSqFt);
    add("Making", area, "sq ft", rateFor(card.labourPerSqFt, style));
  } else if (kind === "hard") {
    // Sewing is not what a factory's shade costs, so the rate for all styles does not stand in for its own.
    const area = areaSqFt && Math.max(areaSqFt, card.shadeLeastSqFt);
    add("Hard shade", area, "sq ft", card.labourPerSqFt[styleKey(style)]);
  } else if (kind === "cornice") {
    add("Making", billFeet, "ft", card.cornicePerFoot);
  } else {
    if (figures.swags) add("Swags", figures.swags, "each", card.swagEach);
    else add("Making", billFeet, "ft", card.valancePerFoot);
    if (figures.cascadeInches) add("Cascades", 1, "pair", card.cascadePair);
  }
}

function addHardware({ hardware }: Figures, card: RateCard, add: Add) {
  if (!hardware) return;
  add("Rod", ceil(feet(hardware.rodWidth)) * (hardware.rods ?? 1), "ft", card.rodPerFoot);
  add("Rings", hardware.rings, "each", card.ring);
  add("Brackets", hardware.brackets, "each", card.bracket);
  add("Finials", hardware.finials, "each", card.finial);
}

function times(rate: number | undefined, factor: number): number | undefined {
  return rate === undefined ? undefined : Math.round(rate * factor);
}

function sum(...parts: (number | undefined)[]): number {
  return parts.reduce<number>((total, part) => total + (part ?? 0), 0);
}
