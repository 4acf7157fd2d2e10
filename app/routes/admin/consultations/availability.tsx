import { appContext, userContext } from "#app/contexts.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { weekdays } from "#app/domain/consultations/schedule.ts";
import { scheduleForm } from "#app/domain/consultations/schedule-form.ts";
import { asTyped, takeTyped } from "#app/domain/forms/described-form.ts";
import { SectionFields, SettingsForm } from "#app/routes/admin/forms/settings-form.tsx";
import { AVAILABILITY, CONSULTATIONS } from "#app/routes/admin/paths.ts";
import { proveForLink } from "#app/routes/admin/second-step/require-proof.server.ts";
import { SecondStepField } from "#app/routes/admin/second-step/second-step-field.tsx";
import { listBlockedDays } from "#app/services/consultations/block-days.server.ts";
import { findSchedule, updateSchedule } from "#app/services/consultations/kept-schedule.server.ts";
import { FieldGrid } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/availability";
import { BlockedDays, SAVE_FAILED } from "./blocked-days-form.tsx";

export const meta = pageMeta({ title: "Availability" });

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { schedule, version } = await findSchedule(app.db);
  const values = asTyped(scheduleForm, schedule);
  return { values, version, blocked: await listBlockedDays(app), today: dayOf(app.now()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return mutation(context, {
    ...takeTyped(scheduleForm, form.text),
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

export const clientAction = sending<typeof action>(SAVE_FAILED);

export default function AvailabilityPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { values, version, blocked, today } = loaderData;
  return (
    <>
      <PageHeading
        title="Availability"
        lead="When clients can book a consultation. What is booked already stays, whatever you change here."
        links={[{ to: CONSULTATIONS, label: "Consultations" }]}
      />
      <BlockedDays blocked={blocked} today={today} />
      <SettingsForm
        name="Availability"
        form={scheduleForm}
        values={values}
        version={version}
        problem={problem}
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
          <FieldGrid className="sm:grid-cols-2 lg:grid-cols-4">
            <SectionFields section="Appointments" />
          </FieldGrid>
          <div className="mt-6">
            <SectionFields section="Fee" />
          </div>
        </TitledSection>
        <TitledSection id="video-calls" title="Video calls">
          <p className="mt-1 mb-4 text-ink-soft">
            With a link, clients farther than {useSite().offer.miles} miles away can book a call in the same hours.
          </p>
          <FieldGrid className="sm:grid-cols-2">
            <SectionFields section="Video calls" />
          </FieldGrid>
        </TitledSection>
        <TitledSection id="working-days" title="How long work takes">
          <p className="mt-1 mb-4 text-ink-soft">
            In working days. An order whose promised week leaves fewer is said to be at risk.
          </p>
          <FieldGrid className="sm:grid-cols-2 lg:grid-cols-5">
            <SectionFields section="Working days" />
          </FieldGrid>
        </TitledSection>
        <SecondStepField problem={problem} />
      </SettingsForm>
    </>
  );
}
