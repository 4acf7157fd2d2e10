import { type FormEvent, useState } from "react";
import { Form } from "react-router";
import { formatLongDate } from "#app/domain/dates.ts";
import { readStrokes } from "#app/domain/stops/stop-report.ts";
import { TypedWords } from "#app/routes/admin/waiting/pressed-words.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { FormKey, Refused } from "#app/ui/post-form.tsx";
import type { WaitingPress } from "#app/web/waiting/waiting-presses.ts";
import { SignatureField } from "./signature-field.tsx";

interface FinishFormProps {
  formKey: string;
  send: (event: FormEvent<HTMLFormElement>) => void;
  day: string;
  /** The windows that hang, as this phone knows it. */
  hung: string;
  /** Said before, and not taken. */
  before: { typed: Readonly<Record<string, string>>; error: string } | undefined;
  /** Pressed, and not sent yet. */
  waits: WaitingPress | undefined;
  takeBack: (press: WaitingPress) => void;
}

/** The end of a stop: what was found, and who signs for it, or why nothing came of it. */
export function FinishForm({ formKey, send, day, hung, before, waits, takeBack }: FinishFormProps) {
  const [changed, setChanged] = useState<WaitingPress["fields"]>();
  const typed = changed ?? before?.typed;
  return (
    <TitledSection id="finish" title="Finish" titleLook="text-2xl" className="mt-10 border-ink border-t pt-6">
      <Refused problem={!waits ? before : undefined} fields className="mt-4 max-w-lg" />
      {waits ? (
        <div className="mt-4 max-w-lg border border-line-strong bg-paper p-4">
          <p role="status" className="font-medium">
            {waits.fields.act === "leave" ? "Not Done" : "Finish"} waits to be sent. It is kept on this phone.
          </p>
          <TypedWords fields={waits.fields} />
          <Button
            type="button"
            variant="quiet"
            className="mt-2"
            onClick={() => {
              setChanged(waits.fields);
              takeBack(waits);
            }}
          >
            Change It
          </Button>
        </div>
      ) : (
        <div className="mt-4 grid gap-x-14 gap-y-10 lg:grid-cols-2">
          <Form method="post" onSubmit={send} className="grid max-w-lg gap-5 lg:max-w-none">
            <FormKey value={formKey} />
            <input type="hidden" name="act" value="finish" />
            <input type="hidden" name="hung" value={hung} />
            <TextAreaField
              label="Something is wrong"
              name="issues"
              optional
              rows={3}
              maxLength={1000}
              defaultValue={typed?.issues}
            />
            <p>I have seen the work listed here, hung on {formatLongDate(day)}.</p>
            <TextField label="The client’s name" name="signedName" maxLength={100} defaultValue={typed?.signedName} />
            <SignatureField drawn={readStrokes(typed?.strokes ?? "")} />
            <TextField
              label="Or why nobody signs"
              name="unsignedReason"
              optional
              maxLength={1000}
              defaultValue={typed?.unsignedReason}
            />
            <Button className="min-h-16 sm:justify-self-start">Finish</Button>
          </Form>
          <Form method="post" onSubmit={send} className="grid max-w-lg content-start gap-5 lg:max-w-none">
            <FormKey value={formKey} />
            <input type="hidden" name="act" value="leave" />
            <TextField label="Why it was not done" name="reason" maxLength={1000} defaultValue={typed?.reason} />
            <Button variant="secondary" className="justify-self-start">
              Not Done
            </Button>
          </Form>
        </div>
      )}
    </TitledSection>
  );
}
