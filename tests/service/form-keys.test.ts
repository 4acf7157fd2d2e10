import { beforeAll, expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { removeWindow } from "#app/domain/orders/overview/offered-actions.ts";
import { AS_USUAL } from "#app/domain/orders/owner/order-announcement.ts";
import { bookConsultation } from "#app/services/consultations/book-consultation.server.ts";
import { cancelConsultation } from "#app/services/consultations/change-consultation.server.ts";
import { findUpcomingConsultation } from "#app/services/consultations/find-consultation.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { createOrder } from "#app/services/orders/create-order.server.ts";
import { makeWindow } from "#app/services/orders/drafts/make-window.server.ts";
import { editOrder, findDraft } from "#app/services/orders/edit-order.server.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { addOwnersWindow } from "#app/services/orders/windows/change-windows.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";

const NOW = "2026-10-20T12:00:00.000Z";
const KEY = "key-of-a-form-that-was-shown";

onEachDemo("a form that makes something", "today", (house) => {
  beforeAll(async () => {
    house().setNow(new Date(NOW));
  });

  test("sent again it is answered alike and makes nothing more; another, or one without a key, makes another", async () => {
    const { app } = house();
    const { id: userId } = await addClient(app);
    const create = (key?: string) => () => createOrder(app, userId, key);
    const { answer, effects } = await effectsOf(app, create(KEY));
    expect(effects.formKeys).toEqual({
      added: [
        {
          userId,
          purpose: "create-order",
          key: KEY,
          expiresAt: "2026-10-21T12:00:00.000Z",
          result: JSON.stringify(answer),
        },
      ],
    });
    expect(await expectNoEffects(app, create(KEY))).toEqual(answer);
    const ids = new Set([answer.ok && answer.id]);
    for (const key of ["key-of-another-form", undefined, "", "short", "x".repeat(65), "no key: <&>'\"/....."]) {
      const other = await create(key)();
      expect(other).toMatchObject({ ok: true });
      ids.add(other.ok && other.id);
    }
    expect(ids.size).toBe(7);
  });

  test("pressed five times at once it is made once, and all five are led to it", async () => {
    const { app } = house();
    const { id: userId } = await addClient(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => createOrder(app, userId, KEY)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ ok: true });
    expect(await app.db.selectFrom("orders").select("id").where("userId", "=", userId).execute()).toHaveLength(1);
  });

  test("somebody else's key, and the same key in another form, stand for nothing", async () => {
    const { app } = house();
    const [one, other] = [await addClient(app), await addClient(app)];
    const mine = await createOrder(app, one.id, KEY);
    const theirs = await createOrder(app, other.id, KEY);
    expect(theirs).toMatchObject({ ok: true });
    expect(theirs).not.toEqual(mine);
    const ofThem = await app.db
      .selectFrom("orders")
      .select("userId")
      .where("id", "=", theirs.ok ? theirs.id : "");
    expect(await ofThem.executeTakeFirst()).toEqual({ userId: other.id });
    const elsewhere = { userId: one.id, purpose: "something-else", key: KEY };
    expect(await makeOnce(app, elsewhere, async () => ({ ok: true, made: "there" }))).toEqual({
      ok: true,
      made: "there",
    });
  });

  test("what failed is not noted", async () => {
    const { app } = house();
    const { id: userId } = await addClient(app);
    const form = { userId, purpose: "test", key: KEY };
    const failing = () =>
      makeOnce(app, form, async () => {
        throw new Error("The disk is full.");
      }).catch((error: Error) => error.message);
    expect(await expectNoEffects(app, failing)).toBe("The disk is full.");
    expect(await makeOnce(app, form, async () => ({ ok: true }))).toEqual({ ok: true });
  });

  test("a window of the client's is added once, even if it was removed since", async () => {
    const { app } = house();
    const client = await addClient(app);
    const revision = await readyOrder(app, client.id);
    const add = () => makeWindow(app, revision, { intent: "add", windowKey: "" }, KEY);
    expect(await add()).toEqual({ ok: true, number: 2 });
    expect(await expectNoEffects(app, add)).toEqual({ ok: true, number: 2 });
    const stored = await findDraft(app.db, client.id, revision.orderId);
    const [first, added] = stored?.draft.windows ?? [];
    const next = { ...revision, version: stored?.version ?? 0 };
    expect(await editOrder(app, next, (draft) => removeWindow(draft, added?.key ?? ""))).toMatchObject({ ok: true });
    expect(await expectNoEffects(app, add)).toEqual({ ok: true, number: 2 });
    const copying = { intent: "duplicate" as const, windowKey: first?.key ?? "" };
    const after = { ...revision, version: next.version + 1 };
    const duplicate = () => makeWindow(app, after, copying, KEY);
    expect(await duplicate()).toEqual({ ok: true, number: 2 });
    expect(await expectNoEffects(app, duplicate)).toEqual({ ok: true, number: 2 });
  });

  test("the owner's window, custom order and a client's booking are made once too", async () => {
    const { app } = house();
    const client = await addClient(app);
    const revision = await readyOrder(app, client.id);
    const addWindow = () => addOwnersWindow(app, demoOwner.id, revision, KEY);
    const window = await addWindow();
    expect(window).toMatchObject({
      ok: true,
      version: revision.version + 1,
      key: expect.stringMatching(/^[\w-]{12}$/),
    });
    expect(await expectNoEffects(app, addWindow)).toEqual(window);

    const terms = { orderName: "Sheers", description: "Two pairs", totalCents: 90_000, paymentLink: null };
    const write = () => createCustomOrder(app, demoOwner.id, client.id, terms, AS_USUAL, KEY);
    const order = await write();
    expect(order).toMatchObject({ ok: true });
    expect(await expectNoEffects(app, write)).toEqual(order);

    const booking = { startsAt: "2026-10-29T13:00:00.000Z", note: "" };
    const book = () => bookConsultation(app, client.id, booking, KEY);
    expect(await book()).toEqual({ ok: true });
    const visit = (await findUpcomingConsultation(app, client.id))!;
    await cancelConsultation(app, { by: "client", userId: client.id, id: visit.id, version: visit.version });
    const { answer, effects } = await effectsOf(app, book);
    expect(answer).toEqual({ ok: true });
    // The try is counted, and nothing is booked anew.
    expect(Object.keys(effects)).toEqual(["rateLimits"]);
  });
});
