import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { isLowProfile } from "#app/domain/workroom/tops/cornices.ts";
import { type CutRow, clothName, cutLinings, FULL_WIDTH, liningNames, patternOf } from "./cut-row.ts";

/** A cornice's cover or a valance's body, what is sewn over it, its welt, and what lies behind. */
export function cutTop(treatment: Treatment, figures: Figures): CutRow[] {
  return [
    ...cutBody(treatment, figures),
    ...cutOver(treatment, figures),
    ...cutWelt(treatment, figures),
    ...cutBehind(treatment, figures),
  ];
}

function cutBody({ kind, fabric }: Treatment, figures: Figures): CutRow[] {
  const { cuts = 1, cut, plan, across, depth, flat, rawCut } = figures;
  const [piece, long, high] =
    kind === "cornice" ? (["Cover", across, depth] as const) : (["Valance", flat, rawCut] as const);
  if (cut === undefined || long === undefined || high === undefined) return [];
  const material = clothName(fabric);
  if (plan === "railroaded") return [{ piece, material, count: cuts, length: long, width: high, grain: "sideways" }];
  return [{ piece, material, count: cuts, length: cut, width: FULL_WIDTH, grain: "upright", ...patternOf(figures) }];
}

function cutOver({ fabric, contrast }: Treatment, figures: Figures): CutRow[] {
  const { swags, swagEach, cascadeInches, straps, strapLength, strapWidth, tongues, tongueCut, tongueWidth } = figures;
  const { ties, tieLength, tieWidth } = figures;
  const material = clothName(fabric);
  const tied = { material: contrast ? clothName(contrast, "Contrast fabric") : material, grain: "upright" } as const;
  const rows: CutRow[] = [];
  if (swags && swagEach) {
    rows.push({ piece: "Swag", material, count: swags, length: swagEach, width: FULL_WIDTH, grain: "bias" });
  }
  if (cascadeInches) {
    const pair = {
      piece: "Pair of cascades",
      count: 1,
      length: cascadeInches,
      width: FULL_WIDTH,
      grain: "upright",
    } as const;
    rows.push({ ...pair, material }, { ...pair, material: "Contrast lining" });
  }
  if (straps && strapLength && strapWidth) {
    rows.push({ ...tied, piece: "Strap", count: straps, length: strapLength, width: strapWidth });
  }
  if (ties && tieLength && tieWidth) {
    rows.push({ ...tied, piece: "Tie", count: ties, length: tieLength, width: tieWidth });
  }
  if (tongues && tongueCut && tongueWidth) {
    rows.push({ piece: "Tongue", material, count: tongues, length: tongueCut, width: tongueWidth, grain: "upright" });
  }
  return rows;
}

/** One strip as long as all of the welt; it is pieced together from what the roll gives. */
function cutWelt({ fabric, contrastWelt }: Treatment, { weltInches, weltStrip, weltCloth }: Figures): CutRow[] {
  if (!weltInches || !weltStrip) return [];
  const material = contrastWelt ? clothName(contrastWelt, "Welt fabric") : clothName(fabric);
  const welt = { piece: "Welt strip, pieced", material, count: 1, length: weltInches, width: weltStrip } as const;
  return [{ ...welt, grain: "bias", ...(weltCloth === 0 ? { goesTo: "out of the off-cut" } : {}) }];
}

function cutBehind(treatment: Treatment, figures: Figures): CutRow[] {
  const { around, battingDepth, swagInches } = figures;
  const material = liningNames[treatment.lining ?? "standard"];
  const rows = cutLinings(treatment, figures, figures.plan === "railroaded");
  if (swagInches) {
    rows.push({ piece: "Swag lining", material, count: 1, length: swagInches, width: FULL_WIDTH, grain: "bias" });
  }
  if (treatment.kind === "cornice" && around && battingDepth) {
    rows.push({ piece: "Lining", material, count: 1, length: around, width: FULL_WIDTH, grain: "sideways" });
    if (!isLowProfile(treatment.style.name)) {
      rows.push({ piece: "Batting", material: "Batting", count: 1, length: around, width: battingDepth });
    }
  }
  return rows;
}
