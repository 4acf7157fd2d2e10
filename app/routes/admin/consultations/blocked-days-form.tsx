import { Form, useNavigation } from "react-router";
import { formatLongDate, noonOf } from "#app/domain/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

interface BlockedDaysProps {
  blocked: { day: string; booked: number }[];
  today: string;
  problem: FormProblem | undefined;
}

/** Holidays and days away. */
export function BlockedDays({ blocked, today, problem }: BlockedDaysProps) {
  const intent = useNavigation().formData?.get("intent");
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  return (
    <TitledSection id="blocked" title="Blocked days" className="mb-12">
      {problem && !problem.field && (
        <FormMessage kind="error" className="mt-4">
          {problem.error}
        </FormMessage>
      )}
      <Form
        ref={form}
        {...marks}
        method="post"
        noValidate
        preventScrollReset
        key={blocked.length}
        className="mt-4 grid max-w-2xl items-start gap-4 sm:grid-cols-[1fr_1fr_auto]"
      >
        <TextField label="Day" type="date" min={today} {...fieldAfter(problem, "first")} />
        <TextField label="Until" optional type="date" min={today} {...fieldAfter(problem, "last")} />
        <Button
          name="intent"
          value="block"
          variant="secondary"
          pending={intent === "block"}
          pendingLabel="Blocking"
          className="sm:mt-7.5"
        >
          Block
        </Button>
      </Form>
      {blocked.length > 0 ? (
        <ul className="mt-6 max-w-2xl">
          {blocked.map(({ day, booked }) => (
            <li
              key={day}
              className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-2 last:border-b"
            >
              <span>
                {formatLongDate(noonOf(day))}
                {booked > 0 && (
                  <span className="block text-ink-soft text-sm">
                    {booked === 1 ? "1 appointment stays" : `${booked} appointments stay`}
                  </span>
                )}
              </span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="day" value={day} />
                <Button name="intent" value="unblock" variant="quiet" size="sm">
                  Remove<span className="sr-only"> {formatLongDate(noonOf(day))}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-ink-soft">No days are blocked.</p>
      )}
    </TitledSection>
  );
}
