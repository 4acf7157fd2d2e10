import { Form, useNavigation } from "react-router";
import { MAX_NOTE } from "#app/domain/ledger/ledger-acts.ts";
import { PRICES_AND_TERMS } from "#app/routes/admin/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import type { FormProblem } from "#app/web/form-problem.ts";

interface PaymentSettingsProps {
  stored: { payByCheck: string; reminders: boolean; version: number };
  problem: FormProblem | undefined;
}

/** What a client reads and hears of paying. It holds at once, for quotes that exist already too. */
export function PaymentSettings({ stored, problem }: PaymentSettingsProps) {
  const pending = useNavigation().formData?.get("intent") === "payments";
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  const values = problem?.values;
  return (
    <Form
      ref={form}
      {...marks}
      method="post"
      noValidate
      preventScrollReset
      aria-labelledby="payments"
      key={stored.version}
      className="mt-10 grid max-w-3xl gap-6 border-line border-t pt-6"
    >
      <div>
        <h2 id="payments" className="text-xl">
          Payments
        </h2>
        <p className="mt-1 max-w-measure text-ink-soft">This holds at once, for quotes that exist already too.</p>
      </div>
      {problem && !problem.field && (
        <FormMessage kind="error">
          {problem.error}{" "}
          {problem.code === "stale" && (
            <ButtonLink to={PRICES_AND_TERMS} reloadDocument variant="quiet" size="sm">
              Show the newer version
            </ButtonLink>
          )}
        </FormMessage>
      )}
      <input type="hidden" name="intent" value="payments" />
      <input type="hidden" name="version" value={values?.version ?? stored.version} />
      <TextAreaField
        label="How to pay by check"
        optional
        name="payByCheck"
        maxLength={MAX_NOTE}
        hint="In your own words: whom a check is made out to, and where it goes. Clients with something to pay read it; empty says nothing."
        defaultValue={values?.payByCheck ?? stored.payByCheck}
        error={problem?.field === "payByCheck" ? problem.error : undefined}
      />
      <CheckboxField
        name="reminders"
        label="Remind clients by e-mail"
        hint="Of a quote that is about to end, and of a deposit or balance that is due or late. Each order can be left out on its own page."
        defaultChecked={values ? values.reminders === "on" : stored.reminders}
      />
      <div>
        <Button type="submit" pending={pending} pendingLabel="Saving">
          Save Payments
        </Button>
      </div>
    </Form>
  );
}
