import { takeTyped } from "#app/domain/forms/described-form.ts";
import type { Done } from "#app/domain/refusal.ts";
import { remakeForm, remakeName } from "#app/domain/workroom/remakes/remake-form.ts";
import { type ActRequest, answerActs } from "#app/routes/admin/orders/answer-act.server.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import {
  finishRemake,
  freezeRemake,
  openRemake,
  takeBackRemake,
} from "#app/services/workroom/remakes/change-remake.server.ts";
import { mutation, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";

const FAILED = "Failed to save the remake. Please try again.";
const told = { form: "remakes", failed: FAILED };

export const action = answerActs({
  "open-remake": ({ app, form, place, context }) =>
    mutation(context, {
      ...told,
      ...takeTyped(remakeForm, form.text),
      run: (remake) => openRemake(app, { ...place, formKey: form.key }, remake),
      done: () => redirectWithToast(orderPath(place.userId, place.orderId), "The remake is on its way."),
    }),
  "freeze-remake": acted(freezeRemake, "is frozen."),
  "take-back-remake": acted(takeBackRemake, "is taken back."),
  "finish-remake": acted(finishRemake, "is done."),
});

type Act = (app: ActRequest["app"], acting: ActRequest["place"] & { number: number }) => Promise<Done>;

function acted(act: Act, words: string) {
  return ({ app, form, place, context }: ActRequest) => {
    const number = form.wholeNumber("number");
    return mutation(context, {
      ...told,
      values: {},
      run: () => act(app, { ...place, number }),
      done: () => redirectWithToast(orderPath(place.userId, place.orderId), `Remake ${remakeName(number)} ${words}`),
    });
  };
}

export const clientAction = sending<typeof action>(FAILED, "remakes");

export { NoPage as default } from "#app/routes/admin/acts.tsx";
