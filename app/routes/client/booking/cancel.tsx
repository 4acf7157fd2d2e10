import { Form, useNavigation } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { cancelConsultation } from "#app/services/consultations/change-consultation.server.ts";
import { findMyConsultation } from "#app/services/consultations/find-consultation.server.ts";
import { Button, ButtonLink, ButtonRow } from "#app/ui/button.tsx";
import { Refused } from "#app/ui/post-form.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { missing } from "#app/web/page-meta.ts";
import type { Route } from "./+types/cancel";
import { loadAppointment } from "./load-appointment.server.ts";
import { BOOKING, CALL_BOOKING } from "./paths.ts";

const CANCEL_FAILED = "Failed to cancel the consultation. Please try again.";

export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const mine = await findMyConsultation(app, context.get(userContext).id, params.consultationId);
  if (mine?.state !== "booked") throw missing();
  return { appointment: await loadAppointment(app, mine), version: mine.version };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const userId = context.get(userContext).id;
  const mine = await findMyConsultation(app, userId, params.consultationId);
  const cancellation = {
    by: "client" as const,
    userId,
    id: params.consultationId,
    version: form.wholeNumber("version"),
  };
  return mutation(context, {
    run: () => cancelConsultation(app, cancellation),
    failed: CANCEL_FAILED,
    thrown: { missing },
    // The calendar that it was booked in.
    done: () => redirectWithToast(mine?.kind === "call" ? CALL_BOOKING : BOOKING, "Your consultation is cancelled."),
  });
}

export const clientAction = sending<typeof action>(CANCEL_FAILED);

/** A page rather than a dialog: it asks before scripts have loaded, too. */
export default function CancelPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { appointment, version } = loaderData;
  const pending = useNavigation().formMethod === "POST";
  return (
    <>
      <h1 className="text-xl">Cancel your consultation?</h1>
      <p className="mt-2">
        {appointment.day}, {appointment.times}
      </p>
      <p className="mt-2 mb-6 text-ink-soft">
        {appointment.feePaid ? "We’ll write to you about the fee you have paid. " : ""}You can book another time
        whenever you like.
      </p>
      <Refused problem={problem} fields className="mb-6" />
      {!appointment.change.ok && <p className="mb-6">{appointment.change.reason}</p>}
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        <ButtonRow>
          {appointment.change.ok && (
            <Button variant="danger" pending={pending} pendingLabel="Cancelling">
              Cancel the consultation
            </Button>
          )}
          <ButtonLink to={BOOKING} variant="secondary">
            Keep it
          </ButtonLink>
        </ButtonRow>
      </Form>
    </>
  );
}
