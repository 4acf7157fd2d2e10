import type { Kysely } from "kysely";

/** Who asked what about their windows, and what became of it. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("inquiries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phoneNumber", "text", (column) => column.notNull())
    .addColumn("zipCode", "text", (column) => column.notNull())
    .addColumn("question", "text", (column) => column.notNull())
    .addColumn("style", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("answers", "text", (column) => column.notNull())
    .addColumn("invitedAt", "text")
    .addColumn("invitationHash", "text", (column) => column.unique())
    .addColumn("invitationEndsAt", "text")
    .addColumn("joinedAt", "text")
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("inquiriesByState").on("inquiries").columns(["state", "createdAt", "id"]).execute();
  await db.schema.createIndex("inquiriesByEmail").on("inquiries").columns(["email"]).execute();
}
