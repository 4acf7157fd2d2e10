import { Form, useNavigation } from "react-router";
import { formatDateTime } from "#app/domain/dates.ts";
import { MAX_NOTE_LENGTH } from "#app/domain/notes/check-note.ts";
import { Button, SmallButton } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { FormKey, Refused, useUnsavedTyping } from "#app/ui/post-form.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";
import type { NoteAct } from "./note-words.ts";

interface Note {
  id: string;
  body: string;
  at: string;
  updatedAt: string;
  version: number;
  author: string | null;
}

interface NotesPanelProps {
  notes: readonly Note[];
  formKey: string;
  /** Where the form of an act is sent. */
  addressOf: (act: NoteAct) => string;
  problem: FormProblem | undefined;
}

/** What we note to ourselves: no client ever reads it. */
export function NotesPanel({ notes, formKey, addressOf, problem }: NotesPanelProps) {
  const ofNew = problem && !problem.values?.noteId ? problem : undefined;
  return (
    <TitledSection id="notes" title="Notes" className="mt-12 print:hidden">
      <p className="mt-1 text-ink-soft text-sm">For us alone. The client never sees them.</p>
      <Refused problem={problem} className="mt-4" />
      <ul className="mt-4 grid gap-6">
        {notes.map((note) => (
          <li key={`${note.id} ${note.version}`} className="border-brass border-l pl-4">
            <p className="wrap-anywhere max-w-measure whitespace-pre-line">{note.body}</p>
            <p className="text-ink-soft text-sm">
              {formatDateTime(note.at)}
              {note.author && ` · ${note.author}`}
              {note.updatedAt !== note.at && ` · changed ${formatDateTime(note.updatedAt)}`}
            </p>
            <Disclosure
              summary="Change"
              className="mt-2 max-w-measure"
              defaultOpen={problem?.values?.noteId === note.id || undefined}
            >
              <NoteForm
                note={note}
                act="save-note"
                addressOf={addressOf}
                formKey={formKey}
                problem={problem?.values?.noteId === note.id ? problem : undefined}
              />
            </Disclosure>
          </li>
        ))}
      </ul>
      {/* Emptied once the note is kept. */}
      <NoteForm key={notes[0]?.id ?? ""} act="add-note" addressOf={addressOf} formKey={formKey} problem={ofNew} />
    </TitledSection>
  );
}

interface NoteFormProps extends Omit<NotesPanelProps, "notes"> {
  note?: Note;
  act: NoteAct;
}

function NoteForm({ note, act, addressOf, formKey, problem }: NoteFormProps) {
  const { marks } = useUnsavedTyping(problem);
  const { formData, formAction } = useNavigation();
  const sent = formData?.get("intent");
  const mine = formData?.get("noteId") === (note?.id ?? "") && formAction !== undefined;
  return (
    <Form {...marks} method="post" action={addressOf(act)} preventScrollReset className="mt-4 grid max-w-measure gap-4">
      <FormKey value={formKey} />
      <input type="hidden" name="noteId" value={note?.id ?? ""} />
      {note && <input type="hidden" name="noteVersion" value={note.version} />}
      <TextAreaField
        label={note ? "Note" : "New note"}
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        {...fieldAfter(problem, "body", note?.body)}
      />
      <div className="flex flex-wrap gap-3">
        <SmallButton name="intent" value={act} pending={mine && sent === act} pendingLabel="Saving">
          {note ? "Save" : "Add Note"}
        </SmallButton>
        {note && (
          <Button
            name="intent"
            value="remove-note"
            formAction={addressOf("remove-note")}
            variant="quiet"
            size="sm"
            pending={mine && sent === "remove-note"}
            pendingLabel="Removing"
          >
            Remove
          </Button>
        )}
      </div>
    </Form>
  );
}
