import type { Kysely } from "kysely";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { checkSubmit } from "#app/domain/orders/submit.ts";

interface Tables {
  orders: { id: string; windows: string; hardware: string; hardwareChoice: number | null; submittable: number };
}

const AT_ONCE = 200;

/** Whether an order could be submitted, for lists that read no documents; and what forms have made, by their keys. */
export async function up(database: Kysely<unknown>) {
  const db = database as Kysely<Tables>;
  await db.schema
    .alterTable("orders")
    .addColumn("submittable", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await fillSubmittable(db);

  await db.schema
    .createTable("formKeys")
    .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("result", "text", (column) => column.notNull())
    .addColumn("expiresAt", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("formKeysKey", ["userId", "purpose", "key"])
    .execute();
  // What has run out is swept by its date.
  await db.schema.createIndex("formKeysByExpiry").on("formKeys").column("expiresAt").execute();
  await db.schema.createIndex("sessionsByExpiry").on("sessions").column("expiresAt").execute();
  await db.schema.createIndex("verificationsByExpiry").on("verifications").column("expiresAt").execute();
}

async function fillSubmittable(db: Kysely<Tables>) {
  for (let last = ""; ; ) {
    const orders = await db
      .selectFrom("orders")
      .select(["id", "windows", "hardware", "hardwareChoice"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    const ready = orders.filter(isSubmittable).map(({ id }) => id);
    if (ready.length > 0) await db.updateTable("orders").set({ submittable: 1 }).where("id", "in", ready).execute();
    const end = orders.at(-1);
    if (!end) return;
    last = end.id;
  }
}

function isSubmittable({ hardwareChoice, ...row }: Omit<Tables["orders"], "submittable">) {
  const choice = hardwareChoice === null ? null : hardwareChoice === 1;
  return checkSubmit({ ...readOrderDocuments(row), hardwareChoice: choice }).ok;
}
