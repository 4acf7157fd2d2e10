import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { acceptedOrder } from "#tests/support/orders/money.ts";
import { sampleContent, submittedOrder } from "#tests/support/orders/quotes.ts";

const REFUSED = /never changed|foreign key|FOREIGN KEY/;

async function expectRefused(db: Db, statements: string[]) {
  for (const statement of statements) {
    await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(REFUSED);
  }
}

onEachDemo("the database itself", "today", (house) => {
  test("what was sent or answered is refused any change by the database itself", async () => {
    const { app } = house();
    const { db } = app;
    const [open, signed, draft] = [await submittedOrder(app), await submittedOrder(app), await submittedOrder(app)];
    await open.send();
    await signed.send();
    await signed.confirm();
    await draft.save(sampleContent(app));
    const of = ({ orderId }: typeof open) => `(select "id" from "quotes" where "orderId" = '${orderId}')`;
    const all = async () => [
      await db.selectFrom("quotes").selectAll().orderBy("id").execute(),
      await db.selectFrom("quoteLines").selectAll().orderBy("id").execute(),
      await db.selectFrom("quoteCostLines").selectAll().orderBy("id").execute(),
      await db.selectFrom("quoteAnswers").selectAll().orderBy("id").execute(),
    ];
    const before = await all();
    await expectRefused(db, [
      `update "quotes" set "totalCents" = 1 where "orderId" = '${open.orderId}'`,
      `update "quotes" set "terms" = 'Pay twice.' where "orderId" = '${open.orderId}'`,
      `update "quotes" set "snapshot" = null where "orderId" = '${signed.orderId}'`,
      `update "quotes" set "state" = 'draft' where "orderId" = '${open.orderId}'`,
      `delete from "quotes" where "orderId" = '${open.orderId}'`,
      `update "quoteLines" set "unitCents" = 1 where "quoteId" in ${of(open)}`,
      `update "quoteLines" set "quoteId" = ${of(open)}, "key" = 'more' where "key" = 'drapes' and "quoteId" in ${of(draft)}`,
      `delete from "quoteLines" where "quoteId" in ${of(open)}`,
      `update "quoteCostLines" set "costCents" = 1 where "quoteId" in ${of(open)}`,
      `update "quoteCostLines" set "quoteId" = ${of(open)} where "quoteId" in ${of(draft)}`,
      `delete from "quoteCostLines" where "quoteId" in ${of(open)}`,
      `update "quoteAnswers" set "totalCents" = 1`,
      `delete from "quoteAnswers"`,
      `delete from "orders" where "id" = '${open.orderId}'`,
    ]);
    expect(await all()).toEqual(before);
    for (const statement of [
      `update "quotes" set "state" = 'withdrawn', "openOf" = null, "closedAt" = 'x' where "orderId" = '${open.orderId}'`,
      `update "quotes" set "terms" = 'Be kind.' where "orderId" = '${draft.orderId}'`,
      `update "quoteLines" set "unitCents" = 1 where "quoteId" in ${of(draft)}`,
      `update "quoteCostLines" set "costCents" = 1 where "quoteId" in ${of(draft)}`,
      `delete from "orders" where "id" = '${draft.orderId}'`,
    ]) {
      await sql.raw(statement).execute(db);
    }
    expect(await draft.quotes()).toEqual([]);
  });

  test("an entry of the ledger is refused any change, and no two have one place or one form", async () => {
    const { app } = house();
    const { db } = app;
    const [order, other] = [await acceptedOrder(app), await acceptedOrder(app)];
    const entries = () => db.selectFrom("ledgerEntries").selectAll().orderBy("id").execute();
    const before = await entries();
    await expectRefused(db, [
      `update "ledgerEntries" set "amountCents" = 1`,
      `update "ledgerEntries" set "note" = 'x' where "orderId" = '${order.orderId}'`,
      `delete from "ledgerEntries" where "orderId" = '${order.orderId}'`,
      `delete from "orders" where "id" = '${order.orderId}'`,
      `delete from "users" where "id" = '${order.client.id}'`,
    ]);
    const first = before.find(({ orderId }) => orderId === order.orderId)!;
    for (const taken of [{ orderId: other.orderId, seq: 1 }, { formKey: first.formKey }]) {
      const row = { ...first, id: "again", seq: 9, formKey: "again", ...taken };
      await expect(db.insertInto("ledgerEntries").values(row).execute()).rejects.toThrow(/unique|UNIQUE/);
    }
    expect(await entries()).toEqual(before);
  });
});
