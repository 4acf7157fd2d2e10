import type { Step } from "./step.ts";

/** Photographs, messages, the owner's words and imports; the next steps stand at its end. */
export const laterSteps: Record<string, Step> = {
  // Photographs, whose bytes are kept elsewhere, and how much anybody has sent in a day.
  "069-files": {
    both: [
      `create table "files" (
      "id" text primary key,
      "sha256" text not null, "bytes" integer not null, "width" integer not null, "height" integer not null,
      "thumbSha256" text not null, "thumbBytes" integer not null,
      "ownerId" text references "users" ("id") on delete cascade,
      "sentBy" text,
      "orderId" text references "orders" ("id") on delete cascade,
      "windowKey" text, "messageId" text,
      "inquiryId" text,
      "waits" integer not null, "caption" text not null, "position" integer not null, "focal35" integer,
      "uploadKey" text not null unique, "createdAt" text not null, "version" integer not null)`,
      `create index "filesByOrder" on "files" ("orderId", "position")`,
      `create index "filesByInquiry" on "files" ("inquiryId")`,
      `create index "filesByHash" on "files" ("sha256")`,
      `create index "filesByThumb" on "files" ("thumbSha256")`,
      `create index "filesWaiting" on "files" ("waits", "createdAt")`,
      `create index "filesByOwner" on "files" ("ownerId")`,
      `create table "uploadDays" (
      "person" text not null, "day" text not null, "bytes" integer not null, "count" integer not null,
      primary key ("person", "day"))`,
    ],
  },
  // What client and house write to each other about an order, and when each side was told of it.
  "070-messages": {
    both: [
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
    ],
  },
  // Photographs of messages, and how many a message was sent without.
  "072-message-photos": {
    both: [
      `alter table "messages" add column "photosLost" integer not null default 0`,
      `create index "filesByMessage" on "files" ("messageId")`,
    ],
  },
  // Windows that were looked at in their photographs, and the pictures of it that sent quotes show.
  "073-wall-views": {
    both: [
      `create table "wallViews" (
      "id" text primary key,
      "orderId" text not null references "orders" ("id") on delete cascade,
      "windowKey" text not null,
      "fileId" text not null references "files" ("id") on delete cascade,
      "corners" text not null, "mask" text not null,
      "closed" integer not null, "raise" integer not null, "light" text not null,
      "rendered" text, "renderKey" text,
      "version" integer not null, "createdBy" text not null, "createdAt" text not null, "updatedAt" text not null,
      unique ("orderId", "windowKey", "fileId"))`,
      `create index "wallViewsByFile" on "wallViews" ("fileId")`,
      `create index "wallViewsByHash" on "wallViews" ("rendered")`,
      `create table "quotePictures" (
      "quoteId" text not null references "quotes" ("id") on delete cascade,
      "windowKey" text not null,
      "sha256" text not null, "bytes" integer not null,
      primary key ("quoteId", "windowKey"))`,
      `create index "quotePicturesByHash" on "quotePictures" ("sha256")`,
    ],
  },
  // How large a composed picture is: a quote that names it is backed up with it.
  "074-rendered-bytes": { both: [`alter table "wallViews" add column "renderedBytes" integer not null default 0`] },
  // Photographs of a task: what we note for ourselves, so they stand apart from what a client's request can reach.
  "075-task-photos": {
    both: [
      `create table "taskPhotos" (
        "id" text primary key,
        "taskId" text not null references "tasks" ("id") on delete cascade,
        "sha256" text not null, "bytes" integer not null, "width" integer not null, "height" integer not null,
        "thumbSha256" text not null, "thumbBytes" integer not null,
        "sentBy" text not null, "uploadKey" text not null unique, "createdAt" text not null)`,
      ...["taskId", "sha256", "thumbSha256"].map(
        (column) => `create index "taskPhotosBy_${column}" on "taskPhotos" ("${column}")`,
      ),
    ],
  },
  // The site in the owner's words: versions, added and never edited, and which server shows which.
  "076-site-versions": {
    both: [
      `create table "siteVersions" (
        "id" text primary key, "version" integer not null unique, "document" text not null,
        "reason" text not null, "actorId" text, "at" text not null)`,
      `create table "siteServers" (
        "server" text primary key, "build" text not null, "version" integer not null,
        "failure" text not null, "seenAt" text not null)`,
    ],
  },
  // Files that were read in, what each row did, and which column of whose file is which.
  "077-imports": {
    both: [
      `create table "imports" (
      "id" text primary key, "kind" text not null, "source" text not null, "fileName" text not null,
      "encoding" text not null, "content" text not null, "headings" text not null, "sample" text not null,
      "mapping" text not null, "usual" text not null, "rowCount" integer not null, "sameCount" integer not null,
      "state" text not null, "version" integer not null, "actorId" text not null,
      "createdAt" text not null, "writtenAt" text, "undoneAt" text)`,
      `create index "importsByTime" on "imports" ("createdAt")`,
      `create table "importRows" (
      "id" text primary key,
      "importId" text not null references "imports" ("id") on delete cascade,
      "line" integer not null, "title" text not null, "outcome" text not null, "state" text not null,
      "reason" text not null, "subjectId" text, "before" text not null, "after" text not null, "changes" text not null)`,
      `create index "importRowsByState" on "importRows" ("importId", "state", "id")`,
      `create index "importRowsBySubject" on "importRows" ("subjectId")`,
      `create table "importMappings" (
      "kind" text not null, "source" text not null, "columns" text not null, "usual" text not null,
      "updatedAt" text not null, primary key ("kind", "source"))`,
    ],
  },
  // What versions of the site name of the store: pictures of the owner's gallery.
  "078-site-files": {
    both: [`create table "siteFiles" ("sha256" text primary key, "bytes" integer not null)`],
  },
  // A new quote names the lead time that the site promises, unless the owner has said another for quotes.
  "079-one-lead-time": {
    both: [
      `update "quoteSettings" set "document" = replace("document", '"leadTime":"6 to 8 weeks"', '"leadTime":""')
        where "version" = 1`,
    ],
  },
  // No statement asks any more what was accepted without a day of its own, and every write of an order kept its index.
  "080-unused-index": { both: [`drop index "ordersAcceptedElsewhere"`] },
  // What was agreed and is still to be started is counted by where the board has it.
  "081-to-start-by-stage": {
    both: [
      `drop index "ordersToStart"`,
      `create index "ordersToStart" on "orders" ("stage", "acceptedQuoteId")
        where "status" = 'quoted' and "acceptedQuoteId" is not null`,
    ],
  },
};
