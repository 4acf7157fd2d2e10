import { hashPassword } from "better-auth/crypto";
import type { App } from "#app/app.server.ts";
import { type DemoOrder, demoOrders } from "#app/content/demo-orders.ts";
import { demoPasswords, demoPeople } from "#app/content/demo-people.ts";
import { writeOrderDocuments } from "#app/db/order-documents.ts";
import { addAccount } from "./add-account.server.ts";

/** Fills an empty database with the fixed sample people and orders; does nothing to one that has any account. */
export async function seedDemo(app: App) {
  const someone = await app.db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (someone) return;
  const hashes = {
    admin: await hashPassword(demoPasswords.admin),
    client: await hashPassword(demoPasswords.client),
  };
  await app.db.transaction().execute(async (db) => {
    for (const person of demoPeople) await addAccount(db, person, hashes[person.role]);
    await db.insertInto("orders").values(demoOrders.map(orderRow)).execute();
  });
  app.log.info({ people: demoPeople.length, orders: demoOrders.length }, "demo data written");
}

function orderRow(order: DemoOrder) {
  return {
    ...order,
    ...writeOrderDocuments(order),
    hardwareChoice: order.hardwareChoice === null ? null : Number(order.hardwareChoice),
    orderName: null,
    description: null,
    overviewStep: null,
    version: 1,
    updatedAt: order.submittedAt ?? order.createdAt,
    confirmedAt: null,
  };
}
