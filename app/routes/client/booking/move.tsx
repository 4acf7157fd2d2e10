import { Form, type ShouldRevalidateFunctionArgs, useNavigation } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { checkChosenTime } from "#app/domain/consultations/consultation-rules.ts";
import { findMyConsultation } from "#app/services/consultations/find-my-consultation.server.ts";
import { moveConsultation } from "#app/services/consultations/move-consultation.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { passRetryAfter } from "#app/web/form-problem.ts";
import { missing } from "#app/web/missing.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { sending } from "#app/web/send-form.ts";
import type { Route } from "./+types/move";
import { DayPicker } from "./day-picker.tsx";
import { loadAppointment } from "./load-appointment.server.ts";
import { loadPicker } from "./load-picker.server.ts";
import { BOOKING } from "./paths.ts";
import { TimeChoice } from "./time-choice.tsx";

const MOVE_FAILED = "Failed to move the consultation. Please try again.";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const mine = await findMyConsultation(app, context.get(userContext).id, params.consultationId);
  if (mine?.state !== "booked") throw missing();
  const appointment = await loadAppointment(app, mine);
  return { appointment, version: mine.version, picker: await loadPicker(app, request, mine) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const startsAt = form.text("startsAt");
  const consultation = {
    userId: context.get(userContext).id,
    id: params.consultationId,
    version: form.wholeNumber("version"),
  };
  return mutation(context, {
    values: { startsAt },
    check: checkChosenTime(startsAt),
    run: (time) => moveConsultation(context.get(appContext), { ...consultation, startsAt: time }),
    failed: MOVE_FAILED,
    field: "startsAt",
    thrown: { missing },
    done: () => redirectWithToast(BOOKING, "Your consultation is moved. The details are in your e-mail."),
  });
}

export const headers = passRetryAfter;

export const clientAction = sending<typeof action>(MOVE_FAILED);

/** A time that somebody else took must leave the page, although the form was refused. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || actionStatus === 400 || defaultShouldRevalidate;
}

export default function MovePage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { appointment, version, picker } = loaderData;
  const pending = useNavigation().formMethod === "POST";
  const form = useFocusOnError(problem);
  const keep = (
    <ButtonLink to={BOOKING} variant="quiet">
      Keep the time
    </ButtonLink>
  );
  return (
    <>
      <h1 className="text-xl">Move your consultation</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        Now: {appointment.day}, {appointment.times}
      </p>
      {problem && !(appointment.change.ok && picker.chosen) && (
        <FormMessage kind="error" className="mb-6">
          {problem.error}
        </FormMessage>
      )}
      {appointment.change.ok ? (
        <>
          <DayPicker picker={picker} />
          <Form ref={form} method="post" noValidate preventScrollReset className="mt-8 grid gap-6">
            <input type="hidden" name="version" value={version} />
            {picker.chosen && (
              <TimeChoice
                key={picker.chosen.day}
                chosen={picker.chosen}
                before={problem?.values?.startsAt}
                error={problem?.field === "startsAt" ? problem.error : undefined}
              />
            )}
            {problem && !problem.field && <FormMessage kind="error">{problem.error}</FormMessage>}
            <ButtonRow>
              <Button pending={pending} pendingLabel="Moving">
                Move to this time
              </Button>
              {keep}
            </ButtonRow>
          </Form>
        </>
      ) : (
        <>
          <p className="mb-6">{appointment.change.reason}</p>
          {keep}
        </>
      )}
    </>
  );
}
