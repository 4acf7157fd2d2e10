import { useFetcher } from "react-router";
import { emailLabel } from "#app/domain/emails/email-kinds.ts";
import { checkSendAgain } from "#app/domain/emails/email-list.ts";
import { emailPath } from "#app/routes/admin/paths.ts";
import { SmallButton } from "#app/ui/button.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";
import type { ShownEmail } from "./email-state.tsx";

/** One press, no question. `backTo` is the page it stands on. */
export function SendAgainForm({ email, backTo, to }: { email: ShownEmail; backTo: string; to: string }) {
  const fetcher = useFetcher<FormProblem>();
  if (!checkSendAgain(email).ok || email.underWay) return null;
  return (
    <fetcher.Form method="post" action={emailPath(email.id)}>
      <input type="hidden" name="asked" value={email.timesAskedAgain} />
      <input type="hidden" name="backTo" value={backTo} />
      <SmallButton
        pending={fetcher.state !== "idle"}
        pendingLabel="Sending"
        aria-label={`Send Again: ${emailLabel(email.kind)} to ${to}`}
      >
        Send Again
      </SmallButton>
      {fetcher.data?.error && (
        <p role="alert" className="mt-2 text-clay-deep text-sm">
          {fetcher.data.error}
        </p>
      )}
    </fetcher.Form>
  );
}
