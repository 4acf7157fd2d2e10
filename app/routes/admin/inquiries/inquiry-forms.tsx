import { Form, useNavigation } from "react-router";
import { afterAct, type InquiryNow } from "#app/domain/inquiries/inquiry-acts.ts";
import { MAX_ANSWER } from "#app/domain/inquiries/inquiry-words.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormKey } from "#app/ui/form-key-input.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

interface InquiryFormProps {
  version: number;
  formKey: string;
  problem: FormProblem | undefined;
}

export function AnswerForm({ version, formKey, problem, email }: InquiryFormProps & { email: string }) {
  const pending = useNavigation().formData?.get("intent") === "answer";
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  return (
    <Form ref={form} {...marks} method="post" noValidate preventScrollReset className="grid max-w-2xl gap-4">
      <input type="hidden" name="version" value={version} />
      <FormKey value={formKey} />
      <TextAreaField
        label={email ? "Your answer" : "Note of your call"}
        hint={
          email
            ? `We send this to ${email}, with their question below it. They can reply to it.`
            : "They left only a phone number. What you note here stays here."
        }
        rows={6}
        maxLength={MAX_ANSWER}
        required
        {...fieldAfter(problem, "answer")}
      />
      <div>
        <Button name="intent" value="answer" pending={pending} pendingLabel="Sending">
          {email ? "Send Answer" : "Keep Note"}
        </Button>
      </div>
    </Form>
  );
}

/** What else can be done, each with a sentence on what it does or why it cannot be done now. */
export function InquiryButtons({ version, formKey, now }: InquiryFormProps & { now: InquiryNow }) {
  const pending = useNavigation().formData?.get("intent");
  const closed = now.state === "closed";
  const invite = afterAct(now, "invite");
  return (
    <Form method="post" preventScrollReset className="mt-10 grid max-w-2xl gap-4 border-line border-t pt-6">
      <input type="hidden" name="version" value={version} />
      <FormKey value={formKey} />
      <ButtonRow>
        {!closed && invite.ok && (
          <Button
            name={"intent"}
            value={"invite"}
            variant={"secondary"}
            size={"sm"}
            pending={pending === "invite"}
            pendingLabel="Inviting"
          >
            {now.invitedAt ? "Invite Again" : "Invite to Sign Up"}
          </Button>
        )}
        <Button
          name={"intent"}
          value={closed ? "reopen" : "close"}
          variant={"secondary"}
          size={"sm"}
          pending={pending === "close" || pending === "reopen"}
          pendingLabel="Saving"
        >
          {closed ? "Reopen" : "Close Inquiry"}
        </Button>
      </ButtonRow>
      {!closed && (
        <p className="text-ink-soft text-sm">
          {invite.ok
            ? "An invitation is an e-mail with a link to the sign-up page, where what they told us is filled in. Closing tells nobody."
            : `${invite.reason} Closing tells nobody.`}
        </p>
      )}
    </Form>
  );
}
