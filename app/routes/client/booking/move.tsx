import { Form, type ShouldRevalidateFunctionArgs, useNavigation } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { checkChosenTime } from "#app/domain/consultations/consultation-rules.ts";
import { moveConsultation } from "#app/services/consultations/change-consultation.server.ts";
import { findMyConsultation } from "#app/services/consultations/find-consultation.server.ts";
import { Button, ButtonLink, ButtonRow } from "#app/ui/button.tsx";
import { Refused, useFocusOnError } from "#app/ui/post-form.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { passRetryAfter, sending } from "#app/web/form-problem.ts";
import { missing } from "#app/web/page-meta.ts";
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
      <Refused problem={!(appointment.change.ok && picker.chosen) ? problem : undefined} fields className="mb-6" />
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
            <Refused problem={problem} />
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
