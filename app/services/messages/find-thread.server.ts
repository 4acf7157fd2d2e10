import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { type Db, findRow } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { compare } from "#app/domain/compare.ts";
import {
  checkTakeBack,
  originOf,
  origins,
  otherSide,
  SHOWN_AT_ONCE,
  type Side,
} from "#app/domain/messages/message-rules.ts";
import type { OrderPlace } from "#app/services/orders/with-order.server.ts";
import { findSaid, type Said } from "./find-said.server.ts";
import { noteSpell } from "./tell-of-message.server.ts";

interface Looking extends OrderPlace {
  /** Who looks. */
  side: Side;
  /** Only what was sent before this moment. */
  before?: string | undefined;
}

/** A conversation as one side sees it, the newest last; somebody else's does not exist. */
export async function findThread({ db }: Pick<App, "db">, { userId, orderId, side, before }: Looking) {
  const order = await findRow(db, "orders", { id: orderId, userId }, [
    "id",
    "number",
    "userId",
    "status",
    "windows",
    "hardware",
    "createdAt",
  ]);
  if (!order) return undefined;
  const windows = readOrderDocuments(order).windows.map(({ key, name }) => ({ key, name }));
  const rows = await findMessages(db, orderId, before);
  const lines = await findLines(db, orderId);
  const more = rows.length > SHOWN_AT_ONCE;
  const shown = rows.slice(0, SHOWN_AT_ONCE).reverse();
  const said = await findSaid(db, order, { from: more ? (shown[0]?.sentAt ?? "") : "", before });
  const photos = await findPhotos(db, { messageIds: shown.map(({ id }) => id), inquiryIds: said.flatMap(inquiryOf) });
  const mine = shown.filter((message) => message.side === side && message.takenBackAt === null);
  const theirs = shown.filter((message) => message.side !== side && message.takenBackAt === null);
  return {
    order: { id: order.id, number: order.number, status: order.status },
    windows,
    /** What a message can be about, of the quote in force. */
    lines: lines.filter(({ current }) => current).map(({ key, label }) => ({ key, label })),
    messages: withSaid(
      said,
      lines,
      photos,
      shown.map(({ formKey, windowKey, quoteLineKey, author, readAt, takenBackAt, ...message }) => ({
        ...message,
        photos: photos.filter(({ messageId }) => messageId === message.id).map(shownPhoto),
        /** A client hears from the house; the house knows who of them wrote. */
        author: side === "house" || message.side === "client" ? author : null,
        readAt,
        takenBack: takenBackAt !== null,
        origin: originOf(formKey) ?? null,
        about: aboutOf({ windowKey, quoteLineKey }, windows, lines),
        takeBack: takenBackAt === null && checkTakeBack({ ...message, formKey, readAt, takenBackAt }, side).ok,
      })),
    ),
    /** Where those before begin, if there are any. */
    earlier: more ? (shown[0]?.sentAt ?? null) : null,
    /** What a reply is based on, and what typing that is kept belongs to. */
    seen: theirs.at(-1)?.sentAt ?? "",
    mine: mine.at(-1)?.id ?? "",
    /** Under it stands when it was read. */
    lastRead: mine.findLast(({ readAt }) => readAt !== null)?.id ?? null,
    mark: (await findMark({ db }, { userId, orderId, side })) ?? "",
  };
}

/** What was said where there were no messages yet stands among them, at its time. */
function withSaid<Message extends { sentAt: string }>(
  said: readonly Said[],
  lines: readonly Named[],
  photos: readonly PhotoRow[],
  messages: Message[],
) {
  const old = said.map(({ quoteLineKey, origin, asked, ...words }) => ({
    ...words,
    photos: photos.filter(({ inquiryId }) => asked !== undefined && inquiryId === asked).map(shownPhoto),
    photosLost: 0,
    origin: origins[origin],
    about: aboutOf({ windowKey: null, quoteLineKey }, [], lines),
    author: null,
    readAt: null,
    takenBack: false,
    takeBack: false,
  }));
  return [...old, ...messages].toSorted((a, b) => compare(a.sentAt, b.sentAt));
}

const inquiryOf = ({ asked }: Said) => (asked === undefined ? [] : [asked]);
const shownPhoto = ({ id, bytes }: PhotoRow) => ({ id, lost: bytes === 0 });
type PhotoRow = Awaited<ReturnType<typeof findPhotos>>[number];

async function findPhotos(db: Db, { messageIds, inquiryIds }: { messageIds: string[]; inquiryIds: string[] }) {
  if (messageIds.length + inquiryIds.length === 0) return [];
  return db
    .selectFrom("files")
    .select(["id", "messageId", "inquiryId", "bytes"])
    .where((eb) =>
      eb.or([
        ...(messageIds.length > 0 ? [eb("messageId", "in", messageIds)] : []),
        ...(inquiryIds.length > 0 ? [eb("inquiryId", "in", inquiryIds)] : []),
      ]),
    )
    .where("waits", "=", 0)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

function findMessages(db: Db, orderId: string, before: string | undefined) {
  return db
    .selectFrom("messages")
    .leftJoin("users", "users.id", "authorId")
    .select(["messages.id", "side", "body", "windowKey", "quoteLineKey", "sentAt", "readAt", "takenBackAt", "formKey"])
    .select(["photosLost", "users.name as author"])
    .where("orderId", "=", orderId)
    .$if(before !== undefined, (query) => query.where("sentAt", "<", before ?? ""))
    .orderBy("sentAt", "desc")
    .limit(SHOWN_AT_ONCE + 1)
    .execute();
}

/** Every line that a version of the order's quote had, under its newest words. */
async function findLines(db: Db, orderId: string) {
  const rows = await db
    .selectFrom("quoteLines")
    .innerJoin("quotes", "quotes.id", "quoteLines.quoteId")
    .innerJoin("orders", "orders.id", "quotes.orderId")
    .select(["quoteLines.key", "label", "quotes.id as quote", "orders.quoteId as shown"])
    .where("quotes.orderId", "=", orderId)
    .where("quotes.state", "<>", "draft")
    .orderBy("quotes.number", "desc")
    .orderBy("position")
    .execute();
  const byKey = new Map<string, { key: string; label: string; current: boolean }>();
  for (const { key, label, quote, shown } of rows) {
    if (!byKey.has(key)) byKey.set(key, { key, label, current: quote === shown });
  }
  return [...byKey.values()];
}

interface Named {
  key: string;
  name?: string;
  label?: string;
}

function aboutOf(
  { windowKey, quoteLineKey }: { windowKey: string | null; quoteLineKey: string | null },
  windows: readonly Named[],
  lines: readonly Named[],
): string | null {
  if (quoteLineKey) return lines.find(({ key }) => key === quoteLineKey)?.label ?? "A line of the quote";
  if (windowKey) return windows.find(({ key }) => key === windowKey)?.name ?? "A window that is gone";
  return null;
}

/** Changes with every message, with what is taken back, and when the other side reads: who has the thread open asks for it now and then. */
export async function findMark({ db }: Pick<App, "db">, { userId, orderId, side }: Looking) {
  const mark = await db
    .selectFrom("orders")
    .leftJoin("messages", "messages.orderId", "orders.id")
    .select((eb) => [
      eb.fn.count<number>("messages.id").as("count"),
      eb.fn.max("sentAt").as("sent"),
      eb.fn.max(eb.case().when("side", "=", side).then(eb.ref("readAt")).end()).as("read"),
      eb.fn.max("takenBackAt").as("back"),
    ])
    .where("orders.id", "=", orderId)
    .where("orders.userId", "=", userId)
    .groupBy("orders.id")
    .executeTakeFirst();
  return mark && [mark.count, mark.sent, mark.read, mark.back].join(" ");
}

interface Reading extends Omit<Looking, "before"> {
  readerId: string;
  /** The other side's newest message that is shown; what came since is not read yet. */
  seen: string;
}

/** Who looks at a thread has read it. */
export async function readThread(app: Pick<App, "db" | "now">, { userId, orderId, side, readerId, seen }: Reading) {
  const readAt = app.now().toISOString();
  await app.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable("messages")
      .set({ readAt, readBy: readerId })
      .where("orderId", "=", orderId)
      .where("side", "=", otherSide(side))
      .where("sentAt", "<=", seen)
      .where("readAt", "is", null)
      .where("takenBackAt", "is", null)
      .where("orderId", "in", (eb) => eb.selectFrom("orders").select("id").where("userId", "=", userId))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await noteSpell(db, { orderId, side }, { readAt });
  });
}

/** How many messages of ours a client has not read, by order; those without any are left out. */
export async function countUnread({ db }: Pick<App, "db">, userId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("messages")
    .innerJoin("orders", "orders.id", "orderId")
    .select((eb) => ["orderId", eb.fn.countAll<number>().as("count")])
    .where("orders.userId", "=", userId)
    .where(isUnread("house"))
    .groupBy("orderId")
    .execute();
  return Object.fromEntries(rows.map(({ orderId, count }) => [orderId, count]));
}

/** Written out rather than bound: their index holds only when a query says exactly this. */
export function isUnread(side: Side) {
  return sql<boolean>`"messages"."side" = ${sql.lit(side)} and "messages"."readAt" is null and "messages"."takenBackAt" is null`;
}
