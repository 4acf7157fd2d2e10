import { type Asked, isAsked, isOffered } from "#app/domain/orders/answers/answers.ts";
import { asQuestion, type QuestionName, questions } from "#app/domain/orders/answers/questions.ts";
import { classNames } from "#app/ui/class-names.ts";
import { SelectField } from "#app/ui/field.tsx";
import { type AnswerProps, NOT_ASKED, UNASKED } from "./fields.ts";

/** One question on one line, with the answer that suits most people already in it. */
export function QuestionField(props: AnswerProps & { name: QuestionName; asked: Asked; className?: string }) {
  const { name, asked, texts, onText, errorOf, hintOf, meantBy, field, className } = props;
  const { usual } = questions[name];
  const { ask, answers } = asQuestion(name, asked.type);
  const offered = answers
    .filter(({ value }) => value === texts[name] || isOffered(name, value, asked))
    .map(({ value, label }) => ({ value, label: [meantBy?.(name, value), label].filter(Boolean).join(": ") }));
  return (
    <SelectField
      label={ask}
      name={field?.(name) ?? name}
      value={texts[name] ?? usual}
      onChange={({ target }) => onText(name, target.value)}
      error={errorOf(name)}
      hint={hintOf?.(name) ?? adviceOn(name, asked)}
      options={texts[name] === "" ? [NOT_ASKED, ...offered] : offered}
      className={classNames(className, isLong(answers) && "@lg:col-span-2", !isAsked(name, asked) && UNASKED)}
    />
  );
}

/** More letters than half the width shows. */
const isLong = (answers: readonly { label: string }[]) => answers.some(({ label }) => label.length > 32);

/** Said where it helps to choose. */
function adviceOn(name: QuestionName, { flags, answers }: Asked) {
  if (name !== "children" || !flags.clutchControl || answers.children === "no") return undefined;
  return "Where children live or visit, a cordless or motorized control is safer than a loop.";
}
