import { type BookingQuestion, yesTo } from "#app/domain/appointments/booking-questions.ts";
import type { FormProblem } from "#app/web/form-problem.ts";

/** What staff are asked before a time is taken all the same. */
export interface AskedProblem extends FormProblem {
  /** What the yes would say yes to. */
  anyway?: string | undefined;
}

/** Of a refusal that is a question: what a yes to it is. */
export function askedOf(refused: object): Partial<AskedProblem> {
  const questions = "questions" in refused ? (refused.questions as BookingQuestion[]) : [];
  return questions.length > 0 ? { anyway: yesTo(questions) } : {};
}
