import type { FormEvent } from "react";
import { Form } from "react-router";
import { MOST_PROBLEM } from "#app/domain/table/check-problem.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormKey } from "#app/ui/form-key-input.tsx";

interface ProblemFormProps {
  title: string;
  /** Empty where it is about no window in particular. */
  windowKey: string;
  formKey: string;
  /** Takes what was typed along, so that it can wait for a line. */
  onSend: (fields: Record<string, string>) => void;
}

/** What is wrong, in the words of whoever found it; closed until somebody has something to say. */
export function ProblemForm({ title, windowKey, formKey, onSend }: ProblemFormProps) {
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
    <Disclosure summary={title} className="mt-4 print:hidden">
      <Form method="post" onSubmit={send} className="grid max-w-lg gap-4">
        <FormKey value={formKey} />
        <input type="hidden" name="act" value="problem" />
        <input type="hidden" name="windowKey" value={windowKey} />
        <TextAreaField label="What is wrong" name="problem" rows={3} maxLength={MOST_PROBLEM} required />
        <Button className="justify-self-start">Tell the House</Button>
      </Form>
    </Disclosure>
  );
}
