import { type OptionName, optionsAskedOf, optionTexts } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { isAsked } from "#app/domain/orders/answers/answers.ts";
import {
  answerLabel,
  answerOf,
  type QuestionName,
  questions,
  questionsOf,
} from "#app/domain/orders/answers/questions.ts";
import type { Window } from "#app/domain/orders/window.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** What a line of a quote means for a window: one box of its options page, or one answer that the workroom asks for. */
export type Meaning = { treatment: TreatmentType } & (
  | { option: OptionName; question?: undefined }
  | { question: QuestionName; answer: string; option?: undefined }
);

/** The owner has said that the workroom need not know of the line. */
export const MEANS_NOTHING = "nothing";

/** As it is stored: "drapes.blackoutLining", "drapes.length.puddle". */
export function writeMeaning(meaning: Meaning): string {
  const { treatment, option } = meaning;
  return option ? `${treatment}.${option}` : `${treatment}.${meaning.question}.${meaning.answer}`;
}

/** Undefined for what was never a meaning. */
export function readMeaning(text: string): Meaning | undefined {
  const [, type, name = "", , given] = /^(\w+)\.(\w+)(\.(.+))?$/.exec(text.slice(0, 80)) ?? [];
  const treatment = treatmentTypes.find((one) => one === type);
  if (!treatment) return undefined;
  if (given === undefined)
    return Object.hasOwn(optionTexts, name) ? { treatment, option: name as OptionName } : undefined;
  const question = (questionsOf[treatment] as readonly QuestionName[]).find((one) => one === name);
  const answer = question && answerOf(question, given);
  return question && answer ? { treatment, question, answer } : undefined;
}

/** "Blackout lining", or "Length: Puddled on the floor". */
export function meaningLabel(meaning: Meaning): string {
  if (meaning.option) return optionTexts[meaning.option].label;
  return `${questions[meaning.question].term}: ${answerLabel(meaning.question, meaning.answer)}`;
}

/** Everything that a window can have, treatment by treatment; a size or a fact about the house is nothing to choose. */
export function meaningsFor({ customizations }: Pick<Window, "customizations">): Meaning[] {
  return treatmentTypes.flatMap((treatment): Meaning[] => {
    const entry = customizations[treatment];
    if (!entry) return [];
    const asked = optionsAskedOf(treatment, entry.style?.group);
    // A shade that is lined in the standard way has no box for it: the others are empty.
    const lined = treatment === "shades" && asked.includes("blackoutLining");
    const options = lined ? (["standardLining", ...asked] as const) : asked;
    const flags = Object.fromEntries(options.map((name) => [name, true]));
    const whole = { type: treatment, style: entry.style, flags, answers: { draw: "stationary" } } as const;
    const answers = questionsOf[treatment]
      .filter((question) => question !== "children" && isAsked(question, whole))
      .flatMap((question) => questions[question].answers.map(({ value }) => ({ treatment, question, answer: value })));
    return [...options.map((option) => ({ treatment, option })), ...answers];
  });
}

export function canHave(window: Pick<Window, "customizations">, meaning: Meaning): boolean {
  const written = writeMeaning(meaning);
  return meaningsFor(window).some((one) => writeMeaning(one) === written);
}

/** What the owner set for a line, as far as its window can have it. Nothing set leaves it to the words of the line. */
export function checkMeaning(text: string, window: Window | undefined): Verdict<string, "meaning"> {
  if (text === "" || text === MEANS_NOTHING) return { ok: true, value: text };
  const no = (reason: string) => ({ ok: false as const, reason, field: "meaning" as const });
  const meaning = readMeaning(text);
  if (!meaning) return no("Please choose what this line means for the window.");
  if (!window) return no("The window that this line is for is no longer in the order.");
  const label = treatmentLabels[meaning.treatment].toLowerCase();
  if (!window.customizations[meaning.treatment]) return no(`${window.name || "This window"} has no ${label}.`);
  if (!canHave(window, meaning)) {
    return no(`The ${label} of ${window.name || "this window"} cannot have that: ${meaningLabel(meaning)}.`);
  }
  return { ok: true, value: writeMeaning(meaning) };
}
