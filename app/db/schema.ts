import type { Generated } from "kysely";
import type { ConsultationKind } from "#app/domain/consultations/consultation-offer.ts";
import type { MoneyBadge } from "#app/domain/ledger/entry-kinds.ts";
import type { Stage } from "#app/domain/schedule/stage.ts";
import type { AppointmentTables, ScheduleTables } from "./table-types/appointment-tables.ts";
import type { FabricsTable, SwatchRequestsTable } from "./table-types/fabrics-table.ts";
import type { FileTables } from "./table-types/file-tables.ts";
import type { ImportTables } from "./table-types/import-tables.ts";
import type { CardTables, LedgerTables } from "./table-types/ledger-tables.ts";
import type { InquiriesTable, MessageTables } from "./table-types/message-tables.ts";
import type { PeopleTables } from "./table-types/people-tables.ts";
import type { PurchaseTables } from "./table-types/purchase-tables.ts";
import type { QuoteTables } from "./table-types/quote-tables.ts";
import type { TableTables } from "./table-types/table-tables.ts";

/**
 * One description for SQLite and PostgreSQL: times are ISO text, money is whole cents, flags are 0 or 1, and a document
 * is JSON text that the domain's schema validates on the way in and out.
 */
export interface Database
  extends PeopleTables,
    QuoteTables,
    LedgerTables,
    CardTables,
    PurchaseTables,
    AppointmentTables,
    ScheduleTables,
    TableTables,
    FileTables,
    MessageTables,
    ImportTables {
  users: {
    id: string;
    name: string;
    email: string;
    emailVerified: number;
    image: string | null;
    firstName: string;
    lastName: string;
    /** Both names as foldedName writes them, for the owner's lists to search and sort by. */
    foldedName: string;
    phoneNumber: string;
    street: string;
    city: string;
    state: string;
    zipCode: string;
    /** Free text on purpose: an account with a missing or unknown role is told so when it signs in. */
    role: string | null;
    /** Of an admin: what they are here for, free text as the role is. Null for clients, and for staff whose account is closed. */
    duty?: string | null;
    /** One to three letters by which staff sign their work; empty for clients. */
    initials?: Generated<string>;
    /** Whose hours their visits take: "house", or their own id once they drive by themselves. */
    calendar?: string | null;
    /** When their morning's summary goes out, such as 07:00; null for none. */
    summaryAt?: string | null;
    /** 1 once a second step is set up; the name is the library's. */
    twoFactorEnabled: Generated<number>;
    createdAt: string;
    updatedAt: string;
    /** When an admin first signed in; missing for clients and for admins who have not yet. */
    firstSignInAt?: string | null;
    /** Whoever of us added this client; nobody where they signed up themselves. */
    enteredBy: Generated<string | null>;
    /** The client whom this one is part of by now. */
    mergedInto: Generated<string | null>;
  };
  sessions: {
    id: string;
    token: string;
    userId: string;
    expiresAt: string;
    ipAddress: string | null;
    userAgent: string | null;
    createdAt: string;
    updatedAt: string;
    /** When the second step was last proved in this session. */
    secondStepAt: string | null;
  };
  /** The library's table, with what it lacks: lastStep. */
  twoFactors: {
    id: string;
    userId: string;
    /** Of the authenticator app, encrypted. */
    secret: string;
    /** The recovery codes that are left, encrypted. */
    backupCodes: string;
    /** 0 until a first code has shown that the app has the secret. */
    verified: number;
    /** The half minute, counted from 1970, of the last code that was taken: neither it nor an older one works again. */
    lastStep: number | null;
    failedVerificationCount: number | null;
    lockedUntil: string | null;
  };
  passkeys: {
    /** What the browser calls it, in base64url. */
    id: string;
    userId: string;
    name: string;
    /** In base64url. What opens with it stays on the device. */
    publicKey: string;
    /** How often the device says it was used, in digits: it may be larger than an integer column holds. */
    counter: string;
    /** JSON: how the browser reaches it. */
    transports: string;
    createdAt: string;
    lastUsedAt: string | null;
  };
  accounts: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    password: string | null;
    accessToken: string | null;
    refreshToken: string | null;
    idToken: string | null;
    accessTokenExpiresAt: string | null;
    refreshTokenExpiresAt: string | null;
    scope: string | null;
    createdAt: string;
    updatedAt: string;
  };
  verifications: {
    id: string;
    identifier: string;
    value: string;
    expiresAt: string;
    createdAt: string;
    updatedAt: string;
  };
  /** A link in somebody's mailbox. Each account has at most one for each purpose, so that a newer ends the older. */
  addressLinks: {
    userId: string;
    /** To show that the account's address is theirs, to give the account another one, to make one of a client without, or to set the first password of staff. */
    purpose: "verify" | "change" | "invite" | "staff";
    tokenHash: string;
    /** Where it was sent. */
    address: string;
    expiresAt: string;
    /** Kept after its use, so that whoever opens it again reads that all is done. */
    usedAt: string | null;
    createdAt: string;
  };
  rateLimits: {
    key: string;
    count: number;
    resetsAt: string;
  };
  /** What a form has made, under the key that the form carried: sent again, it is answered with that. */
  formKeys: {
    userId: string;
    /** Which form, such as "create-order". */
    purpose: string;
    key: string;
    /** JSON: what its use case answered. */
    result: string;
    expiresAt: string;
  };
  orders: {
    id: string;
    userId: string;
    status: string;
    totalCents: number | null;
    paymentLink: string | null;
    orderName: string | null;
    description: string | null;
    step: number;
    /** Where the overview and its windows stand, as writeOverviewPlace writes it; null is the list of windows. */
    overviewStep: string | null;
    hardwareChoice: number | null;
    /** JSON: { version, list } of { name, link }. */
    hardware: string;
    /** JSON: { version, list } of windows. */
    windows: string;
    /** JSON of what was answered about the house and the day, as writeSite writes it; empty where nothing was. */
    site: Generated<string>;
    /** Kept beside the document so that lists never read it. */
    windowCount: number;
    /** 1 where it could be submitted as it stands; written with the documents, which decide it. */
    submittable: Generated<number>;
    /** Every write names the version it was based on; a stale one matches no row. */
    version: number;
    createdAt: string;
    updatedAt: string;
    submittedAt: string | null;
    /** The client's own yes to the total, never one that we recorded. */
    confirmedAt: string | null;
    /** The version of its quote that the client sees, and the one in force: what is accepted, whatever has been sent since. */
    quoteId: Generated<string | null>;
    acceptedQuoteId: Generated<string | null>;
    /** When the version that the client sees was sent. */
    quotedAt: Generated<string | null>;
    /** What deriveMoney says of its entries, for lists; nothing while the ledger has none. */
    chargedCents: Generated<number | null>;
    balanceCents: Generated<number | null>;
    dueOn: Generated<string | null>;
    dueCents: Generated<number | null>;
    /** Money of its client's that is with us, which could be given back. */
    heldCents: Generated<number | null>;
    moneyBadge: Generated<MoneyBadge | null>;
    /** Since when the ledger knows of it. */
    ledgerSince: Generated<string | null>;
    /** Of an order whose money was kept elsewhere: the day until which it was. */
    outsideUntil: Generated<string | null>;
    /** When the owner said what is kept of its money, after it was cancelled or given back. */
    settledAt: Generated<string | null>;
    /** When its client said that they have paid, until we have looked. */
    paidToldAt: Generated<string | null>;
    /** Since when card money for it waits for the owner to look at it. */
    cardFlaggedAt: Generated<string | null>;
    /** Since when its windows are others than its open quote was priced for. */
    windowsChangedAt: Generated<string | null>;
    /** 1 where its client is not reminded. */
    remindersOff: Generated<number>;
    /** Whoever of us entered it for its client; nobody where they did so themselves. */
    enteredBy: Generated<string | null>;
    /** When its client said that what we entered is right, and how we know. */
    clientCheckedAt: Generated<string | null>;
    clientCheckedHow: Generated<"portal" | "phone" | null>;
    /** 1 where something was due before reminders went on by themselves, until the owner has said what becomes of it. */
    olderDue: Generated<number>;
    /** Given when it is first handed in, or made by us; shown as LF-1012 in place of its id. */
    number: Generated<number | null>;
    /** What stageOf says of it, for the board. */
    stage: Generated<Stage | null>;
    /** JSON of what its stage was made of, as projectStage writes it; empty before its quote is accepted. */
    stageFacts: Generated<string>;
    /** The day that the board goes by: the last of its promised week, or until when a delivered order stands there. */
    boardOn: Generated<string>;
  };
  orderEvents: {
    id: string;
    orderId: string;
    at: string;
    /** What happened, such as "created" or "submitted". */
    kind: string;
    actorId: string | null;
    /** JSON: whatever explains the event, such as the value before and after. */
    details: string;
  };
  /**
   * A row for each turn in the life of an order: another status, another total, a confirmation given or ended. Rules ask this
   * table; the events beside it are for people to read.
   */
  orderStatusHistory: {
    id: string;
    orderId: string;
    /** Nothing for the first row of an order; the same as `toStatus` when only its total or confirmation changed. */
    fromStatus: string | null;
    toStatus: string;
    /** The total from then on. */
    totalCents: number | null;
    confirmation: "given" | "ended" | null;
    at: string;
    /** Whoever did it; nothing where older events do not tell. */
    actorId: string | null;
  };
  emails: {
    id: string;
    /** Which message, such as "new_order". */
    kind: string;
    recipientName: string;
    recipientAddress: string;
    /** JSON: what the message is filled with. */
    parameters: string;
    orderId: string | null;
    /** Dropped: not sent, because what it says was no longer true. */
    state: "queued" | "sent" | "failed" | "dropped";
    attempts: number;
    /** When it may be tried; while a try is under way, when that try no longer counts. */
    nextTryAt: string;
    lastError: string | null;
    createdAt: string;
    sentAt: string | null;
    /** The try under way, if there is one. */
    claimedBy: string | null;
    /** When we stop trying. Missing in rows from before the outbox: they are tried once. */
    giveUpAt: string | null;
    /** What the mail server said when it took the message. */
    receipt: string | null;
    /** How often the owner pressed Send Again; each is a message of its own to a mail program. */
    timesAskedAgain: Generated<number>;
    /** 1 where the client behind it had not verified their address: what they typed is then left out of the words. */
    unverified: Generated<number>;
    /** The account it was written to. Notices to the house have none. */
    userId: Generated<string | null>;
  };
  consultations: {
    id: string;
    userId: string;
    /** The client's id while the appointment lies ahead; unique, so that nobody has two. */
    upcomingOf: string | null;
    startsAt: string;
    endsAt: string;
    kind: Generated<ConsultationKind>;
    state: "booked" | "cancelled";
    note: string;
    /** Where to go, as the client's profile had it; of a call, the link as the owner had it. */
    address: string;
    /** The network that an unverified account took it from; gone once staff had it in hand, and when it is over. */
    unverifiedFrom: string | null;
    /** Counts the changes that a calendar has been told of. */
    sequence: number;
    version: number;
    /** What it costs, as it was agreed. */
    feeCents: Generated<number>;
    feePaidAt: string | null;
    /** Of a visit that we cancelled: the later one for which its paid fee counts now. */
    feeMovedTo: string | null;
    /** The order that the owner chose for the fee; without a choice a rule finds one. */
    creditOrderId: string | null;
    /** 1 where the owner lets the fee count before the visit has taken place. */
    creditEarly: Generated<number>;
    cancelledAt: string | null;
    /** House: nobody verified the address in time. */
    cancelledBy: "client" | "owner" | "house" | null;
    cancelMessage: string | null;
    /** What we found there, for the house alone. */
    foundWords: Generated<string>;
    createdAt: string;
    updatedAt: string;
  };
  /** What the paid fee of a visit gives to an order. What is in no row waits for the client's next order. */
  consultationCredits: {
    consultationId: string;
    orderId: string;
    /** At least 1; of one visit together no more than was paid, on one order no more than its total. */
    amountCents: number;
    at: string;
    /** Whoever caused it; nothing where only time has passed. */
    actorId: string | null;
  };
  blockedDays: {
    /** Such as 2026-11-26. */
    day: string;
  };
  schedules: {
    id: string;
    /** JSON: seven lists of { from, to }, Monday first. */
    weeklyHours: string;
    lengthMinutes: number;
    bufferMinutes: number;
    noticeHours: number;
    daysAhead: number;
    paymentLink: string | null;
    callLink: string | null;
    callFeeCents: Generated<number>;
    /** Working days of each stage, for what is at risk. */
    fabricDays: Generated<number>;
    cuttingDays: Generated<number>;
    sewingDays: Generated<number>;
    readyDays: Generated<number>;
    installDays: Generated<number>;
    version: number;
  };
  /** One row for each kind: the last time it went well and the last time it did not. */
  backupRuns: {
    /** Besides those that the site makes by itself and the drill of one: by a command, and when somebody last asked for one. */
    kind: "backup" | "drill" | "by hand" | "asked";
    succeededAt: string | null;
    /** What was written or restored when it went well. */
    file: string | null;
    bytes: number | null;
    failedAt: string | null;
    failure: string | null;
  };
  shopRules: VersionsTable;
  rateCards: VersionsTable;
  siteVersions: VersionsTable;
  /** Which version of the site each running server shows. */
  siteServers: {
    server: string;
    build: string;
    version: number;
    /** Why it cannot show the newest; empty where it can. */
    failure: string;
    seenAt: string;
  };
  /** What the owner decided about a part of an order: a treatment of a window, a window's final measure, or its fabrics. */
  sheets: {
    orderId: string;
    /** As sheetPart writes it. */
    part: string;
    /** JSON: only what differs from the rules, each with who and when. */
    document: string;
    version: number;
    actorId: string | null;
    at: string;
  };
  /** A frozen packet: written once, never changed. */
  packets: {
    id: string;
    orderId: string;
    /** 1 for the first; each revision is the next. */
    number: number;
    /** Canonical JSON of rules, rate card, fabrics, inputs and results. */
    document: string;
    /** Why it was revised; empty for the first. */
    reason: string;
    actorId: string | null;
    at: string;
  };
  fabrics: FabricsTable;
  swatchRequests: SwatchRequestsTable;
  inquiries: InquiriesTable;
}

/** Each row is a version of the owner's shop rules, rate card or site; the first, which has none, is what the program brings along. */
export interface VersionsTable {
  id: string;
  version: number;
  /** JSON: the whole of it. */
  document: string;
  /** Why it was changed. */
  reason: string;
  actorId: string | null;
  at: string;
}
