import { expect, test } from "vitest";
import { findConsent } from "#app/db/consent.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import { deleteCustomer } from "#app/services/customers/deletion/delete-customer.server.ts";
import { recordPayment } from "#app/services/ledger/record-money.server.ts";
import { countDesk } from "#app/services/orders/desk/count-desk.server.ts";
import { findMyOrder } from "#app/services/orders/find-my-order.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { listMyOrders } from "#app/services/orders/list-my-orders.server.ts";
import { listOrders } from "#app/services/orders/list-orders.server.ts";
import { declineQuote } from "#app/services/quotes/decline-or-ask.server.ts";
import { recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { newFormKey } from "#app/web/form.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { SUGGESTED, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");

onEachDemo("what was agreed", "today", (house) => {
  const quoted = async () => {
    house().setNow(NOW);
    const order = await submittedOrder(house().app);
    await order.send();
    const { app } = house();
    const save = async (status: OrderStatus, totalCents: number | null) => {
      const { version } = await order.row();
      return updateOrder(app, demoOwner.id, { ...order.place, version }, { status, totalCents, paymentLink: null });
    };
    const byPhone = () =>
      recordAcceptance(app, {
        actorId: demoOwner.id,
        ...order.place,
        number: 1,
        chosen: ["standard"],
        signedName: "Ida Sample",
        how: "phone",
        day: "2026-11-20",
      });
    const entries = async () => {
      const rows = app.db.selectFrom("ledgerEntries").select(["kind", "amountCents"]).orderBy("seq");
      return (await rows.where("orderId", "=", order.orderId).execute()).map((row) => [row.kind, row.amountCents]);
    };
    const consent = async () => (await findConsent(app.db, order.orderId)).consent;
    const yes = { portal: () => order.confirm(), phone: byPhone };
    return { ...order, save, entries, consent, yes };
  };

  test.each(["portal", "phone"] as const)(
    "a price that rises after a yes by %s asks again and charges nothing",
    async (way) => {
      const order = await quoted();
      expect(await order.consent()).toBe("none");
      expect(await order.yes[way]()).toMatchObject({ ok: true });
      expect(await order.consent()).toBe(way === "portal" ? "given" : "recorded");
      await order.save("in progress", SUGGESTED);
      expect(await order.save("in progress", 200_000)).toMatchObject({ ok: true });
      expect(await order.states()).toEqual([
        [1, "accepted"],
        [2, "sent"],
      ]);
      expect(await order.consent()).toBe("ended");
      expect(await findMyOrder(house().app, order.client.id, order.orderId)).toMatchObject({ quote: "open again" });
      // Nor does the next status take it for a yes.
      await order.save("completed", 200_000);
      expect((await order.answers()).map(({ how }) => how)).toEqual([way]);
      expect(await order.entries()).toEqual([["charge", SUGGESTED]]);
    },
  );

  test("work that nobody said yes to follows its price, and is asked about once it is a quote again", async () => {
    const order = await quoted();
    await order.save("in progress", SUGGESTED);
    expect(await order.consent()).toBe("none");
    await order.save("in progress", 200_000);
    expect(await order.entries()).toEqual([
      ["charge", SUGGESTED],
      ["change", 72_800],
    ]);
    await order.save("quoted", 200_000);
    expect((await order.states()).at(-1)).toEqual([3, "sent"]);
    expect(await findMyOrder(house().app, order.client.id, order.orderId)).toMatchObject({ quote: "open" });
  });

  test.each(["portal", "phone"] as const)("an account waits for an order accepted by %s, paid or not", async (way) => {
    const { app } = house();
    const order = await quoted();
    await order.yes[way]();
    const gone = () => deleteCustomer(app, { userId: order.client.id, actorId: demoOwner.id });
    const refused = { ok: false, reason: expect.stringContaining(`order ${order.orderId}`) };
    expect(await gone()).toMatchObject(refused);
    const paid = { amount: "1272.00", method: "check", receivedOn: "2026-11-20", reference: "", note: "" };
    expect(
      await recordPayment(app, { actorId: demoOwner.id, ...order.place, formKey: newFormKey() }, paid),
    ).toMatchObject({ ok: true });
    expect(await gone()).toMatchObject(refused);
    expect(await order.row()).toMatchObject({ status: "quoted", balanceCents: 0 });
  });

  test("list, filter, desk and progress agree after a yes by telephone", async () => {
    const { app } = house();
    const order = await quoted();
    const query = { ...parseOrderList(new URLSearchParams({ search: order.orderId })), only: "confirmed" as const };
    const before = await countDesk(app);
    expect((await listOrders(app, query)).rows).toEqual([]);
    await order.yes.phone();
    const after = await countDesk(app);
    expect([after.confirmed - before.confirmed, after.withClient - before.withClient]).toEqual([1, -1]);
    const [row] = (await listOrders(app, query)).rows;
    expect(row && Boolean(row.agreed)).toBe(true);
    const found = await findMyOrder(app, order.client.id, order.orderId);
    expect(found?.quote).toBe("confirmed");
    expect(found?.progress.filter(({ state }) => state !== "ahead").map(({ label }) => label)).toEqual([
      "Submitted",
      "Quoted",
      "Confirmed",
    ]);
    expect(await listMyOrders(app, order.client.id)).toMatchObject([{ agreed: true, asking: null }]);
  });

  test("a quote that was declined is listed as declined", async () => {
    const order = await quoted();
    const no = { user: order.client, orderId: order.orderId, number: 1, reason: "price", message: "" };
    await declineQuote(house().app, no);
    expect(await listMyOrders(house().app, order.client.id)).toMatchObject([{ agreed: false, asking: "declined" }]);
  });
});
