import { optionTexts, shadeControls } from "#app/domain/catalogue/options.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { type EdgeName, edgeQuestionNames, edgeQuestions, edgesInWords } from "#app/domain/orders/answers/edges.ts";
import { type QuestionName, questions } from "#app/domain/orders/answers/questions.ts";
import type { MappedTreatment } from "#app/domain/workroom/input/map-treatment.ts";
import type { SaidBy } from "#app/domain/workroom/input/said.ts";
import { liningNames } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

/** An answer of the client's, or the usual one where nobody asked. */
export interface AnswerLine {
  term: string;
  answer: string;
  by: SaidBy;
}

/** Tiers and sheers are asked about once with their drapes; each says what that means for itself. */
function ofThisLayer(
  name: QuestionName,
  answer: string,
  { answers, layer }: MappedTreatment,
  { sheerShorter }: Pick<ShopRules, "sheerShorter">,
): string {
  if (name === "length" && answers.coverage?.value === "upper") return "Over the rod of the lower tier";
  if (name === "length" && layer === "sheer" && sheerShorter > 0) {
    return `${answer}, less ${formatInches(sheerShorter)} behind the drapes`;
  }
  return name === "coverage" && layer === "lower" ? "The lower of two tiers" : answer;
}

/** What the client said about a treatment, question by question. */
export function saidLines(treatment: MappedTreatment, rules: Pick<ShopRules, "sheerShorter">): AnswerLine[] {
  const { answers, interlining, flags } = treatment;
  const lines: AnswerLine[] = [];
  for (const name of Object.keys(questions) as QuestionName[]) {
    const said = answers[name];
    const options: readonly { value: string; label: string }[] = questions[name].answers;
    const answer = options.find(({ value }) => value === said?.value)?.label;
    if (said && answer) {
      lines.push({ term: questions[name].term, answer: ofThisLayer(name, answer, treatment, rules), by: said.by });
    }
  }
  for (const name of edgeQuestionNames) {
    const said = answers[name];
    if (said) {
      lines.push({ term: edgeQuestions[name].term, answer: edgesInWords(said.value as EdgeName[]), by: said.by });
    }
  }
  const { lining } = answers;
  if (lining)
    lines.push({ term: "Lining", answer: { ...liningNames, unlined: "Unlined" }[lining.value], by: lining.by });
  if (interlining) lines.push({ term: "Interlining", answer: "Yes", by: "client" });
  const control = shadeControls.find((name) => flags[name]);
  if (control) lines.push({ term: "Control", answer: optionTexts[control].label, by: "client" });
  return lines;
}
