import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Cloth, Easel } from "./easel.ts";
import { clothPaint } from "./fabric.ts";
import { type Fabric, tones } from "./palette.ts";

export const defaultFabrics: Record<TreatmentType, Fabric> = {
  drapes: { tone: "flax", pattern: "plain" },
  shades: { tone: "ivory", pattern: "linen" },
  tops: { tone: "flax", pattern: "plain" },
};

/**
 * What linings do to the look: blackout is denser and flatter, with fewer and rounder folds; interlining softens
 * and fills them; a sheer lets the window through and folds small. An ordinary lining only glows a little.
 */
export function makeCloth(easel: Easel, fabric: Fabric, flags: OptionFlags, fullness: number): Cloth {
  const { blackoutLining: blackout, interlining, sheerBatisteLining: sheer } = flags;
  return {
    fill: clothPaint(easel, fabric, Math.round(100 / fullness) / 100, blackout ? 0.13 : 0),
    contrast: tones[fabric.tone].contrast,
    accent: tones[fabric.tone].accent,
    trim: flags.decorativeTrim === true,
    band: { edge: flags.edgeBanding === true, inset: flags.insetEdgeBanding === true },
    relief: (blackout ? 0.85 : 1) * (interlining ? 0.85 : 1) * (sheer ? 0.9 : 1),
    opacity: sheer ? 0.66 : 1,
    density: (blackout ? 0.92 : 1) * (interlining ? 0.9 : 1) * (sheer ? 1.15 : 1),
  };
}
