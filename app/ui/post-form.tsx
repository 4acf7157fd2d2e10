import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Form, type FormProps, useFormAction, useNavigation } from "react-router";
import { FORM_KEY } from "#app/web/form-key.ts";
import type { FormProblem } from "#app/web/form-problem.ts";
import { Button, ButtonRow } from "./button.tsx";
import type { ButtonLook } from "./button-look.ts";
import { classNames } from "./class-names.ts";

export interface PostFormProps extends Omit<FormProps, "method" | "ref" | "children"> {
  problem: FormProblem | undefined;
  /** Says which form of the page it is, where there are several. */
  intent?: string | undefined;
  /** Of what it was filled from. */
  version?: number | undefined;
  /** What its button says, before and while it is sent. */
  submit: ReactNode;
  pendingLabel: string;
  /** Whether it is on its way, where another route answers it. */
  pending?: boolean;
  variant?: ButtonLook["variant"];
  size?: ButtonLook["size"];
  /** The page says above what is wrong with the form as a whole. */
  saidAbove?: boolean;
  /** What stands behind the sentence about the whole form. */
  wayOn?: ReactNode;
  /** What stands beside the button. */
  also?: ReactNode;
  /** The form is long: its button stays in sight at the foot of the screen. */
  inReach?: boolean | undefined;
  /** What is typed here is nothing to be sorry for: a code, a password. */
  unguarded?: boolean;
  children: ReactNode;
}

/** A form that its own page answers: what is wrong with it as a whole, its fields, and the button that sends it. */
export function PostForm(props: PostFormProps) {
  const { problem, intent, version, submit, pendingLabel, pending, variant, size, ...others } = props;
  const { saidAbove, wayOn, also, inReach, unguarded, children, ...attributes } = others;
  const { formData, formMethod, formAction } = useNavigation();
  const [address] = useFormAction(attributes.action).split("?");
  const sent = formMethod === "POST" && formAction?.split("?")[0] === address;
  const sending = sent && (formData?.get("intent") ?? undefined) === intent;
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  return (
    <Form ref={form} {...(unguarded ? {} : marks)} method="post" noValidate {...attributes}>
      {intent && <input type="hidden" name="intent" value={intent} />}
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {problem && !problem.field && !saidAbove && (
        <FormMessage kind="error" className="col-span-full">
          {problem.error} {wayOn}
        </FormMessage>
      )}
      {children}
      <ButtonRow
        data-step-actions={inReach ? "" : undefined}
        className={classNames("col-span-full", inReach && inReachLook)}
      >
        <Button variant={variant} size={size} pending={pending ?? sending} pendingLabel={pendingLabel}>
          {submit}
        </Button>
        {also}
      </ButtonRow>
    </Form>
  );
}

const inReachLook =
  "sticky bottom-0 z-10 -mx-5 border-line-strong border-t bg-linen px-5 py-3 max-sm:gap-x-3 max-sm:*:px-4 max-sm:*:text-sm tiny:static wide:-mx-2 wide:px-2";

interface FormMessageProps {
  kind: "error" | "success" | "info";
  children: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
}

const looks = {
  error: { Icon: CircleAlert, edge: "border-clay", icon: "text-clay-deep" },
  success: { Icon: CircleCheck, edge: "border-moss", icon: "text-moss" },
  info: { Icon: Info, edge: "border-brass", icon: "text-brass-deep" },
};

/** A sentence about the whole form. What is wrong with one field stands at that field. */
export function FormMessage({ kind, children, id, className }: FormMessageProps) {
  const { Icon, edge, icon } = looks[kind];
  return (
    <div
      id={id}
      role={kind === "error" ? "alert" : "status"}
      // Can be gone to, though not by Tab: see useFocusOnError.
      tabIndex={kind === "error" ? -1 : undefined}
      className={classNames("flex gap-3 border-l-2 bg-bone/60 py-3 pr-4 pl-4 text-ink", edge, className)}
    >
      <Icon aria-hidden="true" className={classNames("mt-0.5 size-5 shrink-0", icon)} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

interface RefusedProps {
  problem: Pick<FormProblem, "error" | "field"> | undefined;
  /** What is wrong with a field is said here too. */
  fields?: boolean;
  className?: string;
}

/** What was wrong with a form as a whole; what is wrong with one of its fields is said beside it. */
export function Refused({ problem, fields = false, className }: RefusedProps) {
  if (!problem?.error || (problem.field && !fields)) return null;
  return (
    <FormMessage kind="error" className={className}>
      {problem.error}
    </FormMessage>
  );
}

/** Stands in a form that makes something, with a key that its page's loader made: sent twice, it makes one. */
export function FormKey({ value }: { value: string }) {
  return <input type="hidden" name={FORM_KEY} value={value} />;
}

/**
 * After a refused submit, puts the cursor where the mistake is; screen readers then read the field with its error. A sentence
 * about the whole form is gone to as well: on a phone it may stand far above the button that was pressed. So is a field that
 * was not there before and is asked for now.
 */
export function useFocusOnError(outcome: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!outcome) return;
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what);
    const mistake = find('[aria-invalid="true"], [data-asked]') ?? find('[role="alert"]');
    mistake?.focus();
    // A group taller than the screen counts as seen wherever one stands in it, though its sentence may be behind a bar.
    mistake?.querySelector('[id$="-error"]')?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return form;
}

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
