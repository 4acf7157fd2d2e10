import { toldByEmail } from "#app/domain/emails/no-address.ts";
import { MAX_OWNERS_LINE } from "#app/domain/orders/owner/order-announcement.ts";
import { CheckboxField, TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

interface EmailFieldsProps {
  /** What the save e-mails to whom, in a sentence. */
  announced: string | undefined;
  problem: FormProblem | undefined;
  hidden?: boolean;
  /** A line of the owner's goes with it. */
  withLine?: boolean;
  /** To whom it would go; of one without an address it is said that they are not written to. */
  client?: { name: string; reachable: boolean };
}

/** What a save will e-mail, said beside its button, and what the owner decides about that. */
export function EmailFields({ announced, problem, hidden = false, withLine = false, client }: EmailFieldsProps) {
  if (client?.reachable === false)
    return !hidden && announced ? <FormMessage kind="info">{toldByEmail(client)}</FormMessage> : null;
  return (
    <fieldset hidden={hidden} className="grid max-w-2xl gap-3">
      <legend className="sr-only">E-mail to the client</legend>
      {announced && <FormMessage kind="info">{announced}</FormMessage>}
      {withLine && (
        <TextField
          label="Your own line in this e-mail"
          optional
          autoComplete="off"
          maxLength={MAX_OWNERS_LINE}
          {...fieldAfter(problem, "line")}
        />
      )}
      <CheckboxField
        name="leaveOut"
        label="Save without this e-mail"
        defaultChecked={problem?.values?.leaveOut === "on"}
      />
    </fieldset>
  );
}
