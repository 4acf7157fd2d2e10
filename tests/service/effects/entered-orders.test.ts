import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { NO_ADDRESS } from "#app/domain/emails/no-address.ts";
import { addClient as enterClient } from "#app/services/customers/add-client.server.ts";
import { recordPayment } from "#app/services/ledger/record-money.server.ts";
import { createOrder } from "#app/services/orders/create-order.server.ts";
import { checkEntry, findEntry, findOrderedFor } from "#app/services/orders/entered/check-entry.server.ts";
import { findMyOrder } from "#app/services/orders/find-my-order.server.ts";
import { askToChangeOrder } from "#app/services/orders/life/reopen-for-client.server.ts";
import { submitOrder } from "#app/services/orders/life/submit-order.server.ts";
import { listMyOrders } from "#app/services/orders/list-my-orders.server.ts";
import { editDocuments } from "#app/services/orders/windows/edit-documents.server.ts";
import { findWaiting } from "#app/services/quotes/find-my-order-page.server.ts";
import { recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { sendVersion } from "#tests/support/orders/quoted-order.ts";
import { SUGGESTED, sampleContent } from "#tests/support/orders/quotes.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";

const NOW = new Date("2027-03-02T15:00:00.000Z");
const AT = NOW.toISOString();
const actorId = demoOwner.id;
const nothing = { firstName: "", email: "", street: "", city: "", state: "", zipCode: "" };
let numbers = 2_155_551_177;

onEachDemo("an order that we enter for a client", NOW, (house) => {
  const entered = async () => {
    const { app } = house();
    const made = await enterClient(app, {
      details: { ...nothing, lastName: "Alder", phoneNumber: String(numbers++) },
      actorId,
      invite: false,
      phoneMeant: false,
      inquiry: undefined,
      formKey: undefined,
    });
    if (!made.ok) throw new Error(made.reason);
    const revision = await readyOrder(app, made.id);
    await app.db.updateTable("orders").set({ enteredBy: actorId }).where("id", "=", revision.orderId).execute();
    return { client: made.id, revision };
  };
  const version = async (id: string) => {
    const order = house().app.db.selectFrom("orders").select("version").where("id", "=", id);
    return (await order.executeTakeFirst())?.version;
  };
  const eventsOf = (orderId: string) =>
    house().app.db.selectFrom("orderEvents").select(["kind", "actorId"]).where("orderId", "=", orderId).execute();

  test("is begun by one of us, under the client's limit on drafts, and only such a one has the pages", async () => {
    const { app } = house();
    const { client, revision } = await entered();
    const made = await createOrder(app, client, "a-key-of-an-entered-order", undefined, actorId);
    if (!made.ok) throw new Error(made.reason);
    expect(await createOrder(app, client, "a-key-of-an-entered-order", undefined, actorId)).toEqual(made);
    expect(await eventsOf(made.id)).toEqual([{ kind: "created", actorId }]);
    expect(await findOrderedFor(app, client, made.id)).toEqual({ firstName: "", lastName: "Alder" });
    const own = await createOrder(app, client);
    expect(own.ok && (await findOrderedFor(app, client, own.id))).toBeUndefined();
    expect(await findOrderedFor(app, actorId, revision.orderId)).toBeUndefined();
  });

  test("3. is handed in by us without the limits of clients, and nothing is e-mailed to nobody", async () => {
    const { app } = house();
    const { client, revision } = await entered();
    const { answer, effects } = await effectsOf(app, () => submitOrder(app, revision, { actorId }));
    expect(answer).toEqual({ ok: true, already: false });
    expect(effects.rateLimits).toBeUndefined();
    expect(effects.emails?.added).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "confirm", state: "dropped", lastError: "no address" }),
        expect.objectContaining({ kind: "new_order", state: "queued", unverified: 0 }),
      ]),
    );
    expect(effects.emails?.added).toHaveLength(2);
    expect(effects.orderEvents?.added).toEqual([expect.objectContaining({ kind: "submitted", actorId })]);
    const asked = "We entered this for you on Mar 2, 2027. Please check the windows.";
    expect(await findMyOrder(app, client, revision.orderId)).toMatchObject({ toCheck: asked });
    expect(await listMyOrders(app, client)).toEqual([expect.objectContaining({ toCheck: asked })]);
  });

  test("3. acceptance and a deposit are recorded for a client without an address, and wait to be told", async () => {
    const { app } = house();
    const { client, revision } = await entered();
    await submitOrder(app, revision, { actorId });
    const place = { userId: client, orderId: revision.orderId };
    const number = await sendVersion(app, place, sampleContent(app));
    const said = { signedName: "Tess Alder", how: "phone", day: "2027-03-02", chosen: ["standard"] };
    expect(await recordAcceptance(app, { ...place, actorId, number, ...said })).toEqual({ ok: true });
    const paid = { amount: "636", method: "check", receivedOn: "2027-03-02", reference: "", note: "" };
    const key = crypto.randomUUID();
    expect(await recordPayment(app, { ...place, actorId, formKey: key }, paid)).toMatchObject({ ok: true });
    const { db } = app;
    const order = db.selectFrom("orders").select(["status", "balanceCents"]).where("id", "=", place.orderId);
    expect(await order.execute()).toEqual([{ status: "quoted", balanceCents: SUGGESTED - 63_600 }]);
    const written = db.selectFrom("emails").select(["kind", "state", "lastError"]).where("orderId", "=", place.orderId);
    const sent = (await written.execute()).filter(({ lastError }) => lastError !== NO_ADDRESS);
    expect(sent).toEqual([{ kind: "new_order", state: "queued", lastError: null }]);
    // Until they have said that it is right, they may still ask for something else.
    const user = { id: client, firstName: "Tess", lastName: "Alder", email: "", phoneNumber: "" };
    const { answer, effects } = await effectsOf(app, () =>
      askToChangeOrder(app, { user, orderId: place.orderId, message: "Two inches longer" }),
    );
    expect(answer).toEqual({ ok: true });
    expect(effects.tasks?.added).toMatchObject([{ title: "Tess Alder asks to change what we entered" }]);
    expect(await findWaiting(app, client, place.orderId)).toMatchObject({
      changeAsked: { message: "Two inches longer" },
    });
    await checkEntry(app, { ...place, actorId: client, how: "portal", version: (await version(place.orderId)) ?? 0 });
    expect(await askToChangeOrder(app, { user, orderId: place.orderId, message: "Longer" })).toMatchObject({
      code: "refused",
    });
  });

  test.each(["portal", "phone"] as const)(
    "is said to be right by %s, once, of the windows that were read",
    async (how) => {
      const { app } = house();
      const { client, revision } = await entered();
      const { orderId } = revision;
      const check = { userId: client, orderId, actorId: how === "portal" ? client : actorId, how };
      expect(await expectNoEffects(app, () => checkEntry(app, { ...check, version: 1 }))).toMatchObject({
        code: "missing",
      });
      await submitOrder(app, revision, { actorId });
      const version = revision.version + 1;
      expect(await expectNoEffects(app, () => checkEntry(app, { ...check, version: 1 }))).toMatchObject({
        code: "stale",
      });
      const { effects } = await effectsOf(app, () => checkEntry(app, { ...check, version }));
      expect(effects).toEqual({
        orders: { changed: { [orderId]: { clientCheckedAt: AT, clientCheckedHow: how } } },
        orderEvents: { added: [expect.objectContaining({ kind: "entry_checked", details: { reason: how } })] },
      });
      expect(await expectNoEffects(app, () => checkEntry(app, { ...check, version }))).toEqual({ ok: true });
      expect(await findEntry(app, orderId)).toEqual({ at: AT, checkedAt: AT, checkedHow: how });
      await editDocuments(app, actorId, { userId: client, orderId, version }, (stored) => ({
        ok: true,
        value: {
          documents: { ...stored, windows: stored.windows.map((window) => ({ ...window, name: "Den" })) },
          event: { kind: "window_changed", details: {} },
        },
      }));
      expect(await findEntry(app, orderId)).toMatchObject({ checkedAt: null, checkedHow: null });
    },
  );

  test("that its client hands in themselves is checked by that", async () => {
    const { app } = house();
    const { client, revision } = await entered();
    expect(await submitOrder(app, revision)).toMatchObject({ ok: true });
    expect(await findMyOrder(app, client, revision.orderId)).toMatchObject({ toCheck: null });
    expect(await findEntry(app, revision.orderId)).toMatchObject({ checkedHow: "portal" });
  });
});
