import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { MAX_CONSULTATION_TEXT } from "#app/domain/consultations/consultation-rules.ts";
import { EmailFields } from "#app/routes/admin/email-fields.tsx";
import type { AskedProblem } from "#app/routes/admin/week/asked.ts";
import { TimeFields } from "#app/routes/admin/week/time-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { fieldAfter } from "#app/web/form-problem.ts";

interface OfVisit {
  consultation: { version: number; foundWords: string; time: { day: string; from: string; minutes: string } };
  problem: AskedProblem | undefined;
}

/** Another time, which only the client could choose before. */
export function MoveVisit({ consultation, problem: any }: OfVisit) {
  const problem = any?.form === "move" ? any : undefined;
  const typed = problem?.values ?? {};
  const [time, setTime] = useState({ ...consultation.time, ...typed, buffer: "" });
  const pending = useNavigation().formData?.get("intent") === "move";
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  return (
    <div className="mt-10 max-w-2xl">
      <Disclosure summary="Move this consultation" defaultOpen={problem !== undefined}>
        <Form ref={form} {...marks} method="post" noValidate preventScrollReset className="grid gap-6">
          <input type="hidden" name="version" value={consultation.version} />
          <TimeFields
            value={time}
            onChange={(changed) => setTime((before) => ({ ...before, ...changed }))}
            problem={problem}
            kind="blocked"
          />
          <EmailFields announced="Moving it e-mails the client the new time." problem={problem} />
          {problem?.anyway && <FormMessage kind="info">{problem.error}</FormMessage>}
          {problem?.anyway && <input type="hidden" name="anyway" value={problem.anyway} />}
          <div>
            <Button name="intent" value="move" size="sm" pending={pending} pendingLabel="Moving">
              {problem?.anyway ? "Move Anyway" : "Move"}
            </Button>
          </div>
        </Form>
      </Disclosure>
    </div>
  );
}

/** What was seen and agreed at the windows, before it is forgotten. */
export function FoundForm({ consultation, problem: any }: OfVisit) {
  const problem = any?.form === "found" ? any : undefined;
  const pending = useNavigation().formData?.get("intent") === "found";
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  const after = fieldAfter(problem, "foundWords");
  return (
    <Form
      key={consultation.foundWords}
      ref={form}
      {...marks}
      method="post"
      noValidate
      preventScrollReset
      className="mt-10 grid max-w-2xl gap-4"
    >
      <input type="hidden" name="version" value={consultation.version} />
      <TextAreaField
        label="What the visit found"
        hint="For us alone."
        optional
        rows={3}
        maxLength={MAX_CONSULTATION_TEXT}
        {...after}
        defaultValue={after.defaultValue ?? consultation.foundWords}
      />
      <div>
        <Button name="intent" value="found" variant="secondary" size="sm" pending={pending} pendingLabel="Saving">
          Save What Was Found
        </Button>
      </div>
    </Form>
  );
}
