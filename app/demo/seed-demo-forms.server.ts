import type { Db } from "#app/db/client.server.ts";
import { fabricRow } from "#app/services/fabrics/read-book.server.ts";
import sent from "./data/sent-forms.json" with { type: "json" };
import { demoBook } from "./demo-fabrics.ts";

const ENTERED = "2026-01-12T15:00:00.000Z";

export async function seedFabrics(db: Db) {
  const entered = { active: 1, version: 1, createdAt: ENTERED, updatedAt: ENTERED };
  const rows = demoBook.map(({ id, ...details }) => ({ id, ...fabricRow(details), ...entered }));
  await db.insertInto("fabrics").values(rows).execute();
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString();

/** One request to send and one that is in the mail, of people who are nobody. */
export async function seedSwatches(db: Db, now: Date) {
  const rows = sent.swatches.map(({ fabrics, cameDaysAgo, sentDaysAgo, ...request }) => {
    const cloths = fabrics.flatMap((id) => demoBook.filter((fabric) => fabric.id === id));
    return {
      ...request,
      fabrics: JSON.stringify(cloths.map(({ id, name, color }) => ({ id, name, color }))),
      createdAt: daysBefore(now, cameDaysAgo),
      sentAt: sentDaysAgo === null ? null : daysBefore(now, sentDaysAgo),
    };
  });
  await db.insertInto("swatchRequests").values(rows).execute();
}

/** One question to answer and one that was answered, of people who are nobody. */
export async function seedInquiries(db: Db, now: Date) {
  const none = { userId: null, invitedAt: null, invitationHash: null, invitationEndsAt: null, joinedAt: null };
  const rows = sent.inquiries.map(({ cameDaysAgo, answer, ...inquiry }) => ({
    ...none,
    ...inquiry,
    state: answer ? ("answered" as const) : ("new" as const),
    answers: JSON.stringify(answer ? [{ at: daysBefore(now, answer.daysAgo), words: answer.words }] : []),
    version: answer ? 2 : 1,
    createdAt: daysBefore(now, cameDaysAgo),
    updatedAt: daysBefore(now, answer ? answer.daysAgo : cameDaysAgo),
  }));
  await db.insertInto("inquiries").values(rows).execute();
}
