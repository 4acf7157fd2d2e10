import { useState } from "react";
import { appContext, userContext } from "#app/contexts.server.ts";
import { formatPhone } from "#app/domain/accounts/phone.ts";
import { kindLabels } from "#app/domain/appointments/appointment-kinds.ts";
import {
  appointmentFields,
  checkAppointment,
  type PlannedAppointment,
  type TypedAppointment,
} from "#app/domain/appointments/check-appointment.ts";
import { wallTime } from "#app/domain/appointments/wall-time.ts";
import { dayOf, parseDay } from "#app/domain/calendar.ts";
import { bookableDays, freeTimes } from "#app/domain/consultations/free-times.ts";
import { formatVisit } from "#app/domain/dates.ts";
import { CUSTOMERS, dayInWeekPath, ORDERS, WEEK } from "#app/routes/admin/paths.ts";
import { bookAppointment } from "#app/services/appointments/book-appointment.server.ts";
import { bookVisit } from "#app/services/appointments/book-visit.server.ts";
import { findBookingStart } from "#app/services/appointments/find-appointments.server.ts";
import { findCalendar } from "#app/services/consultations/kept-schedule.server.ts";
import { SmallButton, TextLink } from "#app/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormKey, FormMessage, PostForm } from "#app/ui/post-form.tsx";
import { mutation, newFormKey, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { fieldAfter, sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/new-appointment";
import { type AskedProblem, askedOf } from "./asked.ts";
import { Tell, TimeFields } from "./time-fields.tsx";

const BOOK_FAILED = "Failed to book it. Please try again.";
const OFFERED_DAYS = 4;

export const meta = pageMeta({ title: "New Appointment" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const search = new URL(request.url).searchParams;
  const about = { order: search.get("order") ?? "", customer: search.get("customer") ?? "" };
  const start = await findBookingStart(app, about);
  const calendar = await findCalendar(app.db, app.now());
  const kind = start.order ? "installation" : start.client ? "visit" : "blocked";
  const lengthMinutes = kind === "installation" ? start.proposed.installation : start.proposed.visit;
  const takes = { lengthMinutes, bufferMinutes: start.bufferMinutes };
  const free: { day: string; from: string; label: string }[] = [];
  for (const day of start.client ? bookableDays(calendar) : []) {
    const [first] = freeTimes(day, calendar, takes);
    if (first) free.push({ day, from: wallTime(first.startsAt), label: formatVisit(first.startsAt) });
    if (free.length === OFFERED_DAYS) break;
  }
  const day = parseDay(search.get("day") ?? "") ?? free[0]?.day ?? dayOf(app.now());
  return { ...start, kind, lengthMinutes, free, day, from: free[0]?.from ?? "09:00", formKey: newFormKey() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const typed: TypedAppointment = form.texts(appointmentFields);
  const by = {
    actorId: context.get(userContext).id,
    tell: form.checked("tell"),
    anyway: form.text("anyway"),
    formKey: form.key,
  };
  return mutation(context, {
    check: checkAppointment(typed, app.now()),
    values: { ...typed, tell: by.tell ? "on" : "" },
    run: (plan): Promise<Awaited<ReturnType<typeof bookVisit>>> => {
      const { kind } = plan;
      return kind === "visit" || kind === "call"
        ? bookVisit(app, { ...plan, kind }, by)
        : bookAppointment(app, { ...plan, kind }, by);
    },
    failed: BOOK_FAILED,
    more: askedOf,
    done: (_, plan) => redirectWithToast(dayInWeekPath(dayOf(plan.startsAt)), bookedWords(plan, by.tell)),
  });
}

function bookedWords({ kind, startsAt }: PlannedAppointment, tell: boolean) {
  const booked = `Booked for ${formatVisit(startsAt)}.`;
  if (kind === "blocked") return `Blocked from ${formatVisit(startsAt)}.`;
  return tell ? `${booked} The client is told by e-mail.` : booked;
}

export const clientAction = sending<typeof action>(BOOK_FAILED);

export default function NewAppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const problem: AskedProblem | undefined = actionData;
  const { client, order, staff, free } = loaderData;
  const [kind, setKind] = useState(problem?.values?.kind ?? loaderData.kind);
  const [time, setTime] = useState({
    day: problem?.values?.day ?? loaderData.day,
    from: problem?.values?.from ?? loaderData.from,
    minutes: problem?.values?.minutes ?? String(loaderData.lengthMinutes),
    buffer: problem?.values?.buffer ?? String(loaderData.bufferMinutes),
  });
  const field = (name: string, usual = "") => fieldAfter(problem, name, usual);
  const choose = (chosen: string) => {
    setKind(chosen);
    const length = chosen === "installation" ? loaderData.proposed.installation : loaderData.proposed.visit;
    setTime((before) => ({ ...before, minutes: String(length) }));
  };
  return (
    <>
      <PageHeading
        title="New Appointment"
        lead={client && [client.name, client.phoneNumber && formatPhone(client.phoneNumber)].filter(Boolean).join(", ")}
        links={[{ to: WEEK, label: "Week", variant: "quiet" }]}
      />
      <PostForm
        problem={problem}
        submit={problem?.anyway ? "Book Anyway" : kind === "blocked" ? "Block" : "Book"}
        pendingLabel="Booking"
        className="grid max-w-2xl gap-6"
      >
        <FormKey value={loaderData.formKey} />
        <input type="hidden" name="customer" value={client?.id ?? ""} />
        <SelectField
          label="What"
          name="kind"
          value={kind}
          onChange={(event) => choose(event.target.value)}
          error={fieldAfter(problem, "kind").error}
          options={kindsFor(loaderData)}
        />
        {!client && (
          <p className="text-ink-soft">
            For a client, begin at their page (<TextLink to={CUSTOMERS}>View Customers</TextLink>) or at their order (
            <TextLink to={ORDERS}>View Orders</TextLink>).
          </p>
        )}
        {client && (
          <SelectField
            label="Order"
            optional={kind !== "installation"}
            {...field("order", order?.id)}
            options={[
              { value: "", label: "None" },
              ...loaderData.orders.map(({ id, orderName }) => ({
                value: id,
                label: orderName ? `${id}, ${orderName}` : id,
              })),
            ]}
          />
        )}
        {free.length > 0 && (
          <div>
            <p className="mb-2 text-ink-soft text-sm">First free times</p>
            <div className="flex flex-wrap gap-2">
              {free.map(({ day, from, label }) => (
                <SmallButton
                  key={day}
                  type="button"
                  aria-pressed={time.day === day && time.from === from}
                  onClick={() => setTime((before) => ({ ...before, day, from }))}
                >
                  {label.replace(/, \d{4},/, ",")}
                </SmallButton>
              ))}
            </div>
          </div>
        )}
        <TimeFields
          value={time}
          onChange={(changed) => setTime((before) => ({ ...before, ...changed }))}
          problem={problem}
          kind={kind}
        />
        {(kind === "other" || kind === "blocked") && (
          <TextField label="Title" optional={kind === "blocked"} maxLength={200} {...field("title")} />
        )}
        {kind !== "visit" && kind !== "call" && staff.length > 1 && (
          <SelectField
            label="Who goes"
            optional
            {...field("assignee")}
            options={[{ value: "", label: "The house" }, ...staff.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
        {kind !== "blocked" && kind !== "call" && (
          <TextField label="Address" maxLength={200} {...field("address", loaderData.address)} />
        )}
        {kind !== "blocked" && client && (
          <TextAreaField
            label="For the client to read"
            optional
            rows={2}
            hint="Stands in the e-mail and on their page."
            {...field("clientNote")}
          />
        )}
        {kind !== "visit" && kind !== "call" && (
          <TextAreaField label="For us alone" optional rows={2} {...field("houseNote")} />
        )}
        {kind !== "blocked" && client && <Tell problem={problem} name={client.name} reachable={client.reachable} />}
        {problem?.anyway && <FormMessage kind="info">{problem.error}</FormMessage>}
        {problem?.anyway && <input type="hidden" name="anyway" value={problem.anyway} />}
      </PostForm>
    </>
  );
}

function kindsFor({ client, calls }: Route.ComponentProps["loaderData"]) {
  const ours = [
    { value: "other", label: kindLabels.other },
    { value: "blocked", label: kindLabels.blocked },
  ];
  if (!client) return ours;
  return [
    { value: "installation", label: kindLabels.installation },
    { value: "visit", label: "Consultation" },
    ...(calls ? [{ value: "call", label: "Video call" }] : []),
    { value: "measure", label: kindLabels.measure },
    { value: "pick-up", label: kindLabels["pick-up"] },
    ...ours,
  ];
}
