import type { Window } from "#app/domain/orders/window.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { MAX_NOTE_LENGTH, obstructions } from "./nearby.ts";
import { type TypedTexts, words } from "./typed-answers.ts";

export type Nearby = Pick<Window, "nearby" | "nearbyNote" | "note">;
type NoteField = "nearbyNote" | "note";

/** What is in the way of a window, and what else there is to say. A form that does not ask leaves what was said before. */
export function enterNearby({ nearby = [], nearbyNote, note }: Nearby, typed: TypedTexts): Verdict<Nearby, NoteField> {
  // No box ticked sends nothing, so the note beside the boxes tells whether they were there.
  const asked = typed.nearbyNote !== undefined;
  const things = asked ? obstructions.filter((one) => words(typed.nearby)?.includes(one)) : nearby;
  const notes = { nearbyNote: typed.nearbyNote ?? nearbyNote ?? "", note: typed.note ?? note ?? "" };
  for (const field of ["nearbyNote", "note"] as const) {
    // A note from before a limit was tightened may stay.
    if (typed[field] !== undefined && notes[field].trim().length > MAX_NOTE_LENGTH) {
      return { ok: false, reason: `Please keep this under ${MAX_NOTE_LENGTH} characters.`, field };
    }
  }
  return {
    ok: true,
    value: {
      nearby: [...things],
      nearbyNote: notes.nearbyNote.trim() || undefined,
      note: notes.note.trim() || undefined,
    },
  };
}

export function nearbyAsTyped({ nearby = [], nearbyNote = "", note = "" }: Nearby): Record<string, string> {
  return { nearby: nearby.join(" "), nearbyNote, note };
}
