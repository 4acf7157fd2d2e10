import { Form, useNavigation } from "react-router";
import { type Retention, retentionFields, retentionNames } from "#app/domain/retention/retention-rules.ts";
import { RETENTION } from "#app/routes/admin/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

interface RetentionFormProps {
  rules: Retention;
  version: number;
  problem: FormProblem | undefined;
}

export function RetentionForm({ rules, version, problem }: RetentionFormProps) {
  const pending = useNavigation().formMethod === "POST";
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  return (
    <Form ref={form} {...marks} method="post" noValidate key={version} className="grid max-w-2xl gap-6">
      {problem && !problem.field && (
        <FormMessage kind="error">
          {problem.error}{" "}
          {problem.code === "stale" && (
            <ButtonLink to={RETENTION} reloadDocument variant="quiet" size="sm">
              Show the newer version
            </ButtonLink>
          )}
        </FormMessage>
      )}
      <input type="hidden" name="version" value={problem?.values?.version ?? version} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        {retentionNames.map((name) => {
          const { label, hint, least, most } = retentionFields[name];
          const field = fieldAfter(problem, name);
          return (
            <TextField
              key={name}
              label={`${label} (days)`}
              hint={`${hint} ${least} to ${most} days.`}
              inputMode="numeric"
              autoComplete="off"
              {...field}
              defaultValue={field.defaultValue ?? rules[name]}
            />
          );
        })}
      </div>
      <div>
        <Button type="submit" pending={pending} pendingLabel="Saving">
          Save
        </Button>
      </div>
    </Form>
  );
}
