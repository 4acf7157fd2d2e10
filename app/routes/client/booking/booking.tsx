import { Form, type ShouldRevalidateFunctionArgs, useNavigation } from "react-router";
import { appContext, requestContext, userContext } from "#app/contexts.server.ts";
import type { ConsultationKind } from "#app/domain/consultations/consultation-offer.ts";
import { checkBooking, MAX_CONSULTATION_TEXT } from "#app/domain/consultations/consultation-rules.ts";
import { formatMoney } from "#app/domain/money.ts";
import { PROFILE } from "#app/routes/client/paths.ts";
import { ResendButton } from "#app/routes/client/resend-button.tsx";
import { addressOf, bookConsultation } from "#app/services/consultations/book-consultation.server.ts";
import { hasStandingFee } from "#app/services/consultations/carry-fee.server.ts";
import { findUpcomingConsultation } from "#app/services/consultations/find-consultation.server.ts";
import { findCallOffer } from "#app/services/consultations/kept-schedule.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { Button, StandingLink, TextLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/data-table.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormKey, Refused, useFocusOnError } from "#app/ui/post-form.tsx";
import { mutation, newFormKey, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { fieldAfter, passRetryAfter, sending } from "#app/web/form-problem.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/booking";
import { Appointment } from "./appointment.tsx";
import { DayPicker } from "./day-picker.tsx";
import { loadAppointment } from "./load-appointment.server.ts";
import { loadPicker, type PickerData } from "./load-picker.server.ts";
import { BOOKING, CALL_BOOKING } from "./paths.ts";
import { TimeChoice } from "./time-choice.tsx";

const BOOK_FAILED = "Failed to book the consultation. Please try again.";

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { id } = context.get(userContext);
  const mine = await findUpcomingConsultation(app, id);
  if (mine) return { appointment: await loadAppointment(app, mine) };
  const kind = kindIn(new URL(request.url).searchParams.get("kind"));
  const call = kind === "call" ? await findCallOffer(app, id) : undefined;
  if (call && !call.ok) return { notOffered: call.reason };
  const offer = {
    kind,
    address: await addressOf(app.db, id),
    feeCents: call?.feeCents ?? (await findSite(app.db)).facts.offer.visitFee,
    /** It was paid for one that we cancelled. */
    feeStands: await hasStandingFee(app, id, kind),
  };
  return { picker: await loadPicker(app, request), offer, formKey: newFormKey() };
}

function kindIn(text: string | null): ConsultationKind {
  return text === "call" ? "call" : "visit";
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = { startsAt: form.text("startsAt"), note: form.text("note") };
  return mutation(context, {
    values,
    check: checkBooking(values),
    run: (booking) =>
      bookConsultation(
        context.get(appContext),
        context.get(userContext).id,
        { ...booking, kind: kindIn(form.text("kind")), from: context.get(requestContext).ip },
        form.key,
      ),
    failed: BOOK_FAILED,
    field: "startsAt",
    done: () => redirectWithToast(BOOKING, "Your consultation is booked. The details are in your e-mail."),
  });
}

export const headers = passRetryAfter;

export const clientAction = sending<typeof action>(BOOK_FAILED);

/** A time that somebody else took must leave the page, although the form was refused. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || actionStatus === 400 || defaultShouldRevalidate;
}

export default function BookingPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { appointment, notOffered, picker, offer, formKey } = loaderData;
  return (
    <>
      <Refused problem={!picker?.chosen ? problem : undefined} fields className="mb-6" />
      {notOffered && !problem && <p>{notOffered}</p>}
      {appointment && <Appointment appointment={appointment} />}
      {picker && <BookingForm picker={picker} offer={offer} formKey={formKey} problem={problem} />}
    </>
  );
}

type Offer = NonNullable<Route.ComponentProps["loaderData"]["offer"]>;

interface BookingFormProps {
  picker: PickerData;
  offer: Offer;
  formKey: string;
  problem: Route.ComponentProps["actionData"];
}

function BookingForm({ picker, offer, formKey, problem }: BookingFormProps) {
  const pending = useNavigation().formMethod === "POST";
  const form = useFocusOnError(problem);
  const call = offer.kind === "call";
  return (
    <>
      <h1 className="mb-6 text-xl">{call ? "Choose a time for a video call" : "Choose a time"}</h1>
      {picker.nothingFree ? <NothingFree /> : <DayPicker picker={picker} />}
      {picker.chosen && (
        <Form ref={form} method="post" noValidate preventScrollReset className="mt-8 grid gap-6">
          <FormKey value={formKey} />
          <input type="hidden" name="kind" value={offer.kind} />
          <TimeChoice
            key={picker.chosen.day}
            chosen={picker.chosen}
            before={problem?.values?.startsAt}
            error={problem?.field === "startsAt" ? problem.error : undefined}
          />
          <TextAreaField
            label="Note"
            optional
            rows={3}
            maxLength={MAX_CONSULTATION_TEXT}
            hint={call ? "What you have in mind." : "How to find you, or what you have in mind."}
            {...fieldAfter(problem, "note")}
          />
          <dl className="grid gap-4 border-line border-y py-5 sm:grid-cols-2 [&_dt]:text-ink-soft [&_dt]:text-sm">
            <div>
              <dt>{call ? "We talk by video" : "We come to"}</dt>
              <dd className="wrap-anywhere">
                {call ? "The link comes by e-mail." : <OurWay address={offer.address} />}
              </dd>
            </div>
            <div>
              <dt>{call ? "Fee" : "Consultation fee"}</dt>
              <dd>{feeWords(offer)}</dd>
            </div>
          </dl>
          <div>
            <Refused problem={problem} className="mb-4" />
            {problem?.code === "unverified" && (
              <div className="mb-4">
                <ResendButton backTo={call ? CALL_BOOKING : BOOKING} />
              </div>
            )}
            <Button pending={pending} pendingLabel="Booking" className="w-full sm:w-auto">
              Book this time
            </Button>
            <p className="mt-3 text-ink-soft text-sm">
              It takes about {picker.lengthMinutes} minutes. You can move or cancel it until 24 hours before.
            </p>
          </div>
        </Form>
      )}
    </>
  );
}

function OurWay({ address }: { address: string }) {
  return (
    <>
      {address}.{" "}
      <StandingLink to={`${PROFILE}?panel=edit`} target="_top" reloadDocument>
        Change
      </StandingLink>
    </>
  );
}

function feeWords({ kind, feeCents, feeStands }: Offer) {
  if (feeCents === 0) return "None";
  const fee = formatMoney(feeCents);
  if (feeStands) return `${fee}, which you have paid already`;
  return kind === "call" ? fee : `${fee}, credited on your final quote`;
}

function NothingFree() {
  const { business } = useSite();
  return (
    <EmptyState title="No times are free at the moment">
      Please call us at <TextLink href={business.phoneLink}>{business.phone}</TextLink> and we’ll find one together.
    </EmptyState>
  );
}
