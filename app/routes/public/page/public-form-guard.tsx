import { SHOWN_FIELD, TRAP_FIELD } from "#app/domain/public-forms/public-form.ts";
import { FormKey } from "#app/ui/form-key.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";

interface PublicFormGuardProps {
  shown: string;
  formKey: string;
  problem: FormProblem | undefined;
}

/** Stands in every form that anybody may send: a field that nobody sees, when the form was shown, and its key. */
export function PublicFormGuard({ shown, formKey, problem }: PublicFormGuardProps) {
  const newer = problem?.code === "expired" && problem.values?.[SHOWN_FIELD];
  return (
    <>
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Please leave this empty
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={SHOWN_FIELD} value={newer || shown} />
      <FormKey value={formKey} />
    </>
  );
}
