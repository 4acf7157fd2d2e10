/** A row is a version: added, never changed. The first one is what the program brings along, and has no row. */
const createVersions = (table: string) => `create table "${table}" (
    "id" text primary key, "version" integer not null unique, "document" text not null, "reason" text not null,
    "actorId" text references "users" ("id") on delete set null,
    "at" text not null)`;

/** Orders, their trail and e-mails, consultations, and what the workroom and the fabric book keep. */
export const createOrders = [
  `create table "orders" (
    "id" text primary key,
    "userId" text not null references "users" ("id") on delete restrict,
    "status" text not null, "totalCents" integer, "paymentLink" text, "orderName" text, "description" text,
    "step" integer not null, "overviewStep" text, "hardwareChoice" integer,
    "hardware" text not null, "windows" text not null, "windowCount" integer not null,
    "version" integer not null,
    "createdAt" text not null, "updatedAt" text not null, "submittedAt" text, "confirmedAt" text,
    "submittable" integer not null default 0,
    "quoteId" text, "acceptedQuoteId" text, "quotedAt" text,
    "chargedCents" integer, "balanceCents" integer, "dueCents" integer, "dueOn" text, "moneyBadge" text,
    "ledgerSince" text, "outsideUntil" text, "paidToldAt" text, "remindersOff" integer not null default 0,
    "cardFlaggedAt" text, "heldCents" integer, "settledAt" text, "windowsChangedAt" text,
    "olderDue" integer not null default 0)`,
  `create index "ordersByUser" on "orders" ("userId", "createdAt")`,
  // The owner's list leaves incomplete orders out, so these do too; each carries what a search looks at, and a page
  // deep in the list is found without reading a single order.
  `create index "ordersListed" on "orders" ("createdAt", "id", "status", "userId") where "status" <> 'incomplete'`,
  `create index "ordersListedById" on "orders" ("id", "status", "userId") where "status" <> 'incomplete'`,
  `create index "ordersListedByUser" on "orders" ("userId", "createdAt", "id", "status")
    where "status" <> 'incomplete'`,
  `create index "ordersListedByWindows" on "orders" ("windowCount", "createdAt", "id", "status", "userId")
    where "status" <> 'incomplete'`,
  `create index "ordersListedByTotal" on "orders" (coalesce("totalCents", -1), "createdAt", "id", "status", "userId")
    where "status" <> 'incomplete'`,
  // Also counts the chips of the list and the figures of the desk.
  `create index "ordersListedByStatus" on "orders"
    ("status", "createdAt", "id", "userId", "confirmedAt", "totalCents") where "status" <> 'incomplete'`,
  // A custom order was never submitted and counts in the month when it was written.
  `create index "ordersByMonth" on "orders"
    (coalesce("submittedAt", "createdAt"), "status", "submittedAt", "totalCents") where "status" <> 'incomplete'`,
  // Each figure of the desk is counted by an index that holds only what it counts: an order's own row is long.
  `create index "ordersAcceptedElsewhere" on "orders" ("id")
    where "status" = 'quoted' and "confirmedAt" is null and "acceptedQuoteId" is not null`,
  `create index "ordersToStart" on "orders" ("moneyBadge", "acceptedQuoteId", "quoteId")
    where "status" = 'quoted' and "acceptedQuoteId" is not null`,
  `create index "ordersReopened" on "orders" ("createdAt", "id")
    where "status" = 'incomplete' and "submittedAt" is not null`,
  `create index "ordersPaidToCheck" on "orders" ("id")
    where "paidToldAt" is not null or "cardFlaggedAt" is not null`,
  `create index "ordersDue" on "orders" ("dueOn", "id", "balanceCents", "status") where "dueOn" is not null`,
  `create index "ordersToSettle" on "orders" ("id", "balanceCents") where "moneyBadge" = 'to_settle'`,
  `create index "ordersOwing" on "orders" (coalesce("dueOn", '9'), "id", "balanceCents")
    where "balanceCents" <> 0 and "moneyBadge" <> 'to_settle'`,
  `create index "ordersChangedSincePriced" on "orders" ("id") where "windowsChangedAt" is not null`,
  `create index "ordersOlderDue" on "orders" ("id", "balanceCents") where "olderDue" = 1`,

  // What happened to an order and who did it, written with the change itself: prose for people, and turns for rules.
  `create table "orderEvents" (
    "id" text primary key,
    "orderId" text not null references "orders" ("id") on delete cascade,
    "at" text not null, "kind" text not null,
    "actorId" text references "users" ("id") on delete set null,
    "details" text not null)`,
  `create index "orderEventsByOrder" on "orderEvents" ("orderId", "at")`,
  `create table "orderStatusHistory" (
    "id" text primary key,
    "orderId" text not null references "orders" ("id") on delete cascade,
    "fromStatus" text, "toStatus" text not null, "totalCents" integer, "confirmation" text, "at" text not null,
    "actorId" text references "users" ("id") on delete set null)`,
  // Both answer the desk without reading a row.
  `create index "orderStatusHistoryByOrder" on "orderStatusHistory"
    ("orderId", "at", "toStatus", "totalCents", "confirmation")`,
  `create index "quotesByDay" on "orderStatusHistory" ("at", "orderId", "totalCents", "toStatus", "confirmation")
    where "toStatus" = 'quoted' and "confirmation" is distinct from 'given'`,

  `create table "emails" (
    "id" text primary key, "kind" text not null,
    "recipientName" text not null, "recipientAddress" text not null, "parameters" text not null,
    "orderId" text references "orders" ("id") on delete set null,
    "state" text not null, "attempts" integer not null, "nextTryAt" text not null, "lastError" text,
    "createdAt" text not null, "sentAt" text, "claimedBy" text, "giveUpAt" text, "receipt" text,
    "timesAskedAgain" integer not null default 0, "unverified" integer not null default 0,
    "userId" text references "users" ("id") on delete set null)`,
  `create index "emailsByState" on "emails" ("state", "nextTryAt")`,
  `create index "emailsByOrder" on "emails" ("orderId", "createdAt")`,
  `create index "emailsByAccount" on "emails" ("userId", "createdAt", "id")`,
  // The owner's list, all of it or one state: each holds what a search looks at, so that no message is read for it.
  `create index "emailsByDate" on "emails"
    ("createdAt", "id", "recipientAddress", "recipientName", "orderId", "state")`,
  `create index "emailsByStateAndDate" on "emails"
    ("state", "createdAt", "id", "recipientAddress", "recipientName", "orderId")`,

  `create table "consultations" (
    "id" text primary key,
    "userId" text not null references "users" ("id") on delete restrict,
    "upcomingOf" text unique, "startsAt" text not null, "endsAt" text not null, "state" text not null,
    "note" text not null, "address" text not null, "sequence" integer not null, "version" integer not null,
    "feeCents" integer not null default 15000, "feePaidAt" text, "feeMovedTo" text,
    "creditOrderId" text references "orders" ("id") on delete set null,
    "creditEarly" integer not null default 0,
    "cancelledAt" text, "cancelledBy" text, "cancelMessage" text,
    "createdAt" text not null, "updatedAt" text not null)`,
  `create index "consultationsByStart" on "consultations" ("state", "startsAt")`,
  `create index "consultationsByUser" on "consultations" ("userId", "startsAt")`,
  `create table "consultationCredits" (
    "consultationId" text not null references "consultations" ("id") on delete restrict,
    "orderId" text not null references "orders" ("id") on delete cascade,
    "amountCents" integer not null, "at" text not null,
    "actorId" text references "users" ("id") on delete set null,
    constraint "consultationCreditsKey" primary key ("consultationId", "orderId"))`,
  `create index "consultationCreditsByOrder" on "consultationCredits" ("orderId")`,
  // Each quarter hour belongs to one appointment: the key is what keeps two people from booking the same time.
  `create table "heldTimes" (
    "quarter" text primary key,
    "consultationId" text not null references "consultations" ("id") on delete cascade)`,
  `create index "heldTimesByConsultation" on "heldTimes" ("consultationId")`,
  `create table "blockedDays" ("day" text primary key)`,
  `create table "schedules" (
    "id" text primary key, "weeklyHours" text not null, "lengthMinutes" integer not null,
    "bufferMinutes" integer not null, "noticeHours" integer not null, "daysAhead" integer not null,
    "paymentLink" text, "version" integer not null)`,

  createVersions("shopRules"),
  createVersions("rateCards"),
  `create table "sheets" (
    "orderId" text not null references "orders" ("id") on delete cascade,
    "part" text not null, "document" text not null, "version" integer not null,
    "actorId" text references "users" ("id") on delete set null,
    "at" text not null,
    constraint "sheetsKey" primary key ("orderId", "part"))`,
  // Two who press at the same moment make one packet.
  `create table "packets" (
    "id" text primary key,
    "orderId" text not null references "orders" ("id") on delete cascade,
    "number" integer not null, "document" text not null, "reason" text not null,
    "actorId" text references "users" ("id") on delete set null,
    "at" text not null,
    constraint "packetsByOrder" unique ("orderId", "number"))`,

  // The same cloth entered twice, even at the same moment, is one.
  `create table "fabrics" (
    "id" text primary key, "supplier" text not null, "name" text not null, "color" text not null,
    "folded" text not null unique, "family" text not null, "colorFamily" text not null,
    "active" integer not null, "document" text not null, "version" integer not null,
    "createdAt" text not null, "updatedAt" text not null)`,
  `create table "swatchRequests" (
    "id" text primary key,
    "userId" text references "users" ("id") on delete set null,
    "name" text not null, "email" text not null,
    "street" text not null, "city" text not null, "state" text not null, "zipCode" text not null,
    "fabrics" text not null, "cameFrom" text not null, "createdAt" text not null, "sentAt" text)`,
  `create index "swatchRequestsByDate" on "swatchRequests" ("sentAt", "createdAt", "id")`,
  `create table "inquiries" (
    "id" text primary key,
    "userId" text references "users" ("id") on delete set null,
    "name" text not null, "email" text not null, "phoneNumber" text not null, "zipCode" text not null,
    "question" text not null, "style" text not null, "state" text not null, "answers" text not null,
    "invitedAt" text, "invitationHash" text unique, "invitationEndsAt" text, "joinedAt" text,
    "createdAt" text not null, "updatedAt" text not null, "version" integer not null)`,
  `create index "inquiriesByState" on "inquiries" ("state", "createdAt", "id")`,
  `create index "inquiriesByEmail" on "inquiries" ("email")`,
];
