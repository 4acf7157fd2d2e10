import { Form, useNavigation, useSearchParams } from "react-router";
import { formatDateTime } from "#app/domain/dates.ts";
import { Button, SmallButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { FormMessage, Refused, useFocusOnError, useUnsavedTyping } from "#app/ui/post-form.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

interface AddressSectionProps {
  /** The address that was asked for last and waits for its link. */
  change: AddressChangeShown | null;
  problem: FormProblem | undefined;
}

/** Where an account gets another e-mail address. Closed it is one button; open it is an address, so Back closes it. */
export function AddressSection({ change, problem }: AddressSectionProps) {
  const open = useSearchParams()[0].get("panel") === "email";
  return (
    <div className="mt-10 border-line border-t pt-8">
      {open ? (
        <AddressForm problem={problem?.form === "address" ? problem : undefined} />
      ) : (
        <ClosedAddress change={change} problem={problem?.form === "cancel-address" ? problem : undefined} />
      )}
    </div>
  );
}

function ClosedAddress({ change, problem }: AddressSectionProps) {
  return (
    <TitledSection id="email-address" title="E-mail address" className="max-w-xl">
      {change ? <PendingAddress change={change} problem={problem} /> : <SignInWord />}
      <Form method="get" preventScrollReset>
        <Button name="panel" value="email" variant="secondary">
          Change Email
        </Button>
      </Form>
    </TitledSection>
  );
}

function SignInWord() {
  return <p className="mt-2 mb-6 max-w-measure text-ink-soft">You log in with it, and our messages go there.</p>;
}

function AddressForm({ problem }: { problem: FormProblem | undefined }) {
  const pending = useNavigation().formData?.get("intent") === "address";
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem, "address");
  return (
    <TitledSection id="change-email" title="Change Email" className="max-w-xl">
      <p className="mt-2 max-w-measure text-ink-soft">
        We’ll send a link to the new address. You log in with the old one until you open it.
      </p>
      <Form ref={form} {...marks} method="post" noValidate className="mt-6 grid gap-6">
        <Refused problem={problem} />
        <TextField label="New Email" type="email" autoComplete="email" {...fieldAfter(problem, "newEmail")} />
        <PasswordField
          label="Your Password"
          autoComplete="current-password"
          {...fieldAfter(problem, "currentPassword")}
        />
        <div className="flex flex-wrap gap-4">
          <Button name="intent" value="address" pending={pending} pendingLabel="Sending">
            Send the link
          </Button>
          <Button form="close-email" variant="quiet">
            Cancel
          </Button>
        </div>
      </Form>
      <Form id="close-email" method="get" preventScrollReset />
    </TitledSection>
  );
}

interface AddressChangeShown {
  address: string;
  askedAt: string;
}

interface PendingAddressProps {
  change: AddressChangeShown;
  problem: FormProblem | undefined;
}

/** An address that was asked for and is not the account's yet. */
function PendingAddress({ change: { address, askedAt }, problem }: PendingAddressProps) {
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
        <SmallButton name="intent" value="cancel-address" pending={pending} pendingLabel="Canceling">
          Cancel this change
        </SmallButton>
      </Form>
    </div>
  );
}
