import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { edgeQuestionNames } from "#app/domain/orders/answers/edges.ts";
import { sizeNames } from "#app/domain/orders/answers/further-sizes.ts";
import { questionsOf } from "#app/domain/orders/answers/questions.ts";
import {
  answersAsTyped,
  enterAnswers,
  type TypedTexts,
  type Typist,
} from "#app/domain/orders/answers/typed-answers.ts";
import { enterNearby, nearbyAsTyped } from "#app/domain/orders/answers/typed-nearby.ts";
import { enterSizes, sizesAsTyped, sizesNeeded } from "#app/domain/orders/answers/typed-sizes.ts";
import type { TreatmentEntry, Window } from "#app/domain/orders/window.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** The fields of the questions that stand beside the options of a treatment. */
export function optionQuestionFields(type: TreatmentType): string[] {
  const layers = type === "drapes" ? ["sheers"] : [];
  return [...questionsOf[type], ...layers, ...edgeQuestionNames, ...sizeNames, "nearby", "nearbyNote", "note"];
}

/** What stands in the form, and who wrote it. */
export interface Typed {
  texts: TypedTexts;
  by: Typist;
}

type WindowParts = Pick<Window, "sizes" | "nearby" | "nearbyNote" | "note">;

interface Answered {
  answers: NonNullable<TreatmentEntry["answers"]>;
  window: WindowParts;
}

/** What was answered beside the options of one treatment: some of it is about the treatment, some about its window. */
export function answerQuestions(
  window: Window,
  type: TreatmentType,
  { style, answers: stored = {} }: TreatmentEntry,
  flags: OptionFlags,
  { texts: typed, by }: Typed,
): Verdict<Answered> {
  const { heightFromWindowFrameToCeiling: gap } = parseMeasurements(window.measurements);
  const answers = enterAnswers({ type, style, flags, answers: stored, gap }, typed, by);
  if (!answers.ok) return answers;
  // What is missing is asked about before an order goes out, and stands among the checks of the packet.
  const sizes = enterSizes(window, sizesNeeded(type, style, answers.value), typed);
  if (!sizes.ok) return sizes;
  const nearby = enterNearby(window, typed);
  if (!nearby.ok) return nearby;
  const measured = Object.keys(sizes.value).length > 0 ? sizes.value : undefined;
  return { ok: true, value: { answers: answers.value, window: { sizes: measured, ...nearby.value } } };
}

/** The window with these parts; what is undefined is gone. */
export function withParts(window: Window, parts: WindowParts): Window {
  const { sizes: _, nearby: __, nearbyNote: ___, note: ____, ...rest } = window;
  return { ...rest, ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) };
}

/** What is stored, as it stands in the fields beside the options. */
export function questionsAsTyped(window: Window, type: TreatmentType, entry: TreatmentEntry): Record<string, string> {
  return {
    ...answersAsTyped(type, entry.answers ?? {}),
    ...(type === "drapes" ? { sheers: entry.sheer ? "yes" : "no" } : {}),
    ...sizesAsTyped(window.sizes, sizeNames),
    ...nearbyAsTyped(window),
  };
}
