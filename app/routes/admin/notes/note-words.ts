export const NOTE_FAILED = "The note could not be saved. Please try again.";

export const noteActs = ["add-note", "save-note", "remove-note"] as const;
export type NoteAct = (typeof noteActs)[number];

export function isNoteAct(text: string): text is NoteAct {
  return noteActs.some((act) => act === text);
}
