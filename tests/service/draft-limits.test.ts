import { beforeAll, expect, test } from "vitest";
import { createOrder } from "#app/services/orders/create-order.server.ts";
import { deleteOrder } from "#app/services/orders/delete-order.server.ts";
import { repeatOrder } from "#app/services/orders/drafts/repeat-order.server.ts";
import { submitOrder } from "#app/services/orders/life/submit-order.server.ts";
import { listDrafts } from "#app/services/orders/list-drafts.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { expectNoEffects } from "#tests/support/effects.ts";
import { addOrder } from "#tests/support/orders/orders.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";

const NOW = "2026-10-20T12:00:00.000Z";
const FULL =
  "You have 20 orders in progress, and 20 is the most we can keep. Please submit or delete one of them first.";

onEachDatabase("limits of drafts and submissions", (house) => {
  beforeAll(() => house().setNow(new Date(NOW)));

  async function withDrafts(count: number) {
    const { app } = house();
    const { id: userId } = await addClient(app);
    for (let made = 0; made < count; made++) await addOrder(app, { userId, status: "incomplete", totalCents: null });
    return userId;
  }

  test("a twenty-first order in progress is refused, new or again, until one of the twenty has gone", async () => {
    const { app } = house();
    const userId = await withDrafts(18);
    const handedIn = await readyOrder(app, userId);
    expect(await submitOrder(app, handedIn)).toMatchObject({ ok: true });
    expect(await createOrder(app, userId)).toMatchObject({ ok: true });
    const last = await repeatOrder(app, { userId, orderId: handedIn.orderId });
    expect(last).toMatchObject({ ok: true });
    const refused = { ok: false, code: "refused", status: 409, reason: FULL };
    expect(await expectNoEffects(app, () => createOrder(app, userId, "form-key-of-this-test"))).toMatchObject(refused);
    const again = { userId, orderId: handedIn.orderId, formKey: "form-key-of-this-test" };
    expect(await expectNoEffects(app, () => repeatOrder(app, again))).toMatchObject(refused);
    expect(await deleteOrder(app, userId, last.ok ? last.id : "")).toEqual({ ok: true });
    // What was refused is not noted under its key, so the same page can be sent again.
    expect(await createOrder(app, userId, "form-key-of-this-test")).toMatchObject({ ok: true });
  });

  test("of ten tabs that create the twentieth at once, one does", async () => {
    const { app } = house();
    const userId = await withDrafts(19);
    const answers = await Promise.all(Array.from({ length: 10 }, () => createOrder(app, userId)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await listDrafts(app, userId)).toHaveLength(20);
  });

  test("who had more before there was a limit keeps them", async () => {
    const { app } = house();
    const userId = await withDrafts(23);
    expect(await createOrder(app, userId)).toMatchObject({
      reason: expect.stringContaining("You have 23 orders in progress"),
    });
    expect(await listDrafts(app, userId)).toHaveLength(23);
  });

  test("ten orders an hour are handed in; what a rule refuses is not counted, and the eleventh waits", async () => {
    const { app } = house();
    const { id: userId } = await addClient(app);
    const key = `submit:user:${userId}`;
    const count = async () =>
      (await app.db.selectFrom("rateLimits").select("count").where("key", "=", key).executeTakeFirst())?.count ?? 0;
    const revision = await readyOrder(app, userId);
    const doubted = () => submitOrder(app, revision, { askAboutDoubts: true });
    expect(await expectNoEffects(app, doubted)).toMatchObject({ ok: false, field: "doubts" });
    const stale = () => submitOrder(app, { ...revision, version: 1 });
    expect(await expectNoEffects(app, stale)).toMatchObject({ ok: false, code: "stale" });
    expect(await submitOrder(app, revision)).toEqual({ ok: true, already: false });
    expect(await submitOrder(app, revision)).toEqual({ ok: true, already: true });
    expect(await count()).toBe(1);
    for (let time = 1; time < 10; time++) {
      expect(await submitOrder(app, await readyOrder(app, userId))).toEqual({ ok: true, already: false });
    }
    const eleventh = await readyOrder(app, userId);
    expect(await expectNoEffects(app, () => submitOrder(app, eleventh))).toMatchObject({
      ok: false,
      code: "too_many",
      status: 429,
      reason: "Too many attempts. Please try again later.",
      retryAfter: 3600,
    });
    house().setNow(new Date(Date.parse(NOW) + 60 * 60_000));
    expect(await submitOrder(app, eleventh)).toEqual({ ok: true, already: false });
    expect(await count()).toBe(1);
    house().setNow(new Date(NOW));
  });

  test("of twelve different orders handed in at once, ten are", async () => {
    const { app } = house();
    const { id: userId } = await addClient(app);
    const orders = [];
    for (let made = 0; made < 12; made++) orders.push(await readyOrder(app, userId));
    const answers = await Promise.all(orders.map((order) => submitOrder(app, order)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  });
});
