import { type ActRequest, answerActs } from "#app/routes/admin/orders/answer-act.server.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { sending } from "#app/web/form-problem.ts";
import { answerNote } from "./answer-note.server.ts";
import { NOTE_FAILED, type NoteAct } from "./note-words.ts";

export const action = answerActs({
  "add-note": noted("add-note"),
  "save-note": noted("save-note"),
  "remove-note": noted("remove-note"),
});

function noted(act: NoteAct) {
  return ({ context, form, place: { userId, orderId } }: ActRequest) => {
    const about = { kind: "order" as const, id: orderId, userId };
    return answerNote({ context, form, act, about, back: orderPath(userId, orderId) });
  };
}

export const clientAction = sending<typeof action>(NOTE_FAILED, "notes");

export { NoPage as default } from "#app/routes/admin/acts.tsx";
