import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { orderNumberIn } from "#app/domain/orders/order-id.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { submitOrder } from "#app/services/orders/life/submit-order.server.ts";
import { listOrders } from "#app/services/orders/list-orders.server.ts";
import {
  findCalled,
  findCalledAll,
  findMyCalled,
  findMyOrderByNumber,
  findNamedOrder,
} from "#app/services/orders/number-order.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { expectNoEffects } from "#tests/support/effects.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";

onEachDemo("order numbers", "today", (house) => {
  const app = () => house().app;
  const numberOf = async (orderId: string) =>
    (await app().db.selectFrom("orders").select("number").where("id", "=", orderId).executeTakeFirstOrThrow()).number;
  const submitted = async () => {
    const revision = await readyOrder(app(), (await addClient(app())).id);
    return { revision, answer: () => submitOrder(app(), revision) };
  };

  test("3. the first that is handed in is LF-1012, once, in its mails, and found by it", async () => {
    const { revision, answer } = await submitted();
    const { orderId, userId } = revision;
    expect(await numberOf(orderId)).toBeNull();
    expect(await answer()).toEqual({ ok: true, already: false });
    expect(await answer()).toEqual({ ok: true, already: true });
    expect(await numberOf(orderId)).toBe(1012);
    const mails = await app()
      .db.selectFrom("emails")
      .select(["kind", "parameters"])
      .where("orderId", "=", orderId)
      .execute();
    expect(mails.map(({ kind, parameters }) => [kind, JSON.parse(parameters).order_id]).sort()).toEqual([
      ["confirm", "LF-1012"],
      ["new_order", "LF-1012"],
    ]);
    expect(await findNamedOrder(app().db, "LF-1012", orderNumberIn("LF-1012"))).toEqual({ id: orderId, userId });
    expect(await findNamedOrder(app().db, orderId, orderNumberIn(orderId))).toEqual({ id: orderId, userId });
    expect(await findMyOrderByNumber(app().db, userId, 1012)).toBe(orderId);
    expect(await findMyOrderByNumber(app().db, "demo-owner", 1012)).toBeUndefined();
    expect(await findNamedOrder(app().db, "LF-999999", 999_999)).toBeUndefined();
    expect(await expectNoEffects(app(), () => findCalled(app().db, orderId))).toBe("LF-1012");
    expect(await expectNoEffects(app(), () => findMyCalled(app().db, userId, orderId))).toBe("LF-1012");
    const called = await findCalledAll(app().db, [orderId, "LF-1001", "LF-GONE"]);
    expect([...called.values()]).toEqual(["LF-1012", "LF-1001", "LF-GONE"]);
    for (const search of ["LF-1012", "#lf-1012", "1012"]) {
      const { rows } = await listOrders(app(), parseOrderList(new URLSearchParams({ search })));
      expect([search, rows.map(({ id }) => id)]).toEqual([search, [orderId]]);
    }
  });

  test("one that the owner writes has the next; one that counts already keeps its name", async () => {
    const customer = await addClient(app());
    const order = { orderName: "Pillows", description: "Two", totalCents: 100, paymentLink: null };
    const made = await createCustomOrder(app(), demoOwner.id, customer.id, order);
    expect(made.ok && (await numberOf(made.id))).toBe(1013);
    expect(await numberOf("LF-1001")).toBeNull();
  });

  test("twenty handed in at once have twenty numbers in a row", async () => {
    const orders = [];
    for (let count = 0; count < 20; count += 1) orders.push(await submitted());
    const answers = await Promise.all(orders.map(({ answer }) => answer()));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const numbers = await Promise.all(orders.map(({ revision }) => numberOf(revision.orderId)));
    expect(numbers.sort()).toEqual(Array.from({ length: 20 }, (_, index) => 1014 + index));
  });
});
