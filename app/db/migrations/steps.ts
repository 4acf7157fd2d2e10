import { bolts, purchaseOrders } from "./purchase-steps.ts";
import { aborts, type Step } from "./step.ts";

const SENT = "A quote that was sent is never changed.";
const SIGNED = "What was signed off is never changed.";

const isSent = (row: "old" | "new") =>
  `exists (select 1 from "quotes" where "id" = ${row}."quoteId" and "state" <> 'draft')`;

/** The day on which an order was delivered. */
const delivered = `substr(coalesce((select max("at") from "orderStatusHistory"
    where "orderId" = "orders"."id" and "toStatus" = 'delivered'), "updatedAt"), 1, 10)`;

const stageDays = { fabricDays: 10, cuttingDays: 2, sewingDays: 8, readyDays: 2, installDays: 3 };

/** What followed the baseline, in order. */
export const steps: Record<string, Step> = {
  // On SQLite the ledger had lost the index that reports and the desk are answered by without reading an entry.
  "043-ledger-by-day": {
    both: [
      `drop index "ledgerByDay"`,
      `create index "ledgerByDay" on "ledgerEntries" ("occurredOn", "kind", "amountCents", "reversesId")`,
    ],
  },
  // From where an unverified account took a time: few of one sender stand, and they are given up after a day.
  "050-unverified-visits": { both: [`alter table "consultations" add column "unverifiedFrom" text`] },
  // An event that no provider sends again may be swept away; none is ever changed, and a young one never goes.
  "051-sweep-events": {
    both: [],
    sqlite: [
      `drop trigger "providerEventsKept"`,
      `create trigger "providerEventsKept" before delete on "providerEvents"
        when old."at" > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-90 days')
        begin select raise(abort, 'An event of a provider is never changed.'); end`,
    ],
    postgres: [
      `create or replace function "refuseEventChange"() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' and cast(old."at" as timestamptz) <= now() - interval '90 days' then return old; end if;
        raise exception 'An event of a provider is never changed.'; end $$`,
    ],
  },
  // A consultation is a visit, as all were, or a call; the owner's link for calls makes them bookable.
  "052-video-calls": {
    both: [
      `alter table "consultations" add column "kind" text default 'visit' not null`,
      `alter table "schedules" add column "callLink" text`,
      `alter table "schedules" add column "callFeeCents" integer default 0 not null`,
    ],
  },
  "053-purchase-orders": purchaseOrders,
  // What is asked once for a whole order, about the house and the day; empty where nobody said anything.
  "055-order-site": { both: [`alter table "orders" add column "site" text default '' not null`] },
  // What the prices of a quote are made of and what that costs us, frozen with the version that was sent as its lines are.
  // On PostgreSQL the function that guards the lines asks for nothing but their quote.
  "056-quote-costs": {
    both: [
      `alter table "quoteLines" add column "shownParts" text not null default ''`,
      `create table "quoteCostLines" (
        "id" text primary key,
        "quoteId" text not null references "quotes" ("id") on delete cascade,
        "lineKey" text not null, "position" integer not null, "label" text not null,
        "quantityMilli" integer not null, "unit" text not null, "unitCents" integer, "grossCents" integer,
        "costCents" integer, "rateId" text, "basis" text not null)`,
      `create index "quoteCostLinesByQuote" on "quoteCostLines" ("quoteId", "position")`,
    ],
    sqlite: [
      `create trigger "quoteCostLinesFrozen" before update on "quoteCostLines"
        when ${isSent("old")} or ${isSent("new")} ${aborts(SENT)}`,
      `create trigger "quoteCostLinesKept" before delete on "quoteCostLines" when ${isSent("old")} ${aborts(SENT)}`,
    ],
    postgres: [
      `create trigger "quoteCostLinesFrozen" before update or delete on "quoteCostLines"
        for each row execute function "refuseQuoteLineChange"()`,
    ],
  },
  // What each of the staff is here for, and what the house asks of all of them. Whoever was an admin so far is an owner.
  "057-staff": {
    both: [
      `alter table "users" add column "duty" text`,
      `alter table "users" add column "initials" text not null default ''`,
      `alter table "users" add column "calendar" text`,
      `alter table "users" add column "summaryAt" text`,
      `update "users" set "duty" = 'owner' where "role" = 'admin'`,
      `create table "staffRules" (
      "id" text primary key, "secondStepForAll" integer not null, "version" integer not null)`,
      `insert into "staffRules" ("id", "secondStepForAll", "version") values ('house', 0, 1)`,
    ],
  },
  // What takes somebody's hour besides consultations; a quarter hour is held once in each calendar, whatever holds it.
  "058-appointments": {
    both: [
      `create table "appointments" (
      "id" text primary key, "kind" text not null, "calendar" text not null,
      "assigneeId" text references "users" ("id") on delete set null,
      "orderId" text references "orders" ("id") on delete set null,
      "userId" text references "users" ("id") on delete set null,
      "startsAt" text not null, "endsAt" text not null, "bufferMinutes" integer not null, "state" text not null,
      "title" text not null, "address" text not null, "clientNote" text not null, "houseNote" text not null,
      "sequence" integer not null, "version" integer not null, "createdBy" text not null,
      "createdAt" text not null, "updatedAt" text not null,
      "closedAt" text, "closedBy" text, "closedWords" text not null)`,
      `create index "appointmentsByStart" on "appointments" ("startsAt")`,
      `create index "appointmentsByOrder" on "appointments" ("orderId")`,
      `create index "appointmentsByUser" on "appointments" ("userId")`,
      `create table "heldQuarters" (
      "calendar" text not null, "quarter" text not null, "holder" text not null, "holderId" text not null,
      constraint "heldTimesKey" primary key ("calendar", "quarter"))`,
      `insert into "heldQuarters" ("calendar", "quarter", "holder", "holderId")
      select 'house', "quarter", 'consultation', "consultationId" from "heldTimes"`,
      `drop table "heldTimes"`,
      `alter table "heldQuarters" rename to "heldTimes"`,
      `create index "heldTimesByHolder" on "heldTimes" ("holderId")`,
      `alter table "consultations" add column "foundWords" text not null default ''`,
      `create table "calendarFeeds" (
      "userId" text primary key references "users" ("id") on delete cascade,
      "tokenHash" text not null unique, "createdAt" text not null, "lastReadAt" text)`,
    ],
  },
  // Clients and orders that we entered ourselves, what we note about them, one client made of two, and what can be undone.
  "059-people": {
    both: [
      `alter table "users" add column "enteredBy" text`,
      `alter table "users" add column "mergedInto" text`,
      `create index "usersByMerge" on "users" ("mergedInto") where "mergedInto" is not null`,
      `create index "usersByPhone" on "users" ("phoneNumber")`,
      `alter table "orders" add column "enteredBy" text`,
      `alter table "orders" add column "clientCheckedAt" text`,
      `alter table "orders" add column "clientCheckedHow" text`,
      `create table "orderNotes" (
      "id" text primary key,
      "orderId" text not null references "orders" ("id") on delete cascade,
      "authorId" text not null, "body" text not null, "at" text not null, "updatedAt" text not null,
      "version" integer not null)`,
      `create index "orderNotesByOrder" on "orderNotes" ("orderId", "at")`,
      `create table "customerNotes" (
      "id" text primary key,
      "customerId" text not null references "users" ("id") on delete cascade,
      "authorId" text not null, "body" text not null, "at" text not null, "updatedAt" text not null,
      "version" integer not null)`,
      `create index "customerNotesByCustomer" on "customerNotes" ("customerId", "at")`,
      `create table "undos" (
      "id" text primary key, "kind" text not null, "actorId" text not null, "subjectId" text not null,
      "words" text not null, "before" text not null, "after" text not null,
      "at" text not null, "expiresAt" text not null, "usedAt" text)`,
      `create index "undosBySubject" on "undos" ("subjectId", "expiresAt")`,
      `create index "undosByExpiry" on "undos" ("expiresAt")`,
    ],
  },
  // What an order is promised by and waits for, its place on the board, its number, and what we remind ourselves of.
  "060-dates": {
    both: [
      `create table "orderDates" (
        "orderId" text primary key references "orders" ("id") on delete cascade,
        "promisedWeek" text, "promisedShown" integer not null, "fabricOrderedOn" text, "fabricExpectedOn" text,
        "fabricArrivedOn" text, "workStartOn" text, "readyOn" text,
        "version" integer not null, "updatedAt" text not null, "updatedBy" text not null)`,
      `create index "orderDatesByWeek" on "orderDates" ("promisedWeek")`,
      `create index "orderDatesByReady" on "orderDates" ("readyOn")`,
      `create table "tasks" (
        "id" text primary key, "title" text not null, "note" text not null, "dueOn" text,
        "orderId" text references "orders" ("id") on delete cascade,
        "customerId" text references "users" ("id") on delete cascade,
        "assigneeId" text references "users" ("id") on delete set null,
        "doneAt" text, "doneBy" text, "createdBy" text not null, "createdAt" text not null, "version" integer not null)`,
      `create index "tasksByDay" on "tasks" ("doneAt", "dueOn", "id")`,
      `create index "tasksByOrder" on "tasks" ("orderId")`,
      `create index "tasksByCustomer" on "tasks" ("customerId")`,
      `create index "tasksByAssignee" on "tasks" ("assigneeId")`,
      `alter table "orders" add column "number" integer`,
      `create unique index "ordersByNumber" on "orders" ("number")`,
      `alter table "orders" add column "stage" text`,
      `alter table "orders" add column "stageFacts" text not null default ''`,
      `alter table "orders" add column "boardOn" text not null default '9999-12-31'`,
      // As the rule has it where nothing is promised yet; work that has begun waits for what nobody has written down.
      `update "orders" set "stage" = case
        when "status" = 'submitted' or ("status" = 'quoted' and "totalCents" is null) then 'quote'
        when "status" = 'quoted' and ("acceptedQuoteId" is null or "quoteId" is null or "acceptedQuoteId" <> "quoteId") then 'waiting'
        when "status" = 'quoted' and coalesce("dueCents", 0) > 0 then 'deposit'
        when "status" in ('quoted', 'in progress') then 'fabric'
        when "status" = 'completed' then 'ready' when "status" = 'shipping' then 'install'
        when "status" = 'delivered' then 'settled' end`,
      `create index "ordersByStage" on "orders" ("stage", "boardOn", "id")`,
    ],
    // What was delivered stands on the board for sixty days.
    sqlite: [`update "orders" set "boardOn" = date(${delivered}, '+60 days') where "status" = 'delivered'`],
    postgres: [
      `update "orders" set "boardOn" = to_char(cast(${delivered} as date) + 60, 'YYYY-MM-DD') where "status" = 'delivered'`,
    ],
  },
  // What is done at the table. The database itself refuses to alter what was signed off.
  "061-table": {
    both: [
      `create table "signOffs" (
        "id" text primary key,
        "orderId" text not null references "orders" ("id") on delete cascade,
        "packetNumber" integer not null, "windowKey" text not null, "treatment" text not null, "step" text not null,
        "act" text not null, "by" text not null, "initials" text not null, "at" text not null, "note" text not null,
        "partHash" text not null, "formKey" text not null, unique ("formKey", "step"))`,
      `create index "signOffsByOrder" on "signOffs" ("orderId", "at")`,
    ],
    sqlite: [`create trigger "signOffsFrozen" before update on "signOffs" ${aborts(SIGNED)}`],
    postgres: [
      `create or replace function "refuse_signOffs"() returns trigger language plpgsql as $$ begin
        raise exception '${SIGNED}';
      end $$`,
      `create trigger "signOffsFrozen" before update on "signOffs" for each row execute function "refuse_signOffs"()`,
    ],
  },
  // What an installer reports at the end of a stop, written once; name and signature go with the person.
  "062-stops": {
    both: [
      `create table "stopReports" (
        "appointmentId" text primary key references "appointments" ("id") on delete cascade,
        "signedName" text not null, "strokes" text not null, "unsignedReason" text not null, "issues" text not null,
        "hung" text not null, "at" text not null, "by" text not null, "formKey" text not null)`,
    ],
  },
  "063-bolts": bolts,
  // How many working days each stage takes, as the owner knows it; and what a week is read by.
  "064-stage-days": {
    both: [
      ...Object.entries(stageDays).map(
        ([column, usual]) => `alter table "schedules" add column "${column}" integer not null default ${usual}`,
      ),
      `create index "orderDatesByFabric" on "orderDates" ("fabricExpectedOn") where "fabricExpectedOn" is not null`,
      `create index "purchaseLinesByDay" on "purchaseLines" ("expectedOn") where "expectedOn" is not null`,
    ],
  },
  // What is made again of an order, and whether a tick at the table is of the first making (0) or of which remake.
  "066-remakes": {
    both: [
      `create table "remakes" (
      "id" text primary key,
      "orderId" text not null references "orders" ("id") on delete cascade,
      "number" integer not null, "windowKey" text not null, "treatment" text not null, "reason" text not null,
      "fault" text not null, "note" text not null, "extraInches" integer not null, "costCents" integer,
      "state" text not null, "document" text, "frozenAt" text, "frozenBy" text, "doneAt" text, "doneBy" text,
      "createdBy" text not null, "createdAt" text not null, unique ("orderId", "number"))`,
      `create index "remakesByState" on "remakes" ("state", "orderId")`,
      `create index "remakesByDay" on "remakes" ("createdAt")`,
      `alter table "signOffs" add column "remake" integer not null default 0`,
    ],
  },
  // When an order went to the table is read without its packets, each of which is a long document.
  "067-packet-days": { both: [`create index "packetsByDay" on "packets" ("orderId", "at")`] },
  // A search reads every id and number: from an index, since beside them in the row lie the windows, a long text.
  "068-search-numbers": {
    both: [
      `drop index "ordersListedById"`,
      `create index "ordersListedById" on "orders" ("id", "status", "userId", "number") where "status" <> 'incomplete'`,
    ],
  },
};
