import { useEffect, useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Going, PhotoButtons } from "#app/components/photos/add-photos.tsx";
import { PhotoLink } from "#app/components/photos/photo-link.tsx";
import { useUploads } from "#app/components/photos/use-uploads.ts";
import { MAX_MESSAGE_LENGTH } from "#app/domain/messages/message-rules.ts";
import { mostIn } from "#app/domain/photos/photo-limits.ts";
import { Button, SmallButton } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField, TextAreaField } from "#app/ui/field.tsx";
import { FormKey, FormMessage, useUnsavedTyping } from "#app/ui/post-form.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";
import { findTyping, keepTyping } from "#app/web/kept-typing.ts";
import { useHydrated } from "#app/web/site/hydrated.ts";
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
          <Button name="intent" value="send" disabled={photos.going} pending={sending} pendingLabel="Sending">
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

const FOR_MESSAGE = { for: "message" };
/** A form cannot stand in another: what is in the message's form belongs to these, which stand beside it. */
const [ADD, DROP] = ["add-message-photo", "drop-message-photo"];

function usePhotos(address: string) {
  const { uploads, ...acts } = useUploads(address, FOR_MESSAGE);
  return { uploads, ...acts, going: uploads.some(({ error }) => !error) };
}

type Photos = ReturnType<typeof usePhotos>;

function PhotoForms({ address, uploadKey }: { address: string; uploadKey: string }) {
  return (
    <>
      <form id={ADD} method="post" action={address} encType="multipart/form-data" className="hidden">
        <input type="hidden" name="uploadKey" value={`${uploadKey}-message`} />
        <input type="hidden" name="for" value="message" />
      </form>
      <Form id={DROP} method="post" navigate={false} className="hidden" />
    </>
  );
}

interface MessagePhotosProps extends Photos {
  address: string;
  waiting: readonly { id: string }[];
}

/** Photographs that go with what is being written, up to six. */
function MessagePhotos({ uploads, add, retry, cancel, kept, address, waiting }: MessagePhotosProps) {
  const live = useHydrated();
  return (
    <section aria-label="Photographs of this message" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {waiting.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {waiting.map(({ id }, index) => (
            <li key={id} className="w-28">
              <input type="hidden" name="photo" value={id} />
              <PhotoLink address={`${address}/${id}`} alt={`Photograph ${index + 1} of this message`} lost={false} />
              <Button
                form={DROP}
                formAction={`${address}/${id}`}
                name="intent"
                value="remove"
                variant="quiet"
                size="sm"
              >
                Remove<span className="sr-only"> photograph {index + 1}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input type="hidden" name="unstored" value={uploads.filter(({ unstored }) => unstored).length} />
      <ul aria-live="polite" className="grid gap-2 text-sm empty:hidden">
        {uploads.map((upload) => (
          <Going key={upload.key} upload={upload} retry={kept(upload.key) ? retry : undefined} cancel={cancel} />
        ))}
      </ul>
      {waiting.length < mostIn.message && (
        <div className="flex flex-wrap items-center gap-3">
          <PhotoButtons of="this message" name="file" form={ADD} live={live} choose={add} />
          <SmallButton form={ADD} className="hidden! noscript:inline-flex!">
            Send Photo
          </SmallButton>
        </div>
      )}
    </section>
  );
}
