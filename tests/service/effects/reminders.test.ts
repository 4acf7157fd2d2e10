import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { hasWayToPay } from "#app/services/ledger/money-settings.server.ts";
import { leaveOlderDue, remindNow } from "#app/services/reminders/remind-now.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { allEffectsOf, expectNoEffects, recordedEvent } from "#tests/support/effects.ts";
import { acceptedOrder } from "#tests/support/orders/money.ts";

const NOW = "2026-11-20T17:00:00.000Z";

onEachDemo("what the owner does about what is late", new Date(NOW), (house) => {
  const app = () => house().app;
  async function older() {
    const order = await acceptedOrder(app());
    await app().db.updateTable("orders").set({ olderDue: 1 }).where("id", "=", order.orderId).execute();
    return { ...order, by: { orderId: order.orderId, actorId: demoOwner.id, at: NOW } };
  }

  test("a reminder by hand is a message, its mark, an event, and the answer to an older balance", async () => {
    const order = await older();
    const { answer, effects } = await allEffectsOf(app(), () => remindNow(app(), order.acting(), { line: "Please" }));
    expect(answer).toEqual({ ok: true });
    expect(effects).toEqual({
      orders: { changed: { [order.orderId]: { olderDue: 0 } } },
      emails: { added: [expect.objectContaining({ kind: "payment_reminder", orderId: order.orderId })] },
      reminders: { added: [{ key: `${order.orderId}/by-hand/2026-11-20`, at: NOW, emailId: expect.any(String) }] },
      orderEvents: { added: [recordedEvent({ ...order.by, kind: "reminded", details: { amount: 636_00 } })] },
    });
  });

  test("leaving an older balance is one event, pressed twice too, and for nobody else", async () => {
    const order = await older();
    const leave = (userId: string = order.client.id) => leaveOlderDue(app(), { ...order.acting(), userId });
    expect(await expectNoEffects(app(), () => leave(demoOwner.id))).toMatchObject({ status: 404 });
    const { effects } = await allEffectsOf(app(), () => leave());
    expect(effects).toEqual({
      orders: { changed: { [order.orderId]: { olderDue: 0 } } },
      orderEvents: { added: [recordedEvent({ ...order.by, kind: "older_due_left" })] },
    });
    expect(await expectNoEffects(app(), () => leave())).toEqual({ ok: true });
  });

  test("an order can be paid for by its link, by check or by card", async () => {
    const order = await older();
    const paid = (cards: object | undefined) => hasWayToPay({ ...app(), cards: cards as never }, order.orderId);
    expect(await expectNoEffects(app(), () => paid(undefined))).toBe(false);
    expect(await paid({})).toBe(true);
    await app().db.updateTable("moneySettings").set({ payByCheck: "To Larkfield" }).execute();
    expect(await paid(undefined)).toBe(true);
  });
});
