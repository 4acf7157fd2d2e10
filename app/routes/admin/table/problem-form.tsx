import type { FormEvent } from "react";
import { Form } from "react-router";
import { MOST_PROBLEM } from "#app/domain/table/press-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormKey } from "#app/ui/post-form.tsx";
import type { WaitingPress } from "#app/web/waiting/waiting-presses.ts";

interface ProblemFormProps {
  title: string;
  /** Empty where it is about no window in particular. */
  windowKey: string;
  formKey: string;
  /** What became of the last one about this window. */
  sent: "waits" | "told" | undefined;
  /** Takes what was typed along, so that it can wait for a line. */
  onSend: (fields: Record<string, string>) => void;
}

const sentWords = { waits: "Kept. It waits to be sent to the house.", told: "The house has been told." };

/** What is wrong, in the words of whoever found it; closed until somebody has something to say. */
export function ProblemForm({ title, windowKey, formKey, sent, onSend }: ProblemFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const problem = String(new FormData(form).get("problem") ?? "");
    if (problem.trim() === "") return;
    onSend({ act: "problem", windowKey, problem });
    form.reset();
    form.closest("details")?.removeAttribute("open");
  };
  return (
    <div className="mt-4 print:hidden">
      <Disclosure summary={title}>
        <Form method="post" onSubmit={send} className="grid max-w-lg gap-4">
          <FormKey value={formKey} />
          <input type="hidden" name="act" value="problem" />
          <input type="hidden" name="windowKey" value={windowKey} />
          <TextAreaField label="What is wrong" name="problem" rows={3} maxLength={MOST_PROBLEM} required />
          <Button className="justify-self-start">Tell the House</Button>
        </Form>
      </Disclosure>
      <p role="status" className="mt-2 border-moss border-l-4 bg-paper px-3 py-2 font-medium empty:hidden">
        {sent && sentWords[sent]}
      </p>
    </div>
  );
}

/** What became of the last problem with a window: it waits, or is among those that the house was told of. */
export function problemSent(windowKey: string, waiting: readonly WaitingPress[], told: readonly string[]) {
  const waits = waiting.some(({ fields }) => fields.act === "problem" && fields.windowKey === windowKey);
  return waits ? "waits" : told.includes(windowKey) ? "told" : undefined;
}
