import { useState } from "react";
import { Form, type ShouldRevalidateFunctionArgs, useNavigation } from "react-router";
import { dutyContext, userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { kindLabels, stateLabels } from "#app/domain/appointments/appointment-kinds.ts";
import { checkAppointment } from "#app/domain/appointments/check-appointment.ts";
import { wallTime } from "#app/domain/appointments/wall-time.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { MAX_CONSULTATION_TEXT } from "#app/domain/consultations/consultation-rules.ts";
import { formatDateTime, formatLongDate, formatTime } from "#app/domain/dates.ts";
import { mapLink } from "#app/domain/map-link.ts";
import { oneLine } from "#app/domain/one-line.ts";
import { Fact, Facts, PhoneFact } from "#app/routes/admin/facts.tsx";
import { customerPath, dayInWeekPath, foundOrderPath, newTaskPath, WEEK, weekPath } from "#app/routes/admin/paths.ts";
import { LastChanges } from "#app/routes/admin/undo/last-changes.tsx";
import { undoToast } from "#app/routes/admin/undo/undo-toast.ts";
import {
  APPOINTMENT_MISSING,
  cancelAppointment,
  closeAppointment,
  moveAppointment,
} from "#app/services/appointments/change-appointment.server.ts";
import { findAppointment, findBookingStart } from "#app/services/appointments/find-appointments.server.ts";
import { listUndos } from "#app/services/undos/undos.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { FactLink } from "#app/ui/page/text-link.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { fieldAfter } from "#app/web/form-problem.ts";
import { missing } from "#app/web/missing.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import { sending } from "#app/web/send-form.ts";
import type { Route } from "./+types/appointment";
import { type AskedProblem, askedOf } from "./asked.ts";
import { Tell } from "./tell.tsx";
import { TimeFields } from "./time-fields.tsx";

const CHANGE_FAILED = "Failed to change the appointment. Please try again.";

export const meta = pageMetaOf<{ appointment: { name: string } }>(
  (loaded) => loaded?.appointment.name ?? "Appointment",
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const appointment = await findAppointment(app, params.id);
  if (!appointment) throw gone();
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

const gone = () => missing({ title: "Appointment", sentence: APPOINTMENT_MISSING, way: { to: WEEK, label: "Week" } });

/** Its forms: another time or other words, cancel, and what was found. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const tell = form.checked("tell");
  const acting = { actorId: context.get(userContext).id, id: params.id, version: form.wholeNumber("version") };
  const shared = { failed: CHANGE_FAILED, thrown: { missing: gone } };
  const kept = { tell: tell ? "on" : "" };
  if (form.text("intent") === "cancel") {
    const message = form.text("message");
    return mutation(context, {
      ...shared,
      form: "cancel",
      values: { message, ...kept },
      run: () => cancelAppointment(app, { ...acting, message, tell }),
      done: ({ undoId }) => redirectWithToast(WEEK, undoToast("It is cancelled.", undoId)),
    });
  }
  if (form.text("intent") === "done" || form.text("intent") === "not done") {
    const closedWords = form.text("closedWords");
    return mutation(context, {
      ...shared,
      form: "close",
      values: { closedWords },
      run: () => closeAppointment(app, { ...acting, done: form.text("intent") === "done", words: closedWords }),
      done: () => redirectWithToast(WEEK, "It is closed."),
    });
  }
  const typed = form.texts([
    "day",
    "from",
    "minutes",
    "buffer",
    "title",
    "address",
    "clientNote",
    "houseNote",
    "assignee",
  ]);
  return mutation(context, {
    ...shared,
    form: "move",
    values: { ...typed, ...kept },
    // What it is and whom it is about stays: only its own words and time are read.
    check: checkAppointment({ ...typed, title: typed.title || "-", kind: "other", order: "", customer: "" }, app.now()),
    run: ({ startsAt, endsAt, bufferMinutes, assigneeId, address, clientNote, houseNote }) =>
      moveAppointment(app, {
        ...acting,
        slot: { startsAt, endsAt },
        bufferMinutes,
        assigneeId,
        details: { title: oneLine(typed.title), address, clientNote, houseNote },
        tell,
        anyway: form.text("anyway"),
      }),
    more: askedOf,
    done: (_, { startsAt }) => redirectWithToast(dayInWeekPath(dayOf(startsAt)), "It is saved."),
  });
}

export const clientAction = sending<typeof action>(CHANGE_FAILED);

/** After a conflict the page shows what it is now; the refused form keeps what was typed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const problem: AskedProblem | undefined = actionData;
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
      <LastChanges undos={loaderData.undos} />
      <About appointment={appointment} />
      {state === "booked" && (
        <div className="mt-10 max-w-2xl">
          {begun && kind !== "blocked" && <CloseForm appointment={appointment} problem={problem} />}
          <MoveForm loaded={loaderData} problem={problem} />
          <CancelForm appointment={appointment} problem={problem} />
        </div>
      )}
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];
type Appointment = Loaded["appointment"];

interface OfAppointment {
  appointment: Appointment;
  problem: AskedProblem | undefined;
}

function Closed({ appointment: { state, closedAt, closedWords } }: { appointment: Appointment }) {
  return (
    <FormMessage kind="info" className="mb-6">
      {stateLabels[state]}
      {closedAt && `, ${formatDateTime(closedAt)}`}.
      {closedWords && <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-soft">{closedWords}</p>}
    </FormMessage>
  );
}

function About({ appointment }: { appointment: Appointment }) {
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

function useSending(intent: string) {
  return useNavigation().formData?.get("intent") === intent;
}

function MoveForm({ loaded, problem: any }: { loaded: Loaded; problem: AskedProblem | undefined }) {
  const { appointment, staff } = loaded;
  const problem = any?.form === "move" ? any : undefined;
  const [time, setTime] = useState({ ...loaded.time, ...timeIn(problem) });
  const pending = useSending("move");
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  const field = (name: "title" | "address" | "clientNote" | "houseNote") => {
    const after = fieldAfter(problem, name);
    return { ...after, defaultValue: after.defaultValue ?? appointment[name] };
  };
  const blocked = appointment.kind === "blocked";
  return (
    <Disclosure summary="Move or Change" heading="h2" defaultOpen={problem !== undefined}>
      <Form ref={form} {...marks} method="post" noValidate preventScrollReset className="grid gap-6">
        <input type="hidden" name="version" value={appointment.version} />
        <TimeFields
          value={time}
          onChange={(changed) => setTime((before) => ({ ...before, ...changed }))}
          problem={problem}
          kind={appointment.kind}
        />
        {staff.length > 1 ? (
          <SelectField
            label="Who goes"
            name="assignee"
            optional
            defaultValue={problem?.values?.assignee ?? appointment.assigneeId ?? ""}
            error={fieldAfter(problem, "assignee").error}
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
        <div>
          <Button name="intent" value="move" size="sm" pending={pending} pendingLabel="Saving">
            {problem?.anyway ? "Save Anyway" : "Save"}
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}

function timeIn(problem: AskedProblem | undefined) {
  const { day, from, minutes, buffer } = problem?.values ?? {};
  return problem ? { day: day ?? "", from: from ?? "", minutes: minutes ?? "", buffer: buffer ?? "" } : {};
}

function CancelForm({ appointment, problem: any }: OfAppointment) {
  const problem = any?.form === "cancel" ? any : undefined;
  const pending = useSending("cancel");
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  return (
    <Disclosure summary="Cancel" heading="h2" defaultOpen={problem !== undefined}>
      <Form ref={form} {...marks} method="post" noValidate preventScrollReset className="grid gap-4">
        <input type="hidden" name="version" value={appointment.version} />
        {appointment.userId && (
          <>
            <TextAreaField
              label="Message to the client"
              hint="We include this in the message."
              rows={3}
              maxLength={MAX_CONSULTATION_TEXT}
              {...fieldAfter(problem, "message")}
            />
            <Tell problem={problem} name={appointment.customer} reachable={appointment.reachable} />
          </>
        )}
        <div>
          <Button name="intent" value="cancel" variant="danger" size="sm" pending={pending} pendingLabel="Cancelling">
            {appointment.kind === "blocked" ? "Free these hours" : "Cancel the appointment"}
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}

function CloseForm({ appointment, problem: any }: OfAppointment) {
  const problem = any?.form === "close" ? any : undefined;
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  const [done, notDone] = [useSending("done"), useSending("not done")];
  return (
    <TitledSection id="found" title="What the Visit Found" className="mb-10">
      <Form ref={form} {...marks} method="post" noValidate preventScrollReset className="mt-4 grid gap-4">
        <input type="hidden" name="version" value={appointment.version} />
        <TextAreaField
          label="What was done, and what was found"
          optional
          rows={3}
          maxLength={MAX_CONSULTATION_TEXT}
          {...fieldAfter(problem, "closedWords")}
        />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="done" size="sm" pending={done} pendingLabel="Saving">
            Done
          </Button>
          <Button name="intent" value="not done" variant="secondary" size="sm" pending={notDone} pendingLabel="Saving">
            Not Done
          </Button>
        </div>
      </Form>
    </TitledSection>
  );
}
