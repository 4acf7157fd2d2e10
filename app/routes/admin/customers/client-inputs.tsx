import { AddressInputs, ContactInput } from "#app/components/contact-input.tsx";
import type { ClientDetails } from "#app/domain/customers/client-details.ts";
import { customerPath } from "#app/routes/admin/paths.ts";
import type { Known } from "#app/services/customers/add-client.server.ts";
import { TextLink } from "#app/ui/button.tsx";
import { FieldGrid } from "#app/ui/field.tsx";
import { FormMessage, Refused } from "#app/ui/post-form.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";

/** With whoever has the address or number already. */
export type ClientProblem = FormProblem & { known?: Known };

interface ClientInputsProps {
  problem: ClientProblem | undefined;
  known?: Partial<ClientDetails> | undefined;
}

/** What we write down of a client ourselves: a name, one way to reach them, and the rest when it is known. */
export function ClientInputs({ problem, known }: ClientInputsProps) {
  // The browser would fill in the owner's own name.
  const filled = { problem, known, autoComplete: "off" };
  const other = problem?.known;
  return (
    <>
      <Refused problem={problem} />
      {other?.isClient && (
        <FormMessage kind="info">
          <TextLink to={customerPath(other.id)}>Go to {other.name}</TextLink>
        </FormMessage>
      )}
      <FieldGrid className="sm:grid-cols-2">
        <ContactInput name="firstName" {...filled} />
        <ContactInput name="lastName" {...filled} />
        <ContactInput name="phoneNumber" {...filled} />
        <ContactInput name="email" optional {...filled} />
      </FieldGrid>
      <fieldset className="grid gap-x-4 gap-y-6 border-line border-t pt-6 sm:grid-cols-6">
        <legend className="sr-only">Address</legend>
        <AddressInputs {...filled} optional />
      </fieldset>
    </>
  );
}
