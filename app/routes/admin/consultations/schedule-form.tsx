import { Form, useNavigation } from "react-router";
import {
  hoursField,
  RANGES_A_DAY,
  type Schedule,
  type ScheduleNumber,
  scheduleNumbers,
  weekdays,
} from "#app/domain/consultations/schedule.ts";
import { AVAILABILITY } from "#app/routes/admin/paths.ts";
import { SecondStepField } from "#app/routes/admin/second-step/second-step-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { forgetTyping, useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

const ranges = Array.from({ length: RANGES_A_DAY }, (_, range) => range);
const numberNames = Object.keys(scheduleNumbers) as ScheduleNumber[];

interface ScheduleFormProps {
  schedule: Schedule;
  version: number;
  problem: FormProblem | undefined;
}

/** The week, what an appointment takes, and where the fee is paid. A refusal keeps what was typed. */
export function ScheduleForm({ schedule, version, problem }: ScheduleFormProps) {
  const pending = useNavigation().formData?.get("intent") === "schedule";
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  const field = (name: string, stored: string) => {
    const { defaultValue = stored, ...rest } = fieldAfter(problem, name);
    return { ...rest, defaultValue };
  };
  return (
    <Form
      ref={form}
      {...marks}
      method="post"
      noValidate
      preventScrollReset
      key={version}
      aria-label="Availability"
      className="grid gap-10"
    >
      {problem && !problem.field && (
        <FormMessage kind="error">
          {problem.error}{" "}
          {problem.code === "stale" && (
            <TextLink to={AVAILABILITY} reloadDocument onClick={() => forgetTyping(form.current)}>
              Show the newer version
            </TextLink>
          )}
        </FormMessage>
      )}
      <input type="hidden" name="version" value={problem?.values?.version ?? version} />
      <section aria-labelledby="weekly-hours">
        <h2 id="weekly-hours" className="text-xl">
          Weekly hours
        </h2>
        <p className="mt-1 mb-4 text-ink-soft">
          Leave a day empty to keep it closed. The second hours are for after a break.
        </p>
        {weekdays.map((weekday, index) => (
          <fieldset key={weekday} className="grid gap-x-4 gap-y-3 border-line border-t py-4 lg:grid-cols-[8rem_1fr]">
            <legend className="float-left font-medium lg:pt-9">{weekday}</legend>
            <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
              {ranges.flatMap((range) => {
                const hours = schedule.weeklyHours[index]?.[range];
                return [
                  <TextField
                    key={`from ${range}`}
                    label={<HoursLabel end="From" weekday={weekday} range={range} />}
                    type="time"
                    step={900}
                    {...field(hoursField(index, "From", range), hours?.from ?? "")}
                  />,
                  <TextField
                    key={`to ${range}`}
                    label={<HoursLabel end="To" weekday={weekday} range={range} />}
                    type="time"
                    step={900}
                    {...field(hoursField(index, "To", range), hours?.to ?? "")}
                  />,
                ];
              })}
            </div>
          </fieldset>
        ))}
      </section>
      <section aria-labelledby="appointments">
        <h2 id="appointments" className="mb-4 text-xl">
          Appointments
        </h2>
        <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {numberNames.map((name) => {
            const { label, unit, min, max, step } = scheduleNumbers[name];
            return (
              <TextField
                key={name}
                label={`${label} (${unit})`}
                type="number"
                inputMode="numeric"
                {...{ min, max, step }}
                {...field(name, String(schedule[name]))}
              />
            );
          })}
          <TextField
            label="Payment link for the fee"
            optional
            inputMode="url"
            autoComplete="off"
            className="sm:col-span-2 lg:col-span-4"
            {...field("paymentLink", schedule.paymentLink ?? "")}
          />
        </div>
      </section>
      <SecondStepField problem={problem} />
      <div>
        <Button type="submit" name="intent" value="schedule" pending={pending} pendingLabel="Saving">
          Save Availability
        </Button>
      </div>
    </Form>
  );
}

/** Seen: From. Heard: From, Monday, second hours. */
function HoursLabel({ end, weekday, range }: { end: string; weekday: string; range: number }) {
  return (
    <>
      {range > 0 && end === "From" ? "And from" : end}
      <span className="sr-only">
        {" "}
        {weekday}
        {range > 0 && ", second hours"}
      </span>
    </>
  );
}
