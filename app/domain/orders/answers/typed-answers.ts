import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { type Asked, isAsked, isOffered, type TreatmentAnswers } from "./answers.ts";
import { type EdgeQuestion, edgeQuestionNames, edgesAmong, usualEdges } from "./edges.ts";
import { answerOf, isOptional, type QuestionName, questions, questionsOf } from "./questions.ts";

/**
 * What stands in a form, by the names of its fields; of several ticked boxes of one name the values, with a space between
 * them. Absent is a field that the form does not have.
 */
export type TypedTexts = Readonly<Record<string, string | undefined>>;

export type Typist = "client" | "owner";

const NO_ANSWER = "Please choose one of the answers.";
const OVER_THE_FRAME =
  "Drapes hang over the frame: inside it there is no room for their rod and their folds. Choose a shade to hang inside.";
/** Said as soon as none is ticked, and by the server. */
export const NO_EDGE: Readonly<Record<EdgeQuestion, string>> = {
  bandEdges: "Choose at least one edge, or untick the band.",
  trimEdges: "Choose at least one edge, or untick the trim.",
};
const PUDDLED_INSIDE =
  "Drapes inside the frame cannot puddle on the floor. Choose another length, or hang them over the frame.";

/**
 * The answers to what is asked of this treatment: as typed, as stored before, or else as most people answer. The owner may leave
 * open what the client was never asked.
 */
export function enterAnswers(
  asked: Asked,
  typed: TypedTexts,
  by: Typist = "client",
): Verdict<TreatmentAnswers, QuestionName | EdgeQuestion> {
  const { type, answers: stored } = asked;
  const open = (name: QuestionName | EdgeQuestion) => by === "owner" && stored[name] === undefined && !typed[name];
  let answers: TreatmentAnswers = {};
  for (const name of questionsOf[type]) {
    // Whether there is a question may hang on an answer before it, and of drapes on how they were hung before.
    const now = { ...asked, answers: name === "mount" ? { ...answers, mount: stored.mount } : answers };
    if (!isAsked(name, now) || open(name)) continue;
    const text = typed[name];
    const answer = text === undefined ? (stored[name] ?? questions[name].usual) : answerOf(name, text);
    const offered = answer !== undefined && (answer === stored[name] || isOffered(name, answer, now));
    // Drapes inside of the frame have a sentence of their own, below.
    if (!offered && answer !== "inside") return { ok: false, reason: NO_ANSWER, field: name };
    const said = !isOptional(name, type) || answer !== questions[name].usual || stored[name] !== undefined;
    if (said) answers = { ...answers, [name]: answer };
  }
  for (const name of edgeQuestionNames) {
    if (!isAsked(name, { ...asked, answers }) || open(name)) continue;
    const ticked = words(typed[name]);
    const among = edgesAmong(type, ticked ?? stored[name] ?? []);
    if (ticked && among.length === 0) {
      return { ok: false, reason: ticked.length > 0 ? NO_ANSWER : NO_EDGE[name], field: name };
    }
    answers = { ...answers, [name]: among.length > 0 ? among : usualEdges(type) };
  }
  if (type === "drapes" && typed.mount === "inside") {
    if (answers.length === "puddle") return { ok: false, reason: PUDDLED_INSIDE, field: "length" };
    if (by === "client" || stored.mount !== "inside") return { ok: false, reason: OVER_THE_FRAME, field: "mount" };
  }
  return { ok: true, value: answers };
}

export function words(text: string | undefined): string[] | undefined {
  return text?.split(" ").filter((word) => word !== "");
}

/** Stored answers as they stand in a form. What a client has not answered stands as most people answer it. */
export function answersAsTyped(type: TreatmentType, answers: TreatmentAnswers, by: Typist = "client") {
  const texts: Record<string, string> = {};
  for (const name of questionsOf[type]) {
    texts[name] = answers[name] ?? (by === "client" || isOptional(name, type) ? questions[name].usual : "");
  }
  for (const name of edgeQuestionNames) {
    texts[name] = (answers[name] ?? (by === "client" ? usualEdges(type) : [])).join(" ");
  }
  return texts;
}

/** The answers that stand in a form, as far as they are answers: what it shows while somebody is still choosing. */
export function answersShown(type: TreatmentType, texts: TypedTexts): TreatmentAnswers {
  const choices = questionsOf[type].map((name) => [name, answerOf(name, texts[name])]);
  const edges = edgeQuestionNames.map((name) => {
    const ticked = words(texts[name]);
    return [name, ticked && edgesAmong(type, ticked)];
  });
  return Object.fromEntries([...choices, ...edges].filter(([, answer]) => answer !== undefined));
}
