import { Form, useNavigation } from "react-router";
import { FINDER_PATH } from "#app/content/site-links.ts";
import { Button } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";

interface FinderFormProps {
  questions: readonly { name: string; question: string; answers: readonly { value: string; label: string }[] }[];
  answers: Readonly<Record<string, string | undefined>>;
  cloth: string;
  /** It was sent, and not every question is answered. */
  unanswered: boolean;
}

export function FinderForm({ questions, answers, cloth, unanswered }: FinderFormProps) {
  const finding = useNavigation().location?.pathname === FINDER_PATH;
  return (
    <Form method="get" action={FINDER_PATH} className="mt-6 grid gap-10">
      {unanswered ? <FormMessage kind="error">Please answer all four questions.</FormMessage> : null}
      <input type="hidden" name="cloth" value={cloth} />
      {questions.map(({ name, question, answers: offered }, index) => (
        <fieldset key={name} className="border-line border-t pt-5">
          <legend className="float-left font-display font-heading text-xl">
            <span className="mr-3 text-brass-deep tabular-nums">{index + 1}</span>
            {question}
          </legend>
          <div className="clear-both flex flex-wrap gap-3 pt-4">
            {offered.map(({ value, label }) => (
              <label
                key={value}
                className="relative inline-flex min-h-12 items-center rounded-sm border border-line-strong bg-paper px-5 hover:border-ink has-checked:border-moss has-checked:bg-moss has-checked:text-linen has-focus-visible:outline-2 has-focus-visible:outline-moss has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name={name}
                  value={value}
                  required
                  defaultChecked={answers[name] === value}
                  className="absolute inset-0 size-full appearance-none"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div>
        <Button type="submit" pending={finding} pendingLabel="Finding">
          Show me three
        </Button>
      </div>
    </Form>
  );
}
