import { beforeAll, describe, expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { type OrderListQuery, parseOrderList } from "#app/domain/orders/order-list.ts";
import { type OrderStatus, orderStatuses } from "#app/domain/orders/order-status.ts";
import { setWindowCount } from "#app/domain/orders/window-count.ts";
import { createOrder } from "#app/services/orders/create-order.server.ts";
import { deleteOrder } from "#app/services/orders/delete-order.server.ts";
import { countDesk } from "#app/services/orders/desk/count-desk.server.ts";
import { listNext } from "#app/services/orders/desk/list-next.server.ts";
import { editOrder, findDraft, noteOverviewStep } from "#app/services/orders/edit-order.server.ts";
import { findMyOrder } from "#app/services/orders/find-my-order.server.ts";
import { findHandedInWindows, findMyCloths, findMyWindows } from "#app/services/orders/find-my-windows.server.ts";
import { findCustomerOf, findOrder } from "#app/services/orders/find-order.server.ts";
import { confirmOrder } from "#app/services/orders/life/confirm-order.server.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { submitOrder } from "#app/services/orders/life/submit-order.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { listDrafts } from "#app/services/orders/list-drafts.server.ts";
import { listMyOrders } from "#app/services/orders/list-my-orders.server.ts";
import { exportOrders, findOrderRows, listOrders } from "#app/services/orders/list-orders.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import { updateWindow } from "#app/services/orders/windows/change-windows.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import {
  documentPerson,
  effectsOf,
  expectNoEffects,
  queuedEmail,
  recordedEvent,
  recordedTurn,
} from "#tests/support/effects.ts";
import { newOrder } from "#tests/support/orders/new-order.ts";
import { addCredit, addOrder, addWaitingCredit } from "#tests/support/orders/orders.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";

const EARLIER = "2026-10-20T11:55:00.000Z";
const NOW = "2026-10-20T12:00:00.000Z";
const TOMORROW = "2026-10-21T12:00:00.000Z";
const business = { name: "Larkfield Drapery", address: "hello@larkfield.example" };
const link = "https://pay.example.com/7";

/** What an order is called once it was handed in. */
const numbered = expect.stringMatching(/^LF-1\d{3}$/);

onEachDemo("what orders do", new Date(EARLIER), (house) => {
  beforeAll(async () => {
    house().setNow(new Date(NOW));
  });

  const unquoted = { quoteId: null, acceptedQuoteId: null, quotedAt: null };
  const anyId = expect.any(String);
  /** What becomes of quotes when a total is sent: a plain version, numbered and open, with one line and its people. */
  const plainQuote = (
    orderId: string,
    totalCents: number,
    line: { label: string; description: string },
    number = 1,
  ) => ({
    quotes: {
      added: [
        expect.objectContaining({
          orderId,
          number,
          state: "sent",
          kind: "plain",
          totalCents,
          openOf: orderId,
          draftOf: null,
          sentAt: NOW,
          taxRate: 0,
          terms: "",
          validUntil: null,
          snapshot: anyId,
          contentHash: anyId,
        }),
      ],
    },
    quoteLines: {
      added: [expect.objectContaining({ quoteId: anyId, kind: "plain", unitCents: totalCents, taxed: 0, ...line })],
    },
  });
  const quotePerson = (client: Client) => ({
    document: "quote",
    documentId: anyId,
    role: "client",
    erasedAt: null,
    person: expect.objectContaining({ name: client.name, email: client.email }),
  });

  type Client = Awaited<ReturnType<typeof addClient>>;
  const to = ({ name, email }: Client) => ({ name, address: email });
  const email = (kind: string, client: Client | null, orderId: string, parameters: object) =>
    queuedEmail({ kind, to: client ? to(client) : business, orderId, parameters, at: NOW, giveUpAt: TOMORROW });

  /** Made five minutes ago, so that a time written now shows. */
  async function ready() {
    house().setNow(new Date(EARLIER));
    const client = await addClient(house().app);
    const revision = await readyOrder(house().app, client.id);
    house().setNow(new Date(NOW));
    return { client, revision };
  }

  async function withOrder(status: OrderStatus, totalCents: number | null, changes: { confirmedAt?: string } = {}) {
    const client = await addClient(house().app);
    const orderId = await addOrder(house().app, { userId: client.id, status, totalCents, ...changes });
    return { client, orderId, revision: { userId: client.id, orderId, version: 1 } };
  }

  test("creating an order adds it, empty, with its first event and the first turn of its life", async () => {
    const { id: userId } = await addClient(house().app);
    const { answer, effects } = await effectsOf(house().app, () => createOrder(house().app, userId));
    if (!answer.ok) throw new Error(answer.reason);
    const { id } = answer;
    expect(answer).toEqual({ ok: true, id: expect.stringMatching(/^LF-[0-9A-Z]{7}$/), version: 1 });
    const event = { orderId: id, actorId: userId, at: NOW };
    expect(effects).toEqual({
      orders: {
        added: [
          {
            id,
            userId,
            status: "incomplete",
            totalCents: null,
            paymentLink: null,
            orderName: null,
            description: null,
            step: 1,
            overviewStep: null,
            hardwareChoice: null,
            windowCount: 0,
            version: 1,
            windowsChangedAt: null,
            number: null,
            enteredBy: null,
            clientCheckedAt: null,
            clientCheckedHow: null,
            submittable: 0,
            createdAt: NOW,
            updatedAt: NOW,
            submittedAt: null,
            confirmedAt: null,
            ...unquoted,
            hardware: { version: 3, list: [] },
            site: "",
            windows: { version: 3, list: [] },
          },
        ],
      },
      orderEvents: { added: [recordedEvent({ ...event, kind: "created" })] },
      orderStatusHistory: {
        added: [recordedTurn({ ...event, fromStatus: null, toStatus: "incomplete", totalCents: null })],
      },
    });
  });

  test("noting where a client is writes that alone, and only where it is new", async () => {
    const { client, revision } = await ready();
    const { draft } = (await findDraft(house().app.db, client.id, revision.orderId))!;
    const note = () => noteOverviewStep(house().app, client.id, draft, "hardware");
    const { effects } = await effectsOf(house().app, note);
    expect(effects).toEqual({ orders: { changed: { [revision.orderId]: { overviewStep: "hardware" } } } });
    const there = { ...draft, overviewStep: "hardware" as const };
    await expectNoEffects(house().app, () => noteOverviewStep(house().app, client.id, there, "hardware"));
  });

  test("a change to an order writes that order and nothing else, once for each version", async () => {
    const { revision } = await ready();
    const three = () => editOrder(house().app, revision, (draft) => setWindowCount(draft, 3));
    const { answer, effects } = await effectsOf(house().app, three);
    expect(answer).toMatchObject({ ok: true, version: revision.version + 1 });
    expect(effects).toEqual({
      orders: {
        changed: {
          [revision.orderId]: {
            windows: expect.anything(),
            windowCount: 3,
            submittable: 0,
            step: 2,
            version: revision.version + 1,
            updatedAt: NOW,
          },
        },
      },
    });
    expect(await expectNoEffects(house().app, three)).toMatchObject({ ok: true, version: revision.version + 1 });
    const stale = () => editOrder(house().app, revision, (draft) => setWindowCount(draft, 4));
    expect(await expectNoEffects(house().app, stale)).toMatchObject({ ok: false, status: 409 });
    const refused = () => editOrder(house().app, revision, () => ({ ok: false, reason: "No.", field: "name" }));
    expect(await expectNoEffects(house().app, refused)).toMatchObject({
      ok: false,
      status: 400,
      reason: "No.",
      field: "name",
    });
  });

  test("submitting moves the order on, tells both sides, and happens once", async () => {
    const { client, revision } = await ready();
    const { orderId, version } = revision;
    const { answer, effects } = await effectsOf(house().app, () => submitOrder(house().app, revision));
    expect(answer).toEqual({ ok: true, already: false });
    const event = { orderId, actorId: client.id, at: NOW };
    const about = { order_id: numbered, customer_name: client.name, customer_email: client.email };
    expect(effects).toEqual({
      orders: {
        changed: {
          [orderId]: {
            status: "submitted",
            submittedAt: NOW,
            updatedAt: NOW,
            version: version + 1,
            number: expect.any(Number),
          },
        },
      },
      counters: expect.anything(),
      orderEvents: { added: [recordedEvent({ ...event, kind: "submitted" })] },
      orderStatusHistory: {
        added: [recordedTurn({ ...event, fromStatus: "incomplete", toStatus: "submitted", totalCents: null })],
      },
      emails: {
        added: [
          email("confirm", client, orderId, { ...about, first_name: client.firstName, number_of_windows: 1 }),
          email("new_order", null, orderId, { ...about, submitted_at: NOW, window_count: 1 }),
        ],
      },
      rateLimits: {
        added: [{ key: `submit:user:${client.id}`, count: 1, resetsAt: "2026-10-20T13:00:00.000Z" }],
      },
    });
    expect(await expectNoEffects(house().app, () => submitOrder(house().app, revision))).toEqual({
      ok: true,
      already: true,
    });
  });

  test("submitting takes the credit that waits, of this client alone", async () => {
    const { client, revision } = await ready();
    const waiting = await addWaitingCredit(house().app, client.id);
    await addWaitingCredit(house().app, (await addClient(house().app)).id);
    const { effects } = await effectsOf(house().app, () => submitOrder(house().app, revision));
    const { orderId } = revision;
    expect(effects.consultationCredits).toEqual({
      added: [{ consultationId: waiting, orderId, amountCents: 15_000, at: NOW, actorId: client.id }],
    });
    const credited = { kind: "credit_added", details: { amount: 15_000 } };
    expect(effects.orderEvents?.added).toContainEqual(
      recordedEvent({ orderId: revision.orderId, actorId: client.id, at: NOW, ...credited }),
    );
  });

  test("what is not complete, or has been changed elsewhere, is not submitted", async () => {
    const { revision } = await ready();
    const stale = { ...revision, version: revision.version - 1 };
    expect(await expectNoEffects(house().app, () => submitOrder(house().app, stale))).toMatchObject({
      ok: false,
      status: 409,
    });
    const { id, version } = await newOrder(house().app, revision.userId);
    const empty = { userId: revision.userId, orderId: id, version };
    expect(await expectNoEffects(house().app, () => submitOrder(house().app, empty))).toMatchObject({
      ok: false,
      status: 400,
    });
  });

  describe("confirming", () => {
    const seen = { totalCents: 248_000, creditCents: 0 };
    const confirm = (user: Client, orderId: string, changes: object = {}) =>
      effectsOf(house().app, () => confirmOrder(house().app, { user, orderId, version: 1, seen, ...changes }));

    test("keeps the moment, an event, a turn and a message with its total, once", async () => {
      const { client, orderId } = await withOrder("quoted", 248_000);
      const open = house().app.db.selectFrom("quotes").select("id").where("openOf", "=", orderId);
      const { id: quoteId } = await open.executeTakeFirstOrThrow();
      const event = { orderId, actorId: client.id, at: NOW };
      expect(await confirm(client, orderId)).toEqual({
        answer: { ok: true },
        effects: {
          orders: {
            changed: { [orderId]: { confirmedAt: NOW, updatedAt: NOW, version: 2, acceptedQuoteId: quoteId } },
          },
          quotes: {
            changed: { [quoteId]: { state: "accepted", openOf: null, closedAt: NOW, updatedAt: NOW } },
          },
          quoteAnswers: {
            added: [
              expect.objectContaining({
                orderId,
                quoteId,
                acceptedOf: quoteId,
                at: NOW,
                kind: "accepted",
                by: "client",
                how: "portal",
                actorId: client.id,
                totalCents: 248_000,
              }),
            ],
          },
          orderEvents: { added: [recordedEvent({ ...event, kind: "confirmed", details: { totalCents: 248_000 } })] },
          orderStatusHistory: {
            added: [
              recordedTurn({
                ...event,
                fromStatus: "quoted",
                toStatus: "quoted",
                totalCents: 248_000,
                confirmation: "given",
              }),
            ],
          },
          documentPeople: {
            added: [
              {
                document: "answer",
                documentId: anyId,
                role: "signer",
                erasedAt: null,
                person: expect.objectContaining({ signedName: client.name }),
              },
              documentPerson(orderId, client),
            ],
          },
          emails: {
            added: [
              email("quote_accepted", client, orderId, {
                order_id: orderId,
                customer_name: client.name,
                first_name: client.firstName,
                total: 248_000,
                credit: null,
                to_pay: null,
                payment_link: "",
                pay_amount: 248_000,
                pay_when: { on: expect.stringMatching(/^\d{4}-/) },
                pay_by_check: "",
              }),
              email("quote_confirmed", null, orderId, {
                order_id: orderId,
                customer_name: client.name,
                customer_email: client.email,
                total: 248_000,
                credit: null,
                to_pay: null,
              }),
            ],
          },
        },
      });
      expect(await confirm(client, orderId)).toEqual({ answer: { ok: true }, effects: {} });
    });

    test("names the credit and what is left to pay", async () => {
      const { client, orderId } = await withOrder("quoted", 248_000);
      const waiting = await addWaitingCredit(house().app, client.id);
      await addCredit(house().app, waiting, orderId);
      expect((await confirm(client, orderId)).answer).toMatchObject({ ok: false, status: 409 });
      const { answer, effects } = await confirm(client, orderId, { seen: { ...seen, creditCents: 15_000 } });
      expect(answer).toEqual({ ok: true });
      const amounts = { total: 248_000, credit: 15_000, to_pay: 233_000 };
      expect(effects.emails?.added).toMatchObject([{ parameters: amounts }, { parameters: amounts }]);
    });

    test.each<[string, OrderStatus, number | null, object, number]>([
      ["a quote without a price", "quoted", null, { seen: { totalCents: null, creditCents: 0 } }, 409],
      ["another total than the one seen", "quoted", 250_000, {}, 409],
      ["another version than the one seen", "quoted", 248_000, { version: 2 }, 409],
      ["what has not been quoted", "submitted", 248_000, {}, 409],
      ["what has been cancelled", "cancelled", 248_000, {}, 409],
      ["what has not been handed in", "incomplete", 248_000, {}, 404],
    ])("of %s is refused", async (_, status, totalCents, changes, refused) => {
      const { client, orderId } = await withOrder(status, totalCents);
      const { answer, effects } = await confirm(client, orderId, changes);
      expect(answer).toMatchObject({ ok: false, status: refused });
      expect(effects).toEqual({});
    });
  });

  test("deleting removes an order in the making with what is told of it, and nobody else's", async () => {
    const { client, revision } = await ready();
    const { db } = house().app;
    const idsIn = async (table: "orderEvents" | "orderStatusHistory") =>
      (await db.selectFrom(table).select("id").where("orderId", "=", revision.orderId).execute()).map(({ id }) => id);
    const removed = { events: await idsIn("orderEvents"), turns: await idsIn("orderStatusHistory") };
    const remove = () => deleteOrder(house().app, client.id, revision.orderId);
    const { answer, effects } = await effectsOf(house().app, remove);
    expect(answer).toEqual({ ok: true });
    expect(effects).toEqual({
      orders: { removed: [revision.orderId] },
      orderEvents: { removed: removed.events },
      orderStatusHistory: { removed: removed.turns },
    });
    expect(await expectNoEffects(house().app, remove)).toMatchObject({ ok: false, status: 404 });
  });

  test.each(orderStatuses.filter((status) => status !== "incomplete"))(
    "an order that is %s is not deleted",
    async (status) => {
      const { client, orderId } = await withOrder(status, null);
      const answer = await expectNoEffects(house().app, () => deleteOrder(house().app, client.id, orderId));
      expect(answer).toMatchObject({ ok: false, status: 409 });
    },
  );

  describe("the owner's save", () => {
    type Terms = Parameters<typeof updateOrder>[3];
    type Revision = Parameters<typeof updateOrder>[2];
    type Choice = Parameters<typeof updateOrder>[4];
    const save = (revision: Revision, terms: Terms, choice?: Choice) =>
      effectsOf(house().app, () => updateOrder(house().app, demoOwner.id, revision, terms, choice));

    test("of a first quote writes the terms, their events, a turn and a message with the price", async () => {
      const { client, orderId, revision } = await withOrder("submitted", null);
      const terms = { status: "quoted", totalCents: 248_000, paymentLink: link } as const;
      const { answer, effects } = await save(revision, terms);
      expect(answer).toEqual({ ok: true, version: 2 });
      const event = { orderId, actorId: demoOwner.id, at: NOW };
      expect(effects).toEqual({
        orders: { changed: { [orderId]: { ...terms, version: 2, updatedAt: NOW, quoteId: anyId, quotedAt: NOW } } },
        ...plainQuote(orderId, 248_000, { label: "Your order", description: "" }),
        orderEvents: {
          added: [
            recordedEvent({ ...event, kind: "payment_link_changed", details: { before: null, after: link } }),
            recordedEvent({
              ...event,
              kind: "status_changed",
              details: { before: "submitted", after: "quoted", confirmationEnded: false },
            }),
            recordedEvent({
              ...event,
              kind: "total_changed",
              details: { before: null, after: 248_000, confirmationCleared: false },
            }),
          ],
        },
        orderStatusHistory: {
          added: [recordedTurn({ ...event, fromStatus: "submitted", toStatus: "quoted", totalCents: 248_000 })],
        },
        documentPeople: { added: [documentPerson(orderId, client), quotePerson(client)] },
        emails: {
          added: [
            email("quote_ready", client, orderId, {
              order_id: orderId,
              customer_name: client.name,
              total: 248_000,
              credit: null,
              to_pay: null,
              first_name: client.firstName,
              order_name: "",
              description: "",
              payment_link: link,
            }),
          ],
        },
      });
      expect(await save(revision, terms)).toEqual({ answer: { ok: true, version: 2 }, effects: {} });
      const stale = await save(revision, { ...terms, totalCents: 1 });
      expect(stale.answer).toMatchObject({ ok: false, status: 409, newer: { ...terms, version: 2 } });
      expect(stale.effects).toEqual({});
    });

    test("of a quote without a price tells nobody", async () => {
      const { revision } = await withOrder("submitted", null);
      const { answer, effects } = await save(revision, { status: "quoted", totalCents: null, paymentLink: null });
      expect(answer).toMatchObject({ ok: true });
      expect(effects.emails).toBeUndefined();
    });

    const asked = { quoteId: anyId, quotedAt: NOW };
    test.each<[OrderStatus, Partial<Terms>, object, object[]]>([
      ["quoted", { totalCents: 250_000 }, asked, [{ number: 2, state: "sent", totalCents: 250_000 }]],
      ["quoted", { status: "cancelled" }, { acceptedQuoteId: null }, []],
      ["quoted", { status: "incomplete" }, unquoted, []],
      ["in progress", { totalCents: 250_000 }, asked, [{ number: 2, state: "sent", totalCents: 250_000 }]],
    ])("of a confirmed order that is %s, with %j, ends the confirmation and tells its client", async (...row) => {
      const [status, to, quoteColumns, sent] = row;
      const { client, orderId, revision } = await withOrder(status, 248_000, { confirmedAt: EARLIER });
      const { effects } = await save(revision, { status, totalCents: 248_000, paymentLink: null, ...to });
      expect(effects.orders?.changed?.[orderId]).toEqual({
        ...to,
        ...quoteColumns,
        confirmedAt: null,
        version: 2,
        updatedAt: NOW,
      });
      expect(effects.quotes ?? {}).toMatchObject(sent.length > 0 ? { added: sent } : {});
      expect(effects.quotes?.changed).toBeUndefined();
      expect(effects.orderStatusHistory?.added).toMatchObject([{ orderId, confirmation: "ended" }]);
      expect(effects.emails?.added).toMatchObject([
        { recipientAddress: client.email, kind: "status_changed", parameters: { confirmation: "ended" } },
      ]);
    });

    test("of another status in work keeps the confirmation", async () => {
      const { orderId, revision } = await withOrder("quoted", 248_000, { confirmedAt: EARLIER });
      const { effects } = await save(revision, { status: "in progress", totalCents: 248_000, paymentLink: null });
      expect(effects.orders?.changed).toEqual({ [orderId]: { status: "in progress", version: 2, updatedAt: NOW } });
    });

    test("of a cancelled order moves its credit to the client's next open one", async () => {
      const { client, orderId, revision } = await withOrder("quoted", 248_000);
      const waiting = await addWaitingCredit(house().app, client.id);
      await addCredit(house().app, waiting, orderId);
      const next = await addOrder(house().app, { userId: client.id, status: "submitted", totalCents: null });
      const { effects } = await save(revision, { status: "cancelled", totalCents: 248_000, paymentLink: null });
      expect(effects.consultationCredits).toEqual({
        added: [{ consultationId: waiting, orderId: next, amountCents: 15_000, at: NOW, actorId: demoOwner.id }],
        removed: [`${waiting}/${orderId}`],
      });
      expect(effects.orders?.changed).toMatchObject({ [orderId]: { version: 2 }, [next]: { version: 2 } });
      expect(effects.orderEvents?.added?.map((row) => kindOf(row)).sort()).toEqual([
        `credit_added ${next}`,
        `credit_removed ${orderId}`,
        `status_changed ${orderId}`,
      ]);
    });

    test("of a cancelled order without its e-mail tells nobody, not of the order that gets the credit either", async () => {
      const { client, orderId, revision } = await withOrder("in progress", 248_000);
      const waiting = await addWaitingCredit(house().app, client.id);
      await addCredit(house().app, waiting, orderId);
      const next = await addOrder(house().app, { userId: client.id, status: "quoted", totalCents: 100_000 });
      const terms = { status: "cancelled", totalCents: 248_000, paymentLink: null } as const;
      const { effects } = await save(revision, terms, { line: "", leaveOut: true });
      expect(effects.consultationCredits?.removed).toEqual([`${waiting}/${orderId}`]);
      expect(effects.emails).toBeUndefined();
      expect(effects.orderEvents?.added?.map((row) => kindOf(row)).sort()).toEqual(
        [
          `credit_added ${next}`,
          `credit_removed ${orderId}`,
          `email_left_out ${next}`,
          `email_left_out ${orderId}`,
          `status_changed ${orderId}`,
        ].sort(),
      );
    });

    test("that is only about another order's credit carries the owner's line there", async () => {
      const { client, orderId, revision } = await withOrder("quoted", 248_000);
      await addCredit(house().app, await addWaitingCredit(house().app, client.id), orderId);
      const next = await addOrder(house().app, { userId: client.id, status: "quoted", totalCents: 100_000 });
      const terms = { status: "incomplete", totalCents: 248_000, paymentLink: null } as const;
      const { effects } = await save(revision, terms, { line: "As we said.", leaveOut: false });
      expect(effects.emails?.added).toMatchObject([
        { orderId: next, parameters: { change: "credit", to_pay: 85_000, message: "As we said." } },
      ]);
    });

    const kindOf = (row: unknown) => {
      const { kind, orderId } = row as { kind: string; orderId: string };
      return `${kind} ${orderId}`;
    };

    test("of what is not there changes nothing", async () => {
      const { client } = await withOrder("submitted", null);
      const terms = { status: "quoted", totalCents: 1, paymentLink: null } as const;
      const { answer, effects } = await save({ userId: client.id, orderId: "LF-1001", version: 1 }, terms);
      expect(answer).toMatchObject({ ok: false, status: 404, reason: "Order not found." });
      expect(effects).toEqual({});
    });
  });

  describe("the owner's edit of a window", () => {
    const measurements = Object.fromEntries(measurementNames.map((name) => [name, "60"])) as Record<
      (typeof measurementNames)[number],
      string
    >;
    const options = { drapes: [], shades: ["cordlessControl"], tops: [] };

    test("writes that order and one event, once", async () => {
      const { revision } = await ready();
      const { orderId, version } = revision;
      const typed = { measurements: { ...measurements, widthOfWindow: "61 1/2" }, options };
      const edit = (changes: object) => () =>
        updateWindow(house().app, demoOwner.id, { ...revision, number: 1, ...changes }, typed);
      const { answer, effects } = await effectsOf(house().app, edit({}));
      expect(answer).toEqual({ ok: true, version: version + 1, number: 1 });
      expect(effects).toEqual({
        orders: { changed: { [orderId]: { windows: expect.anything(), version: version + 1, updatedAt: NOW } } },
        orderEvents: {
          added: [
            recordedEvent({
              orderId,
              actorId: demoOwner.id,
              at: NOW,
              kind: "window_changed",
              details: { window: "Kitchen", changes: ['Width Of Window 60" to 61 1/2"'] },
            }),
          ],
        },
      });
      expect(await expectNoEffects(house().app, edit({}))).toEqual({ ok: true, version: version + 1, number: 1 });
      expect(await expectNoEffects(house().app, edit({ number: 2 }))).toMatchObject({ ok: false, status: 404 });
      expect(await expectNoEffects(house().app, edit({ orderId: "LF-0" }))).toMatchObject({ ok: false, status: 404 });
      const other = () =>
        updateWindow(house().app, demoOwner.id, { ...revision, number: 1 }, { measurements, options });
      expect(await expectNoEffects(house().app, other)).toMatchObject({
        ok: false,
        status: 409,
        newer: { version: version + 1 },
      });
    });

    test("with what is no length is refused beside its field", async () => {
      const { revision } = await ready();
      const typed = { measurements: { ...measurements, widthOfWindow: "wide" }, options };
      const edit = () => updateWindow(house().app, demoOwner.id, { ...revision, number: 1 }, typed);
      expect(await expectNoEffects(house().app, edit)).toMatchObject({
        ok: false,
        status: 400,
        field: "widthOfWindow",
      });
    });
  });

  test("an order that the owner writes is quoted from the start, and its client is told", async () => {
    const client = await addClient(house().app);
    const order = { orderName: "Pillows", description: "Two", totalCents: 18_050, paymentLink: link };
    const { answer, effects } = await effectsOf(house().app, () =>
      createCustomOrder(house().app, demoOwner.id, client.id, order),
    );
    const id = answer.ok ? answer.id : "";
    const event = { orderId: id, actorId: demoOwner.id, at: NOW };
    expect(effects).toEqual({
      orders: {
        added: [
          {
            id,
            userId: client.id,
            status: "quoted",
            ...order,
            step: 4,
            overviewStep: null,
            hardwareChoice: null,
            windowCount: 0,
            version: 1,
            createdAt: NOW,
            updatedAt: NOW,
            windowsChangedAt: null,
            number: expect.any(Number),
            enteredBy: null,
            clientCheckedAt: null,
            clientCheckedHow: null,
            submittable: 0,
            submittedAt: null,
            confirmedAt: null,
            quoteId: anyId,
            acceptedQuoteId: null,
            quotedAt: NOW,
            hardware: { version: 3, list: [] },
            site: "",
            windows: { version: 3, list: [] },
          },
        ],
      },
      counters: expect.anything(),
      orderEvents: { added: [recordedEvent({ ...event, kind: "created", details: { custom: true } })] },
      orderStatusHistory: {
        added: [recordedTurn({ ...event, fromStatus: null, toStatus: "quoted", totalCents: 18_050 })],
      },
      documentPeople: { added: [documentPerson(id, client), quotePerson(client)] },
      ...plainQuote(id, 18_050, { label: "Pillows", description: "Two" }),
      emails: {
        added: [
          email("quote_ready", client, id, {
            order_id: numbered,
            customer_name: client.name,
            total: 18_050,
            credit: null,
            to_pay: null,
            first_name: client.firstName,
            order_name: "Pillows",
            description: "Two",
            payment_link: link,
          }),
        ],
      },
    });
    const forOwner = () => createCustomOrder(house().app, demoOwner.id, demoOwner.id, order);
    expect(await expectNoEffects(house().app, forOwner)).toMatchObject({ ok: false, status: 404 });
  });

  test("an order that the owner writes carries their line, or is left untold and says so", async () => {
    const client = await addClient(house().app);
    const order = { orderName: "Pillows", description: "Two", totalCents: 18_050, paymentLink: null };
    const create = (choice: { line: string; leaveOut: boolean }) =>
      effectsOf(house().app, () => createCustomOrder(house().app, demoOwner.id, client.id, order, choice));
    const told = await create({ line: "As we said on the phone.", leaveOut: false });
    expect(told.effects.emails?.added).toMatchObject([
      { kind: "quote_ready", parameters: { message: "As we said on the phone." } },
    ]);
    const untold = await create({ line: "", leaveOut: true });
    const id = untold.answer.ok ? untold.answer.id : "";
    expect(untold.effects.emails).toBeUndefined();
    const event = { orderId: id, actorId: demoOwner.id, at: NOW };
    expect(untold.effects.orderEvents).toEqual({
      added: [
        recordedEvent({ ...event, kind: "created", details: { custom: true } }),
        recordedEvent({ ...event, kind: "email_left_out", details: {} }),
      ],
    });
  });

  describe("looking", () => {
    const read = <Answer>(question: () => Promise<Answer>) => expectNoEffects(house().app, question);

    test.each(orderStatuses)("at an order that is %s changes nothing, and only its place shows it", async (status) => {
      const { client, orderId } = await withOrder(status, 248_000);
      const isDraft = status === "incomplete";
      const seen = await read(() => findMyOrder(house().app, client.id, orderId));
      expect(seen?.id).toBe(isDraft ? undefined : orderId);
      const windows = await read(() => findMyWindows(house().app, client.id, orderId));
      expect(windows).toHaveLength(seen?.windowCount ?? 0);
      expect(await read(() => findMyWindows(house().app, "nobody", orderId))).toBeUndefined();
      expect(await read(() => findMyCloths(house().app, "nobody", orderId))).toEqual([]);
      const forOwner = await read(() => findHandedInWindows(house().app, orderId));
      expect(forOwner?.length).toBe(isDraft ? undefined : seen?.windowCount);
      const mine = await read(() => listMyOrders(house().app, client.id));
      expect(mine.map(({ id }) => id)).toEqual(isDraft ? [] : [orderId]);
      const drafts = await read(() => listDrafts(house().app, client.id));
      expect(drafts.map(({ id }) => id)).toEqual(isDraft ? [orderId] : []);
      const query: OrderListQuery = parseOrderList(new URLSearchParams(`?search=${orderId}`));
      const { rows } = await read(() => listOrders(house().app, query));
      expect(rows.map(({ id }) => id)).toEqual(isDraft ? [] : [orderId]);
      expect(await read(() => findOrderRows(house().app.db, isDraft ? [] : [orderId]))).toEqual(rows);
      const exported = await read(() => Array.fromAsync(exportOrders(house().app, query)));
      expect(exported.flat().map(({ id }) => id)).toEqual(isDraft ? [] : [orderId]);
      expect(await read(() => findOrder(house().app, client.id, orderId))).toMatchObject({ id: orderId, status });
      expect(await read(() => findCustomerOf(house().app, orderId))).toBe(client.id);
      expect(await read(() => findDraft(house().app.db, client.id, orderId))).toMatchObject({ status, version: 1 });
    });

    test("says what waits longest for the owner, each order once", async () => {
      const userId = (await addClient(house().app)).id;
      const old = (day: number) => ({
        createdAt: `2001-01-0${day}T12:00:00.000Z`,
        submittedAt: `2001-01-0${day}T12:00:00.000Z`,
      });
      const order = { userId, totalCents: null };
      const quoted = await addOrder(house().app, { ...order, status: "quoted", totalCents: 1, ...old(2) });
      const asked = await addOrder(house().app, { ...order, status: "submitted", ...old(3) });
      const agreed = { ...order, status: "quoted", totalCents: 1, confirmedAt: "2000-12-01T12:00:00.000Z" } as const;
      const yes = await addOrder(house().app, { ...agreed, ...old(1) });
      await addOrder(house().app, { ...order, status: "completed", totalCents: 1, ...old(1) });
      const next = await read(() => listNext(house().app, demoOwner.id));
      expect(next.slice(0, 2).map(({ kind, id }) => [kind, id])).toEqual([
        ["deposit", yes],
        ["unquoted", asked],
      ]);
      // A quote that waits for its client is nothing to be done.
      expect(next.map(({ id }) => id)).not.toContain(quoted);
      expect(next.length).toBeLessThanOrEqual(8);
    });

    test("at the desk counts every month's revenue without drafts and without what was cancelled", async () => {
      const userId = (await addClient(house().app)).id;
      for (const [index, status] of orderStatuses.entries()) {
        const submittedAt = `2031-05-1${index}T12:00:00.000Z`;
        const totalCents = 10 ** index;
        const orderId = await addOrder(house().app, {
          userId,
          status,
          totalCents,
          createdAt: submittedAt,
          submittedAt,
        });
        const turn = { fromStatus: "submitted", toStatus: "quoted", actorId: userId, at: submittedAt };
        await recordTurn(house().app.db, { ...turn, orderId, totalCents });
      }
      const before = await countDesk(house().app);
      house().setNow(new Date("2031-05-20T12:00:00.000Z"));
      try {
        const desk = await read(() => countDesk(house().app));
        expect(desk.months).toHaveLength(12);
        expect(desk.months.at(-1)).toEqual({ key: "2031-05", label: "May 2031", submitted: 6, totalCents: 1_111_110 });
        expect(desk.months.at(-2)).toEqual({ key: "2031-04", label: "Apr 2031", submitted: 0, totalCents: 0 });
        await addOrder(house().app, { userId, status: "submitted", totalCents: null });
        await addOrder(house().app, { userId, status: "quoted", totalCents: 1 });
        await addOrder(house().app, { userId, status: "quoted", totalCents: 1, confirmedAt: NOW });
        await addOrder(house().app, { userId, status: "in progress", totalCents: 1 });
        const after = await countDesk(house().app);
        expect([after.toQuote, after.withClient, after.confirmed, after.inWork]).toEqual([
          before.toQuote + 1,
          before.withClient + 1,
          before.confirmed + 1,
          before.inWork + 1,
        ]);
      } finally {
        house().setNow(new Date(NOW));
      }
    });
  });
});
