import { randomBytes } from "node:crypto";
import type { Updateable } from "kysely";
import type { App } from "#app/app.server.ts";
import { type Db, findRow, updateVersion } from "#app/db/client.server.ts";
import type { InquiriesTable } from "#app/db/table-types/message-tables.ts";
import { readAnswers } from "#app/domain/inquiries/answers.ts";
import { afterAct, type InquiryAct, type InquiryNow } from "#app/domain/inquiries/inquiry-acts.ts";
import { INQUIRY_MISSING } from "#app/domain/inquiries/inquiry-words.ts";
import { INVITATION_DAYS, INVITATION_PARAM } from "#app/domain/inquiries/invitation.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { hashOfInvitation } from "./invitation.server.ts";

/** Which inquiry, and the version of it that the owner saw. */
interface SeenInquiry {
  id: string;
  version: number;
}

const CHANGED = refusal("stale", "Somebody has changed this inquiry since this page was shown. Please look again.");

type Loaded = InquiriesTable & { now: InquiryNow };

/** Asks the rule, and writes what comes of it. What would change nothing is not written, so pressing twice is harmless. */
async function actOnInquiry(
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
  const row = await findRow(db, "inquiries", { id });
  if (!row) return undefined;
  const account = await findRow(db, "users", { email: row.email }, ["id"]);
  const { state, email, answers, invitedAt } = row;
  const now = { state, email, invitedAt, answers: readAnswers(answers).length, hasAccount: account !== undefined };
  return { ...row, now };
}

interface Answer extends SeenInquiry {
  /** Whoever of us answers. */
  actorId: string;
  words: string;
  formKey: string | undefined;
}

/** Keeps the answer and sends it; of somebody who left only a number it is a note of the call. */
export async function answerInquiry(
  app: Pick<App, "db" | "now">,
  { actorId, words, formKey, ...seen }: Answer,
): Promise<{ ok: true; sent: boolean } | Refusal> {
  const at = app.now().toISOString();
  return makeOnce(app, { userId: actorId, purpose: "answer-inquiry", key: formKey }, async (db) => {
    const acted = await actOnInquiry(db, { ...seen, act: "answer", at }, ({ answers }) => ({
      answers: JSON.stringify([...readAnswers(answers), { at, words }]),
    }));
    if (!acted.ok) return acted;
    const { id, userId, name, email, question } = acted.inquiry;
    if (email === "") return { ok: true, sent: false };
    const parameters = { inquiry_id: id, customer_name: name, question, answer: words };
    await queueEmail(db, { kind: "inquiry_answered", to: { name, address: email }, parameters, userId, at });
    return { ok: true, sent: true };
  });
}

/** Nothing more is to be done about it. Nobody is told; an invitation that is out opens nothing from now on. */
export function closeInquiry(app: Pick<App, "db" | "now">, seen: SeenInquiry): Promise<Done> {
  return act(app, seen, "close");
}

/** Back to where it was before it was closed. */
export function reopenInquiry(app: Pick<App, "db" | "now">, seen: SeenInquiry): Promise<Done> {
  return act(app, seen, "reopen");
}

async function act(app: Pick<App, "db" | "now">, seen: SeenInquiry, what: "close" | "reopen"): Promise<Done> {
  const at = app.now().toISOString();
  const acted = await app.db.transaction().execute((db) => actOnInquiry(db, { ...seen, act: what, at }));
  return acted.ok ? { ok: true } : acted;
}

/** Sends a link to a sign-up page on which what we know is filled in. A newer one ends the older. */
export async function inviteAsker(
  app: Pick<App, "config" | "db" | "now">,
  { actorId, formKey, ...seen }: SeenInquiry & { actorId: string; formKey: string | undefined },
): Promise<Done> {
  const now = app.now();
  const at = now.toISOString();
  const token = randomBytes(24).toString("base64url");
  const link = new URL("/sign-up", app.config.siteUrl);
  link.searchParams.set(INVITATION_PARAM, token);
  return makeOnce(app, { userId: actorId, purpose: "invite-asker", key: formKey }, async (db) => {
    const acted = await actOnInquiry(db, { ...seen, act: "invite", at }, () => ({
      invitedAt: at,
      invitationHash: hashOfInvitation(token),
      invitationEndsAt: new Date(now.getTime() + INVITATION_DAYS * 24 * 60 * 60_000).toISOString(),
    }));
    if (!acted.ok) return acted;
    const { userId, name, email } = acted.inquiry;
    const to = { name, address: email };
    await queueEmail(db, { kind: "inquiry_invitation", to, parameters: { link: link.href }, userId, at });
    return { ok: true };
  });
}
