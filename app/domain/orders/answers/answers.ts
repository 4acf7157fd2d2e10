import { isBoughtAsProduct, type OptionFlags } from "#app/domain/catalogue/options.ts";
import type { StyleRef, TreatmentType } from "#app/domain/catalogue/style.ts";
import { draperyNumbers, sashFullness } from "#app/domain/catalogue/trade-numbers.ts";
import type { Inches } from "#app/domain/measuring/inches.ts";
import type { EdgeName, EdgeQuestion } from "./edges.ts";
import { hasBand } from "./fabric-roles.ts";
import type { AnswerTo, QuestionName } from "./questions.ts";

/** What a client answered about one treatment. What is absent was not asked, as of every order before there were questions. */
export type TreatmentAnswers = { readonly [name in QuestionName]?: AnswerTo<name> | undefined } & {
  readonly [name in EdgeQuestion]?: readonly EdgeName[] | undefined;
};

/** What decides which questions there are. */
export interface Asked {
  type: TreatmentType;
  style: StyleRef | undefined;
  flags: OptionFlags;
  answers: TreatmentAnswers;
  /** From the frame to the ceiling, where it matters and is known. */
  gap?: Inches | null | undefined;
}

/** Panels stretched over the glass between two rods: they neither open nor end anywhere else. */
export function isSash(style: StyleRef | undefined): boolean {
  return style !== undefined && sashFullness(style) !== undefined;
}

/** Neither padded nor welted, and no other top has a welt. */
function isWelted(style: StyleRef | undefined): boolean {
  return style?.group === "cornice-boards" && !style.name.startsWith("Low Profile ");
}

/** Closer than this to the ceiling, a rod may as well hang from it. */
const NEAR_CEILING: Inches = 14;

function isNearCeiling({ style, gap }: Asked): boolean {
  return style?.group === "ripplefold" || (typeof gap === "number" && gap < NEAR_CEILING);
}

function isSaid(mount: TreatmentAnswers["mount"]): boolean {
  return mount === "inside" || mount === "ceiling";
}

type Rule = (asked: Asked) => boolean;
const hung: Rule = ({ type, style }) => type === "drapes" && !isSash(style);
const trimmed: Rule = ({ flags }) => flags.decorativeTrim === true;
const sewn: Rule = ({ type, style }) => type !== "tops" && !isBoughtAsProduct(style?.group);

const askedWhen: Readonly<Record<QuestionName | EdgeQuestion, Rule>> = {
  draw: hung,
  panelWidths: (asked) => hung(asked) && asked.answers.draw === "stationary",
  length: hung,
  coverage: (asked) => hung(asked) && endsAtSill(asked.answers),
  // Drapes hang over the frame. There was a time when that was asked, and who answered otherwise is still read.
  mount: (asked) => asked.type === "shades" || (hung(asked) && (isSaid(asked.answers.mount) || isNearCeiling(asked))),
  operate: (asked) => hung(asked) && asked.answers.draw !== "stationary",
  power: (asked) => hung(asked) && asked.answers.draw !== "stationary" && asked.answers.operate === "motor",
  tieBacks: hung,
  motif: hung,
  beneath: (asked) => hung(asked) && !endsAtSill(asked.answers),
  floor: (asked) => hung(asked) && !endsAtSill(asked.answers),
  // A bar that is lifted by hand has no side.
  controlSide: ({ type, flags }) => type === "shades" && (flags.clutchControl || flags.motorizedControl) === true,
  motor: ({ type, flags }) => type === "shades" && flags.motorizedControl === true,
  children: ({ type }) => type === "shades",
  bandEdges: (asked) => sewn(asked) && hasBand(asked.flags),
  trimEdges: (asked) => sewn(asked) && trimmed(asked),
  trimRows: trimmed,
  depth: ({ type }) => type === "tops",
  welt: ({ type, style }) => type === "tops" && isWelted(style),
};

export function isAsked(name: QuestionName | EdgeQuestion, asked: Asked): boolean {
  return askedWhen[name](asked);
}

/** Among the answers of a question, whether this one can be had here. */
export function isOffered(name: QuestionName, answer: string, { type, style, answers }: Asked): boolean {
  if (name === "mount") return answer !== (type === "drapes" ? "inside" : "ceiling") || answers.mount === answer;
  return answer !== "motor" || (style !== undefined && takesMotor(style));
}

/** A motor draws carriers in a track or a traverse rod: pleats and ripplefold hang from those, and nothing else does. */
function takesMotor(style: StyleRef): boolean {
  const drapery = draperyNumbers(style);
  return drapery !== undefined && (drapery.pleated || drapery.hang === "track");
}

/** What was answered once and is not asked any more does not count. */
export function askedAnswers(
  type: TreatmentType,
  entry: Partial<Pick<Asked, "style" | "answers">> & { customizations?: Asked["flags"] },
) {
  const { style, customizations: flags = {}, answers = {} } = entry;
  const asked = { type, style, flags, answers };
  const kept = Object.entries(answers).filter(([name]) => isAsked(name as keyof TreatmentAnswers, asked));
  return Object.fromEntries(kept) as TreatmentAnswers;
}

/** Where the cloth ends is measured to the sill only if it ends there. */
export function endsAtSill({ length }: TreatmentAnswers): boolean {
  return length === "sill" || length === "apron";
}
