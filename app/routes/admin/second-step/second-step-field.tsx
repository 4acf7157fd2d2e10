import { PasskeyButton } from "#app/components/passkey-button.tsx";
import { SECOND_STEP_FIELD } from "#app/domain/accounts/second-step/typed-code.ts";
import { PASSKEY } from "#app/routes/admin/paths.ts";
import { TextField } from "#app/ui/field.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

interface SecondStepFieldProps {
  problem: FormProblem | undefined;
  /** Known beforehand, so that nothing has to be typed twice. */
  due?: boolean | undefined;
  hint?: string | undefined;
}

/** Stands in a form whose save was held back for the second step; in others it is not there. */
export function SecondStepField({ problem, due, hint = "We ask at most every 12 hours." }: SecondStepFieldProps) {
  const asked = due || problem?.field === SECOND_STEP_FIELD;
  if (!asked) return null;
  const isNew = problem?.code === "second_step_due";
  const { error, ...field } = fieldAfter(problem, SECOND_STEP_FIELD);
  return (
    <div className="border-brass border-l-2 bg-bone/60 px-4 py-4">
      {isNew ? <p className="mb-4">{error}</p> : null}
      <TextField
        label="Code from your authenticator app"
        hint={`Or a recovery code. ${hint}`}
        error={isNew ? undefined : error}
        data-asked={isNew || undefined}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className="max-w-xs"
        {...field}
      />
      <PasskeyButton address={PASSKEY} within="form">
        Use a passkey instead
      </PasskeyButton>
    </div>
  );
}
