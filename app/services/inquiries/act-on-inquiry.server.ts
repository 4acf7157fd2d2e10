import type { Updateable } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import type { InquiriesTable } from "#app/db/inquiries-table.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import { readAnswers } from "#app/domain/inquiries/answers.ts";
import { afterAct, type InquiryAct, type InquiryNow } from "#app/domain/inquiries/inquiry-acts.ts";
import { INQUIRY_MISSING } from "#app/domain/inquiries/inquiry-words.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";

/** Which inquiry, and the version of it that the owner saw. */
export interface SeenInquiry {
  id: string;
  version: number;
}

const CHANGED = refusal("stale", "Somebody has changed this inquiry since this page was shown. Please look again.");

export type Loaded = InquiriesTable & { now: InquiryNow };

/** Asks the rule, and writes what comes of it. What would change nothing is not written, so pressing twice is harmless. */
export async function actOnInquiry(
  db: Db,
  { id, version, act, at }: SeenInquiry & { act: InquiryAct; at: string },
  changesTo: (inquiry: Loaded) => Updateable<InquiriesTable> = () => ({}),
): Promise<{ ok: true; inquiry: Loaded } | Refusal> {
  const inquiry = await loadInquiry(db, id);
  if (!inquiry) return refusal("missing", INQUIRY_MISSING);
  const after = afterAct(inquiry.now, act);
  if (!after.ok) return refusal("refused", after.reason);
  const changes = changesTo(inquiry);
  if (after.value === inquiry.state && Object.keys(changes).length === 0) return { ok: true, inquiry };
  const query = db.updateTable("inquiries").where("id", "=", id);
  const written = await updateVersion(query, version, { ...changes, state: after.value, updatedAt: at });
  return written ? { ok: true, inquiry } : CHANGED;
}

async function loadInquiry(db: Db, id: string): Promise<Loaded | undefined> {
  const row = await db.selectFrom("inquiries").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const account = await db.selectFrom("users").select("id").where("email", "=", row.email).executeTakeFirst();
  const { state, email, answers, invitedAt } = row;
  const now = { state, email, invitedAt, answers: readAnswers(answers).length, hasAccount: account !== undefined };
  return { ...row, now };
}
