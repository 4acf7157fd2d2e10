import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { isFormKey } from "#app/domain/form-key.ts";
import {
  actKey,
  checkMessageBody,
  checkTakeBack,
  MESSAGES_PER_HOUR,
  momentAfter,
  type Origin,
  otherSide,
  type Side,
  sentKey,
} from "#app/domain/messages/message-rules.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { checkAttempts, countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { type OrderRecord, withOrder } from "#app/services/orders/with-order.server.ts";
import { recountNotice, tellOfMessage } from "./tell-of-message.server.ts";

type Place = Pick<App, "db" | "now">;

interface Sending {
  userId: string;
  orderId: string;
  side: Side;
  authorId: string;
  body: string;
  /** What it is about; empty where it is about the order. */
  windowKey?: string;
  quoteLineKey?: string;
  formKey: string;
  /** The other side's newest message that the page showed, by its moment; empty where there was none. */
  seen: string;
}

const CAME_MEANWHILE = refusal("stale", "A new message came while you were writing. Please read it, then send yours.");
const LOTS = "That is a lot of messages. Please wait a little, or call us.";

/** Sends a message, once however often its form comes. Photographs that wait for it join it here. */
export function sendMessage(app: Place, sending: Sending): Promise<Done> {
  const { side, authorId, orderId, userId } = sending;
  return withOrder(app, { userId, orderId }, async (db, order): Promise<Done> => {
    const formKey = sentKey(authorId, isFormKey(sending.formKey) ? sending.formKey : randomUUID());
    if (await isSent(db, formKey)) return { ok: true };
    const body = checkMessageBody(sending.body);
    if (!body.ok) return refusal("invalid", body.reason, body.field);
    const about = await checkSubject(db, order, sending);
    if (!about.ok) return about;
    const newest = await findNewest(db, orderId, otherSide(side));
    if (newest !== undefined && newest > sending.seen) return CAME_MEANWHILE;
    const limits = [{ key: `message:user:${authorId}`, attempts: MESSAGES_PER_HOUR, minutes: 60 }];
    const allowed = await checkAttempts({ db, now: app.now }, limits);
    if (!allowed.ok) return { ...allowed, reason: LOTS };
    await countAttempt({ db, now: app.now }, limits);
    const { windowKey, quoteLineKey } = about;
    await writeMessage(db, { orderId, side, authorId, body: body.value, windowKey, quoteLineKey, formKey }, app.now());
    await tellOfMessage(db, { userId, orderId, side, now: app.now() });
    return { ok: true };
  });
}

interface NewMessage {
  orderId: string;
  side: Side;
  authorId: string;
  body: string;
  windowKey?: string | null;
  quoteLineKey?: string | null;
  formKey: string;
}

/** Writes what was said, inside the transaction that locks its order. */
async function writeMessage(db: Db, message: NewMessage, now: Date) {
  const last = await findNewest(db, message.orderId);
  await db
    .insertInto("messages")
    .values({
      ...{ windowKey: null, quoteLineKey: null, readAt: null, readBy: null, takenBackAt: null },
      ...message,
      id: randomUUID(),
      sentAt: momentAfter(last, now),
    })
    // The same act of the same moment is said once.
    .onConflict((conflict) => conflict.column("formKey").doNothing())
    .execute();
}

interface ActWords {
  orderId: string;
  userId: string;
  origin: Origin;
  /** Tells the act from every other. */
  actId: string;
  body: string;
  /** By the key of each line of a quote. */
  lines?: readonly { key: string; message: string }[];
}

/** What a client says with an act stands in the conversation too. We are told of it by the act's own mail. */
export async function writeActWords(db: Db, { orderId, userId, origin, actId, body, lines = [] }: ActWords, now: Date) {
  const said = { orderId, side: "client" as const, authorId: userId };
  if (body) await writeMessage(db, { ...said, body, formKey: actKey(origin, actId) }, now);
  for (const { key, message } of lines) {
    const line = { body: message, quoteLineKey: key, formKey: actKey(origin, actId, key) };
    await writeMessage(db, { ...said, ...line }, now);
  }
}

async function isSent(db: Db, formKey: string) {
  return (await db.selectFrom("messages").select("id").where("formKey", "=", formKey).executeTakeFirst()) !== undefined;
}

async function findNewest(db: Db, orderId: string, side?: Side): Promise<string | undefined> {
  const newest = await db
    .selectFrom("messages")
    .select("sentAt")
    .where("orderId", "=", orderId)
    .$if(side !== undefined, (query) => query.where("side", "=", side ?? "house").where("takenBackAt", "is", null))
    .orderBy("sentAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.sentAt;
}

type Subject = { ok: true; windowKey: string | null; quoteLineKey: string | null };

/** A window or a line that is in the order; a line of an older version too. */
async function checkSubject(
  db: Db,
  order: OrderRecord,
  { windowKey, quoteLineKey }: Sending,
): Promise<Subject | Refusal> {
  if (windowKey && !readOrderDocuments(order).windows.some(({ key }) => key === windowKey))
    return refusal("invalid", "This window is no longer in the order.", "windowKey");
  if (quoteLineKey && !(await hasLine(db, order.id, quoteLineKey)))
    return refusal("invalid", "This line is in no quote of the order.", "quoteLineKey");
  return { ok: true, windowKey: windowKey || null, quoteLineKey: quoteLineKey || null };
}

async function hasLine(db: Db, orderId: string, key: string) {
  const line = db
    .selectFrom("quoteLines")
    .innerJoin("quotes", "quotes.id", "quoteLines.quoteId")
    .select("quoteLines.id")
    .where("quotes.orderId", "=", orderId)
    .where("quotes.state", "<>", "draft")
    .where("quoteLines.key", "=", key)
    .limit(1);
  return (await line.executeTakeFirst()) !== undefined;
}

interface TakingBack {
  userId: string;
  orderId: string;
  side: Side;
  messageId: string;
}

/** While the other side has not read it: that something was written stays, what it said goes. Taken back twice, it is once. */
export function takeBackMessage(app: Place, { userId, orderId, side, messageId }: TakingBack): Promise<Done> {
  return withOrder(app, { userId, orderId }, async (db): Promise<Done> => {
    const message = await db
      .selectFrom("messages")
      .select(["side", "readAt", "takenBackAt", "formKey"])
      .where("id", "=", messageId)
      .where("orderId", "=", orderId)
      .executeTakeFirst();
    if (!message) return refusal("missing", "This message is no longer there.");
    const allowed = checkTakeBack(message, side);
    if (!allowed.ok) return refusal("refused", allowed.reason);
    if (message.takenBackAt !== null) return { ok: true };
    const takenBackAt = app.now().toISOString();
    await db.updateTable("messages").set({ body: "", takenBackAt }).where("id", "=", messageId).execute();
    await recountNotice(db, orderId, side);
    return { ok: true };
  });
}
