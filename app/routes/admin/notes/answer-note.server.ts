import type { RouterContextProvider } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { checkNote } from "#app/domain/notes/check-note.ts";
import { addNote, type NoteSubject, removeNote, saveNote } from "#app/services/notes/notes.server.ts";
import { type Form, mutation, redirectWithToast } from "#app/web/form.server.ts";
import { NOTE_FAILED, type NoteAct } from "./note-words.ts";

interface NoteForm {
  context: Readonly<RouterContextProvider>;
  form: Form;
  act: NoteAct;
  about: NoteSubject;
  /** The page that the notes stand on. */
  back: string;
}

/** What is done with a note, on an order's page or a customer's. */
export function answerNote({ context, form, act, about, back }: NoteForm) {
  const app = context.get(appContext);
  const seen = { about, noteId: form.text("noteId"), version: form.wholeNumber("noteVersion") };
  const told = { form: "notes", failed: NOTE_FAILED };
  if (act === "remove-note")
    return mutation(context, {
      ...told,
      values: { noteId: seen.noteId },
      run: () => removeNote(app, seen),
      done: () => redirectWithToast(back, "Note removed."),
    });
  const body = form.text("body");
  return mutation(context, {
    ...told,
    values: { body, noteId: seen.noteId },
    check: checkNote(body),
    run: (text) =>
      act === "save-note"
        ? saveNote(app, { ...seen, body: text })
        : addNote(app, { about, authorId: context.get(userContext).id, body: text, formKey: form.key }),
    done: () => redirectWithToast(back, act === "save-note" ? "Note saved." : "Note added."),
  });
}
