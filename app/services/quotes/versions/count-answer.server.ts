import type { App } from "#app/app.server.ts";
import { countFound, type Db } from "#app/db/client.server.ts";
import { ANSWERS_PER_HOUR, ANSWERS_PER_QUOTE } from "#app/domain/quotes/quote-limits.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";

/** A client who answers, as their session knows them. */
export interface Client {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Each answer is an e-mail to us, so nobody sends them by script. Called inside the transaction of the answer. */
export async function countAnswer(
  db: Db,
  { now }: Pick<App, "now">,
  { userId, quoteId }: { userId: string; quoteId: string },
): Promise<Done> {
  const count = await db.selectFrom("quoteAnswers").where("quoteId", "=", quoteId).$call(countFound);
  if (count >= ANSWERS_PER_QUOTE) {
    return refusal("too_many", "This quote has been answered many times. Please write to us or call.");
  }
  const limits = [{ key: `answer:user:${userId}`, attempts: ANSWERS_PER_HOUR, minutes: 60 }];
  return countAttempt({ db, now }, limits);
}
