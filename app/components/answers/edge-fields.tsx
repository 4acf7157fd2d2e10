import { type Asked, isAsked } from "#app/domain/orders/answers/answers.ts";
import { type EdgeQuestion, edgeLabels, edgeQuestions, edgesOf } from "#app/domain/orders/answers/edges.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { type AnswerProps, UNASKED } from "./fields.ts";

/** Which edges carry the band or the trim. With none ticked it is the one that most people choose. */
export function EdgeFields({
  name,
  asked,
  texts,
  onText,
  errorOf,
  field = (own) => own,
}: AnswerProps & { name: EdgeQuestion; asked: Asked }) {
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
              onText(name, now.join(" "));
            }}
          />
        ))}
      </div>
      <FieldError id={`${field(name)}-error`}>{errorOf(name)}</FieldError>
    </fieldset>
  );
}
