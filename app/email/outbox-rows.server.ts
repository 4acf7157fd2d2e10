import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { type Db, setRows } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { FAREWELL, isSecretEmail } from "#app/domain/emails/email-kinds.ts";
import { nextTry } from "#app/domain/emails/email-list.ts";

/** Longer than any try may take: only what a killed process held is still claimed by then. */
const LEASE_MS = 2 * 60_000;
const LONGEST_ERROR = 500;

export type ClaimedEmail = Selectable<Database["emails"]> & { claimedBy: string };

/**
 * Takes the message that has waited longest, if one is due. The try is noted before it is made. Of several processes the
 * update lets one through: it moves the message out of what is due.
 */
export async function claimNext(db: Db, now: Date): Promise<ClaimedEmail | undefined> {
  for (;;) {
    const due = await db
      .selectFrom("emails")
      .select("id")
      .where("state", "=", "queued")
      .where("nextTryAt", "<=", now.toISOString())
      .orderBy("nextTryAt")
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claimedBy = randomUUID();
    const claimed = await db
      .updateTable("emails")
      .set((eb) => ({
        claimedBy,
        attempts: eb("attempts", "+", 1),
        nextTryAt: new Date(now.getTime() + LEASE_MS).toISOString(),
      }))
      .where("id", "=", due.id)
      .where("state", "=", "queued")
      .where("nextTryAt", "<=", now.toISOString())
      .returningAll()
      .executeTakeFirst();
    if (claimed) return { ...claimed, claimedBy };
  }
}

/** Sent is sent, even when the answer came so late that the claim had run out. */
export async function noteSent(db: Db, email: ClaimedEmail, receipt: string, now: Date) {
  await setRows(
    db,
    "emails",
    { id: email.id, state: "queued", timesAskedAgain: email.timesAskedAgain },
    {
      state: "sent",
      sentAt: now.toISOString(),
      receipt: describeError(email, receipt),
      claimedBy: null,
      lastError: null,
      ...withoutSecret(email),
      ...withoutPerson(email),
    },
  );
}

/** Puts the message back for its next try, or to the failed ones when there is none. Answers which. */
export async function noteFailure(
  db: Db,
  email: ClaimedEmail,
  failure: { reason: string; forGood: boolean; now: Date },
) {
  const giveUpAt = new Date(email.giveUpAt ?? email.createdAt);
  const next = failure.forGood ? undefined : nextTry({ attempts: email.attempts, now: failure.now, giveUpAt });
  const outcome = next
    ? { nextTryAt: next.toISOString() }
    : { state: "failed" as const, nextTryAt: failure.now.toISOString(), ...withoutSecret(email) };
  await setRows(
    db,
    "emails",
    { id: email.id, claimedBy: email.claimedBy },
    { ...outcome, claimedBy: null, lastError: describeError(email, failure.reason) },
  );
  return next;
}

/** The message is no longer true: it is kept for the owner to read, and nobody gets it. */
export async function noteDropped(db: Db, email: ClaimedEmail, reason: string) {
  await setRows(
    db,
    "emails",
    { id: email.id, claimedBy: email.claimedBy },
    { state: "dropped", claimedBy: null, lastError: reason },
  );
}

/** For a process that knows it is alone: what is claimed was claimed by one that is gone. */
export async function releaseClaims(db: Db, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable("emails")
    .set({ claimedBy: null, nextTryAt: now.toISOString() })
    .where("state", "=", "queued")
    .where("claimedBy", "is not", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** When the message has gone out, or never will, nobody needs its key any more. */
function withoutSecret({ kind }: ClaimedEmail) {
  return isSecretEmail(kind) ? { parameters: JSON.stringify({ link: "" }) } : {};
}

/** A deleted client is held for their last message only as long as it is under way; what the server said may name them too. */
function withoutPerson({ kind }: ClaimedEmail) {
  const nobody = { recipientName: "Deleted client", recipientAddress: "", parameters: "{}", receipt: "" };
  return kind === FAREWELL ? nobody : {};
}

/** What the other side said, for the owner to read. A server may quote the message, so a secret one loses its addresses. */
function describeError({ kind }: ClaimedEmail, said: string) {
  // A server's answer may be of any length, and taking addresses out of one word costs its length squared.
  const text = said
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 2 * LONGEST_ERROR);
  return (isSecretEmail(kind) ? text.replaceAll(/\S*(:\/\/|token)\S*/gi, "[link]") : text).slice(0, LONGEST_ERROR);
}
