import { useEffect, useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { MAX_MESSAGE_LENGTH } from "#app/domain/messages/message-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FormKey } from "#app/ui/form-key-input.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";
import { findTyping, keepTyping } from "#app/web/kept-typing.ts";
import { MessagePhotos, PhotoForms, usePhotos } from "./message-photos.tsx";
import { SEND_LATER } from "./message-words.ts";
import type { ConversationProps } from "./shown-thread.ts";

const TRY_MS = 15_000;

/** What is written next. It is kept in the tab with its key until it was sent, so that it is sent once. */
export function MessageForm(props: ConversationProps) {
  const { thread, sendTo, formKey: given, problem, photosAt, waiting } = props;
  const photos = usePhotos(photosAt);
  const { marks } = useUnsavedTyping(problem);
  const form = useRef<HTMLFormElement>(null);
  // The page is loaded anew while somebody writes: the key stays that of what they write.
  const [formKey, setFormKey] = useState(given);
  const page = `messages ${thread.order.id}`;
  const based = thread.mine;
  useEffect(() => {
    const kept = findTyping(sessionStorage, page, based);
    const body = form.current?.elements.namedItem("body");
    if (!kept?.body || !(body instanceof HTMLTextAreaElement) || body.value !== "") return;
    body.value = kept.body;
    if (kept.formKey) setFormKey(kept.formKey);
  }, [page, based]);
  const keep = (element: HTMLFormElement) => {
    const body = new FormData(element).get("body");
    keepTyping(sessionStorage, page, based, { body: String(body), formKey });
  };
  useSentLater(form, problem);
  const sending = useNavigation().formData?.get("intent") === "send";
  const { windows, lines } = thread;
  const { windowKey = "", quoteLineKey = "" } = problem?.values ?? {};
  return (
    <>
      <PhotoForms {...photos} address={photosAt} uploadKey={formKey} />
      <Form
        ref={form}
        {...marks}
        onInput={(event) => {
          marks.onInput();
          keep(event.currentTarget);
        }}
        method="post"
        action={sendTo}
        preventScrollReset
        noValidate
        className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4 border-line border-t pt-6 print:hidden"
      >
        {problem && !problem.field && (
          <FormMessage kind={problem.error === SEND_LATER ? "info" : "error"}>{problem.error}</FormMessage>
        )}
        <FormKey value={formKey} />
        <input type="hidden" name="seen" value={thread.seen} />
        <TextAreaField {...fieldAfter(problem, "body")} label="Your message" rows={3} maxLength={MAX_MESSAGE_LENGTH} />
        <MessagePhotos {...photos} address={photosAt} waiting={waiting} />
        {(windows.length > 0 || lines.length > 0) && (
          <Disclosure summary="About a window or a line of the quote" defaultOpen={Boolean(windowKey || quoteLineKey)}>
            <div className="grid gap-4 sm:grid-cols-2">
              {windows.length > 0 && (
                <SelectField
                  {...fieldAfter(problem, "windowKey")}
                  label="Window"
                  options={[none, ...windows.map(({ key, name }) => ({ value: key, label: name }))]}
                />
              )}
              {lines.length > 0 && (
                <SelectField
                  {...fieldAfter(problem, "quoteLineKey")}
                  label="Line of the quote"
                  options={[none, ...lines.map(({ key, label }) => ({ value: key, label }))]}
                />
              )}
            </div>
          </Disclosure>
        )}
        <div>
          <Button
            type="submit"
            name="intent"
            value="send"
            disabled={photos.going}
            pending={sending}
            pendingLabel="Sending"
          >
            Send Message
          </Button>
        </div>
      </Form>
    </>
  );
}

const none = { value: "", label: "None" };

/** What could not be sent goes when there is a line again; its key lets it count once. */
function useSentLater(form: React.RefObject<HTMLFormElement | null>, problem: FormProblem | undefined) {
  const submit = useSubmit();
  const waits = problem?.error === SEND_LATER;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try that fails is answered with a problem of its own.
  useEffect(() => {
    if (!waits) return;
    const send = () => {
      const button = form.current?.querySelector<HTMLButtonElement>("button[name=intent]");
      if (button && navigator.onLine) void submit(button, { preventScrollReset: true });
    };
    const timer = setTimeout(send, TRY_MS);
    window.addEventListener("online", send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", send);
    };
  }, [waits, problem, submit]);
}
