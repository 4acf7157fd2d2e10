import { useState } from "react";
import { type Asked, isAsked } from "#app/domain/orders/answers/answers.ts";
import { type EdgeQuestion, edgeLabels, edgeQuestions, edgesOf } from "#app/domain/orders/answers/edges.ts";
import { answersShown, NO_EDGE } from "#app/domain/orders/answers/typed-answers.ts";
import { CheckboxField } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { type AnswerProps, type TreatmentQuestionProps, UNASKED } from "./fields.ts";
import { QuestionField } from "./question-field.tsx";

/** Where the band and the trim run, and how often; nothing is shown where there is neither. */
export function EdgeQuestions({ type, style, flags, ...fields }: Omit<TreatmentQuestionProps, "rules">) {
  const { texts, onText, errorOf, field = (own) => own } = fields;
  const asked: Asked = { type, style, flags, answers: answersShown(type, texts) };
  const rows = isAsked("trimRows", asked);
  return (
    <div className={rows || isAsked("bandEdges", asked) ? "grid gap-5" : UNASKED}>
      <EdgeFields name="bandEdges" asked={asked} {...fields} />
      <EdgeFields name="trimEdges" asked={asked} {...fields} />
      <QuestionField
        name="trimRows"
        asked={asked}
        texts={texts}
        onText={onText}
        errorOf={errorOf}
        field={field}
        className="max-w-xs"
      />
    </div>
  );
}

/** Which edges carry the band or the trim. That one is needed is said as soon as none is left. */
function EdgeFields({
  name,
  asked,
  texts,
  onText,
  errorOf,
  field = (own) => own,
}: AnswerProps & { name: EdgeQuestion; asked: Asked }) {
  const [emptied, setEmptied] = useState(false);
  const edges = edgesOf[asked.type];
  if (edges.length === 0) return null;
  const ticked = (texts[name] ?? "").split(" ");
  return (
    <fieldset className={isAsked(name, asked) ? undefined : UNASKED}>
      <legend className="font-medium text-ink text-sm">{edgeQuestions[name].ask}</legend>
      {/* Says that the boxes were there, where none of them is ticked. */}
      <input type="hidden" name={field(name)} value="" />
      <div className="flex flex-wrap gap-x-8">
        {edges.map((edge) => (
          <CheckboxField
            key={edge}
            name={field(name)}
            value={edge}
            label={edgeLabels[edge]}
            checked={ticked.includes(edge)}
            onChange={({ target }) => {
              const now = edges.filter((one) => (one === edge ? target.checked : ticked.includes(one)));
              setEmptied(now.length === 0);
              onText(name, now.join(" "));
            }}
          />
        ))}
      </div>
      <FieldError id={`${field(name)}-error`}>{errorOf(name) ?? (emptied ? NO_EDGE[name] : undefined)}</FieldError>
    </fieldset>
  );
}
