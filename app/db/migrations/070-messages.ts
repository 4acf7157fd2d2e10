import { type Kysely, sql } from "kysely";

/** What client and house write to each other about an order, and when each side was told of it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table "messages" (
    "id" text primary key,
    "orderId" text not null references "orders" ("id") on delete cascade,
    "side" text not null, "authorId" text not null, "body" text not null,
    "windowKey" text, "quoteLineKey" text,
    "sentAt" text not null, "readAt" text, "readBy" text, "takenBackAt" text,
    "formKey" text not null unique)`,
  `create index "messagesByOrder" on "messages" ("orderId", "sentAt")`,
  // What the list of conversations walks along, newest first, without reading a body.
  `create index "messagesStanding" on "messages" ("orderId", "sentAt", "side") where "takenBackAt" is null`,
  `create index "messagesByMoment" on "messages" ("sentAt", "orderId", "side") where "takenBackAt" is null`,
  `create index "messagesUnread" on "messages" ("side", "orderId") where "readAt" is null and "takenBackAt" is null`,
  `create table "messageSpells" (
    "orderId" text not null references "orders" ("id") on delete cascade,
    "side" text not null, "emailId" text, "noticedAt" text, "readAt" text,
    primary key ("orderId", "side"))`,
];
