import type { Kysely } from "kysely";

/** Authenticator codes, recovery codes and passkeys of an owner's account, and when a session last proved one. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable("users")
    .addColumn("twoFactorEnabled", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("sessions").addColumn("secondStepAt", "text").execute();

  await db.schema
    .createTable("twoFactors")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) => column.notNull().unique().references("users.id").onDelete("cascade"))
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("backupCodes", "text", (column) => column.notNull())
    .addColumn("verified", "integer", (column) => column.notNull())
    .addColumn("lastStep", "integer")
    .addColumn("failedVerificationCount", "integer")
    .addColumn("lockedUntil", "text")
    .execute();

  await db.schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("publicKey", "text", (column) => column.notNull())
    .addColumn("counter", "text", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("lastUsedAt", "text")
    .execute();
  await db.schema.createIndex("passkeysByUser").on("passkeys").column("userId").execute();
}
