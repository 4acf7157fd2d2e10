import { useState } from "react";

/** What takes a form off the screen: leaving its page, or already another query of the same page. */
type LivesAt = "page" | "address";

/**
 * Knows whether a form holds typing that has not been saved; LeaveGuard reads the mark. A form that was sent and refused has
 * still not been saved.
 */
export function useUnsavedTyping(problem: unknown, livesAt: LivesAt = "page") {
  const [unsaved, setUnsaved] = useState(Boolean(problem));
  const [answered, setAnswered] = useState(problem);
  if (problem !== answered) {
    setAnswered(problem);
    if (problem) setUnsaved(true);
  }
  return {
    unsaved,
    marks: {
      "data-unsaved": unsaved ? livesAt : undefined,
      onInput: () => setUnsaved(true),
      onSubmit: () => setUnsaved(false),
    },
  };
}

interface FormBase<Stored, Conflict> {
  stored: Stored;
  /** The last refusal because somebody was quicker; the form shows its values until it is saved. */
  conflict: Conflict | undefined;
}

/**
 * What a form was filled from. It follows what is stored until something is typed; from then on only while the part that the
 * form is about stays the same, so that nothing typed is dropped and no newer state is overwritten unseen. Other forms of the
 * page may be sent meanwhile.
 */
export function useFormBase<Stored, Problem extends { version?: number | undefined }>(
  stored: Stored,
  { unsaved, problem, partOf }: { unsaved: boolean; problem: Problem | undefined; partOf: (stored: Stored) => unknown },
): FormBase<Stored, Problem> {
  const [base, setBase] = useState<FormBase<Stored, Problem>>({ stored, conflict: conflictIn(problem) });
  const changed = JSON.stringify(partOf(base.stored)) !== JSON.stringify(partOf(stored));
  const follows = base.stored !== stored && !(unsaved && changed);
  const conflict = conflictIn(problem) ?? (follows && !unsaved ? undefined : base.conflict);
  if (!follows && conflict === base.conflict) return base;
  const next = { stored: follows ? stored : base.stored, conflict };
  setBase(next);
  return next;
}

function conflictIn<Problem extends { version?: number | undefined }>(problem: Problem | undefined) {
  return problem?.version === undefined ? undefined : problem;
}

/** Whether going to another page, or only to another query of this one, would lose typing. */
export function losesTyping(to: "page" | "query"): boolean {
  const lost = to === "page" ? "form[data-unsaved]" : 'form[data-unsaved="address"]';
  return document.querySelector(lost) !== null;
}

/** For a way out that says itself what becomes of the typing. */
export function forgetTyping(form: HTMLFormElement | null | undefined) {
  if (form) delete form.dataset.unsaved;
}
