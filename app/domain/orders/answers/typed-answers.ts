import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { type Asked, isAsked, type TreatmentAnswers } from "./answers.ts";
import { type EdgeQuestion, edgeQuestionNames, edgesAmong, usualEdges } from "./edges.ts";
import { answerOf, type QuestionName, questions, questionsOf } from "./questions.ts";

/**
 * What stands in a form, by the names of its fields; of several ticked boxes of one name the values, with a space between
 * them. Absent is a field that the form does not have.
 */
export type TypedTexts = Readonly<Record<string, string | undefined>>;

const NO_ANSWER = "Please choose one of the answers.";
const PUDDLED_INSIDE =
  "Drapes inside the frame cannot puddle on the floor. Choose another length, or hang them over the frame.";

/** The answers to what is asked of this treatment: as typed, as stored before, or else as most people answer. */
export function enterAnswers(asked: Asked, typed: TypedTexts): Verdict<TreatmentAnswers, QuestionName | EdgeQuestion> {
  const { type, answers: stored } = asked;
  let answers: TreatmentAnswers = {};
  for (const name of questionsOf[type]) {
    // Whether there is a question may hang on an answer before it.
    if (!isAsked(name, { ...asked, answers })) continue;
    const text = typed[name];
    const answer = text === undefined ? (stored[name] ?? questions[name].usual) : answerOf(name, text);
    if (answer === undefined) return { ok: false, reason: NO_ANSWER, field: name };
    answers = { ...answers, [name]: answer };
  }
  for (const name of edgeQuestionNames) {
    if (!isAsked(name, { ...asked, answers })) continue;
    const ticked = words(typed[name]);
    const among = edgesAmong(type, ticked ?? stored[name] ?? []);
    if (ticked && ticked.length > 0 && among.length === 0) return { ok: false, reason: NO_ANSWER, field: name };
    answers = { ...answers, [name]: among.length > 0 ? among : usualEdges(type) };
  }
  if (type === "drapes" && answers.mount === "inside" && answers.length === "puddle") {
    return { ok: false, reason: PUDDLED_INSIDE, field: "length" };
  }
  return { ok: true, value: answers };
}

export function words(text: string | undefined): string[] | undefined {
  return text?.split(" ").filter((word) => word !== "");
}

/** Stored answers as they stand in a form; what has not been answered stands as most people answer it. */
export function answersAsTyped(asked: Asked): Record<string, string> {
  const { type, answers } = asked;
  return Object.fromEntries([
    ...questionsOf[type].map((name) => [name, answers[name] ?? questions[name].usual]),
    ...edgeQuestionNames.map((name) => [name, (answers[name] ?? usualEdges(type)).join(" ")]),
  ]);
}

/** The answers that stand in a form, as far as they are answers: what it shows while somebody is still choosing. */
export function answersShown(type: TreatmentType, texts: TypedTexts): TreatmentAnswers {
  const choices = questionsOf[type].map((name) => [name, answerOf(name, texts[name])]);
  const edges = edgeQuestionNames.map((name) => {
    const among = edgesAmong(type, words(texts[name]) ?? []);
    return [name, among.length > 0 ? among : undefined];
  });
  return Object.fromEntries([...choices, ...edges].filter(([, answer]) => answer !== undefined));
}
