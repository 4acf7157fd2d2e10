import { Form, useNavigation } from "react-router";
import { SECOND_STEP_FIELD } from "#app/domain/accounts/second-step/typed-code.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

interface SwitchFormProps {
  problem: FormProblem | undefined;
}

/** The password again, so that a device left open is not enough to lock its owner out. */
export function StartForm({ problem }: SwitchFormProps) {
  const pending = useNavigation().formData?.get("intent") === "start";
  const form = useFocusOnError(problem);
  return (
    <section aria-labelledby="start-second-step">
      <h2 id="start-second-step" className="text-xl">
        Set up an authenticator app
      </h2>
      <p className="mt-3 max-w-measure text-ink-soft">
        Any app that shows six-digit codes will do. Passkeys can be added afterwards.
      </p>
      <Form ref={form} method="post" noValidate className="mt-6 grid max-w-xl gap-6">
        <input type="hidden" name="intent" value="start" />
        {problem && !problem.field && <FormMessage kind="error">{problem.error}</FormMessage>}
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          {...fieldAfter(problem, "currentPassword")}
        />
        <div>
          <Button type="submit" pending={pending} pendingLabel="Starting">
            Set up
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** Asks for a code however lately one was given. */
export function TurnOffForm({ problem }: SwitchFormProps) {
  const pending = useNavigation().formData?.get("intent") === "turn-off";
  const form = useFocusOnError(problem);
  return (
    <section aria-labelledby="turn-off" className="mt-10 border-line border-t pt-8">
      <h2 id="turn-off" className="text-xl">
        Turn it off
      </h2>
      <p className="mt-3 max-w-measure text-ink-soft">
        Your password alone opens the account then. Recovery codes and passkeys go too.
      </p>
      <Form ref={form} method="post" noValidate className="mt-6 grid max-w-xl gap-6">
        <input type="hidden" name="intent" value="turn-off" />
        {problem && !problem.field && <FormMessage kind="error">{problem.error}</FormMessage>}
        <TextField
          label="Code"
          hint="Six digits from the app, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          className="max-w-xs"
          {...fieldAfter(problem, SECOND_STEP_FIELD)}
        />
        <div>
          <Button type="submit" variant="danger" pending={pending} pendingLabel="Turning off">
            Turn off
          </Button>
        </div>
      </Form>
    </section>
  );
}
