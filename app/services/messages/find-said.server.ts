import type { Db } from "#app/db/client.server.ts";
import { findAnswerRows } from "#app/db/order-rows.server.ts";
import { readAnswers } from "#app/domain/inquiries/answers.ts";
import { actKey, type Origin, PAID_WORDS, type Side } from "#app/domain/messages/message-rules.ts";

/** Words that stand elsewhere: with an answer to a quote, in a mail to us, in an inquiry. They are read there and never copied. */
export interface Said {
  id: string;
  side: Side;
  origin: Origin;
  body: string;
  quoteLineKey: string | null;
  sentAt: string;
  /** The inquiry whose question it is. */
  asked?: string;
}

interface Order {
  id: string;
  userId: string;
  createdAt: string;
}

interface Span {
  from: string;
  before: string | undefined;
}

/** What was said about an order before such words became messages, within a span of time; nothing that is a message already. */
export async function findSaid(db: Db, order: Order, { from, before = "9" }: Span): Promise<Said[]> {
  const written = await db
    .selectFrom("messages")
    .select("formKey")
    .where("orderId", "=", order.id)
    .where("formKey", "like", "act %")
    .execute();
  const keys = new Set(written.map(({ formKey }) => formKey));
  const all = [
    ...(await inAnswers(db, order.id)),
    ...(await inEvents(db, order.id)),
    ...(await inInquiries(db, order)),
  ];
  return all.filter(({ id, sentAt }) => !keys.has(id) && sentAt >= from && sentAt < before);
}

async function inAnswers(db: Db, orderId: string): Promise<Said[]> {
  const answers = await findAnswerRows(db, orderId);
  return answers.flatMap(({ id, at, kind, by, person }) => {
    if (by !== "client" || kind === "accepted" || !person) return [];
    const origin = kind === "declined" ? "declined" : "changes";
    const { message = "", lineMessages = {} } = JSON.parse(person) as Partial<Words>;
    const said = { side: "client" as const, origin, sentAt: at } as const;
    const lines = Object.entries(lineMessages);
    return [
      ...(message ? [{ ...said, id: actKey(origin, id), body: message, quoteLineKey: null }] : []),
      ...lines.map(([key, body]) => ({ ...said, id: actKey(origin, id, key), body, quoteLineKey: key })),
    ];
  });
}

interface Words {
  message: string;
  lineMessages: Record<string, string>;
}

/** That a change was asked for, in the words of its mail as long as that is kept, and that something was paid. */
async function inEvents(db: Db, orderId: string): Promise<Said[]> {
  const events = await db
    .selectFrom("orderEvents")
    .leftJoin("emails", (join) =>
      join
        .onRef("emails.orderId", "=", "orderEvents.orderId")
        .onRef("emails.createdAt", "=", "orderEvents.at")
        .onRef("emails.kind", "=", "orderEvents.kind"),
    )
    .select(["at", "orderEvents.kind", "parameters"])
    .where("orderEvents.orderId", "=", orderId)
    .where("orderEvents.kind", "in", ["order_change_asked", "payment_told"])
    .execute();
  return events.flatMap(({ at, kind, parameters }): Said[] => {
    const origin = kind === "payment_told" ? "paid" : "change";
    const { message = "" } = JSON.parse(parameters ?? "{}") as Partial<Words>;
    const body = origin === "paid" ? PAID_WORDS : message;
    const id = actKey(origin, `${orderId} ${at}`);
    return body ? [{ id, side: "client", origin, body, quoteLineKey: null, sentAt: at }] : [];
  });
}

/** What its client had asked us before they began this order, and after they began the one before; with our answers. */
async function inInquiries(db: Db, { id, userId, createdAt }: Order): Promise<Said[]> {
  const earlier = await db
    .selectFrom("orders")
    .select("createdAt")
    .where("userId", "=", userId)
    .where("id", "<>", id)
    .where("createdAt", "<=", createdAt)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  const inquiries = await db
    .selectFrom("inquiries")
    .select(["id", "question", "answers", "createdAt"])
    .where("userId", "=", userId)
    .where("createdAt", "<=", createdAt)
    .where("createdAt", ">", earlier?.createdAt ?? "")
    .execute();
  return inquiries.flatMap((inquiry): Said[] => {
    const said = { origin: "inquiry" as const, quoteLineKey: null };
    const key = (part = "") => actKey("inquiry", inquiry.id, part);
    const asked = {
      ...said,
      id: key(),
      side: "client" as const,
      body: inquiry.question,
      sentAt: inquiry.createdAt,
      asked: inquiry.id,
    };
    const answers = readAnswers(inquiry.answers).map(({ words, at }, index) => ({
      ...said,
      id: key(`${index}`),
      side: "house" as const,
      body: words,
      sentAt: at,
    }));
    return [asked, ...answers];
  });
}
