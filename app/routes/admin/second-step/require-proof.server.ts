import { type RouterContextProvider, redirect } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { pagePath } from "#app/domain/accounts/destination.ts";
import { SECOND_STEP_FIELD } from "#app/domain/accounts/second-step/typed-code.ts";
import { refusal } from "#app/domain/refusal.ts";
import { HOME, SECOND_STEP } from "#app/routes/admin/paths.ts";
import { findProofState, proveSecondStep } from "#app/services/accounts/second-step/prove-second-step.server.ts";
import type { Form } from "#app/web/form.server.ts";

type Context = Readonly<RouterContextProvider>;

/** For a page or a file: leads to where the second step is asked for, and from there back. */
export async function requireProof(context: Context, request: Request, freshness?: { fresh: boolean }) {
  const { due, enabled } = await findProofState(context.get(appContext), context.get(userContext), freshness);
  const to = pagePath(new URL(request.url)) ?? HOME;
  if (due) throw redirect(`${SECOND_STEP}?${new URLSearchParams({ to })}`);
  return { enabled };
}

/**
 * For a form: a refusal makes it ask for the code beside what was typed, and it is sent again with both. Where the field was
 * not there yet, nobody has made a mistake, and the page asks without the color of one.
 */
export async function proveIn(context: Context, form: Form, freshness?: { fresh: boolean }) {
  const [app, user] = [context.get(appContext), context.get(userContext)];
  const proved = await proveSecondStep(app, user, form.text(SECOND_STEP_FIELD), freshness);
  if (proved.ok || form.checked(SECOND_STEP_FIELD)) return proved;
  return refusal("second_step_due", proved.reason, proved.field);
}

/** The same for a form with a payment link, because money follows it: only where the link becomes another. */
export async function proveForLink(
  context: Context,
  form: Form,
  link: { before: string | null; after: string | null },
) {
  return link.before === link.after ? ({ ok: true } as const) : proveIn(context, form);
}
