import { Form, useNavigation } from "react-router";
import { dutyContext, userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { wallTime } from "#app/domain/appointments/wall-time.ts";
import { dayOf } from "#app/domain/calendar.ts";
import {
  CONSULTATION_MISSING,
  checkCancelMessage,
  MAX_CONSULTATION_TEXT,
} from "#app/domain/consultations/consultation-rules.ts";
import { formatDate, formatDateTime, formatLongDate, formatTime } from "#app/domain/dates.ts";
import { hasAddress } from "#app/domain/emails/no-address.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { EmailFields } from "#app/routes/admin/email-fields.tsx";
import { EmailFact, Fact, Facts, PhoneFact } from "#app/routes/admin/facts.tsx";
import { CONSULTATIONS, consultationPath, customerPath } from "#app/routes/admin/paths.ts";
import { LastChanges } from "#app/routes/admin/undo/last-changes.tsx";
import { undoToast } from "#app/routes/admin/undo/undo-toast.ts";
import type { AskedProblem } from "#app/routes/admin/week/asked.ts";
import { noteFound } from "#app/services/appointments/book-visit.server.ts";
import { cancelConsultation } from "#app/services/consultations/cancel-consultation.server.ts";
import { chooseCredit } from "#app/services/consultations/choose-credit.server.ts";
import { findConsultation, findCreditsOf, findFee } from "#app/services/consultations/find-consultation.server.ts";
import { findSchedule } from "#app/services/consultations/find-schedule.server.ts";
import { markFee } from "#app/services/consultations/mark-fee.server.ts";
import { refundFee } from "#app/services/consultations/refund-fee.server.ts";
import { listUndos } from "#app/services/undos/undos.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { FactLink } from "#app/ui/page/text-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { fieldAfter } from "#app/web/form-problem.ts";
import { missing } from "#app/web/missing.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import { sending } from "#app/web/send-form.ts";
import type { Route } from "./+types/consultation";
import { ConsultationFee } from "./consultation-fee.tsx";
import { moveTheVisit } from "./move-visit.server.ts";
import { FoundForm, MoveVisit } from "./visit-forms.tsx";

const CHANGE_FAILED = "Failed to change the consultation. Please try again.";
const cancelledToast = "The consultation is cancelled. The client is not e-mailed.";
const cancelledAndToldToast = "The consultation is cancelled. The client is told by e-mail.";
const paidToast = "The fee is marked as paid.";
const unpaidToast = "The fee is marked as not paid.";

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

const payments = new Map([
  ["paid", true],
  ["unpaid", false],
]);

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const leaveOut = form.checked("leaveOut");
  const change = {
    actorId: context.get(userContext).id,
    id: params.id,
    version: form.wholeNumber("version"),
    leaveOut,
  };
  const kept = { leaveOut: leaveOut ? "on" : "" };
  const app = context.get(appContext);
  const here = consultationPath(params.id);
  if (form.text("intent") === "cancel") {
    return mutation(context, {
      form: "cancel",
      values: { message: form.text("message"), ...kept },
      check: checkCancelMessage(form.text("message")),
      run: (message) => cancelConsultation(app, { ...change, by: "owner", message }),
      failed: CHANGE_FAILED,
      done: ({ undoId }) =>
        redirectWithToast(here, undoToast(leaveOut ? cancelledToast : cancelledAndToldToast, undoId)),
    });
  }
  if (form.text("intent") === "move") return moveTheVisit(context, { form, change, tell: !leaveOut });
  if (form.text("intent") === "found") {
    const foundWords = form.text("foundWords");
    return mutation(context, {
      form: "found",
      values: { foundWords },
      run: () => noteFound(app, { ...change, words: foundWords }),
      failed: CHANGE_FAILED,
      done: () => redirectWithToast(here, "It is noted."),
    });
  }
  if (form.text("intent") === "credit") {
    const choice = { orderId: form.text("creditOrderId") || null, early: form.checked("creditEarly") };
    return mutation(context, {
      form: "credit",
      values: kept,
      run: () => chooseCredit(app, { ...change, ...choice }),
      failed: CHANGE_FAILED,
      done: () => redirectWithToast(here, "The credit is saved."),
    });
  }
  const [method, receivedOn] = [form.text("method"), form.text("receivedOn")];
  if (form.text("intent") === "refund") {
    const typed = {
      amount: form.text("amount"),
      method,
      receivedOn,
      reference: form.text("reference"),
      note: form.text("note"),
    };
    return mutation(context, {
      form: "refund",
      values: { ...typed, ...kept },
      run: () => refundFee(app, { ...change, typed }),
      failed: CHANGE_FAILED,
      done: () => redirectWithToast(here, "The refund is recorded."),
    });
  }
  return mutation(context, {
    form: "fee",
    values: { method, receivedOn, ...kept },
    check: checkPayment(form.text("intent")),
    run: (paid) => markFee(app, { ...change, paid, method, receivedOn }),
    failed: CHANGE_FAILED,
    done: (_, paid) => redirectWithToast(here, paid ? paidToast : unpaidToast),
  });
}

function checkPayment(intent: string): Verdict<boolean> {
  const paid = payments.get(intent);
  return paid === undefined ? { ok: false, reason: CHANGE_FAILED } : { ok: true, value: paid };
}

export const clientAction = sending<typeof action>(CHANGE_FAILED);

export default function AdminConsultationPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { consultation, over, credits, openOrders, fee, usualMethod } = loaderData;
  const problem: AskedProblem | undefined = actionData;
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
      {problem && !problem.field && (
        <FormMessage kind="error" className="mb-6">
          {problem.error}
        </FormMessage>
      )}
      <About consultation={consultation} />
      <ConsultationFee
        id={params.id}
        consultation={consultation}
        credits={credits}
        openOrders={openOrders}
        over={over}
        fee={fee}
        usualMethod={usualMethod}
        problem={problem}
      />
      {state === "booked" && <FoundForm consultation={consultation} problem={problem} />}
      {state === "booked" && !over && <MoveVisit consultation={consultation} problem={problem} />}
      {state === "booked" && !over && <CancelForm consultation={consultation} problem={problem} />}
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

function CancelForm({
  consultation,
  problem,
}: {
  consultation: Consultation;
  problem: Route.ComponentProps["actionData"];
}) {
  const pending = useNavigation().formData?.get("intent") === "cancel";
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  return (
    <div className="mt-10 max-w-2xl">
      <Disclosure summary="Cancel this consultation" defaultOpen={problem?.field === "message"}>
        <Form ref={form} {...marks} method="post" noValidate preventScrollReset className="grid gap-4">
          <input type="hidden" name="version" value={consultation.version} />
          <TextAreaField
            label="Message to the client"
            hint="We include this in the message."
            rows={3}
            maxLength={MAX_CONSULTATION_TEXT}
            required
            {...fieldAfter(problem, "message")}
          />
          <EmailFields
            announced={`Cancelling e-mails ${fullName(consultation)} your message, and what is left to pay on an order from which the fee is taken. You get a notice for your own calendar in any case.`}
            problem={problem?.form === "cancel" ? problem : undefined}
            client={{ name: fullName(consultation), reachable: hasAddress(consultation.email) }}
          />
          <div>
            <Button name="intent" value="cancel" variant="danger" size="sm" pending={pending} pendingLabel="Cancelling">
              Cancel the consultation
            </Button>
          </div>
        </Form>
      </Disclosure>
    </div>
  );
}
