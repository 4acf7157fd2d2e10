import { promises } from "#app/content/promises.ts";
import { PublicFormDone } from "#app/routes/public/page/public-form-done.tsx";

export function QuestionReceived() {
  return (
    <PublicFormDone title="We have your question">
      One of us will read it and answer, {promises.answer}. If you left an e-mail address, a note is on its way there:
      reply to it with a photograph of the window, taken from across the room by day.
    </PublicFormDone>
  );
}
