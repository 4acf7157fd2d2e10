import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { TreatmentAnswers } from "#app/domain/orders/answers/answers.ts";
import { usualEdges } from "#app/domain/orders/answers/edges.ts";
import type { Cloth, Easel } from "./easel.ts";
import { clothPaint } from "./fabric.ts";
import { type Fabric, tones } from "./palette.ts";

export const defaultFabrics: Record<TreatmentType, Fabric> = {
  drapes: { tone: "flax", pattern: "plain" },
  shades: { tone: "ivory", pattern: "linen" },
  tops: { tone: "flax", pattern: "plain" },
};

interface Sewn {
  type: TreatmentType;
  answers?: TreatmentAnswers | undefined;
}

/**
 * What linings do to the look: blackout is denser and flatter, with fewer and rounder folds; interlining softens
 * and fills them; a sheer lets the window through and folds small, and so, less, does cloth without a lining. An ordinary
 * lining only glows a little.
 */
export function makeCloth(
  easel: Easel,
  fabric: Fabric,
  flags: OptionFlags,
  fullness: number,
  { type, answers = {} }: Sewn,
): Cloth {
  const { blackoutLining: blackout, interlining, sheerBatisteLining: sheer, unlined } = flags;
  return {
    fill: clothPaint(easel, fabric, Math.round(100 / fullness) / 100, blackout ? 0.13 : 0),
    contrast: tones[fabric.tone].contrast,
    accent: tones[fabric.tone].accent,
    trim: flags.decorativeTrim === true,
    band: { edge: flags.edgeBanding === true, inset: flags.insetEdgeBanding === true },
    bandEdges: answers.bandEdges ?? usualEdges(type),
    trimEdges: answers.trimEdges ?? usualEdges(type),
    trimRows: Number(answers.trimRows ?? 1),
    relief: (blackout ? 0.85 : 1) * (interlining ? 0.85 : 1) * (sheer || unlined ? 0.9 : 1),
    opacity: sheer ? 0.66 : unlined ? 0.86 : 1,
    density: (blackout ? 0.92 : 1) * (interlining ? 0.9 : 1) * (sheer ? 1.15 : 1),
  };
}
