import type { ReactNode } from "react";
import { Form } from "react-router";
import { Refused, useFocusOnError, useUnsavedTyping } from "#app/ui/post-form.tsx";
import type { WorkroomProblem } from "./workroom-problem.ts";

interface PartFormProps {
  part: string;
  version: number;
  name: string;
  /** What the boxes are filled with, for a save to tell which were touched. */
  filled?: Readonly<Record<string, string>>;
  problem: WorkroomProblem | undefined;
  className?: string;
  children: ReactNode;
}

/** The form of one part of the sheet. It says which version it was filled from; a newer one begins it anew. */
export function PartForm({ part, version, name, filled, problem, className, children }: PartFormProps) {
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  const current = problem?.version ?? version;
  return (
    <Form
      ref={form}
      {...marks}
      key={current}
      method="post"
      noValidate
      preventScrollReset
      aria-label={name}
      className={className}
    >
      <Refused problem={problem} className="mb-4" />
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="version" value={current} />
      {filled && <input type="hidden" name="filled" value={JSON.stringify(filled)} />}
      {children}
    </Form>
  );
}
