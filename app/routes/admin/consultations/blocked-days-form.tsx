import { Form, useNavigation } from "react-router";
import { formatLongDate, noonOf } from "#app/domain/dates.ts";
import { useAct } from "#app/routes/admin/acts.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { Refused, useFocusOnError, useUnsavedTyping } from "#app/ui/post-form.tsx";
import { fieldAfter } from "#app/web/form-problem.ts";

export const SAVE_FAILED = "Failed to save your availability. Please try again.";

interface BlockedDaysProps {
  blocked: { day: string; booked: number }[];
  today: string;
}

export function BlockedDays({ blocked, today }: BlockedDaysProps) {
  const { action, problem } = useAct("block-days");
  const unblock = useAct("unblock-day");
  const pending = useNavigation().formAction === action;
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  return (
    <TitledSection id="blocked" title="Blocked days" className="mb-12">
      <Refused problem={problem ?? unblock.problem} className="mt-4" />
      <Form
        ref={form}
        {...marks}
        method="post"
        action={action}
        noValidate
        preventScrollReset
        key={blocked.length}
        className="mt-4 grid max-w-2xl grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[1fr_1fr_auto]"
      >
        <TextField label="Day" type="date" min={today} {...fieldAfter(problem, "first")} />
        <TextField label="Until" optional type="date" min={today} {...fieldAfter(problem, "last")} />
        <Button variant="secondary" pending={pending} pendingLabel="Blocking" className="sm:mt-7.5">
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
              <Form method="post" action={unblock.action} preventScrollReset>
                <input type="hidden" name="day" value={day} />
                <Button variant="quiet" size="sm">
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
