import { redirect } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { destinationFor } from "#app/domain/accounts/destination.ts";
import { requestVerification } from "#app/services/accounts/addresses/own-address.server.ts";
import { logFailure, readForm, redirectWithToast } from "#app/web/form.server.ts";
import type { Route } from "./+types/resend-verification";
import { HOME } from "./paths.ts";

const SEND_FAILED = "Failed to send the e-mail. Please try again later.";

/** Only a form leads here; whoever reloads after it finds the portal. */
export function loader() {
  return redirect(HOME);
}

/** Leads back to where the button was pressed, and says there what became of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { id, role, email } = context.get(userContext);
  const backTo = destinationFor(role, form.text("backTo"));
  try {
    const result = await requestVerification(context.get(appContext), id);
    if (!result.ok) return redirectWithToast(backTo, { kind: "error", message: result.reason });
    return redirectWithToast(
      backTo,
      result.already ? "Your address is verified." : `We sent a new link to ${email}. Please check your inbox.`,
    );
  } catch (error) {
    logFailure(context, error);
    return redirectWithToast(backTo, { kind: "error", message: SEND_FAILED });
  }
}
