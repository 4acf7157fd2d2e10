import { type Kysely, sql } from "kysely";

interface Tables {
  users: { id: string; role: string | null; emailVerified: number; createdAt: string; firstSignInAt: string | null };
  orders: { userId: string; submittedAt: string | null };
}

/**
 * Links that prove an e-mail address, and what is written while one is not proven. Whoever has submitted an order before,
 * admins, and the demo's people count as verified: nobody is held up by a rule that did not exist when they came.
 */
export async function up(database: Kysely<unknown>) {
  const db = database as Kysely<Tables>;
  await db.schema
    .createTable("addressLinks")
    .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("tokenHash", "text", (column) => column.notNull().unique())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("expiresAt", "text", (column) => column.notNull())
    .addColumn("usedAt", "text")
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("addressLinksKey", ["userId", "purpose"])
    .execute();
  await db.schema
    .alterTable("emails")
    .addColumn("unverified", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("users").addColumn("firstSignInAt", "text").execute();
  await db
    .updateTable("users")
    .set({ firstSignInAt: sql.ref("createdAt") })
    .execute();
  const submitted = db.selectFrom("orders").select("userId").where("submittedAt", "is not", null);
  await db
    .updateTable("users")
    .set({ emailVerified: 1 })
    .where((eb) => eb.or([eb("role", "=", "admin"), eb("id", "like", "demo-%"), eb("id", "in", submitted)]))
    .execute();
}
