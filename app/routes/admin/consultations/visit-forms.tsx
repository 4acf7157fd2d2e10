import { useState } from "react";
import { MAX_CONSULTATION_TEXT } from "#app/domain/consultations/consultation-rules.ts";
import { EmailFields } from "#app/routes/admin/email-fields.tsx";
import type { AskedProblem } from "#app/routes/admin/week/asked.ts";
import { TimeFields } from "#app/routes/admin/week/time-fields.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
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
  return (
    <div className="mt-10 max-w-2xl">
      <Disclosure summary="Move this consultation" defaultOpen={problem !== undefined}>
        <PostForm
          problem={problem}
          intent="move"
          version={consultation.version}
          saidAbove
          submit={problem?.anyway ? "Move Anyway" : "Move"}
          pendingLabel="Moving"
          size="sm"
          preventScrollReset
          className="grid gap-6"
        >
          <TimeFields
            value={time}
            onChange={(changed) => setTime((before) => ({ ...before, ...changed }))}
            problem={problem}
            kind="blocked"
          />
          <EmailFields announced="Moving it e-mails the client the new time." problem={problem} />
          {problem?.anyway && <FormMessage kind="info">{problem.error}</FormMessage>}
          {problem?.anyway && <input type="hidden" name="anyway" value={problem.anyway} />}
        </PostForm>
      </Disclosure>
    </div>
  );
}

/** What was seen and agreed at the windows, before it is forgotten. */
export function FoundForm({ consultation, problem: any }: OfVisit) {
  const problem = any?.form === "found" ? any : undefined;
  const after = fieldAfter(problem, "foundWords");
  return (
    <PostForm
      key={consultation.foundWords}
      problem={problem}
      intent="found"
      version={consultation.version}
      saidAbove
      submit="Save What Was Found"
      pendingLabel="Saving"
      variant="secondary"
      size="sm"
      preventScrollReset
      className="mt-10 grid max-w-2xl gap-4"
    >
      <TextAreaField
        label="What the visit found"
        hint="For us alone."
        optional
        rows={3}
        maxLength={MAX_CONSULTATION_TEXT}
        {...after}
        defaultValue={after.defaultValue ?? consultation.foundWords}
      />
    </PostForm>
  );
}
