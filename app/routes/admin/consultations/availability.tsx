import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { weekdays } from "#app/domain/consultations/schedule.ts";
import { checkBlockedDays, scheduleForm } from "#app/domain/consultations/schedule-form.ts";
import { asTyped, takeTyped } from "#app/domain/forms/described-form.ts";
import { SectionFields, SettingsForm } from "#app/routes/admin/forms/settings-form.tsx";
import { AVAILABILITY, CONSULTATIONS } from "#app/routes/admin/paths.ts";
import { proveForLink } from "#app/routes/admin/second-step/require-proof.server.ts";
import { SecondStepField } from "#app/routes/admin/second-step/second-step-field.tsx";
import { blockDays, listBlockedDays, unblockDay } from "#app/services/consultations/block-days.server.ts";
import { findSchedule } from "#app/services/consultations/find-schedule.server.ts";
import { updateSchedule } from "#app/services/consultations/update-schedule.server.ts";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { type Form, readForm } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sending } from "#app/web/send-form.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/availability";
import { BlockedDays } from "./blocked-days-form.tsx";

const SAVE_FAILED = "Failed to save your availability. Please try again.";

export const meta = pageMeta({ title: "Availability" });

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { schedule, version } = await findSchedule(app.db);
  const values = asTyped(scheduleForm, schedule);
  return { values, version, blocked: await listBlockedDays(app), today: dayOf(app.now()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = form.text("intent");
  if (intent === "block") return block(form, context);
  if (intent === "unblock") return unblock(form, context);
  return saveSchedule(form, context);
}

type Context = Route.ActionArgs["context"];

function saveSchedule(form: Form, context: Context) {
  return mutation(context, {
    ...takeTyped(scheduleForm, form.text),
    form: "schedule",
    run: async (schedule) => {
      const app = context.get(appContext);
      const { schedule: stored } = await findSchedule(app.db);
      const proved = await proveForLink(context, form, { before: stored.paymentLink, after: schedule.paymentLink });
      if (!proved.ok) return proved;
      const actorId = context.get(userContext).id;
      return updateSchedule(app, schedule, { version: form.wholeNumber("version"), actorId });
    },
    failed: SAVE_FAILED,
    done: () => redirectWithToast(AVAILABILITY, "Availability saved."),
  });
}

function block(form: Form, context: Context) {
  const app = context.get(appContext);
  const values = { first: form.text("first"), last: form.text("last") };
  return mutation(context, {
    form: "block",
    values,
    check: checkBlockedDays(values, dayOf(app.now())),
    run: (days) => blockDays(app, days, context.get(userContext).id),
    failed: SAVE_FAILED,
    done: ({ booked }, { length }) => {
      const days = length === 1 ? "The day is blocked." : `${length} days are blocked.`;
      return redirectWithToast(AVAILABILITY, booked > 0 ? { kind: "info", message: `${days} ${stays(booked)}` } : days);
    },
  });
}

function stays(count: number) {
  return count === 1
    ? "1 appointment is already booked then and stays."
    : `${count} appointments are already booked then and stay.`;
}

function unblock(form: Form, context: Context) {
  return mutation(context, {
    form: "block",
    run: () => unblockDay(context.get(appContext), form.text("day"), context.get(userContext).id),
    failed: SAVE_FAILED,
    done: () => redirectWithToast(AVAILABILITY, "The day is free for bookings again."),
  });
}

export const clientAction = sending<typeof action>(SAVE_FAILED);

export default function AvailabilityPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { values, version, blocked, today } = loaderData;
  const ofBlocking = problem?.form === "block";
  return (
    <>
      <PageHeading
        title="Availability"
        lead="When clients can book a consultation. What is booked already stays, whatever you change here."
        links={[{ to: CONSULTATIONS, label: "Consultations" }]}
      />
      <BlockedDays blocked={blocked} today={today} problem={ofBlocking ? problem : undefined} />
      <SettingsForm
        name="Availability"
        form={scheduleForm}
        values={values}
        version={version}
        problem={ofBlocking ? undefined : problem}
        intent="schedule"
        save="Save Availability"
        className="grid gap-10"
      >
        <TitledSection id="weekly-hours" title="Weekly hours">
          <p className="mt-1 mb-4 text-ink-soft">
            Leave a day empty to keep it closed. The second hours are for after a break.
          </p>
          {weekdays.map((weekday) => (
            <fieldset key={weekday} className="grid gap-x-4 gap-y-3 border-line border-t py-4 lg:grid-cols-[8rem_1fr]">
              <legend className="float-left font-medium lg:pt-9">{weekday}</legend>
              <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
                <SectionFields section={weekday} />
              </div>
            </fieldset>
          ))}
        </TitledSection>
        <TitledSection id="appointments" title="Appointments" titleLook="mb-4 text-xl">
          <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-4">
            <SectionFields section="Appointments" />
            <div className="col-span-full">
              <SectionFields section="Fee" />
            </div>
          </div>
        </TitledSection>
        <TitledSection id="video-calls" title="Video calls">
          <p className="mt-1 mb-4 text-ink-soft">
            With a link, clients farther than {useSite().offer.miles} miles away can book a call in the same hours.
          </p>
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <SectionFields section="Video calls" />
          </div>
        </TitledSection>
        <TitledSection id="working-days" title="How long work takes">
          <p className="mt-1 mb-4 text-ink-soft">
            In working days. An order whose promised week leaves fewer is said to be at risk.
          </p>
          <div className="grid items-end gap-6 sm:grid-cols-2 lg:grid-cols-5">
            <SectionFields section="Working days" />
          </div>
        </TitledSection>
        <SecondStepField problem={ofBlocking ? undefined : problem} />
      </SettingsForm>
    </>
  );
}
