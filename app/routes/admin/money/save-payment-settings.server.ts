import type { RouterContextProvider } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { PRICES_AND_TERMS } from "#app/routes/admin/paths.ts";
import { saveMoneySettings } from "#app/services/ledger/money-settings.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import type { Form } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";

/** How to pay by check, and whether clients are reminded. */
export function savePaymentSettings(context: Readonly<RouterContextProvider>, form: Form, failed: string) {
  const payByCheck = form.text("payByCheck");
  const reminders = form.checked("reminders");
  const version = form.wholeNumber("version");
  return mutation(context, {
    ...{ form: "payments", failed },
    values: { payByCheck, reminders: reminders ? "on" : "", version: form.text("version") },
    run: () =>
      saveMoneySettings(context.get(appContext), {
        ...{ payByCheck, reminders, version, actorId: context.get(userContext).id },
      }),
    done: () => redirectWithToast(PRICES_AND_TERMS, "Saved. Clients read it from now on."),
  });
}
