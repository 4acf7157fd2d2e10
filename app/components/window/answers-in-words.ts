import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { type Asked, isAsked } from "#app/domain/orders/answers/answers.ts";
import { edgeQuestionNames, edgeQuestions, edgesInWords } from "#app/domain/orders/answers/edges.ts";
import { fabricRoleLabels } from "#app/domain/orders/answers/fabric-roles.ts";
import { furtherSize, sizeLabels, sizeNames } from "#app/domain/orders/answers/further-sizes.ts";
import { obstructionLabels } from "#app/domain/orders/answers/nearby.ts";
import { answerLabel, isOptional, questions, questionsOf } from "#app/domain/orders/answers/questions.ts";
import { hardwareInWords } from "#app/domain/orders/answers/window-hardware.ts";
import { layerLabels, layersOf } from "#app/domain/orders/places/layers.ts";
import { placeInWords } from "#app/domain/orders/places/place-words.ts";
import type { FabricEntry, TreatmentEntry, Window } from "#app/domain/orders/window.ts";

import type { Reader } from "./reader.ts";

export interface AnswerInWords {
  term: string;
  words: string;
}

const NOT_ASKED = "Not asked";

/** How one treatment hangs, question by question. An order from before the questions says so, once. */
export function treatmentAnswers(type: TreatmentType, entry: TreatmentEntry): AnswerInWords[] {
  const { style, customizations = {}, answers } = entry;
  if (!style) return [];
  if (!answers) return [{ term: "How it hangs", words: NOT_ASKED }];
  const asked: Asked = { type, style, flags: customizations, answers };
  const choices = questionsOf[type]
    .filter((name) => isAsked(name, asked) && (answers[name] || !isOptional(name, type)))
    .map((name) => {
      const answer = answers[name];
      return { term: questions[name].term, words: answer ? answerLabel(name, answer) : NOT_ASKED };
    });
  const edges = edgeQuestionNames
    .filter((name) => isAsked(name, asked))
    .map((name) => ({ term: edgeQuestions[name].term, words: edgesInWords(answers[name] ?? []) }))
    .filter(({ words }) => words !== "");
  return [...choices, ...edges, ...layersInWords(entry)];
}

/** What hangs besides the drapes; the fabric of the sheers stands among theirs. */
function layersInWords(entry: TreatmentEntry): AnswerInWords[] {
  return layersOf(entry).map(({ layer, entry: { style, answers } }) => ({
    term: layer === "sheer" ? "Sheers behind them" : layerLabels[layer],
    words: [style.name, answers?.draw && answerLabel("draw", answers.draw).toLowerCase()].filter(Boolean).join(", "),
  }));
}

/** What stands with the window itself. Of a window whose client was asked nothing of this, nothing is said. */
export function windowAnswers(window: Omit<Window, "id" | "key">): AnswerInWords[] {
  const { hardware, nearby, nearbyNote, note, sizes } = window;
  const near = [...(nearby ?? []).map((one) => obstructionLabels[one]), nearbyNote].filter(Boolean).join(", ");
  return [
    ...placeInWords(window),
    ...sizesInWords(sizes),
    ...(hardware ? [{ term: "Hardware here", words: hardwareInWords(hardware) }] : []),
    ...(near ? [{ term: "Near the window", words: near }] : []),
    ...(note ? [{ term: "Note", words: note }] : []),
  ];
}

/** What was measured beside the seven. */
export function sizesInWords(sizes: Window["sizes"]): AnswerInWords[] {
  return sizeNames.flatMap((name) => {
    const inches = furtherSize(sizes, name);
    return inches === undefined ? [] : [{ term: sizeLabels[name], words: formatInches(inches) }];
  });
}

/** "Band; the client sends it", to themselves "you send it"; nothing where it was not asked. */
export function fabricInWords({ role, buyer }: FabricEntry, reader: Reader): string {
  const sent = buyer === "client" ? (reader === "client" ? "you send it" : "the client sends it") : "";
  return [role ? fabricRoleLabels[role] : "", sent].filter(Boolean).join("; ");
}
