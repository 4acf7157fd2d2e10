import { questions } from "#app/domain/orders/answers/questions.ts";
import { drawnByWand } from "#app/domain/workroom/buying/hardware-parts.ts";
import { patternOf } from "#app/domain/workroom/cloth/pattern-start.ts";
import { type Figures, figureNames } from "#app/domain/workroom/figures.ts";
import { type Choices, hangNames, type PatternStart } from "#app/domain/workroom/input/choices.ts";
import { controlSide, type Kind, type Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import type { SheetValue } from "./sheet-document.ts";

/** A figure that the owner may set on the sheet. */
export interface SheetField {
  name: keyof Choices | "note";
  label: string;
  input:
    | { kind: "number"; least: number; most: number; whole?: boolean }
    | { kind: "choice"; options: readonly { value: string; label: string }[] }
    | { kind: "text"; longest: number };
  /** What it is when nobody sets it; undefined where this treatment has no such figure. */
  ruled(figures: Figures, treatment: Treatment, rules: ShopRules): SheetValue | undefined;
}

const LONGEST = 1200;
const length = { kind: "number", least: 1 / 16, most: LONGEST } as const;
const whole = (most: number, least = 1) => ({ kind: "number", least, most, whole: true }) as const;
const distance = { kind: "number", least: 0, most: LONGEST } as const;

const yesNo = {
  kind: "choice",
  options: [
    { value: "yes", label: "Yes" },
    { value: "no", label: "No" },
  ],
} as const;

const mountLabels: Record<Choices["mount"], string> = {
  outside: "On the wall",
  ceiling: "On the ceiling",
  inside: "Inside the frame",
};

const sideLabels: Record<NonNullable<Choices["controlSide"]>, string> = { left: "The left", right: "The right" };

const chooseOne = <Value extends string>(labels: Readonly<Record<Value, string>>) => ({
  kind: "choice" as const,
  options: (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label })),
});

const field = (name: SheetField["name"], label: string, input: SheetField["input"], ruled: SheetField["ruled"]) => ({
  name,
  label,
  input,
  ruled,
});

/** What it is when nobody sets it is the figure of the same name. */
const figure = (
  name: Exclude<keyof Choices & keyof Figures, "returns" | "boxes">,
  label: string,
  input: SheetField["input"],
) => field(name, label, input, (figures) => figures[name]);

const rodWidth = figure("rodWidth", figureNames.rodWidth, length);
const finishedLength = figure("finishedLength", figureNames.finishedLength, length);
const fullness = figure("fullness", "Fullness, counted in times", { kind: "number", least: 1, most: 5 });
// Turned on its side, cloth is not counted in widths.
const cuts = field("cuts", "Widths of cloth, all together", whole(500), (figures) => figures.cuts || undefined);
const cutAllowance = field("cutAllowance", "Added to the length for heading and hem", distance, (figures) => {
  const { rawCut, finishedLength: finished } = figures;
  return rawCut === undefined || finished === undefined ? undefined : rawCut - finished;
});
const projection = field(
  "projection",
  "How far the rod stands out",
  distance,
  (_, { choices }, rules) => choices.projection ?? rules.projection,
);
const back = figure("return", "Return, each side", distance);
const startLabels: Record<PatternStart, string> = {
  hem: "At the hem",
  top: "At the top",
  center: "In the middle",
};
const pattern: SheetField[] = [
  field("patternStart", "Pattern begins", chooseOne(startLabels), (_, treatment) => patternOf(treatment)?.start),
  field("patternInches", "Pattern, so far from there", distance, (_, treatment) => patternOf(treatment)?.inches),
];
const note = field("note", "Notes for the workroom", { kind: "text", longest: 500 }, () => "");

const templateTaken = field("templateTaken", "Template taken", yesNo, (_, { choices }) =>
  choices.arch === "cover" ? choices.templateTaken === true : undefined,
);

const drapery: SheetField[] = [
  rodWidth,
  field("mount", "Rod is mounted", chooseOne(mountLabels), (_, { choices }) => choices.mount),
  // Less than nothing hangs below the frame's top, as a café's does.
  figure("rodAbove", figureNames.rodAbove, { ...distance, least: -LONGEST }),
  projection,
  finishedLength,
  back,
  field("returnLeft", "Return at the left end", distance, ({ returns }) => returns?.[0]),
  field("returnRight", "Return at the right end", distance, ({ returns }) => returns?.[1]),
  figure("overlap", "Overlap in the middle", distance),
  figure("panels", figureNames.panels, whole(12)),
  figure("hang", "Hangs", chooseOne(hangNames)),
  field("operate", questions.operate.term, { kind: "choice", options: questions.operate.answers }, (_, { choices }) =>
    choices.draw === "stationary" ? undefined : (choices.operate ?? (drawnByWand({ choices }) ? "wand" : "hand")),
  ),
  field("controlSide", "Motor at", chooseOne(sideLabels), (_, treatment) =>
    treatment.choices.operate === "motor" ? controlSide(treatment) : undefined,
  ),
  field("finials", "Finials", yesNo, ({ hardware }) => hardware && (hardware.finials ?? 0) > 0),
  fullness,
  field("ripple", "Ripplefold, percent of fullness", whole(400), ({ percent }) => percent),
  field("pleats", "Pleats a panel", whole(500, 2), ({ pleatsPerPanel }) => pleatsPerPanel),
  templateTaken,
  field("panelWidths", "Widths in each panel at the side", { ...length, least: 0.5, most: 20 }, (_, { choices }) =>
    choices.draw === "stationary" ? choices.panelWidths : undefined,
  ),
  cuts,
  cutAllowance,
];

const shade: SheetField[] = [
  field("finishedWidth", figureNames.finishedWidth, length, (made) => made.finishedWidth ?? made.orderWidth),
  field("finishedHeight", figureNames.finishedHeight, length, (made) => made.finishedHeight ?? made.orderHeight),
  templateTaken,
];

const top: SheetField[] = [
  figure("face", "Width across the front", length),
  back,
  figure("longPoint", figureNames.longPoint, length),
  field("shortPoint", "Short point", distance, (_, { choices }) => choices.shortPoint),
  field(
    "topAbove",
    figureNames.topAbove,
    { ...distance, least: -LONGEST },
    ({ topAbove }, { choices }, rules) =>
      choices.topAbove ?? (choices.overRod === undefined ? (topAbove ?? rules.topAboveFrame) : undefined),
  ),
  figure("edgeLength", figureNames.edgeLength, length),
];

const byKind: Record<Kind, readonly SheetField[]> = {
  drapery: [...drapery, ...pattern, note],
  sash: [rodWidth, finishedLength, fullness, cuts, cutAllowance, ...pattern, note],
  roman: [
    ...shade,
    field(
      "cutAllowance",
      "Added to the height for hem and board",
      distance,
      (_, { choices }, rules) => choices.cutAllowance ?? rules.shadeAllowance,
    ),
    ...pattern,
    note,
  ],
  hard: [...shade, note],
  cornice: [...top, ...pattern, note],
  valance: [
    ...top,
    figure("swags", "Swags", whole(99)),
    field("boxes", "Boxes across", whole(99), ({ boxes }) => boxes?.boxes),
    ...pattern,
    note,
  ],
};

export function sheetFieldsOf(kind: Kind): readonly SheetField[] {
  return byKind[kind];
}
