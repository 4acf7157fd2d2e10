import { useState } from "react";
import { useNavigation } from "react-router";
import { appContext, dutyContext, userContext } from "#app/contexts.server.ts";
import { kindLabels, stateLabels } from "#app/domain/appointments/appointment-kinds.ts";
import { wallTime } from "#app/domain/appointments/wall-time.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { MAX_CONSULTATION_TEXT } from "#app/domain/consultations/consultation-rules.ts";
import { formatDateTime, formatLongDate, formatTime } from "#app/domain/dates.ts";
import { mapLink } from "#app/domain/map-link.ts";
import { ActForm, useAct, useRefusedAct } from "#app/routes/admin/acts.tsx";
import { Fact, Facts, PhoneFact } from "#app/routes/admin/facts.tsx";
import { appointmentMissing } from "#app/routes/admin/missing.server.ts";
import { customerPath, foundOrderPath, newTaskPath, weekPath } from "#app/routes/admin/paths.ts";
import { LastChanges } from "#app/routes/admin/undo/last-changes.tsx";
import { findAppointment, findBookingStart } from "#app/services/appointments/find-appointments.server.ts";
import { listUndos } from "#app/services/undos/undos.server.ts";
import { FactLink, SmallButton } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { unreadable } from "#app/web/form.server.ts";
import { afterConflict, fieldAfter } from "#app/web/form-problem.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/appointment";
import type { AskedProblem } from "./asked.ts";
import { Tell, TimeFields } from "./time-fields.tsx";

export const meta = pageMetaOf<{ appointment: { name: string } }>(
  (loaded) => loaded?.appointment.name ?? "Appointment",
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const appointment = await findAppointment(app, params.id);
  if (!appointment) throw appointmentMissing();
  const { staff } = await findBookingStart(app, { order: "", customer: "" });
  const { startsAt, endsAt, bufferMinutes } = appointment;
  const taker = { actorId: context.get(userContext).id, duty: context.get(dutyContext) };
  return {
    appointment,
    undos: await listUndos(app, [params.id], taker),
    staff,
    begun: startsAt <= app.now().toISOString(),
    time: {
      day: dayOf(startsAt),
      from: wallTime(startsAt),
      minutes: String((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
      buffer: String(bufferMinutes),
    },
  };
}

/** Every form of the page is sent to the address of its act. */
export function action() {
  throw unreadable();
}

/** After a conflict the page shows what it is now; the refused form keeps what was typed. */
export const shouldRevalidate = afterConflict;

export default function AppointmentPage({ loaderData }: Route.ComponentProps) {
  const problem = useRefusedAct();
  const { appointment, begun } = loaderData;
  const { kind, name, customer, startsAt, endsAt, state, order, orderId, userId } = appointment;
  const when = `${formatLongDate(startsAt)}, ${formatTime(startsAt)} to ${formatTime(endsAt)}`;
  return (
    <>
      <PageHeading
        title={`${kindLabels[kind]}${name === kindLabels[kind] ? "" : `: ${name}`}`}
        lead={when}
        links={[
          orderId && { to: foundOrderPath(orderId), label: `Order ${order}` },
          userId && { to: customerPath(userId), label: customer },
          {
            to: newTaskPath({ order: orderId ?? "", customer: userId ?? "", title: `${kindLabels[kind]}: ` }),
            label: "Add Task",
          },
          { to: weekPath(loaderData.time.day), label: "Week", variant: "quiet" },
        ]}
      />
      {problem && !problem.field && (
        <FormMessage kind="error" className="mb-6">
          {problem.error}
          {problem.code === "stale" && ` It is now ${when}. What you typed stands below; send it again to change that.`}
        </FormMessage>
      )}
      {state !== "booked" && <Closed appointment={appointment} />}
      {state === "booked" && appointment.orderStatus === "cancelled" && (
        <FormMessage kind="info" className="mb-6">
          Order {order} is cancelled. Nobody is reminded of this, and its client no longer reads of it on the order.
        </FormMessage>
      )}
      <LastChanges undos={loaderData.undos} />
      <About appointment={appointment} />
      {state === "booked" && (
        <div className="mt-10 max-w-2xl">
          {begun && kind !== "blocked" && <CloseForm appointment={appointment} />}
          <MoveForm loaded={loaderData} />
          <CancelForm appointment={appointment} />
        </div>
      )}
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];
type Appointment = Loaded["appointment"];

interface OfAppointment {
  appointment: Appointment;
}

function Closed({ appointment: { state, closedAt, closedWords } }: OfAppointment) {
  return (
    <FormMessage kind="info" className="mb-6">
      {stateLabels[state]}
      {closedAt && `, ${formatDateTime(closedAt)}`}.
      {closedWords && <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-soft">{closedWords}</p>}
    </FormMessage>
  );
}

function About({ appointment }: OfAppointment) {
  const { address, phoneNumber, assignee, clientNote, houseNote, kind } = appointment;
  if (kind === "blocked" && !houseNote) return null;
  return (
    <Facts>
      {address && (
        <Fact term="Address">
          <FactLink href={mapLink(address)}>{address}</FactLink>
        </Fact>
      )}
      {phoneNumber && <PhoneFact phoneNumber={phoneNumber} />}
      <Fact term="Who goes">{assignee || "The house"}</Fact>
      <Fact term="For the client to read" className="whitespace-pre-line">
        {clientNote}
      </Fact>
      <Fact term="For us alone" className="whitespace-pre-line">
        {houseNote}
      </Fact>
    </Facts>
  );
}

function MoveForm({ loaded }: { loaded: Loaded }) {
  const { appointment, staff } = loaded;
  const act = useAct<AskedProblem>("change-appointment");
  const { problem } = act;
  const [time, setTime] = useState({ ...loaded.time, ...timeIn(problem) });
  const field = (name: "title" | "address" | "clientNote" | "houseNote") =>
    fieldAfter(problem, name, appointment[name]);
  const blocked = appointment.kind === "blocked";
  return (
    <Disclosure summary="Move or Change" heading="h2" defaultOpen={problem !== undefined}>
      <ActForm
        act={act}
        version={appointment.version}
        submit={problem?.anyway ? "Save Anyway" : "Save"}
        className="grid gap-6"
      >
        <TimeFields
          value={time}
          onChange={(changed) => setTime((before) => ({ ...before, ...changed }))}
          problem={problem}
          kind={appointment.kind}
        />
        {staff.length > 1 ? (
          <SelectField
            label="Who goes"
            optional
            {...fieldAfter(problem, "assignee", appointment.assigneeId ?? "")}
            options={[{ value: "", label: "The house" }, ...staff.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        ) : (
          <input type="hidden" name="assignee" value={appointment.assigneeId ?? ""} />
        )}
        <TextField label="Title" optional maxLength={200} {...field("title")} />
        {!blocked && <TextField label="Address" optional maxLength={200} {...field("address")} />}
        {!blocked && <TextAreaField label="For the client to read" optional rows={2} {...field("clientNote")} />}
        <TextAreaField label="For us alone" optional rows={2} {...field("houseNote")} />
        {appointment.userId && <Tell problem={problem} name={appointment.customer} reachable={appointment.reachable} />}
        {problem?.anyway && <FormMessage kind="info">{problem.error}</FormMessage>}
        {problem?.anyway && <input type="hidden" name="anyway" value={problem.anyway} />}
      </ActForm>
    </Disclosure>
  );
}

function timeIn(problem: AskedProblem | undefined) {
  const { day, from, minutes, buffer } = problem?.values ?? {};
  return problem ? { day: day ?? "", from: from ?? "", minutes: minutes ?? "", buffer: buffer ?? "" } : {};
}

function CancelForm({ appointment }: OfAppointment) {
  const act = useAct("cancel-appointment");
  return (
    <Disclosure summary="Cancel" heading="h2" defaultOpen={act.problem !== undefined}>
      <ActForm
        act={act}
        version={appointment.version}
        submit={appointment.kind === "blocked" ? "Free these hours" : "Cancel the appointment"}
        pendingLabel="Cancelling"
        variant="danger"
        className="grid gap-4"
      >
        {appointment.userId && (
          <>
            <TextAreaField
              label="Message to the client"
              hint="We include this in the message."
              rows={3}
              maxLength={MAX_CONSULTATION_TEXT}
              {...fieldAfter(act.problem, "message")}
            />
            <Tell problem={act.problem} name={appointment.customer} reachable={appointment.reachable} />
          </>
        )}
      </ActForm>
    </Disclosure>
  );
}

function CloseForm({ appointment }: OfAppointment) {
  const [done, notDone] = [useAct("mark-done"), useAct("mark-not-done")];
  const problem = done.problem ?? notDone.problem;
  const { formAction } = useNavigation();
  return (
    <TitledSection id="found" title="What the Visit Found" className="mb-10">
      <ActForm
        act={{ action: done.action, problem }}
        version={appointment.version}
        submit="Done"
        also={
          <SmallButton formAction={notDone.action} pending={formAction === notDone.action} pendingLabel="Saving">
            Not Done
          </SmallButton>
        }
        className="mt-4 grid gap-4"
      >
        <TextAreaField
          label="What was done, and what was found"
          optional
          rows={3}
          maxLength={MAX_CONSULTATION_TEXT}
          {...fieldAfter(problem, "closedWords")}
        />
      </ActForm>
    </TitledSection>
  );
}
