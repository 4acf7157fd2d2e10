import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { type Db, findRow, setRows } from "#app/db/client.server.ts";
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
import { mostIn, refusePhoto } from "#app/domain/photos/photo-limits.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { checkAttempts, countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { deletePhotos, dropObjects } from "#app/services/files/objects.server.ts";
import { type OrderPlace, type OrderRecord, withOrder } from "#app/services/orders/with-order.server.ts";
import { recountNotice, tellOfMessage } from "./tell-of-message.server.ts";

type Place = Pick<App, "db" | "files" | "now">;

interface Sending extends OrderPlace {
  side: Side;
  authorId: string;
  body: string;
  /** What it is about; empty where it is about the order. */
  windowKey?: string;
  quoteLineKey?: string;
  formKey: string;
  /** The other side's newest message that the page showed, by its moment; empty where there was none. */
  seen: string;
  /** Those that wait for it, by their ids. */
  photos?: readonly string[];
  /** How many more were refused because they could not be stored. */
  unstored?: number;
}

const CAME_MEANWHILE = refusal("stale", "A new message came while you were writing. Please read it, then send yours.");
const LOTS = "That is a lot of messages. Please wait a little, or call us.";

/** Sends a message, once however often its form comes. Photographs that wait for it join it here. */
export async function sendMessage(app: Place, sending: Sending): Promise<Done<{ without: number }>> {
  const { side, authorId, orderId, userId } = sending;
  const asked = [...new Set(sending.photos ?? [])];
  if (asked.length > mostIn.message) return refusePhoto("message", { there: asked.length, ...NOTHING }, 0) ?? LOST;
  const gone = await findGone(app, { orderId, authorId, photos: asked });
  return withOrder(app, { userId, orderId }, async (db, order): Promise<Done<{ without: number }>> => {
    const formKey = sentKey(authorId, isFormKey(sending.formKey) ? sending.formKey : randomUUID());
    if (await isSent(db, formKey)) return { ok: true, without: 0 };
    const photos =
      asked.length === 0 ? [] : await waitingPhotos(db, { orderId, authorId }).where("id", "in", asked).execute();
    const there = photos.map(({ id }) => id).filter((id) => !gone.includes(id));
    const body = checkMessageBody(sending.body, there.length);
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
    const photosLost = asked.length - there.length + Math.min(Math.max(0, sending.unstored ?? 0), mostIn.message);
    const words = { windowKey, quoteLineKey, photosLost };
    const id = await writeMessage(db, { orderId, side, authorId, body: body.value, ...words, formKey }, app.now());
    if (there.length > 0)
      await db.updateTable("files").set({ messageId: id, waits: 0 }).where("id", "in", there).execute();
    await tellOfMessage(db, { userId, orderId, side, now: app.now() });
    return { ok: true, without: photosLost };
  });
}

const NOTHING = { onOrder: 0, bytesToday: 0, countToday: 0 };
const LOST = refusal("invalid", "Please choose the photographs again.");

interface Attached {
  orderId: string;
  authorId: string;
  photos: readonly string[];
}

function waitingPhotos(db: Db, { orderId, authorId }: Omit<Attached, "photos">) {
  return db
    .selectFrom("files")
    .select(["id", "sha256"])
    .where("orderId", "=", orderId)
    .where("sentBy", "=", authorId)
    .where("waits", "=", 1);
}

/** Of those that wait the ones whose bytes are lost. A store that does not answer has lost nothing. */
async function findGone({ db, files }: Pick<App, "db" | "files">, { photos, ...place }: Attached) {
  if (photos.length === 0) return [];
  const rows = await waitingPhotos(db, place).where("id", "in", photos).execute();
  const there = await Promise.all(rows.map(({ sha256 }) => files.has(sha256).catch(() => true)));
  return rows.filter((_, index) => !there[index]).map(({ id }) => id);
}

interface NewMessage {
  orderId: string;
  side: Side;
  authorId: string;
  body: string;
  windowKey?: string | null;
  quoteLineKey?: string | null;
  photosLost?: number;
  formKey: string;
}

/** Writes what was said, inside the transaction that locks its order. */
async function writeMessage(db: Db, message: NewMessage, now: Date): Promise<string> {
  const last = await findNewest(db, message.orderId);
  const id = randomUUID();
  await db
    .insertInto("messages")
    .values({
      windowKey: null,
      quoteLineKey: null,
      readAt: null,
      readBy: null,
      takenBackAt: null,
      ...message,
      id,
      sentAt: momentAfter(last, now),
    })
    // The same act of the same moment is said once.
    .onConflict((conflict) => conflict.column("formKey").doNothing())
    .execute();
  return id;
}

interface ActWords extends OrderPlace {
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
  return (await findRow(db, "messages", { formKey }, ["id"])) !== undefined;
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

interface TakingBack extends OrderPlace {
  side: Side;
  messageId: string;
}

/** While the other side has not read it: that something was written stays, what it said and showed goes. Taken back twice, it is once. */
export async function takeBackMessage(app: Place, { userId, orderId, side, messageId }: TakingBack): Promise<Done> {
  let hashes: string[] = [];
  const taken = await withOrder(app, { userId, orderId }, async (db): Promise<Done> => {
    const message = await findRow(db, "messages", { id: messageId, orderId }, [
      "side",
      "readAt",
      "takenBackAt",
      "formKey",
    ]);
    if (!message) return refusal("missing", "This message is no longer there.");
    const allowed = checkTakeBack(message, side);
    if (!allowed.ok) return refusal("refused", allowed.reason);
    if (message.takenBackAt !== null) return { ok: true };
    const takenBackAt = app.now().toISOString();
    await setRows(db, "messages", { id: messageId }, { body: "", photosLost: 0, takenBackAt });
    hashes = await deletePhotos(db, "messageId", [messageId]);
    await recountNotice(db, orderId, side);
    return { ok: true };
  });
  if (taken.ok) await dropObjects(app, hashes);
  return taken;
}
