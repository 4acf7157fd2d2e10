import { useNavigation } from "react-router";
import { kindLabels } from "#app/domain/appointments/appointment-kinds.ts";
import { formatLongDate, formatTime } from "#app/domain/dates.ts";
import type { listMyAppointments } from "#app/services/appointments/find-appointments.server.ts";
import { StandingLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";
import { myCalendarPath } from "./order-paths.ts";

export const MOVE_ASKED = "Thank you. We have your message, and will write or call about another time.";

interface OrderAppointmentsProps {
  orderId: string;
  appointments: Awaited<ReturnType<typeof listMyAppointments>>;
  problem: FormProblem | undefined;
}

/** When we come to this order's windows, and how to ask for another time: only we move it, because others drive. */
export function OrderAppointments({ orderId, appointments, problem }: OrderAppointmentsProps) {
  return appointments.map((one) => (
    <section key={one.id} className="grid gap-2 border-line border-t pt-6">
      <h3 className="text-lg">{kindLabels[one.kind]}</h3>
      <p>
        {formatLongDate(one.startsAt)}, {formatTime(one.startsAt)} to {formatTime(one.endsAt)} (Eastern time)
      </p>
      {one.address && <p className="text-ink-soft wrap-anywhere">{one.address}</p>}
      {one.clientNote && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{one.clientNote}</p>}
      <p className="print:hidden">
        <StandingLink to={myCalendarPath(orderId, one.id)} reloadDocument download>
          Add to Your Calendar
        </StandingLink>
      </p>
      <AskToMove id={one.id} problem={problem?.values?.appointment === one.id ? problem : undefined} />
    </section>
  ));
}

function AskToMove({ id, problem }: { id: string; problem: FormProblem | undefined }) {
  const sending = useNavigation().formData?.get("appointment") === id;
  return (
    <Disclosure summary="Ask to move" heading="h4" defaultOpen={problem !== undefined} className="print:hidden">
      <PostForm
        problem={problem}
        intent="move"
        unguarded
        submit="Send to Us"
        pendingLabel="Sending"
        pending={sending}
        variant="secondary"
        preventScrollReset
        className="grid max-w-measure gap-4"
      >
        <input type="hidden" name="appointment" value={id} />
        <TextAreaField {...fieldAfter(problem, "message")} rows={3} label="Which times suit you better?" />
      </PostForm>
    </Disclosure>
  );
}
