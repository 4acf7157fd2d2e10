import { Form, useNavigation } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { cancelConsultation } from "#app/services/consultations/cancel-consultation.server.ts";
import { findMyConsultation } from "#app/services/consultations/find-my-consultation.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { missing } from "#app/web/missing.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { sending } from "#app/web/send-form.ts";
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
      {problem && (
        <FormMessage kind="error" className="mb-6">
          {problem.error}
        </FormMessage>
      )}
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
