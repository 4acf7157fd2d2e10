import { formatInches } from "#app/domain/measuring/inches.ts";
import { clothWords } from "#app/domain/workroom/buying/part-words.ts";
import { tieBackStrip } from "#app/domain/workroom/drapery/tie-backs.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import { liningNames, type Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { isLowProfile } from "#app/domain/workroom/tops/cornices.ts";
import { inWords } from "#app/domain/workroom/units.ts";
import { cutEdges } from "./cut-edges.ts";
import { type CutRow, clothName, cutLinings, FULL_WIDTH, patternOf } from "./cut-row.ts";
import { spanOf } from "./panel-cuts.ts";

const cutFace: Readonly<
  Record<Treatment["kind"], (treatment: Treatment, figures: Figures, rules: ShopRules) => CutRow[]>
> = {
  drapery: cutPanels,
  sash: cutPanels,
  roman: cutShade,
  hard: () => [],
  cornice: cutTop,
  valance: cutTop,
};

/** Everything to be cut for one treatment, in the order in which it is cut: the engine's figures, and none of its own. */
export function cutList(treatment: Treatment, figures: Figures, rules: ShopRules, first = 1): CutRow[] {
  const face = cutFace[treatment.kind](treatment, figures, rules);
  return [...numbered(face, first, figures.widths), ...cutEdges(treatment, figures, rules)];
}

/** What the pieces of face cloth are called that are cut first. */
const numberedPieces = ["Width", "Panel", "Shade", "Middle", "Side", "Cover", "Valance"];

function numbered(rows: readonly CutRow[], first: number, widths = 0): CutRow[] {
  let next = first;
  return rows.map((row) => {
    if (!numberedPieces.includes(row.piece)) return row;
    // Both sides of a shade come out of one width, where it is wide enough.
    const count = row.piece === "Side" ? Math.max(1, first + widths - next) : row.count;
    const numbers = spanOf(next, count);
    next += count;
    return { ...row, numbers };
  });
}

function cutShade(treatment: Treatment, figures: Figures): CutRow[] {
  const { widths = 1, cut, rawCut, cutWidth, sidePiece, seamPlan = [], plan, liningCut } = figures;
  if (cut === undefined || rawCut === undefined || cutWidth === undefined) return [];
  const material = clothName(treatment.fabric);
  const turned = plan === "railroaded";
  const linings = cutLinings(treatment, figures, turned && liningCut === cutWidth);
  if (turned) {
    return [{ piece: "Shade", material, count: 1, length: cutWidth, width: rawCut, grain: "sideways" }, ...linings];
  }
  const face = { material, length: cut, grain: "upright", ...patternOf(figures) } as const;
  if (sidePiece === undefined) return [{ ...face, piece: "Shade", count: widths, width: cutWidth }, ...linings];
  const between = Math.max(1, seamPlan.length - 2);
  const goesTo = between === 1 ? "the middle of the shade" : "side by side, one of them in the middle of the shade";
  return [
    { ...face, piece: "Middle", count: between, width: FULL_WIDTH, goesTo },
    {
      ...face,
      piece: "Side",
      count: 2,
      width: sidePiece,
      goesTo: `either side of the middle, sewn to ${formatInches(cutWidth)}`,
    },
    ...linings,
  ];
}

function cutPanels(treatment: Treatment, figures: Figures, rules: ShopRules): CutRow[] {
  const { cuts, cut, rawCut, panels = 1, panelFlat, widthsPerPanel = 1 } = figures;
  const material = clothName(treatment.fabric);
  const rows: CutRow[] = [];
  if (panelFlat !== undefined && rawCut !== undefined) {
    const goesTo = panels === 1 ? "the panel" : "one for each panel";
    rows.push({ piece: "Panel", material, count: panels, length: panelFlat, width: rawCut, grain: "sideways", goesTo });
  } else if (cut !== undefined && cuts) {
    const face = { piece: "Width", material, count: cuts, length: cut, width: FULL_WIDTH, grain: "upright" } as const;
    rows.push({ ...face, ...patternOf(figures), goesTo: partsOf(figures.parts) ?? panelsOf(widthsPerPanel, panels) });
  }
  const { liningWidthsPerPanel: lined } = figures;
  const linings = cutLinings(treatment, figures).map((row) =>
    lined === undefined || figures.parts ? row : { ...row, goesTo: panelsOf(lined, panels).replace(/, .*/, "") },
  );
  return [...rows, ...linings, ...cutTieBacks(material, figures, rules)];
}

function cutTieBacks(material: string, { tieBacks, tieBackLength = 0 }: Figures, rules: ShopRules): CutRow[] {
  if (!tieBacks) return [];
  const goesTo = `folded to ${formatInches(tieBackLength)} x ${formatInches(rules.tieBackWidth)}`;
  const length = tieBackLength + 2 * rules.seam;
  return [
    { piece: "Tie-back", material, count: tieBacks, length, width: tieBackStrip(rules), grain: "upright", goesTo },
  ];
}

/** Where the rods of a bay take different widths, rod by rod. */
function partsOf(parts: Figures["parts"]): string | undefined {
  const [first, ...others] = parts ?? [];
  if (!parts || others.every(({ widthsPerPanel }) => widthsPerPanel === first?.widthsPerPanel)) return undefined;
  const each = parts.map(({ widthsPerPanel = 1, panels = 1 }, index) => {
    const widths = inWords(widthsPerPanel, "width");
    return `rod ${index + 1}: ${widths}${panels > 1 ? " in each panel" : ""}`;
  });
  const halved = parts.some(({ widthsPerPanel = 1 }) => widthsPerPanel % 1 > 0);
  return `${each.join(", ")}${halved ? "; the half on the return side" : ""}`;
}

/** "2 1/2 widths in each panel, the half on the return side". */
function panelsOf(widths: number, panels: number): string {
  const whole = Math.floor(widths);
  const rest = widths - whole > 0 ? "1/2" : "";
  const count = [whole || "", rest].filter(Boolean).join(" ");
  const each = `${count} ${widths > 1 ? "widths" : "width"} in ${panels > 1 ? "each panel" : "the panel"}`;
  return rest && whole > 0 ? `${each}, the half on the return side` : each;
}

/** A cornice's cover or a valance's body, what is sewn over it, its welt, and what lies behind. */
function cutTop(treatment: Treatment, figures: Figures): CutRow[] {
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
  const tied = { material: contrast ? clothName(contrast, clothWords.contrast) : material, grain: "upright" } as const;
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
  const material = contrastWelt ? clothName(contrastWelt, clothWords.welt) : clothName(fabric);
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
