import { data } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { checkBlockedDays } from "#app/domain/consultations/blocked-days.ts";
import { dayOf } from "#app/domain/consultations/free-times.ts";
import { checkSchedule, scheduleFields } from "#app/domain/consultations/schedule.ts";
import { AVAILABILITY, CONSULTATIONS } from "#app/routes/admin/paths.ts";
import { blockDays, listBlockedDays, unblockDay } from "#app/services/consultations/block-days.server.ts";
import { findSchedule } from "#app/services/consultations/find-schedule.server.ts";
import { updateSchedule } from "#app/services/consultations/update-schedule.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { attempt } from "#app/web/attempt.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { type Form, readForm } from "#app/web/form.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/availability";
import { BlockedDays } from "./blocked-days.tsx";
import { ScheduleForm, type ScheduleProblem } from "./schedule-form.tsx";

const SAVE_FAILED = "Failed to save your availability. Please try again.";

/** Which of the page's two forms was refused. */
interface AvailabilityProblem extends ScheduleProblem {
  form?: "schedule" | "block" | undefined;
}

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

function refuse(form: AvailabilityProblem["form"], values: Record<string, string>) {
  return (error: string, status: number, field?: string) =>
    data<AvailabilityProblem>({ form, error, field, values, stale: status === 409 }, { status });
}

async function saveSchedule(form: Form, context: Context) {
  const values = Object.fromEntries([...scheduleFields, "version"].map((name) => [name, form.text(name)]));
  const refused = refuse("schedule", values);
  const verdict = checkSchedule((name) => values[name] ?? "");
  if (!verdict.ok) return refused(verdict.reason, 400, verdict.field);
  const version = Number(form.text("version"));
  const result = await attempt(context, () => updateSchedule(context.get(appContext), verdict.value, version));
  if (!result) return refused(SAVE_FAILED, 503);
  if (!result.ok) return refused(result.reason, result.status);
  return redirectWithToast(AVAILABILITY, { kind: "success", message: "Availability saved." });
}

async function block(form: Form, context: Context) {
  const app = context.get(appContext);
  const values = { first: form.text("first"), last: form.text("last") };
  const refused = refuse("block", values);
  const verdict = checkBlockedDays(values, dayOf(app.now()));
  if (!verdict.ok) return refused(verdict.reason, 400, verdict.field);
  const result = await attempt(context, () => blockDays(app, verdict.value));
  if (!result) return refused(SAVE_FAILED, 503);
  const days = verdict.value.length === 1 ? "The day is blocked." : `${verdict.value.length} days are blocked.`;
  return redirectWithToast(AVAILABILITY, {
    kind: result.booked > 0 ? "info" : "success",
    message: result.booked > 0 ? `${days} ${stays(result.booked)}` : days,
  });
}

function stays(count: number) {
  return count === 1
    ? "1 appointment is already booked then and stays."
    : `${count} appointments are already booked then and stay.`;
}

async function unblock(form: Form, context: Context) {
  const day = form.text("day");
  const done = await attempt(context, async () => {
    await unblockDay(context.get(appContext), day);
    return true;
  });
  if (!done) return refuse("block", {})(SAVE_FAILED, 503);
  return redirectWithToast(AVAILABILITY, { kind: "success", message: "The day is free for bookings again." });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), SAVE_FAILED);
}

export default function AvailabilityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { schedule, version, blocked, today } = loaderData;
  const problem: AvailabilityProblem | undefined = actionData;
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
