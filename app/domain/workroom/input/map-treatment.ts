import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import { styleKey, type TreatmentType, treatmentLabels } from "#app/domain/catalogue/style.ts";
import { type Asked, isAsked, type TreatmentAnswers } from "#app/domain/orders/answers/answers.ts";
import { edgeQuestionNames, usualEdges } from "#app/domain/orders/answers/edges.ts";
import { topDeeper } from "#app/domain/orders/answers/placement-answers.ts";
import { isOptional, questions, questionsOf } from "#app/domain/orders/answers/questions.ts";
import { hasContrastWelt } from "#app/domain/orders/answers/welt.ts";
import { type Layer, layerLabels } from "#app/domain/orders/places/layers.ts";
import type { ChosenStyle, TreatmentEntry } from "#app/domain/orders/window.ts";
import { takesContrast } from "#app/domain/workroom/tops/valance-styles.ts";
import type { Choices, Flags } from "./choices.ts";
import { clothFor, type FindFabric, type MappedFabric, mapFabrics, namedFor } from "./map-fabrics.ts";
import { type Said, said } from "./said.ts";
import type { Band, Edge, Fabric, Lining, Treatment, Trim } from "./treatment.ts";

/** Every answer that this treatment asks for: the client's, or the usual one where the client was not asked. */
export type SaidAnswers = {
  readonly [name in keyof TreatmentAnswers]?: Said<NonNullable<TreatmentAnswers[name]>>;
} & {
  readonly lining?: Said<Lining | "unlined">;
};

/** "Drapes", or "Sheer" of what hangs behind them. */
export function mappedLabel({ type, layer }: Pick<MappedTreatment, "type" | "layer">): string {
  return layer ? layerLabels[layer] : treatmentLabels[type];
}

/** One treatment as the engine takes it, with who said what. */
export interface MappedTreatment
  extends Pick<Treatment, "fabric" | "lining" | "interlining" | "band" | "insetBand" | "trim" | "newHardware"> {
  type: TreatmentType;
  /** Of what hangs besides the drapes. */
  layer?: Layer | undefined;
  /** As "pleated-tops/Goblet". */
  style: string;
  choices: Partial<Choices>;
  welt?: Fabric | undefined;
  /** For straps and ties. */
  contrast?: Fabric | undefined;
  flags: Partial<Flags>;
  answers: SaidAnswers;
  fabrics: readonly MappedFabric[];
}

interface Decided {
  layer?: Layer | undefined;
  /** What stands fast already, such as a rod that is kept. */
  choices: Partial<Choices>;
  newHardware: boolean;
  find?: FindFabric | undefined;
}

const nobodyKnows: FindFabric = () => undefined;

export function mapTreatment(
  type: TreatmentType,
  entry: TreatmentEntry & { style: ChosenStyle },
  { layer, choices, newHardware, find = nobodyKnows }: Decided,
): MappedTreatment {
  const { style, customizations, fabrics, answers: stored = {} } = entry;
  const flags: OptionFlags = customizations ?? {};
  const product = style.group === "hard-shades";
  const answers = sayAnswers({ type, style, flags, answers: stored });
  const named = product ? [] : mapFabrics(fabrics?.fabrics ?? [], find);
  const cloths = layer === "sheer" ? named.map((cloth) => ({ ...cloth, fabric: asSheer(cloth.fabric) })) : named;
  const main = clothFor("main", cloths);
  const lining = product ? undefined : liningOf(type, customizations);
  const banded = (on: boolean | undefined, kind: Band["kind"]): Band | undefined =>
    on && !product ? { kind, edges: asEdges(answers.bandEdges), fabric: clothFor("band", cloths) } : undefined;
  const band = banded(flags.edgeBanding, "edge");
  const insetBand = banded(flags.insetEdgeBanding, "inset");
  return {
    type,
    ...(layer ? { layer } : {}),
    style: styleKey(style),
    choices: { ...known(choices), ...chosen(answers) },
    ...(product ? {} : { fabric: layer === "sheer" ? asSheer(main) : main }),
    ...(lining && lining.value !== "unlined" ? { lining: lining.value } : {}),
    interlining: flags.interlining === true,
    ...(band ? { band } : {}),
    ...(insetBand ? { insetBand } : {}),
    ...(flags.decorativeTrim && !product ? { trim: trimOf(answers, fabrics?.trims[0]?.name ?? "") } : {}),
    ...(takesContrast(styleKey(style)) ? { contrast: namedFor("contrast", cloths) } : {}),
    ...(type === "tops" && hasContrastWelt(entry) ? { welt: clothFor("welt", cloths) } : {}),
    flags: {
      ...flags,
      // Every loop that we make is held to the wall: see the words of the option.
      tensionDevice: flags.clutchControl === true,
      children: answers.children?.value === "yes",
      drapesInside: type === "drapes" && answers.mount?.value === "inside",
    },
    newHardware,
    answers: { ...answers, ...(lining ? { lining } : {}) },
    fabrics: cloths,
  };
}

/** Whether there is a question at all may hang on another answer, so they are said one after the other. */
function sayAnswers(asked: Asked): SaidAnswers {
  const { type, answers } = asked;
  const choices = questionsOf[type]
    .filter((name) => isAsked(name, asked) && (answers[name] || !isOptional(name, type)))
    .map((name) => [name, said<string>(answers[name], questions[name].usual)]);
  const edges = edgeQuestionNames
    .filter((name) => isAsked(name, asked))
    .map((name) => [name, said(answers[name], usualEdges(type))]);
  return Object.fromEntries([...choices, ...edges]) as SaidAnswers;
}

/** Whatever somebody calls it, what hangs as a sheer is as full as one. */
function asSheer(fabric: Fabric): Fabric {
  return { ...fabric, sheer: true };
}

function chosen(answers: SaidAnswers): Partial<Choices> {
  const { draw, panelWidths, length, mount, coverage, operate, power, depth, motif, tieBacks } = answers;
  const { controlSide } = answers;
  return known({
    coverage: coverage && coverage.value !== "whole" ? coverage.value : undefined,
    operate: operate?.value,
    power: power?.value,
    controlSide: controlSide?.value,
    draw: draw?.value,
    tieBacks: tieBacks?.value === "yes" || undefined,
    patternStart: motif && motif.value !== "rule" ? motif.value : undefined,
    panelWidths: panelWidths && Number(panelWidths.value),
    length: length?.value,
    mount: mount?.value,
    deeper: depth && depth.value !== "rule" ? topDeeper(depth.value) : undefined,
  });
}

/** Cloth that hangs is lined unless somebody says otherwise. */
function liningOf(type: TreatmentType, given: OptionFlags | undefined): Said<Lining | "unlined"> | undefined {
  if (type === "tops") return undefined;
  const flags = given ?? {};
  const ticked = flags.blackoutLining
    ? "blackout"
    : flags.sheerBatisteLining
      ? "sheerBatiste"
      : flags.unlined
        ? "unlined"
        : flags.standardLining
          ? "standard"
          : // A shade has no box for it: whoever was shown the boxes of the other linings and ticked none wants this one.
            type === "shades" && given
            ? "standard"
            : undefined;
  return said<Lining | "unlined">(ticked, "standard");
}

function trimOf({ trimEdges, trimRows }: SaidAnswers, name: string): Trim {
  return { edges: trimEdges ? asEdges(trimEdges) : ["bottom"], rows: Number(trimRows?.value ?? 1), name, supplier: "" };
}

function asEdges(answer: SaidAnswers["bandEdges"]): readonly Edge[] {
  return answer?.value ?? [];
}

function known<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}
