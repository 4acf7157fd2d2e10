import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import type { StyleRef, TreatmentType } from "#app/domain/catalogue/style.ts";
import { type Asked, isAsked } from "#app/domain/orders/answers/answers.ts";
import { type QuestionName, questions, questionsOf } from "#app/domain/orders/answers/questions.ts";
import { answersShown } from "#app/domain/orders/answers/typed-answers.ts";
import { classNames } from "#app/ui/class-names.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { EdgeFields } from "./edge-fields.tsx";
import { type AnswerProps, UNASKED } from "./fields.ts";
import { SizeFields } from "./size-fields.tsx";

export interface TreatmentQuestionProps extends AnswerProps {
  type: TreatmentType;
  style: StyleRef | undefined;
  flags: OptionFlags;
}

/** On one line each, with the answer that suits most people already in it. */
export function QuestionFields({ type, style, flags, ...fields }: TreatmentQuestionProps) {
  const { texts, onText, errorOf, field = (name) => name } = fields;
  const asked: Asked = { type, style, flags, answers: answersShown(type, texts) };
  return (
    <div className="@container grid gap-6">
      <div className="grid items-end gap-x-6 gap-y-5 @lg:grid-cols-2">
        {questionsOf[type].map((name: QuestionName) => (
          <SelectField
            key={name}
            label={questions[name].ask}
            name={field(name)}
            value={texts[name] ?? questions[name].usual}
            onChange={({ target }) => onText(name, target.value)}
            error={errorOf(name)}
            hint={adviceOn(name, asked)}
            options={[...questions[name].answers]}
            className={isAsked(name, asked) ? undefined : UNASKED}
          />
        ))}
      </div>
      <EdgeFields name="bandEdges" asked={asked} {...fields} />
      <EdgeFields name="trimEdges" asked={asked} {...fields} />
      <SizeFields asked={asked} {...fields} />
    </div>
  );
}

/** Said where it helps to choose. */
function adviceOn(name: QuestionName, { flags, answers }: Asked) {
  if (name !== "children" || !flags.clutchControl || answers.children === "no") return undefined;
  return "Where children live or visit, a cordless or motorized control is safer than a loop.";
}

/** A caption over questions that belong together. */
export function QuestionGroup({
  legend,
  children,
  className,
}: {
  legend: string;
  children: React.ReactNode;
  className?: string;
}) {
  return (
    <fieldset className={classNames("min-w-0", className)}>
      <legend className="mb-3 font-display text-lg">{legend}</legend>
      {children}
    </fieldset>
  );
}
