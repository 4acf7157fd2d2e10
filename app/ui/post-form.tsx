import type { ReactNode } from "react";
import { Form, type FormProps, useNavigation } from "react-router";
import type { FormProblem } from "#app/web/form-problem.ts";
import { Button } from "./button.tsx";
import type { ButtonLook } from "./button-look.ts";
import { ButtonRow } from "./button-row.tsx";
import { FormMessage } from "./form-message.tsx";
import { useUnsavedTyping } from "./unsaved-typing.ts";
import { useFocusOnError } from "./use-focus-on-error.ts";

interface PostFormProps extends Omit<FormProps, "method" | "ref" | "children"> {
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
  /** What is typed here is nothing to be sorry for: a code, a password. */
  unguarded?: boolean;
  children: ReactNode;
}

/** A form that its own page answers: what is wrong with it as a whole, its fields, and the button that sends it. */
export function PostForm(props: PostFormProps) {
  const { problem, intent, version, submit, pendingLabel, pending, variant, size, ...others } = props;
  const { saidAbove, wayOn, also, unguarded, children, ...attributes } = others;
  const { formData, formMethod } = useNavigation();
  const sending = formMethod === "POST" && (formData?.get("intent") ?? undefined) === intent;
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
      <ButtonRow className="col-span-full">
        <Button variant={variant} size={size} pending={pending ?? sending} pendingLabel={pendingLabel}>
          {submit}
        </Button>
        {also}
      </ButtonRow>
    </Form>
  );
}
