import { useState } from "react";
import { EdgeQuestions } from "#app/components/answers/edge-fields.tsx";
import { QuestionFields } from "#app/components/answers/question-fields.tsx";
import type { OptionName } from "#app/domain/catalogue/options.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { optionQuestionFields } from "#app/domain/orders/customizing/answer-questions.ts";
import { treatmentField } from "#app/domain/orders/owner/treatment-edit.ts";
import { newerHint, type OrderProblem } from "#app/routes/admin/orders/order-problem.ts";

interface TreatmentQuestionsProps {
  type: TreatmentType;
  /** As "group/name". */
  style: string;
  ticked: readonly OptionName[];
  /** What stands in the form, by the names of its fields. */
  values: Record<string, string>;
  rules: ChangedPlacement;
  problem: OrderProblem | undefined;
}

/** What the client is asked about one treatment, for the owner to answer or to put right. */
export function TreatmentQuestions({ type, style, ticked, values, rules, problem }: TreatmentQuestionsProps) {
  const field = (name: string) => treatmentField(type, name);
  const [texts, setTexts] = useState<Record<string, string>>(() =>
    Object.fromEntries(optionQuestionFields(type).map((name) => [name, values[field(name)] ?? ""])),
  );
  const [group = "", name = ""] = style.split("/", 2);
  const shared = {
    type,
    style: { group, name },
    flags: Object.fromEntries(ticked.map((option) => [option, true])),
    texts,
    onText: (question: string, text: string) => setTexts({ ...texts, [question]: text }),
    errorOf: (question: string) => (problem?.field === field(question) ? problem.error : undefined),
    hintOf: (question: string) => newerHint(problem, field(question)),
    field,
  };
  return (
    <div className="my-4 grid gap-5">
      <EdgeQuestions {...shared} />
      <QuestionFields rules={rules} {...shared} />
    </div>
  );
}
