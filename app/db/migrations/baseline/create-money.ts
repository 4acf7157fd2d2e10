/** Quotes, the ledger and payments by card. */
export const createMoney = [
  `create table "quoteSettings" ("id" text primary key, "document" text not null, "version" integer not null)`,
  // A draft goes with its order; what was sent does not, so an order that has such a quote stays.
  `create table "quotes" (
    "id" text primary key,
    "orderId" text not null references "orders" ("id") on delete cascade,
    "number" integer not null, "draftOf" text unique, "openOf" text unique,
    "state" text not null, "kind" text not null, "detail" text not null, "basedOnOrderVersion" integer not null,
    "taxLabel" text not null, "taxRate" integer not null, "taxRule" text not null, "taxReason" text not null,
    "discountLabel" text not null, "discountRate" integer, "discountCents" integer,
    "depositRate" integer, "depositCents" integer, "depositDays" integer not null,
    "balanceWhen" text not null, "balanceDays" integer not null,
    "validUntil" text, "leadTime" text not null, "note" text not null, "terms" text not null,
    "subtotalCents" integer not null, "discountTotalCents" integer not null, "taxBaseCents" integer not null,
    "taxCents" integer not null, "totalCents" integer not null, "depositTotalCents" integer not null,
    "snapshot" text, "contentHash" text, "version" integer not null,
    "createdBy" text not null, "createdAt" text not null, "updatedAt" text not null,
    "sentAt" text, "firstSeenAt" text, "changesAskedAt" text, "closedAt" text)`,
  // What was sent has a number of its own within the order; drafts have none yet.
  `create unique index "quotesByNumber" on "quotes" ("orderId", "number") where "state" <> 'draft'`,
  `create index "quotesByOrder" on "quotes" ("orderId", "sentAt")`,
  `create index "quotesBySent" on "quotes" ("sentAt", "orderId", "state", "totalCents", "id")
    where "sentAt" is not null`,
  // What the desk counts: few wait for an answer, however many there have been.
  `create index "openQuotes" on "quotes" ("validUntil", "changesAskedAt", "orderId") where "openOf" is not null`,
  `create index "openQuotesByOrder" on "quotes" ("openOf", "validUntil", "changesAskedAt")
    where "openOf" is not null`,
  `create index "askedQuotes" on "quotes" ("orderId") where "openOf" is not null and "changesAskedAt" is not null`,
  `create index "declinedQuotes" on "quotes" ("id") where "state" = 'declined'`,

  `create table "quoteLines" (
    "id" text primary key,
    "quoteId" text not null references "quotes" ("id") on delete cascade,
    "key" text not null, "position" integer not null, "windowKey" text, "treatment" text,
    "kind" text not null, "label" text not null, "description" text not null,
    "quantityMilli" integer not null, "unit" text not null, "unitCents" integer,
    "discountRate" integer, "discountCents" integer, "taxed" integer not null,
    "role" text not null, "choiceGroup" text not null, "suggested" integer not null,
    "grossCents" integer not null, "netCents" integer not null, "shareCents" integer not null,
    "rateId" text, "basis" text not null, "ownerNote" text not null, "costCents" integer,
    "meaning" text not null default '',
    unique ("quoteId", "key"))`,
  `create index "quoteLinesByQuote" on "quoteLines" ("quoteId", "position")`,

  `create table "quoteAnswers" (
    "id" text primary key,
    "quoteId" text not null references "quotes" ("id") on delete restrict,
    "orderId" text not null references "orders" ("id") on delete restrict,
    "at" text not null, "kind" text not null, "acceptedOf" text unique,
    "by" text not null, "how" text not null, "actorId" text not null,
    "chosen" text not null, "totals" text not null, "totalCents" integer not null, "contentHash" text not null,
    "reason" text not null, "meant" text)`,
  `create index "quoteAnswersByOrder" on "quoteAnswers" ("orderId", "at")`,
  `create index "quoteAnswersByQuote" on "quoteAnswers" ("quoteId", "kind")`,

  `create table "moneySettings" (
    "id" text primary key, "payByCheck" text not null, "reminders" integer not null, "version" integer not null,
    "duesFrom" text not null default '')`,
  `create table "counters" ("name" text primary key, "last" integer not null)`,
  `create table "reminders" ("key" text primary key, "at" text not null, "emailId" text)`,

  // An entry belongs to an order, or to a visit alone.
  `create table "ledgerEntries" (
    "id" text primary key,
    "orderId" text references "orders" ("id") on delete restrict,
    "userId" text not null references "users" ("id") on delete restrict,
    "seq" integer not null, "at" text not null, "occurredOn" text not null, "actorId" text,
    "kind" text not null, "amountCents" integer not null, "taxCents" integer not null,
    "method" text, "reference" text not null, "note" text not null, "receiptNumber" text unique,
    "quoteId" text references "quotes" ("id") on delete restrict,
    "consultationId" text, "reversesId" text unique, "formKey" text not null unique, "providerRef" text unique,
    "snapshot" text not null,
    unique ("orderId", "seq"))`,
  `create index "ledgerVisits" on "ledgerEntries" ("userId") where "consultationId" is not null`,
  `create unique index "ledgerOfVisits" on "ledgerEntries" ("consultationId", "seq") where "orderId" is null`,

  `create table "cardSessions" (
    "id" text primary key,
    "orderId" text not null references "orders" ("id") on delete cascade,
    "userId" text not null references "users" ("id") on delete cascade,
    "quoteId" text not null, "purpose" text not null, "cents" integer not null,
    "createdAt" text not null, "expiresAt" text not null,
    "openOf" text unique, "state" text not null, "checkoutId" text unique, "url" text, "entryId" text,
    "endedWhy" text not null, "lookAt" text, "tries" integer not null)`,
  `create index "cardSessionsOfOrder" on "cardSessions" ("orderId", "createdAt")`,
  `create index "cardSessionsToLook" on "cardSessions" ("lookAt") where "lookAt" is not null`,
  // Asked after every form: those few are found without reading all that ever were.
  `create index "cardSessionsOpen" on "cardSessions" ("createdAt") where "openOf" is not null`,
  `create table "providerEvents" (
    "id" text primary key, "at" text not null, "kind" text not null, "paymentId" text, "news" text not null)`,
  `create index "providerEventsOfPayment" on "providerEvents" ("paymentId") where "paymentId" is not null`,
];
