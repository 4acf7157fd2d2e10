import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { type FabricLook, plain } from "#app/domain/fabrics/fabric-look.ts";

export const flax: FabricLook = { colors: ["#DCCDB2", "#B79E75"], weave: "plain", ...plain };
/** On paper cloth is pale, so that lines and figures stand out on it. */
export const ivory: FabricLook = { colors: ["#F0E7D6", "#C9B48F"], weave: "plain", ...plain };

/** What a treatment is drawn in until its cloth is known. */
export const usualLooks: Record<TreatmentType, FabricLook> = {
  drapes: flax,
  shades: { ...ivory, weave: "slub" },
  tops: flax,
};
