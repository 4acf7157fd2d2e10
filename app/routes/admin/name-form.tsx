import { Form, useNavigation } from "react-router";
import type { PersonName } from "#app/domain/accounts/profile.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import type { FormProblem } from "#app/web/form-problem.ts";

/** The name by which an admin's changes are told, on the timeline of an order and in the sidebar. */
export function NameForm({ stored, problem }: { stored: PersonName; problem: FormProblem | undefined }) {
  const pending = useNavigation().formData?.get("intent") === "name";
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  const field = (name: keyof PersonName) => ({
    name,
    defaultValue: problem?.values?.[name] ?? stored[name],
    error: problem?.field === name ? problem.error : undefined,
  });
  return (
    <section aria-labelledby="change-name" className="mt-10 max-w-xl border-line border-t pt-8">
      <h2 id="change-name" className="text-xl">
        Change Name
      </h2>
      <Form
        ref={form}
        {...marks}
        method="post"
        noValidate
        className="mt-6 grid gap-6 sm:grid-cols-2"
        // After a save the fields show what is stored by then.
        key={`${stored.firstName} ${stored.lastName}`}
      >
        <input type="hidden" name="intent" value="name" />
        {problem && !problem.field && (
          <div className="sm:col-span-2">
            <FormMessage kind="error">{problem.error}</FormMessage>
          </div>
        )}
        <TextField label="First Name" autoComplete="given-name" {...field("firstName")} />
        <TextField label="Last Name" autoComplete="family-name" {...field("lastName")} />
        <div>
          <Button type="submit" pending={pending} pendingLabel="Saving">
            Update Name
          </Button>
        </div>
      </Form>
    </section>
  );
}
