import { Form, useNavigation } from "react-router";
import { MAX_WINDOWS } from "#app/domain/orders/order-limits.ts";
import { Button, ButtonLink, ButtonRow } from "#app/ui/button.tsx";
import { FormKey } from "#app/ui/post-form.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";
import { StepProblem } from "./step-problem.tsx";

interface AddWindowProps {
  version: number;
  formKey: string;
  full: boolean;
  windowCountPage: string;
  problem: FormProblem | undefined;
}

/** One more window in one step: it is added, and its measurements come next. */
export function AddWindow({ version, formKey, full, windowCountPage, problem }: AddWindowProps) {
  const adding = useNavigation().formData?.get("intent") === "add";
  return (
    <Form method="post" className="mt-8 grid gap-4">
      <input type="hidden" name="version" value={version} />
      <FormKey value={formKey} />
      {problem ? <StepProblem problem={problem} /> : null}
      <ButtonRow>
        <Button
          name="intent"
          value="add"
          variant="secondary"
          pending={adding}
          pendingLabel="Adding"
          disabledReason={full ? `An order has at most ${MAX_WINDOWS} windows.` : undefined}
        >
          Add a window
        </Button>
        <ButtonLink to={windowCountPage} variant="quiet">
          Change the number of windows
        </ButtonLink>
      </ButtonRow>
    </Form>
  );
}
