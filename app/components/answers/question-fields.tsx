import { type Asked, isAsked } from "#app/domain/orders/answers/answers.ts";
import { isOptional, type QuestionName, questionsOf } from "#app/domain/orders/answers/questions.ts";
import { answersShown } from "#app/domain/orders/answers/typed-answers.ts";
import type { TreatmentQuestionProps } from "./fields.ts";
import { QuestionField } from "./question-field.tsx";
import { SizeFields } from "./size-fields.tsx";

/** How a treatment hangs, and what is measured only because of that. */
export function QuestionFields({ type, style, flags, rules, ...fields }: TreatmentQuestionProps) {
  const asked: Asked = { type, style, flags, answers: answersShown(type, fields.texts) };
  const names: readonly QuestionName[] = questionsOf[type];
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-3 font-display text-lg">{type === "drapes" ? "How they hang" : "How it hangs"}</legend>
      <div className="grid gap-6">
        <div className="grid items-end gap-x-6 gap-y-5 @lg:grid-cols-2">
          {names
            .filter((name) => name !== "trimRows" && (type === "shades" || name !== "mount" || isAsked(name, asked)))
            .filter((name) => !isOptional(name, type))
            .map((name) => (
              <QuestionField key={name} name={name} asked={asked} {...fields} />
            ))}
        </div>
        <SizeFields asked={asked} rules={rules} {...fields} />
      </div>
    </fieldset>
  );
}
