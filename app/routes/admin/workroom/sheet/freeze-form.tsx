import { Form, useNavigation } from "react-router";
import { type OpenCheck, writeSeen } from "#app/domain/workroom/sheet/open-checks.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { type WorkroomProblem, waveForm } from "./workroom-problem.ts";

interface FreezeFormProps {
  /** The packet that is replaced; 0 for the first one. */
  after: number;
  /** What is missing before work begins. */
  missing: readonly string[];
  /** The order is still to be started. */
  moves: boolean;
  problem: WorkroomProblem | undefined;
}

/** Start Work, and later a revision with its reason. Checks that stand open are asked about once. */
export function FreezeForm({ after, missing, moves, problem }: FreezeFormProps) {
  const pending = useNavigation().formData?.get("intent") === "freeze";
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem?.field && problem);
  return (
    <Form ref={form} {...marks} method="post" noValidate aria-label="Packet" className="mt-6 grid max-w-xl gap-4">
      <input type="hidden" name="intent" value="freeze" />
      <input type="hidden" name="after" value={after} />
      {problem && !problem.field && <FormMessage kind="error">{problem.error}</FormMessage>}
      {problem?.open && <OpenChecks open={problem.open} problem={problem} />}
      {after === 0 && missing.length > 0 && (
        <div className="grid gap-3 border-brass border-l-2 pl-4">
          {missing.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <TextField
            label="Why begin all the same?"
            name="why"
            autoComplete="off"
            defaultValue={problem?.values?.why}
            error={problem?.field === "why" ? problem.error : undefined}
          />
        </div>
      )}
      {after > 0 && (
        <TextField
          label="Why is the packet revised?"
          name="reason"
          autoComplete="off"
          defaultValue={problem?.values?.reason}
          error={problem?.faults?.reason}
        />
      )}
      <p className="text-ink-soft text-sm">
        {after === 0 && moves && "The order moves to In progress, and its client is told by e-mail. "}
        The packet is frozen. This cannot be undone.
      </p>
      <div>
        <Button type="submit" variant={after > 0 ? "secondary" : "primary"} pending={pending} pendingLabel="Freezing">
          {after > 0 ? "Revise the Packet" : "Start Work"}
        </Button>
      </div>
    </Form>
  );
}

function OpenChecks({ open, problem }: { open: readonly OpenCheck[]; problem: WorkroomProblem }) {
  return (
    <section aria-labelledby="open-checks" className="grid gap-4 border-brass border-l-2 bg-bone/60 py-3 pr-4 pl-4">
      <input type="hidden" name="seen" value={writeSeen(open)} />
      <div>
        <h3 id="open-checks" className="text-lg">
          Checks that stand open
        </h3>
        <p className="mt-1 text-ink-soft text-sm">
          Say why a check may stand, and it is waived. Where you say nothing, the work order prints it as open.
        </p>
      </div>
      {open.map(({ part, code, where, sentence }) => {
        const name = waveForm(part, code);
        return (
          <TextField
            key={name}
            label={`${where}: ${sentence}`}
            hint="Why may it stand?"
            name={name}
            optional
            autoComplete="off"
            defaultValue={problem.values?.[name]}
            error={problem.faults?.[name]}
          />
        );
      })}
    </section>
  );
}
