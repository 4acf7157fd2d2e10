/** Accounts and what opens them, and what is written down about people's data. */
export const createPeople = [
  `create table "users" (
    "id" text primary key, "name" text not null, "email" text not null unique, "emailVerified" integer not null,
    "image" text, "firstName" text not null, "lastName" text not null, "phoneNumber" text not null,
    "street" text not null, "city" text not null, "state" text not null, "zipCode" text not null,
    "role" text, "createdAt" text not null, "updatedAt" text not null,
    "foldedName" text not null default '', "firstSignInAt" text, "twoFactorEnabled" integer not null default 0)`,
  `create index "usersByRole" on "users" ("role", "createdAt")`,
  `create index "usersByFoldedName" on "users" ("foldedName", "id", "role")`,

  `create table "sessions" (
    "id" text primary key, "token" text not null unique,
    "userId" text not null references "users" ("id") on delete cascade,
    "expiresAt" text not null, "ipAddress" text, "userAgent" text,
    "createdAt" text not null, "updatedAt" text not null, "secondStepAt" text)`,
  `create index "sessionsByUser" on "sessions" ("userId")`,
  // What has run out is swept by its date, here and below.
  `create index "sessionsByExpiry" on "sessions" ("expiresAt")`,

  `create table "twoFactors" (
    "id" text primary key,
    "userId" text not null unique references "users" ("id") on delete cascade,
    "secret" text not null, "backupCodes" text not null, "verified" integer not null, "lastStep" integer,
    "failedVerificationCount" integer, "lockedUntil" text)`,
  `create table "passkeys" (
    "id" text primary key,
    "userId" text not null references "users" ("id") on delete cascade,
    "name" text not null, "publicKey" text not null, "counter" text not null, "transports" text not null,
    "createdAt" text not null, "lastUsedAt" text)`,
  `create index "passkeysByUser" on "passkeys" ("userId")`,

  `create table "accounts" (
    "id" text primary key, "accountId" text not null, "providerId" text not null,
    "userId" text not null references "users" ("id") on delete cascade,
    "password" text, "accessToken" text, "refreshToken" text, "idToken" text,
    "accessTokenExpiresAt" text, "refreshTokenExpiresAt" text, "scope" text,
    "createdAt" text not null, "updatedAt" text not null)`,
  `create index "accountsByUser" on "accounts" ("userId")`,

  `create table "verifications" (
    "id" text primary key, "identifier" text not null, "value" text not null, "expiresAt" text not null,
    "createdAt" text not null, "updatedAt" text not null)`,
  `create index "verificationsByIdentifier" on "verifications" ("identifier")`,
  `create index "verificationsByExpiry" on "verifications" ("expiresAt")`,

  `create table "addressLinks" (
    "userId" text not null references "users" ("id") on delete cascade,
    "purpose" text not null, "tokenHash" text not null unique, "address" text not null,
    "expiresAt" text not null, "usedAt" text, "createdAt" text not null,
    constraint "addressLinksKey" primary key ("userId", "purpose"))`,

  `create table "rateLimits" ("key" text primary key, "count" integer not null, "resetsAt" text not null)`,
  `create index "rateLimitsByReset" on "rateLimits" ("resetsAt")`,

  `create table "formKeys" (
    "userId" text not null references "users" ("id") on delete cascade,
    "purpose" text not null, "key" text not null, "result" text not null, "expiresAt" text not null,
    constraint "formKeysKey" primary key ("userId", "purpose", "key"))`,
  `create index "formKeysByExpiry" on "formKeys" ("expiresAt")`,

  `create table "documentPeople" (
    "document" text not null, "documentId" text not null, "role" text not null, "person" text, "erasedAt" text,
    constraint "documentPeopleKey" primary key ("document", "documentId", "role"))`,

  `create table "deletionRequests" (
    "userId" text primary key references "users" ("id") on delete cascade,
    "requestedAt" text not null)`,
  // Without a reference: the row is about somebody who may no longer have one.
  `create table "deletions" (
    "userId" text primary key, "at" text not null, "by" text not null,
    "keptOrders" integer not null, "keptVisits" integer not null)`,

  `create table "retentionRules" (
    "id" text primary key, "emailDays" integer not null, "sessionDays" integer not null,
    "inquiryDays" integer not null, "auditDays" integer not null, "version" integer not null)`,
  `create table "sweeps" (
    "day" text primary key, "startedAt" text not null, "leaseUntil" text not null, "finishedAt" text,
    "removed" text not null)`,

  `create table "auditEntries" (
    "id" text primary key, "at" text not null, "actorId" text, "kind" text not null,
    "subject" text not null, "subjectId" text, "words" text not null)`,
  `create index "auditEntriesByDate" on "auditEntries" ("at", "id", "kind")`,

  `create table "backupRuns" (
    "kind" text primary key, "succeededAt" text, "file" text, "bytes" bigint, "failedAt" text, "failure" text)`,
];
