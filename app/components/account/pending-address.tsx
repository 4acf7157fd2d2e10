import { Form, useNavigation } from "react-router";
import { formatDateTime } from "#app/domain/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";

export interface AddressChangeShown {
  address: string;
  askedAt: string;
}

interface PendingAddressProps {
  change: AddressChangeShown;
  problem: FormProblem | undefined;
}

/** An address that was asked for and is not the account's yet. */
export function PendingAddress({ change: { address, askedAt }, problem }: PendingAddressProps) {
  const pending = useNavigation().formData?.get("intent") === "cancel-address";
  return (
    <div className="mt-4 mb-6 grid gap-4">
      {problem ? <FormMessage kind="error">{problem.error}</FormMessage> : null}
      <FormMessage kind="info">
        <p className="wrap-anywhere">
          We’ve written to <span className="font-medium">{address}</span>. Open the link there to make it your address;
          until then nothing changes.
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          Sent {formatDateTime(askedAt)}. The link works for a week. No e-mail? Look in the spam folder, or ask for it
          again with the button below.
        </p>
      </FormMessage>
      <Form method="post" preventScrollReset>
        <Button
          type="submit"
          name="intent"
          value="cancel-address"
          variant="secondary"
          size="sm"
          pending={pending}
          pendingLabel="Canceling"
        >
          Cancel this change
        </Button>
      </Form>
    </div>
  );
}
