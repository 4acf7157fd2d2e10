import { draperyNumbers } from "#app/domain/catalogue/trade-numbers.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { shareMirrored } from "#app/domain/workroom/cloth/eighths.ts";
import { seamsOf } from "#app/domain/workroom/cloth/seam-plan.ts";
import { pocketSpan } from "#app/domain/workroom/drapery/pocket-span.ts";
import { isHourglass } from "#app/domain/workroom/drapery/sash.ts";
import { scheduleInWords } from "#app/domain/workroom/drapery/schedule-words.ts";
import type { Boards, Boxes, Figures } from "#app/domain/workroom/figures.ts";
import { type Band, controlSide, type Treatment } from "#app/domain/workroom/input/treatment.ts";
import { edgeNames } from "#app/domain/workroom/paper/cuts/cut-edges.ts";
import { cutsOfPanels, widthsOfPanels } from "#app/domain/workroom/paper/cuts/panel-cuts.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { inWords } from "#app/domain/workroom/units.ts";
import { aboveFrame } from "./bracket-places.ts";
import { shadeDepths, shadeTrim, topDepths } from "./depths.ts";

/** How a treatment is made up, beyond what its cut list says: whatever is not known is left out. */
export interface Making {
  /** Hems, headings and sizes before and after them. */
  depths: string[];
  /** Where it is marked, folded or drilled. */
  marks: string[];
}

/** Its cuts are numbered from `first` on. */
export function makingOf(treatment: Treatment, figures: Figures, rules: ShopRules, first = 1): Making {
  const { depths, marks } = madeUp(treatment, figures, rules, first);
  return { depths: [...depths, ...bandLines(treatment, rules)], marks };
}

/** How wide a band is when it is sewn on: its strip is cut wider. */
function bandLines({ band, insetBand }: Treatment, rules: ShopRules): string[] {
  const said = [band, insetBand].flatMap((one) => {
    if (!one || one.edges.length === 0) return [];
    const edges = one.edges.map((edge) => edgeNames[edge]);
    const where = [edges.slice(0, -1).join(", "), edges.at(-1)].filter(Boolean).join(" and ");
    const name = one === insetBand ? "inset band" : "band";
    return [`${name} ${formatInches(bandWide(one, rules))} finished, on the ${where}, ${setOn(one, rules)}`];
  });
  const line = said.join("; ");
  return line ? [line.charAt(0).toUpperCase() + line.slice(1)] : [];
}

function bandWide({ kind, width }: Band, rules: ShopRules): number {
  return width ?? (kind === "inset" ? rules.insetBandWidth : rules.bandWidth);
}

/** A strip that is wide enough for both sides goes round the edge; any other lies on the face. */
function setOn(band: Band, rules: ShopRules): string {
  const wide = bandWide(band, rules);
  const turned = ((rules.bandStripFactor - 2) * wide) / 2;
  if (band.kind === "inset") return `laid on, ${formatInches(rules.insetBandTurn / 2)} turned under`;
  if (turned <= 0) return "laid on";
  return `wrapped over the hem, ${formatInches(turned)} turned in`;
}

function madeUp(treatment: Treatment, figures: Figures, rules: ShopRules, first: number): Making {
  const { kind } = treatment;
  if (kind === "drapery") {
    if (figures.parts) return bayMaking(treatment, figures, figures.parts, rules, first);
    const { depths, marks } = draperyMaking(treatment, figures, rules);
    return { depths: [...depths, ...splitCuts(figures, first)], marks };
  }
  if (kind === "sash") return sashMaking(treatment, figures, rules);
  if (kind === "roman") {
    return { depths: shadeDepths(treatment, figures, rules), marks: shadeLines(treatment, figures, rules) };
  }
  if (kind === "cornice" || kind === "valance") {
    return { depths: topDepths(treatment, figures, rules), marks: topLines(treatment, figures) };
  }
  return { depths: [], marks: [] };
}

/** The separate rods of a bay, each made by itself; what is alike at all of them is said once. */
function bayMaking(
  treatment: Treatment,
  figures: Figures,
  parts: readonly Figures[],
  rules: ShopRules,
  first: number,
): Making {
  const made = parts.map((part) => draperyMaking(treatment, part, rules, true));
  const all = (name: keyof Making) =>
    [
      ...Map.groupBy(
        made.flatMap((part, index) => part[name].map((line) => ({ line, index }))),
        ({ line }) => line,
      ),
    ].map(([line, at]) => {
      if (at.length === parts.length) return line;
      const rods = at.map(({ index }) => index + 1).join(" and ");
      return `${at.length === 1 ? "Rod" : "Rods"} ${rods} of ${parts.length}: ${line}`;
    });
  return { depths: [...all("depths"), ...splitCuts(figures, first)], marks: all("marks") };
}

const listed = (sizes: readonly number[]) => sizes.map(formatInches).join(", ");

/** Sizes beside each other that are alike are counted: 14 of 6 1/8", 1 of 6 1/4". */
function counted(sizes: readonly number[]): string {
  const different = [...new Set(sizes)].sort((a, b) => a - b);
  return different.map((size) => `${sizes.filter((one) => one === size).length} of ${formatInches(size)}`).join(", ");
}

/** Depths and sizes before and after hems and which cut goes where; then how each panel is marked from its leading edge. */
function draperyMaking(treatment: Treatment, figures: Figures, rules: ShopRules, own = false): Making {
  const { fabric, lining } = treatment;
  const { cut, rawCut, finishedLength, netPanel, trimTo, sideHemEach = rules.sideHem, liningCuts, firstSnap } = figures;
  const { schedules = [], panels = 1, hang = "", sundries } = figures;
  if (finishedLength === undefined || rawCut === undefined || netPanel === undefined) return { depths: [], marks: [] };
  const length = cut ?? rawCut;
  const heading = rawCut - finishedLength - rules.hemAllowance;
  const parts = [
    `${formatInches(finishedLength)} finished`,
    ...(heading > 0 ? [`${formatInches(heading)} heading`] : []),
  ];
  const made = [...parts, `${formatInches(rules.hemAllowance)} hem`].join(" + ");
  const over = length - rawCut;
  const repeats =
    over > 0 && fabric?.repeat
      ? ` = ${formatInches(rawCut)}, up to the repeat of ${formatInches(fabric.repeat)}: ${formatInches(over)} over`
      : "";
  const hooks = pinsBelow[hang];
  return {
    depths: [
      `Cut ${formatInches(length)}: ${made}${repeats}`,
      `${headingInWords(treatment, figures, heading, rules)}bottom hem ${formatInches(rules.hemAllowance / 2)} double, ${sidesInWords(sideHemEach, rules)}`,
      `Trim each panel to ${formatInches(trimTo ?? netPanel + 2 * sideHemEach)} x ${formatInches(rawCut)}, hemmed ${formatInches(netPanel)} x ${formatInches(finishedLength)}`,
      ...trimmedEdge(treatment, figures, rules),
      ...(liningCuts && lining
        ? [`Lining hem 2" double, 1" above the hem; trimmed to ${formatInches(netPanel)}, what is over off the head`]
        : []),
    ],
    marks: [
      ...(firstSnap
        ? [
            `First snap ${formatInches(firstSnap)} from each edge, the others ${formatInches(rules.snapSpacing)} apart: ${inWords(figures.carriersPerPanel ?? 0, "snap")} a panel`,
          ]
        : []),
      ...schedules.map((schedule) => {
        const some = schedule.count === panels ? "" : `, ${schedule.count} of ${panels} panels`;
        return `From the leading edge${some}: ${scheduleInWords(schedule)}`;
      }),
      ...pocketLines(treatment, figures),
      ...(own ? [] : standing(treatment, figures)),
      ...(hooks && sundries?.pins
        ? [`${inWords(sundries.pins, "pin")}${own ? " on each" : ""}, set ${hooks} from the top`]
        : []),
    ],
  };
}

/** Where the cloth is on its rod, which a bracket does not let through. */
function pocketLines({ choices }: Treatment, figures: Figures): string[] {
  const span = pocketSpan(figures);
  if (!span) return [];
  const { panels = 1, panelsFinished = [] } = figures;
  const [one, many] = ["The pocket lies", "The pockets lie"];
  const gathers = `${panels === 1 ? "" : "each panel "}gathers to ${formatInches(panelsFinished[0] ?? 0)}`;
  const where = `between the brackets, from ${formatInches(span.from)} to ${formatInches(span.to)} of the rod, and ${gathers}`;
  const stays = choices.draw === "stationary";
  const meets = (at: number) =>
    stays || Number.isInteger(Math.round(((at - span.from) / (span.to - span.from)) * panels * 100) / 100);
  const within = span.between.filter((at) => !meets(at));
  const apart = stays ? [] : span.between.filter(meets);
  const held = (at: readonly number[]) => `the ${at.length === 1 ? "bracket" : "brackets"} at ${listed(at)}`;
  return [
    [
      `${panels === 1 ? one : many} ${where}`,
      ...(apart.length > 0 ? [`${held(apart)} ${apart.length === 1 ? "stands" : "stand"} between the panels`] : []),
      ...(within.length > 0 ? [`open ${panels === 1 ? "its" : "the"} back for ${held(within)}`] : []),
    ].join("; "),
  ];
}

/** Panels that stay at the ends of their rod; what is in a pocket lies between brackets, which is said above. */
function standing({ choices }: Treatment, figures: Figures): string[] {
  const { panels = 1, panelsFinished = [], rodWidth = 0, returns = [0, 0] } = figures;
  if (choices.draw !== "stationary" || panelsFinished.length === 0 || pocketSpan(figures)) return [];
  const first = (panelsFinished[0] ?? 0) - returns[0];
  if (panels === 1) return [`On the rod the panel stands at the left end and reaches ${formatInches(first)} in`];
  const last = (panelsFinished.at(-1) ?? 0) - returns[1];
  const reach =
    first === last
      ? `each panel stands at its end and reaches ${formatInches(first)} in`
      : `the left panel reaches ${formatInches(first)} in from its end, the right one ${formatInches(last)}`;
  if (panels > 2) return [`On the rod ${reach.replace("each panel", "each outer panel")}, the others evenly between`];
  const open = rodWidth - first - last;
  return [`On the rod ${reach}${open > 0 ? `: ${formatInches(open)} are left open` : ""}`];
}

/** A ripplefold is as wide as its snaps: what its widths have more comes off where it returns, and never where it leads. */
function trimmedEdge({ fabric }: Treatment, figures: Figures, { seam, sideHem }: ShopRules): string[] {
  const { firstSnap, trimTo, widthsPerPanel, sideHemEach = sideHem, plan } = figures;
  if (!firstSnap || !trimTo || !widthsPerPanel || !fabric?.width || plan === "railroaded") return [];
  const { width } = fabric;
  const pieces = Array.from(
    { length: Math.ceil(widthsPerPanel) },
    (_, index) => Math.min(1, widthsPerPanel - index) * width,
  );
  const sewn = pieces.reduce((sum, piece) => sum + piece, 0) - (pieces.length - 1) * 2 * seam;
  const seams = seamsOf(pieces, seam).map((at) => at - sideHemEach);
  const half = widthsPerPanel % 1 > 0 ? ", which is the half width's" : "";
  return [
    ...(seams.length > 0 ? [`Seams ${listed(seams)} from the leading edge, hemmed`] : []),
    ...(sewn > trimTo
      ? [`Sewn ${formatInches(sewn)} wide: ${formatInches(sewn - trimTo)} off the outer edge${half}`]
      : []),
  ];
}

function sidesInWords(sideHem: number, { seam }: ShopRules): string {
  return `side hems ${formatInches(sideHem / 2)} double, seams ${formatInches(seam)}`;
}

/** How what is added above the finished length is turned; of what the owner set himself only how much it is. */
function headingInWords({ style }: Treatment, figures: Figures, heading: number, rules: ShopRules): string {
  const { hang = "", pocket, header = 0 } = figures;
  if (heading <= 0) return "";
  if (pocket !== undefined && heading === header + pocket + rules.pocketTurn)
    return `${pocketInWords(figures, rules)}; `;
  const doubled = hang === "grommets" || hang === "behind" || draperyNumbers(style)?.pleated;
  return doubled ? `Heading ${formatInches(heading / 2)} double, ` : `Heading ${formatInches(heading)} turned down, `;
}

function pocketInWords({ pocket = 0, header = 0 }: Figures, { pocketTurn }: ShopRules): string {
  return `Header ${formatInches(header)}, rod pocket ${formatInches(pocket)}, ${formatInches(pocketTurn)} turned under`;
}

/** Panels between two rods have a pocket at each end and no hem. */
function sashMaking({ style, choices }: Treatment, figures: Figures, rules: ShopRules): Making {
  const { rawCut, netPanel, finishedLength, pocket } = figures;
  if (rawCut === undefined || netPanel === undefined || finishedLength === undefined) return { depths: [], marks: [] };
  const ends = pocket === undefined ? "" : `At each end ${pocketInWords(figures, rules).toLowerCase()}; `;
  return {
    depths: [
      `${ends}${sidesInWords(rules.sideHem, rules)}`,
      `Trim each panel to ${formatInches(netPanel + 2 * rules.sideHem)} x ${formatInches(rawCut)}, hemmed ${formatInches(netPanel)} x ${formatInches(finishedLength)}`,
    ],
    marks: isHourglass(style)
      ? [
          `Stretched ${formatInches(finishedLength)} long at the sides of the glass, ${formatInches(rawCut - (choices.cutAllowance ?? 2 * (rules.sashRuffle + rules.sashPocket + rules.pocketTurn)))} of cloth along the edges: tie the waist until they lie taut`,
        ]
      : [],
  };
}

/** How far below the top of the heading its pins are set. */
const pinsBelow: Readonly<Record<string, string>> = { rings: '1/4"', traverse: '1 3/4"' };

/** Of panels with a half width in some of them. */
function splitCuts(figures: Figures, first: number): string[] {
  const widths = widthsOfPanels(figures);
  if (!figures.cuts || widths.every((each) => each % 1 === 0)) return [];
  if (!figures.parts && widths.length === 2) return [splitPair(Math.floor(widths[0] ?? 0), first)];
  const cuts = cutsOfPanels(widths, first);
  return cuts
    ? [cuts.map((some, index) => `${index === 0 ? "Panel" : "panel"} ${index + 1} of cuts ${some}`).join("; ")]
    : [];
}

function splitPair(whole: number, first: number): string {
  const span = (from: number) => (whole === 1 ? `Cut ${from}` : `Cuts ${from} to ${from + whole - 1}`);
  const wholes = whole === 0 ? "" : `${span(first)} left, ${span(first + whole).toLowerCase()} right, `;
  const last = `cut ${first + 2 * whole} split lengthwise, its left half to the left panel`;
  return wholes + (whole === 0 ? last.replace("cut", "Cut") : last);
}

/** How high that is nobody has measured: the seven go to the top of the frame. */
const INSIDE = "Top of the shade against the top of the opening";

function shadeLines(treatment: Treatment, figures: Figures, rules: ShopRules): string[] {
  const { window, flags, choices, style } = treatment;
  const side = controlSide(treatment);
  const { liftAt, rows = 0, rowSpacing = 0, ribs, weightBar, boardLength, finishedHeight } = figures;
  if (!liftAt || finishedHeight === undefined || boardLength === undefined) return [];
  const above = figures.shadeAbove ?? 0;
  // Its cloth hangs in loops between the rows, and is longer than the shade.
  const looped = style.name === "Hobbled" ? ", as it hangs" : "";
  return [
    ...shadeTrim(treatment, figures, rules),
    `Lift lines from the left edge: ${listed(liftAt)}`,
    `${inWords(rows, "row")} of rings, from the lower edge up${looped}: ${listed(rowHeights(rows, rowSpacing, rules))}`,
    ...(ribs ? [`${inWords(ribs, "rib")}, ${formatInches(rules.ribTake)} of cloth in each pocket`] : []),
    weightBar ? `Weight bar ${formatInches(weightBar)} in the hem pocket` : "No bar: a weight at each lift line",
    `Board 3/4" x 1 1/2" x ${formatInches(boardLength)}`,
    choices.mount === "inside" && above === 0 ? INSIDE : `Top of the shade ${aboveFrame(above, window)}`,
    `${inWords(liftAt.length, "lift cord")} of ${formatInches(finishedHeight + rules.liftCordEnds)}, each in a shroud`,
    ...(flags.clutchControl ? [`The chain at the ${side}, in a tension device on the wall`] : []),
    ...(flags.motorizedControl ? [`The motor at the ${side}`] : []),
  ];
}

/** To the eighth, the first at the top of the skirt: what does not come out even stands at the top. */
function rowHeights(rows: number, spacing: number, { skirt }: ShopRules): number[] {
  const heights = [skirt];
  for (const size of shareMirrored(rows * spacing, rows)
    .toSorted((a, b) => a - b)
    .slice(0, -1)) {
    heights.push((heights.at(-1) ?? 0) + size);
  }
  return heights;
}

/** How a cornice is sawn: told only of an edge that is not level, and not where the owner has set it otherwise. */
function edgeLine({ choices }: Treatment): string[] {
  const { edgePoints = [], shortPoint = 0 } = choices;
  const points = edgePoints.flatMap((x, at) => (at % 2 === 0 ? [{ x, down: edgePoints[at + 1] ?? 0 }] : []));
  const downs = points.map(({ down }) => down);
  const least = Math.min(...downs);
  if (points.length === 0 || Math.max(...downs) - least < 1 / 8 || Math.abs(least - shortPoint) > 1 / 8) return [];
  const said = points.map(({ x, down }, at) => {
    const place = at === 0 ? "at the end" : `${formatInches(x)} in`;
    return `${at === points.length - 1 ? "in the middle" : place} ${formatInches(down)}`;
  });
  return [`Depth along the lower edge, from either end: ${said.join("; ")}`];
}

function topLines(treatment: Treatment, figures: Figures): string[] {
  const { kind } = treatment;
  const { across, depth, flat, rawCut, boxes, seamPlan, boards, swags, swagWidth, swagEach, cascadeInches } = figures;
  const { ties, tieLength = 0, tieWidth = 0, straps, strapLength = 0, strapWidth = 0 } = figures;
  const [wide, high] = kind === "cornice" ? [across, depth] : [boxes?.trimTo ?? flat, rawCut];
  const pieces = boards?.facePieces ?? 1;
  const marked = (figures.schedules ?? []).map((schedule) => `From the left edge: ${scheduleInWords(schedule)}`);
  return [
    ...marked,
    ...(wide && high
      ? [`${kind === "cornice" ? "Cover, cut to" : "Trim to"} ${formatInches(wide)} x ${formatInches(high)}`]
      : []),
    ...edgeLine(treatment),
    ...(boxes ? boxLines(boxes) : []),
    ...(seamPlan && seamPlan.length > 1
      ? [`Pieces from the left: ${listed(seamPlan)}, a whole width in the middle`]
      : []),
    ...(ties ? [`${inWords(ties, "tie")}, ${formatInches(tieLength)} x ${formatInches(tieWidth)}`] : []),
    ...(straps ? [`${inWords(straps, "strap")}, ${formatInches(strapLength)} x ${formatInches(strapWidth)}`] : []),
    ...(swags && swagWidth && swagEach
      ? [`${inWords(swags, "swag")} ${formatInches(swagWidth)} wide, each from ${formatInches(swagEach)} of cloth`]
      : []),
    ...(cascadeInches ? [`A pair of cascades from ${formatInches(cascadeInches)} of cloth`] : []),
    ...(boards ? boardLines(boards) : []),
    ...(boards && pieces > 1
      ? [`Face board in ${pieces} pieces of ${formatInches((boards.face[0] ?? 0) / pieces)}, with a plate behind`]
      : []),
  ];
}

/** Which board laps which, and what that makes outside. */
function boardLines({ face, top }: Boards): string[] {
  const [wide = 0, high = 0, plywood] = face;
  const [, deep = 0] = top;
  if (plywood === undefined) return [];
  const outside = [wide, high, deep].map(formatInches);
  return [`Top board over face and legs, face before the legs: ${outside.join(" x ")} outside, points from its top`];
}

function boxLines({ boxes, recesses = 0, sizes = [], fold = 0, panels, take = 0, seamsAt }: Boxes): string[] {
  const seams = seamsAt.length === 0 ? [] : [`Seams from the left raw edge: ${listed(seamsAt)}`];
  if (!panels) {
    const many = `${inWords(boxes ?? 0, "box", "boxes")} and ${inWords(recesses, "recess", "recesses")}`;
    return [`${many}: ${counted(sizes)}; every edge folds back ${formatInches(fold)}`, ...seams];
  }
  const pleats = `${inWords(panels.length + 1, "pleat")} of ${formatInches(take)}, one at each corner`;
  return [`${pleats}; panels ${listed(panels)}`, ...seams];
}
