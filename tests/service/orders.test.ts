import { expect, test } from "vitest";
import { demoClient, demoNeighbor } from "#app/demo/demo-people.ts";
import { chooseTreatments } from "#app/domain/orders/customization.ts";
import { usualSite } from "#app/domain/orders/site/site-form.ts";
import { setWindowCount } from "#app/domain/orders/window-count.ts";
import { deleteOrder } from "#app/services/orders/delete-order.server.ts";
import { editOrder, findDraft } from "#app/services/orders/edit-order.server.ts";
import { submitOrder } from "#app/services/orders/life/submit-order.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { newOrder } from "#tests/support/orders/new-order.ts";
import { addWaitingCredit } from "#tests/support/orders/orders.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";

onEachDemo("orders", "today", (house) => {
  const userId = demoClient.id;

  async function begin() {
    const { id, version } = await newOrder(house().app, userId);
    return { userId, orderId: id, version };
  }

  const ready = () => readyOrder(house().app, userId);

  const emailsOf = (orderId: string) =>
    house().app.db.selectFrom("emails").selectAll().where("orderId", "=", orderId).orderBy("kind").execute();

  test("a new order is empty, incomplete and at its first step", async () => {
    const { orderId } = await begin();
    expect(orderId).toMatch(/^LF-[0-9A-Z]{7}$/);
    expect(await findDraft(house().app.db, userId, orderId)).toEqual({
      draft: {
        id: orderId,
        step: 1,
        overviewStep: null,
        windowSteps: [],
        hardwareChoice: null,
        hardware: [],
        windows: [],
        site: usualSite,
      },
      enteredBy: null,
      status: "incomplete",
      version: 1,
    });
  });

  test("each change is kept and counts the version up", async () => {
    const address = await ready();
    const stored = await findDraft(house().app.db, userId, address.orderId);
    expect(stored).toMatchObject({ version: 9, draft: { step: 4, hardwareChoice: false } });
    expect(stored?.draft.windows[0]?.customizations.shades?.style?.name).toBe("Hobbled");
  });

  test("what the domain's schemas refuse is not written, whatever made it", async () => {
    const address = await begin();
    const result = await editOrder(house().app, address, (draft) => ({
      ok: true,
      value: { ...draft, hardware: [{ name: "Rod", link: "javascript:alert(1)" }] },
    }));
    expect(result).toEqual({
      ok: false,
      code: "invalid",
      status: 400,
      reason: "Hardware: Please enter a valid link.",
    });
    expect(await findDraft(house().app.db, userId, address.orderId)).toMatchObject({
      version: 1,
      draft: { hardware: [] },
    });
  });

  test("a stale tab cannot overwrite newer work, and the same change sent again is no conflict", async () => {
    const address = await begin();
    const three = await editOrder(house().app, address, (draft) => setWindowCount(draft, 3));
    expect(three).toMatchObject({ ok: true, version: 2 });
    const again = await editOrder(house().app, address, (draft) => setWindowCount(draft, 3));
    expect(again).toMatchObject({ ok: true, version: 2 });
    const stale = await editOrder(house().app, address, (draft) => setWindowCount(draft, 5));
    expect(stale).toMatchObject({
      ok: false,
      code: "stale",
      status: 409,
      reason: expect.stringContaining("another tab"),
    });
    expect((await findDraft(house().app.db, userId, address.orderId))?.draft.windows).toHaveLength(3);
  });

  test("of many changes at once exactly one is made", async () => {
    const address = await begin();
    const counts = [2, 3, 4, 5, 6, 7];
    const results = await Promise.all(
      counts.map((count) => editOrder(house().app, address, (draft) => setWindowCount(draft, count))),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
  });

  test("a refused change writes nothing", async () => {
    const address = await begin();
    const refused = await editOrder(house().app, address, (draft) => chooseTreatments(draft, 4, ["drapes"]));
    expect(refused).toMatchObject({ ok: false, status: 400 });
    expect((await findDraft(house().app.db, userId, address.orderId))?.version).toBe(1);
  });

  test("somebody else's order does not exist", async () => {
    const address = { ...(await ready()), userId: demoNeighbor.id };
    expect(await findDraft(house().app.db, demoNeighbor.id, address.orderId)).toBeUndefined();
    expect(await editOrder(house().app, address, (draft) => setWindowCount(draft, 2))).toMatchObject({ status: 404 });
    expect(await submitOrder(house().app, address)).toMatchObject({ status: 404 });
    expect(await deleteOrder(house().app, demoNeighbor.id, address.orderId)).toMatchObject({ status: 404 });
  });

  test("an order that is not ready is not submitted, and says why", async () => {
    const address = await begin();
    expect(await submitOrder(house().app, address)).toMatchObject({ ok: false, status: 400 });
    expect(await emailsOf(address.orderId)).toEqual([]);
  });

  test("submitted many times at once, it is submitted once with its two e-mails", async () => {
    const address = await ready();
    const results = await Promise.all([1, 2, 3, 4].map(() => submitOrder(house().app, address)));
    expect(results.every((result) => result.ok)).toBe(true);
    expect(results.filter((result) => result.ok && !result.already)).toHaveLength(1);
    const emails = await emailsOf(address.orderId);
    expect(emails.map(({ kind, recipientAddress, state }) => [kind, recipientAddress, state])).toEqual([
      ["confirm", "client@example.com", "queued"],
      ["new_order", "hello@larkfield.example", "queued"],
    ]);
    expect(JSON.parse(emails[0]?.parameters ?? "")).toEqual({
      order_id: expect.stringMatching(/^LF-1\d{3}$/),
      customer_name: "Clara Whitfield",
      customer_email: "client@example.com",
      first_name: "Clara",
      number_of_windows: 1,
    });
    const events = await house()
      .app.db.selectFrom("orderEvents")
      .select("kind")
      .where("orderId", "=", address.orderId)
      .orderBy("at")
      .execute();
    expect(events.map((event) => event.kind)).toEqual(["created", "submitted"]);
  });

  test("a submitted order is neither changed nor deleted by its client", async () => {
    const address = await ready();
    await submitOrder(house().app, address);
    const edit = await editOrder(house().app, { ...address, version: address.version + 1 }, (draft) =>
      setWindowCount(draft, 2),
    );
    expect(edit).toMatchObject({
      ok: false,
      code: "submitted",
      status: 409,
      reason: expect.stringContaining("already been submitted"),
    });
    expect(await deleteOrder(house().app, userId, address.orderId)).toMatchObject({ ok: false, code: "submitted" });
  });

  test("an incomplete order is deleted with its trail", async () => {
    const { orderId } = await begin();
    expect(await deleteOrder(house().app, userId, orderId)).toEqual({ ok: true });
    expect(await findDraft(house().app.db, userId, orderId)).toBeUndefined();
    expect(await deleteOrder(house().app, userId, orderId)).toMatchObject({ status: 404 });
    const events = await house().app.db.selectFrom("orderEvents").select("id").where("orderId", "=", orderId).execute();
    expect(events).toEqual([]);
  });

  test("an order that is submitted takes the credit of the paid consultation that is meant for it, once", async () => {
    const { db } = house().app;
    const [first, second] = [await ready(), await ready()];
    const visit = await addWaitingCredit(house().app, userId);
    await db.updateTable("consultations").set({ creditOrderId: first.orderId }).where("id", "=", visit).execute();
    await Promise.all([1, 2, 3].map(() => submitOrder(house().app, first)));
    await submitOrder(house().app, second);
    const given = db.selectFrom("consultationCredits").select(["orderId", "amountCents"]);
    expect(await given.where("consultationId", "=", visit).execute()).toEqual([
      { orderId: first.orderId, amountCents: 150_00 },
    ]);
    const events = await db
      .selectFrom("orderEvents")
      .select("orderId")
      .where("kind", "=", "credit_added")
      .where("orderId", "in", [first.orderId, second.orderId])
      .execute();
    expect(events).toEqual([{ orderId: first.orderId }]);
  });
});
