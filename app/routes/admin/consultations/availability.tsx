import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { checkBlockedDays } from "#app/domain/consultations/blocked-days.ts";
import { checkSchedule, scheduleFields } from "#app/domain/consultations/schedule.ts";
import { AVAILABILITY, CONSULTATIONS } from "#app/routes/admin/paths.ts";
import { proveForLink } from "#app/routes/admin/second-step/require-proof.server.ts";
import { blockDays, listBlockedDays, unblockDay } from "#app/services/consultations/block-days.server.ts";
import { findSchedule } from "#app/services/consultations/find-schedule.server.ts";
import { updateSchedule } from "#app/services/consultations/update-schedule.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { type Form, readForm } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/availability";
import { BlockedDays } from "./blocked-days.tsx";
import { ScheduleForm } from "./schedule-form.tsx";

const SAVE_FAILED = "Failed to save your availability. Please try again.";

export const meta = pageMeta({ title: "Availability" });

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  return { ...(await findSchedule(app.db)), blocked: await listBlockedDays(app), today: dayOf(app.now()) };
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
  const values = Object.fromEntries([...scheduleFields, "version"].map((name) => [name, form.text(name)]));
  return mutation(context, {
    form: "schedule",
    values,
    check: checkSchedule((name) => values[name] ?? ""),
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

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), SAVE_FAILED);
}

export default function AvailabilityPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { schedule, version, blocked, today } = loaderData;
  return (
    <>
      <PageHeading
        title="Availability"
        lead="When clients can book a consultation. What is booked already stays, whatever you change here."
        actions={
          <ButtonLink to={CONSULTATIONS} variant="secondary" size="sm">
            Consultations
          </ButtonLink>
        }
      />
      <BlockedDays blocked={blocked} today={today} problem={problem?.form === "block" ? problem : undefined} />
      <ScheduleForm schedule={schedule} version={version} problem={problem?.form === "block" ? undefined : problem} />
    </>
  );
}
