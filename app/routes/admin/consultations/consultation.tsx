import { useState } from "react";
import { appContext, dutyContext, userContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { wallTime } from "#app/domain/appointments/wall-time.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { CONSULTATION_MISSING, MAX_CONSULTATION_TEXT } from "#app/domain/consultations/consultation-rules.ts";
import { formatDate, formatDateTime, formatLongDate, formatTime } from "#app/domain/dates.ts";
import { hasAddress } from "#app/domain/emails/no-address.ts";
import { ActForm, useAct, useRefusedAct } from "#app/routes/admin/acts.tsx";
import { EmailFields } from "#app/routes/admin/email-fields.tsx";
import { EmailFact, Fact, Facts, PhoneFact } from "#app/routes/admin/facts.tsx";
import { CONSULTATIONS, customerPath } from "#app/routes/admin/paths.ts";
import { LastChanges } from "#app/routes/admin/undo/last-changes.tsx";
import type { AskedProblem } from "#app/routes/admin/week/asked.ts";
import { TimeFields } from "#app/routes/admin/week/time-fields.tsx";
import { findConsultation, findCreditsOf, findFee } from "#app/services/consultations/find-consultation.server.ts";
import { findSchedule } from "#app/services/consultations/kept-schedule.server.ts";
import { listUndos } from "#app/services/undos/undos.server.ts";
import { FactLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormMessage, Refused } from "#app/ui/post-form.tsx";
import { unreadable } from "#app/web/form.server.ts";
import { fieldAfter } from "#app/web/form-problem.ts";
import { missing, pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/consultation";
import { ConsultationFee } from "./consultation-fee.tsx";

export const meta = pageMetaOf<{ consultation: { firstName: string; lastName: string } }>((loaded) =>
  loaded ? `Consultation, ${fullName(loaded.consultation)}` : "Consultation",
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const consultation = await findConsultation(app, params.id);
  if (!consultation)
    throw missing({
      title: "Consultation",
      sentence: CONSULTATION_MISSING,
      way: { to: CONSULTATIONS, label: "All Consultations" },
    });
  const over = consultation.endsAt <= app.now().toISOString();
  const { credits, openOrders } = await findCreditsOf(app, { id: params.id, userId: consultation.userId });
  const fee = { ...(await findFee(app, params.id)), today: dayOf(app.now()) };
  const { paymentLink } = (await findSchedule(app.db)).schedule;
  const { startsAt, endsAt } = consultation;
  const time = {
    day: dayOf(startsAt),
    from: wallTime(startsAt),
    minutes: String((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
  };
  const taker = { actorId: context.get(userContext).id, duty: context.get(dutyContext) };
  return {
    consultation: { ...consultation, time },
    undos: await listUndos(app, [params.id], taker),
    over,
    credits,
    openOrders,
    fee,
    usualMethod: paymentLink ? "link" : "check",
  };
}

/** Every form of the page is sent to the address of its act. */
export function action() {
  throw unreadable();
}

export default function AdminConsultationPage({ loaderData, params }: Route.ComponentProps) {
  const { consultation, over } = loaderData;
  const { startsAt, endsAt, kind, state } = consultation;
  return (
    <>
      <PageHeading
        title={formatLongDate(startsAt)}
        lead={`${formatTime(startsAt)} to ${formatTime(endsAt)}, ${fullName(consultation)}${kind === "call" ? ", video call" : ""}`}
        links={[
          { to: customerPath(consultation.userId), label: "Go To Customer" },
          { to: CONSULTATIONS, label: "All Consultations", variant: "quiet" },
        ]}
      />
      <LastChanges undos={loaderData.undos} />
      {state === "cancelled" && <CancelledNote consultation={consultation} />}
      <Refused problem={useRefusedAct()} className="mb-6" />
      <About consultation={consultation} />
      <ConsultationFee id={params.id} {...loaderData} />
      {state === "booked" && <FoundForm consultation={consultation} />}
      {state === "booked" && !over && <MoveVisit consultation={consultation} />}
      {state === "booked" && !over && <CancelForm consultation={consultation} />}
    </>
  );
}

type Consultation = Route.ComponentProps["loaderData"]["consultation"];

const cancelledWords = {
  owner: "Cancelled by you",
  client: "Cancelled by the client",
  house: "Given up, because the e-mail address was not verified within a day,",
};

function CancelledNote({ consultation: { cancelledAt, cancelledBy, cancelMessage } }: { consultation: Consultation }) {
  return (
    <FormMessage kind="info" className="mb-6">
      {cancelledWords[cancelledBy ?? "client"]}
      {cancelledAt && ` on ${formatDateTime(cancelledAt)}`}.
      {cancelMessage && <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-soft">{cancelMessage}</p>}
    </FormMessage>
  );
}

function About({ consultation }: { consultation: Consultation }) {
  const { kind, address, phoneNumber, email, note, createdAt } = consultation;
  return (
    <Facts>
      <Fact term={kind === "call" ? "Video call" : "Address"}>
        {kind === "call" ? <FactLink href={address}>{address}</FactLink> : address}
      </Fact>
      <PhoneFact phoneNumber={phoneNumber} />
      <EmailFact email={email} />
      <Fact term="Note" className="max-w-measure whitespace-pre-line sm:col-span-2">
        {note || "None"}
      </Fact>
      <Fact term="Booked">{formatDate(createdAt)}</Fact>
    </Facts>
  );
}

function CancelForm({ consultation }: { consultation: Consultation }) {
  const act = useAct("cancel-consultation");
  return (
    <div className="mt-10 max-w-2xl">
      <Disclosure summary="Cancel this consultation" defaultOpen={act.problem?.field === "message"}>
        <ActForm
          act={act}
          version={consultation.version}
          submit="Cancel the consultation"
          pendingLabel="Cancelling"
          variant="danger"
          className="grid gap-4"
        >
          <TextAreaField
            label="Message to the client"
            hint="We include this in the message."
            rows={3}
            maxLength={MAX_CONSULTATION_TEXT}
            required
            {...fieldAfter(act.problem, "message")}
          />
          <EmailFields
            announced={`Cancelling e-mails ${fullName(consultation)} your message, and what is left to pay on an order from which the fee is taken. You get a notice for your own calendar in any case.`}
            problem={act.problem}
            client={{ name: fullName(consultation), reachable: hasAddress(consultation.email) }}
          />
        </ActForm>
      </Disclosure>
    </div>
  );
}

/** Another time, which only the client could choose before. */
function MoveVisit({ consultation }: { consultation: Consultation }) {
  const act = useAct<AskedProblem>("move-consultation");
  const { problem } = act;
  const typed = problem?.values ?? {};
  const [time, setTime] = useState({ ...consultation.time, ...typed, buffer: "" });
  return (
    <div className="mt-10 max-w-2xl">
      <Disclosure summary="Move this consultation" defaultOpen={problem !== undefined}>
        <ActForm
          act={act}
          version={consultation.version}
          submit={problem?.anyway ? "Move Anyway" : "Move"}
          pendingLabel="Moving"
          className="grid gap-6"
        >
          <TimeFields
            value={time}
            onChange={(changed) => setTime((before) => ({ ...before, ...changed }))}
            problem={problem}
            kind="blocked"
          />
          <EmailFields announced="Moving it e-mails the client the new time." problem={problem} />
          {problem?.anyway && <FormMessage kind="info">{problem.error}</FormMessage>}
          {problem?.anyway && <input type="hidden" name="anyway" value={problem.anyway} />}
        </ActForm>
      </Disclosure>
    </div>
  );
}

/** What was seen and agreed at the windows, before it is forgotten. */
function FoundForm({ consultation }: { consultation: Consultation }) {
  const act = useAct("note-found");
  return (
    <ActForm
      key={consultation.foundWords}
      act={act}
      version={consultation.version}
      submit="Save What Was Found"
      variant="secondary"
      className="mt-10 grid max-w-2xl gap-4"
    >
      <TextAreaField
        label="What the visit found"
        hint="For us alone."
        optional
        rows={3}
        maxLength={MAX_CONSULTATION_TEXT}
        {...fieldAfter(act.problem, "foundWords", consultation.foundWords)}
      />
    </ActForm>
  );
}
