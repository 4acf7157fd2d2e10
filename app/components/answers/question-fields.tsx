import { type Asked, isAsked, isSash } from "#app/domain/orders/answers/answers.ts";
import { isOptional, type QuestionName, questions, questionsOf } from "#app/domain/orders/answers/questions.ts";
import { answersShown } from "#app/domain/orders/answers/typed-answers.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { type AnswerProps, type TreatmentQuestionProps, UNASKED } from "./fields.ts";
import { QuestionField } from "./question-field.tsx";
import { SizeFields } from "./size-fields.tsx";

/** What hardly anybody has to say; it stands closed below the others. */
const seldom: readonly QuestionName[] = ["tieBacks", "motif", "beneath", "floor"];

/** How a treatment hangs, and what is measured only because of that. */
export function QuestionFields({ type, style, flags, rules, gap, ...fields }: TreatmentQuestionProps) {
  const asked: Asked = { type, style, flags, answers: answersShown(type, fields.texts), gap };
  const names: readonly QuestionName[] = questionsOf[type].filter((name) => name !== "trimRows");
  const hung = type === "drapes" && !isSash(style);
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-3 font-display text-lg">{type === "drapes" ? "How they hang" : "How it hangs"}</legend>
      <div className="grid gap-6">
        <div className="grid items-end gap-x-6 gap-y-5 @lg:grid-cols-2">
          {names
            .filter((name) => !seldom.includes(name) && (type === "shades" || name !== "mount" || isAsked(name, asked)))
            .map((name) => (
              <QuestionField key={name} name={name} asked={asked} {...fields} />
            ))}
          {type === "drapes" ? <SheersField {...fields} className={hung ? undefined : UNASKED} /> : null}
        </div>
        <SizeFields asked={asked} rules={rules} {...fields} />
        {type === "drapes" ? (
          <Disclosure
            summary="Tie-backs, the pattern, the floor"
            className={hung ? undefined : UNASKED}
            defaultOpen={seldom.some((name) => isUnusual(name, fields.texts) || fields.errorOf(name) !== undefined)}
          >
            {/* Room for the ring round the field in focus. */}
            <div className="grid items-end gap-x-6 gap-y-5 p-1 @lg:grid-cols-2">
              {seldom.map((name) => (
                <QuestionField key={name} name={name} asked={asked} {...fields} />
              ))}
            </div>
          </Disclosure>
        ) : null}
      </div>
    </fieldset>
  );
}

function isUnusual(name: QuestionName, texts: AnswerProps["texts"]): boolean {
  return isOptional(name, "drapes") && texts[name] !== undefined && texts[name] !== questions[name].usual;
}

const sheers = [
  { value: "no", label: "No" },
  { value: "yes", label: "Yes, on a rod behind theirs" },
];

function SheersField({
  texts,
  onText,
  errorOf,
  hintOf,
  field,
  className,
}: AnswerProps & { className: string | undefined }) {
  return (
    <SelectField
      label="Sheers behind them?"
      name={field?.("sheers") ?? "sheers"}
      value={texts.sheers || "no"}
      onChange={({ target }) => onText("sheers", target.value)}
      error={errorOf("sheers")}
      hint={hintOf?.("sheers")}
      options={sheers}
      className={className}
    />
  );
}
