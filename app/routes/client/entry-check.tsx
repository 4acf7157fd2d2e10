import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";

interface EntryCheckProps {
  asked: string;
  version: number;
  /** Where they can ask for a change; nothing where it can no longer be changed by asking. */
  change: string | undefined;
  problem: FormProblem | undefined;
}

/** We entered it for them: one press says that it is right. */
export function EntryCheck({ asked, version, change, problem }: EntryCheckProps) {
  const pending = useNavigation().formData?.get("intent") === "right";
  return (
    <section aria-label="Please check" className="border-brass border-l-2 bg-bone/60 px-4 py-4 print:hidden">
      <p className="font-medium">{asked}</p>
      {problem && (
        <FormMessage kind="error" className="mt-3">
          {problem.error}
        </FormMessage>
      )}
      <Form method="post" preventScrollReset className="mt-3">
        <input type="hidden" name="version" value={version} />
        <ButtonRow>
          <Button type="submit" name="intent" value="right" size="sm" pending={pending} pendingLabel="Saving">
            These Are Right
          </Button>
          {change && (
            <ButtonLink to={change} variant="secondary" size="sm" preventScrollReset>
              Ask for a Change
            </ButtonLink>
          )}
        </ButtonRow>
      </Form>
    </section>
  );
}
