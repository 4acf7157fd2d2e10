import { describe, expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { daysWithTimes, quartersOf } from "#app/domain/consultations/free-times.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import { blockDays, listBlockedDays, unblockDay } from "#app/services/consultations/block-days.server.ts";
import { addressOf, bookConsultation } from "#app/services/consultations/book-consultation.server.ts";
import { hasStandingFee } from "#app/services/consultations/carry-fee.server.ts";
import {
  cancelConsultation,
  moveConsultation,
  watchVisits,
} from "#app/services/consultations/change-consultation.server.ts";
import { chooseCredit } from "#app/services/consultations/credit-consultation.server.ts";
import {
  findConsultation,
  findCreditsOf,
  findFee,
  findFeeReceipt,
  findMyConsultation,
  findUpcomingConsultation,
} from "#app/services/consultations/find-consultation.server.ts";
import { findCreditFacts } from "#app/services/consultations/find-credit-facts.server.ts";
import { unlessTaken } from "#app/services/consultations/hold-slot.server.ts";
import { findCalendar, findSchedule, updateSchedule } from "#app/services/consultations/kept-schedule.server.ts";
import {
  countUnverifiedVisits,
  listBetween,
  listConsultations,
} from "#app/services/consultations/list-consultations.server.ts";
import { markFee, refundFee } from "#app/services/consultations/visit-fees.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import {
  allEffectsOf,
  audited,
  effectsOf,
  expectNoEffects,
  queuedEmail,
  recordedEvent,
} from "#tests/support/effects.ts";
import { addOrder, addVisit } from "#tests/support/orders/orders.ts";

const EARLIER = "2026-10-20T11:55:00.000Z";
const NOW = "2026-10-20T12:00:00.000Z";
const TOMORROW = "2026-10-21T12:00:00.000Z";

onEachDemo("what consultations do", new Date(NOW), (house) => {
  type Client = Awaited<ReturnType<typeof addClient>>;

  async function freeSlot(nth: number) {
    const days = daysWithTimes(await findCalendar(house().app.db, house().app.now()));
    const slot = days.flatMap(({ times }) => times)[nth];
    if (!slot) throw new Error("No free time.");
    return slot;
  }

  /** Five minutes ago, so that a time written now shows. */
  async function booked(nth = 100) {
    const client = await addClient(house().app);
    const slot = await freeSlot(nth);
    house().setNow(new Date(EARLIER));
    await bookConsultation(house().app, client.id, { startsAt: slot.startsAt, note: "Side door." });
    house().setNow(new Date(NOW));
    const row = await findUpcomingConsultation(house().app, client.id);
    if (!row) throw new Error("Not booked.");
    return { client, slot, id: row.id };
  }

  const counted = (userId: string, count?: number) =>
    count
      ? { rateLimits: { changed: { [`consultation:${userId}`]: { count } } } }
      : { rateLimits: { added: [{ key: `consultation:${userId}`, count: 1, resetsAt: "2026-10-20T13:00:00.000Z" }] } };

  interface Told {
    id: string;
    client: Client;
    slot: { startsAt: string; endsAt: string };
    change: "booked" | "moved" | "cancelled";
    with?: object;
  }

  /** The client and the business each get one. */
  function bothTold({ id, client, slot, change, with: changes }: Told) {
    const parameters = {
      consultation_id: id,
      sequence: 0,
      customer_name: client.name,
      first_name: client.firstName,
      customer_email: client.email,
      starts_at: slot.startsAt,
      ends_at: slot.endsAt,
      started_before: "",
      address: "1 Sample Street, Philadelphia, PA 19103",
      call_link: "",
      note: "Side door.",
      fee: { cents: 15_000, paid: false },
      standing_fee: null,
      payment_link: "https://pay.example.com/consultation",
      cancelled_by: "",
      message: "",
      ...changes,
    };
    const rest = { parameters, at: NOW, giveUpAt: TOMORROW };
    const business = { name: "Larkfield Drapery", address: "hello@larkfield.example" };
    return {
      added: [
        queuedEmail({ kind: `consultation_${change}`, to: { name: client.name, address: client.email }, ...rest }),
        queuedEmail({ kind: `consultation_${change}_notice`, to: business, ...rest }),
      ],
    };
  }

  const inHouse = (quarter: string) => `house/${quarter}`;
  const held = (slot: { startsAt: string; endsAt: string }, consultationId: string) =>
    quartersOf(slot, 30).map((quarter) => ({
      calendar: "house",
      quarter,
      holder: "consultation",
      holderId: consultationId,
    }));

  test("booking adds one appointment, holds its quarters and the way, and tells both sides", async () => {
    const client = await addClient(house().app);
    const slot = await freeSlot(100);
    const { answer, effects } = await effectsOf(house().app, () =>
      bookConsultation(house().app, client.id, { startsAt: slot.startsAt, note: "Side door." }),
    );
    expect(answer).toEqual({ ok: true });
    const id = (await findUpcomingConsultation(house().app, client.id))?.id ?? "";
    expect(effects).toEqual({
      ...counted(client.id),
      consultations: {
        added: [
          {
            id,
            userId: client.id,
            upcomingOf: client.id,
            ...slot,
            kind: "visit",
            state: "booked",
            note: "Side door.",
            address: "1 Sample Street, Philadelphia, PA 19103",
            sequence: 0,
            version: 1,
            feeCents: 15_000,
            feePaidAt: null,
            feeMovedTo: null,
            creditOrderId: null,
            creditEarly: 0,
            cancelledAt: null,
            cancelledBy: null,
            cancelMessage: null,
            foundWords: "",
            unverifiedFrom: null,
            createdAt: NOW,
            updatedAt: NOW,
          },
        ],
      },
      heldTimes: { added: held(slot, id) },
      emails: bothTold({ id, client, slot, change: "booked" }),
    });
  });

  test("an appointment that is over makes room for the next, of this client alone", async () => {
    const client = await addClient(house().app);
    await bookConsultation(house().app, client.id, { startsAt: (await freeSlot(0)).startsAt, note: "" });
    const past = (await findUpcomingConsultation(house().app, client.id))!;
    house().setNow(new Date(past.endsAt));
    try {
      const slot = await freeSlot(100);
      const { answer, effects } = await effectsOf(house().app, () =>
        bookConsultation(house().app, client.id, { startsAt: slot.startsAt, note: "" }),
      );
      expect(answer).toEqual({ ok: true });
      expect(effects.consultations?.changed).toEqual({ [past.id]: { upcomingOf: null } });
      expect(effects.consultations?.added).toHaveLength(1);
    } finally {
      house().setNow(new Date(NOW));
    }
  });

  test("that a visit has ended is noticed, and its paid fee counts", async () => {
    const client = await addClient(house().app);
    await bookConsultation(house().app, client.id, { startsAt: (await freeSlot(0)).startsAt, note: "" });
    const { id, endsAt } = (await findUpcomingConsultation(house().app, client.id))!;
    await markFee(house().app, { actorId: demoOwner.id, id, version: 1, paid: true });
    const orderId = await addOrder(house().app, { userId: client.id, status: "submitted", totalCents: null });
    const look = async () => {
      const watch = watchVisits(house().app);
      watch.start();
      await watch.stop();
    };
    await expectNoEffects(house().app, look);
    house().setNow(new Date(endsAt));
    try {
      const { effects } = await effectsOf(house().app, look);
      expect(effects.consultations?.changed?.[id]).toEqual({ upcomingOf: null });
      const credit = { consultationId: id, orderId, amountCents: 15_000, at: endsAt, actorId: null };
      expect(effects.consultationCredits).toEqual({ added: [credit] });
      await expectNoEffects(house().app, look);
    } finally {
      house().setNow(new Date(NOW));
    }
  });

  test.each([
    ["the same time again", 0, { ok: true }],
    [
      "another time",
      1,
      {
        ok: false,
        code: "refused",
        status: 409,
        reason: "You already have a consultation booked. You can move it to another time.",
      },
    ],
  ])("whoever has an appointment and asks for %s changes nothing", async (_, which, expected) => {
    const { client, slot } = await booked();
    const startsAt = which === 0 ? slot.startsAt : (await freeSlot(120)).startsAt;
    const { answer, effects } = await effectsOf(house().app, () =>
      bookConsultation(house().app, client.id, { startsAt, note: "" }),
    );
    expect(answer).toEqual(expected);
    expect(effects).toEqual(counted(client.id, 2));
  });

  test("a time that is taken or not offered is refused, and nothing of the booking stays", async () => {
    const { slot } = await booked();
    const client = await addClient(house().app);
    const taken = await effectsOf(house().app, () =>
      bookConsultation(house().app, client.id, { startsAt: slot.startsAt, note: "" }),
    );
    expect(taken.answer).toEqual({
      ok: false,
      code: "refused",
      status: 409,
      reason: "That time has just been taken. Please choose another.",
    });
    expect(taken.effects).toEqual(counted(client.id));
    const closed = await effectsOf(house().app, () =>
      bookConsultation(house().app, client.id, { startsAt: "2026-10-27T03:00:00.000Z", note: "" }),
    );
    expect(closed.answer).toEqual({
      ok: false,
      code: "invalid",
      status: 400,
      reason: "That time is not offered. Please choose another.",
    });
    expect(closed.effects).toEqual(counted(client.id, 2));
  });

  test("past twenty in an hour neither booking nor moving is tried", async () => {
    const { client, id } = await booked();
    const startsAt = (await freeSlot(140)).startsAt;
    const key = `consultation:${client.id}`;
    await house().app.db.updateTable("rateLimits").set({ count: 20 }).where("key", "=", key).execute();
    const tooMany = { ok: false, code: "too_many", status: 429 };
    const again = await effectsOf(house().app, () => bookConsultation(house().app, client.id, { startsAt, note: "" }));
    expect(again).toMatchObject({ answer: tooMany, effects: counted(client.id, 21) });
    const move = { userId: client.id, id, version: 1, startsAt };
    const moved = await effectsOf(house().app, () => moveConsultation(house().app, move));
    expect(moved.answer).toMatchObject(tooMany);
    expect(moved.effects).toEqual(counted(client.id, 22));
  });

  test("a fault while a time is taken is not told as a time that is taken", async () => {
    const fault = new Error("disk full");
    await expect(unlessTaken(() => Promise.reject(fault))).rejects.toBe(fault);
  });

  test.each([
    [{ street: "" }, "Philadelphia, PA 19103"],
    [{ state: "", zipCode: "" }, "1 Sample Street, Philadelphia"],
    [{ zipCode: "" }, "1 Sample Street, Philadelphia, PA"],
  ])("an address without %j has no gap", async (changes, address) => {
    const client = await addClient(house().app);
    await house().app.db.updateTable("users").set(changes).where("id", "=", client.id).execute();
    expect(await addressOf(house().app.db, client.id)).toBe(address);
  });

  test("moving takes the new time, gives the old one back and tells both sides", async () => {
    const { client, slot, id } = await booked();
    await house().app.db.updateTable("users").set({ street: "9 Other Street" }).where("id", "=", client.id).execute();
    const next = await freeSlot(140);
    const move = { userId: client.id, id, version: 1, startsAt: next.startsAt };
    const { answer, effects } = await effectsOf(house().app, () => moveConsultation(house().app, move));
    expect(answer).toEqual({ ok: true });
    const address = "9 Other Street, Philadelphia, PA 19103";
    expect(effects).toEqual({
      ...counted(client.id, 2),
      consultations: { changed: { [id]: { ...next, address, sequence: 1, version: 2, updatedAt: NOW } } },
      heldTimes: { added: held(next, id), removed: quartersOf(slot, 30).map(inHouse) },
      emails: bothTold({
        id,
        client,
        slot: next,
        change: "moved",
        with: { sequence: 1, address, started_before: slot.startsAt },
      }),
    });
    const again = await effectsOf(house().app, () => moveConsultation(house().app, move));
    expect(again).toEqual({ answer: { ok: true }, effects: counted(client.id, 3) });
  });

  test("a move to a time half an hour later keeps the quarters that both have", async () => {
    const client = await addClient(house().app);
    const day = daysWithTimes(await findCalendar(house().app.db, house().app.now())).find(
      ({ times: [first, second] }) =>
        first && second && Date.parse(second.startsAt) - Date.parse(first.startsAt) === 1_800_000,
    );
    const [first, second] = day?.times ?? [];
    if (!first || !second) throw new Error("No two times in a row.");
    await bookConsultation(house().app, client.id, { startsAt: first.startsAt, note: "Side door." });
    const { id } = (await findUpcomingConsultation(house().app, client.id))!;
    const { answer, effects } = await effectsOf(house().app, () =>
      moveConsultation(house().app, { userId: client.id, id, version: 1, startsAt: second.startsAt }),
    );
    expect(answer).toEqual({ ok: true });
    expect(effects.heldTimes).toEqual({
      added: held(second, id).slice(-2),
      removed: quartersOf(first, 30).slice(0, 2).map(inHouse),
    });
  });

  const MISSING = { ok: false, code: "missing", status: 404, reason: "Consultation not found." };
  const STALE = {
    ok: false,
    code: "stale",
    status: 409,
    reason: "This consultation was changed in another tab or on another device. Please look at it again.",
  };
  const TOO_LATE = {
    ok: false,
    code: "refused",
    status: 409,
    reason: "A consultation can be moved or cancelled until 24 hours before it begins. Please call us.",
  };

  test("a move that is stale, too late, not offered or of nothing changes nothing", async () => {
    const { client, slot, id } = await booked();
    const next = await freeSlot(140);
    const move = { userId: client.id, id, version: 1, startsAt: next.startsAt };
    const tried = (changes: object) =>
      effectsOf(house().app, () => moveConsultation(house().app, { ...move, ...changes }));
    expect(await tried({ version: 2 })).toEqual({ answer: STALE, effects: counted(client.id, 2) });
    expect(await tried({ id: "nothing" })).toEqual({ answer: MISSING, effects: counted(client.id, 3) });
    expect(await tried({ startsAt: "nonsense" })).toMatchObject({ answer: { status: 400 } });
    house().setNow(new Date(Date.parse(slot.startsAt) - 23 * 3_600_000));
    try {
      const late = await tried({});
      expect(late.answer).toEqual(TOO_LATE);
      expect(Object.keys(late.effects)).toEqual(["rateLimits"]);
    } finally {
      house().setNow(new Date(NOW));
    }
  });

  test("a client's cancelling frees the time and tells both sides, once", async () => {
    const { client, slot, id } = await booked();
    const cancellation = { by: "client", userId: client.id, id, version: 1 } as const;
    const { answer, effects } = await effectsOf(house().app, () => cancelConsultation(house().app, cancellation));
    expect(answer).toMatchObject({ ok: true });
    const cancelled = { state: "cancelled", upcomingOf: null, cancelledAt: NOW, cancelledBy: "client" };
    expect(effects).toEqual({
      consultations: { changed: { [id]: { ...cancelled, sequence: 1, version: 2, updatedAt: NOW } } },
      heldTimes: { removed: quartersOf(slot, 30).map(inHouse) },
      emails: bothTold({ id, client, slot, change: "cancelled", with: { sequence: 1, cancelled_by: "client" } }),
    });
    expect(await expectNoEffects(house().app, () => cancelConsultation(house().app, cancellation))).toEqual({
      ok: true,
    });
    const move = { userId: client.id, id, version: 2, startsAt: slot.startsAt };
    expect(await effectsOf(house().app, () => moveConsultation(house().app, move))).toEqual({
      answer: MISSING,
      effects: counted(client.id, 2),
    });
  });

  test("the owner's cancelling says why", async () => {
    const { client, slot, id } = await booked();
    const message = "The van is broken.";
    const cancellation = { by: "owner", actorId: demoOwner.id, message, id, version: 1 } as const;
    const { answer, effects } = await effectsOf(house().app, () => cancelConsultation(house().app, cancellation));
    expect(answer).toMatchObject({ ok: true });
    expect(effects.consultations?.changed?.[id]).toMatchObject({ cancelledBy: "owner", cancelMessage: message });
    const told = { sequence: 1, cancelled_by: "owner", message };
    expect(effects.emails).toEqual(bothTold({ id, client, slot, change: "cancelled", with: told }));
  });

  test("the owner's cancelling without the e-mail tells the business alone, and of no credit", async () => {
    const { client, id } = await booked();
    await markFee(house().app, { actorId: demoOwner.id, id, version: 1, paid: true });
    const orderId = await addOrder(house().app, { userId: client.id, status: "quoted", totalCents: 248_000 });
    await chooseCredit(house().app, { actorId: demoOwner.id, id, version: 2, orderId, early: true });
    const cancellation = { by: "owner", actorId: demoOwner.id, message: "Ill.", id, version: 3 } as const;
    const { answer, effects } = await effectsOf(house().app, () =>
      cancelConsultation(house().app, { ...cancellation, leaveOut: true }),
    );
    expect(answer).toMatchObject({ ok: true });
    expect(effects.emails?.added).toMatchObject([
      { kind: "consultation_cancelled_notice", recipientAddress: "hello@larkfield.example" },
    ]);
    expect(effects.orderEvents?.added).toMatchObject([
      { orderId, kind: "credit_removed" },
      { orderId, kind: "email_left_out" },
    ]);
  });

  test("a cancelling that is stale, too late or of nothing changes nothing", async () => {
    const { client, slot, id } = await booked();
    const mine = { by: "client", userId: client.id, id, version: 1 } as const;
    const owners = { by: "owner", actorId: demoOwner.id, message: "Ill.", id, version: 1 } as const;
    const tried = (cancellation: Parameters<typeof cancelConsultation>[1]) =>
      expectNoEffects(house().app, () => cancelConsultation(house().app, cancellation));
    expect(await tried({ ...mine, version: 7 })).toEqual(STALE);
    expect(await tried({ ...mine, id: "nothing" })).toEqual(MISSING);
    try {
      house().setNow(new Date(Date.parse(slot.startsAt) - 23 * 3_600_000));
      expect(await tried(mine)).toEqual(TOO_LATE);
      house().setNow(new Date(slot.endsAt));
      expect(await tried(owners)).toEqual({
        ok: false,
        code: "refused",
        status: 409,
        reason: "This consultation has taken place and can no longer be cancelled.",
      });
      house().setNow(new Date(Date.parse(slot.endsAt) - 1));
      expect(await cancelConsultation(house().app, owners)).toMatchObject({ ok: true });
    } finally {
      house().setNow(new Date(NOW));
    }
  });

  describe("the fee", () => {
    /** What becomes of the fee itself, its entries and receipt, is told in ledger/fees.test.ts. */
    const mark = async (id: string, version: number, paid: boolean) => {
      const mine = { actorId: demoOwner.id, id, version, paid };
      const { answer, effects } = await effectsOf(house().app, () => markFee(house().app, mine));
      const { ledgerEntries: _, counters: __, documentPeople: ___, emails, ...others } = effects;
      const added =
        (emails?.added as { kind: string }[] | undefined)?.filter(({ kind }) => kind !== "payment_received") ?? [];
      return { answer, effects: added.length > 0 ? { ...others, emails: { added } } : others };
    };
    const amount = { amount: 15_000 };
    const event = (orderId: string, kind: string) =>
      recordedEvent({ orderId, kind, actorId: demoOwner.id, at: NOW, details: amount });
    const given = (consultationId: string, orderId: string) => ({
      consultationId,
      orderId,
      amountCents: 15_000,
      at: NOW,
      actorId: demoOwner.id,
    });
    /** Of a client with a visit that took place. */
    async function visited() {
      const client = await addClient(house().app);
      return { client, id: await addVisit(house().app, client.id) };
    }

    test("noted as paid without an order, it waits", async () => {
      const { id } = await visited();
      expect(await mark(id, 1, true)).toEqual({
        answer: { ok: true },
        effects: { consultations: { changed: { [id]: { feePaidAt: NOW, version: 2, updatedAt: NOW } } } },
      });
      expect(await mark(id, 1, true)).toEqual({ answer: { ok: true }, effects: {} });
      expect(await mark(id, 1, false)).toEqual({ answer: STALE, effects: {} });
      expect(await mark("nothing", 1, true)).toEqual({ answer: MISSING, effects: {} });
    });

    test("given back, it is an entry with a receipt and a message, once, and is not paid any more", async () => {
      const { id } = await visited();
      await markFee(house().app, { actorId: demoOwner.id, id, version: 1, paid: true });
      const look = () => expectNoEffects(house().app, () => findFee(house().app, id));
      expect(await look()).toMatchObject({
        heldCents: 15_000,
        refundableCents: 15_000,
        entries: [{ kind: "payment" }],
      });
      const typed = { amount: "150", method: "check", receivedOn: "2026-10-20", reference: "", note: "" };
      const press = () => refundFee(house().app, { actorId: demoOwner.id, id, version: 2, typed });
      const { answer, effects } = await allEffectsOf(house().app, press);
      expect(answer).toEqual({ ok: true });
      const { ledgerEntries, documentPeople, counters, emails, ...others } = effects;
      expect(others).toEqual({ consultations: { changed: { [id]: { feePaidAt: null, version: 3 } } } });
      expect(ledgerEntries?.added).toMatchObject([{ kind: "refund", amountCents: 15_000, consultationId: id }]);
      expect(emails?.added).toMatchObject([{ kind: "refund_sent" }]);
      expect([documentPeople, counters]).not.toContain(undefined);
      expect(await expectNoEffects(house().app, press)).toEqual({ ok: true });
      expect(await look()).toMatchObject({ heldCents: 0, refundableCents: 0, entries: [{}, { kind: "refund" }] });
    });

    test("noted as paid before the visit, it waits for that", async () => {
      const { client, id } = await booked();
      await addOrder(house().app, { userId: client.id, status: "quoted", totalCents: 248_000 });
      expect((await mark(id, 1, true)).effects).toEqual({
        consultations: { changed: { [id]: { feePaidAt: NOW, version: 2, updatedAt: NOW } } },
      });
    });

    test.each<OrderStatus>(["submitted", "quoted", "in progress"])(
      "noted as paid, it is credited on an order that is %s, and taken off again when it was not",
      async (status) => {
        const { client, id } = await visited();
        const orderId = await addOrder(house().app, { userId: client.id, status, totalCents: 248_000 });
        // Whoever has been shown an amount is told that another one is due.
        const news = { orderId, kind: "status_changed", recipientAddress: client.email };
        const told = status === "submitted" ? {} : { emails: { added: [expect.objectContaining(news)] } };
        expect(await mark(id, 1, true)).toEqual({
          answer: { ok: true },
          effects: {
            consultations: { changed: { [id]: { feePaidAt: NOW, version: 2, updatedAt: NOW } } },
            consultationCredits: { added: [given(id, orderId)] },
            orders: { changed: { [orderId]: { version: 2, updatedAt: NOW } } },
            orderEvents: { added: [event(orderId, "credit_added")] },
            ...told,
          },
        });
        const removed = await mark(id, 2, false);
        expect(removed.answer).toEqual({ ok: true });
        expect(removed.effects).toEqual({
          consultations: { changed: { [id]: { feePaidAt: null, version: 3 } } },
          consultationCredits: { removed: [`${id}/${orderId}`] },
          orders: { changed: { [orderId]: { version: 3 } } },
          orderEvents: { added: [event(orderId, "credit_removed")] },
          ...told,
        });
      },
    );

    test("all that its place depends on is read, and nothing changes by that", async () => {
      const { client, id } = await visited();
      await mark(id, 1, true);
      const order = { userId: client.id, status: "quoted", totalCents: 248_000 } as const;
      const orderId = await addOrder(house().app, { ...order, createdAt: "2026-10-01T12:00:00.000Z" });
      await booked();
      expect(await expectNoEffects(house().app, () => findCreditFacts(house().app.db, client.id, NOW))).toEqual({
        visits: [{ id, paidCents: 15_000, counts: true, bookedAt: "2026-10-02T12:00:00.000Z", chosenOrderId: null }],
        orders: [
          {
            id: orderId,
            status: "quoted",
            totalCents: 248_000,
            paymentLink: null,
            handedInAt: "2026-10-01T12:00:00.000Z",
          },
        ],
        placed: [],
      });
    });

    test("noted or moved without the e-mail, it is credited and nobody is told", async () => {
      const { client, id } = await visited();
      const order = { userId: client.id, status: "quoted", totalCents: 248_000 } as const;
      const first = await addOrder(house().app, { ...order, createdAt: "2026-10-01T12:00:00.000Z" });
      const untold = (orderId: string) =>
        recordedEvent({ orderId, kind: "email_left_out", actorId: demoOwner.id, at: NOW, details: {} });
      const change = { actorId: demoOwner.id, id, leaveOut: true };
      const paid = await effectsOf(house().app, () => markFee(house().app, { ...change, version: 1, paid: true }));
      expect(paid.effects.emails).toBeUndefined();
      expect(paid.effects.consultationCredits).toEqual({ added: [given(id, first)] });
      expect(paid.effects.orderEvents).toEqual({ added: [event(first, "credit_added"), untold(first)] });
      const second = await addOrder(house().app, { ...order, createdAt: "2026-10-04T12:00:00.000Z" });
      const choice = { ...change, version: 2, orderId: second, early: false };
      const moved = await effectsOf(house().app, () => chooseCredit(house().app, choice));
      expect(moved.effects.emails).toBeUndefined();
      expect(moved.effects.consultationCredits?.added).toEqual([given(id, second)]);
      expect(moved.effects.orderEvents?.added).toHaveLength(4);
      expect(moved.effects.orderEvents?.added).toEqual(
        expect.arrayContaining([
          event(first, "credit_removed"),
          untold(first),
          event(second, "credit_added"),
          untold(second),
        ]),
      );
    });

    test.each<OrderStatus>(["incomplete", "cancelled", "completed", "shipping", "delivered"])(
      "noted as paid, it is not credited on an order that is %s",
      async (status) => {
        const { client, id } = await visited();
        await addOrder(house().app, { userId: client.id, status, totalCents: 248_000 });
        expect((await mark(id, 1, true)).effects).toEqual({
          consultations: { changed: { [id]: { feePaidAt: NOW, version: 2, updatedAt: NOW } } },
        });
      },
    );

    test("it goes to the last order from before the booking, of this client alone", async () => {
      const { client, id } = await visited();
      const order = { userId: client.id, status: "submitted", totalCents: null } as const;
      await addOrder(house().app, { ...order, createdAt: "2026-09-19T12:00:00.000Z" });
      await addOrder(house().app, { ...order, createdAt: "2026-10-03T12:00:00.000Z" });
      await addOrder(house().app, {
        ...order,
        createdAt: "2026-09-18T12:00:00.000Z",
        submittedAt: "2026-10-04T12:00:00.000Z",
      });
      const last = await addOrder(house().app, { ...order, createdAt: "2026-10-01T12:00:00.000Z" });
      await addOrder(house().app, { ...order, userId: demoOwner.id, createdAt: "2026-10-01T12:00:00.000Z" });
      const { effects } = await mark(id, 1, true);
      expect(effects.consultationCredits).toEqual({ added: [given(id, last)] });
    });

    test("the owner's choice is written with the visit, moves the credit, and is refused for what is not open", async () => {
      const { client, id } = await booked();
      await mark(id, 1, true);
      const order = { userId: client.id, status: "submitted", totalCents: null } as const;
      const [first, second] = [await addOrder(house().app, order), await addOrder(house().app, order)];
      const choose = (version: number, orderId: string | null, early: boolean) =>
        effectsOf(house().app, () => chooseCredit(house().app, { actorId: demoOwner.id, id, version, orderId, early }));
      expect(await choose(2, first, true)).toEqual({
        answer: { ok: true },
        effects: {
          consultations: { changed: { [id]: { creditOrderId: first, creditEarly: 1, version: 3 } } },
          consultationCredits: { added: [given(id, first)] },
          orders: { changed: { [first]: { version: 2, updatedAt: NOW } } },
          orderEvents: { added: [event(first, "credit_added")] },
        },
      });
      expect(await choose(2, first, true)).toEqual({ answer: { ok: true }, effects: {} });
      expect(await choose(2, second, true)).toEqual({ answer: STALE, effects: {} });
      const moved = await choose(3, second, true);
      expect(moved.effects.consultationCredits).toEqual({ added: [given(id, second)], removed: [`${id}/${first}`] });
      const strangers = await addOrder(house().app, { ...order, userId: demoOwner.id });
      expect(await choose(4, strangers, true)).toEqual({
        answer: {
          ok: false,
          code: "refused",
          status: 409,
          reason: "This order is no longer open. Please choose another.",
          field: "creditOrderId",
        },
        effects: {},
      });
      const nothing = { actorId: demoOwner.id, id: "nothing", version: 1, orderId: null, early: false };
      expect(await expectNoEffects(house().app, () => chooseCredit(house().app, nothing))).toEqual(MISSING);
      const read = await expectNoEffects(house().app, () => findCreditsOf(house().app, { id, userId: client.id }));
      expect(read.credits).toMatchObject([{ orderId: second, amountCents: 15_000 }]);
      expect(read.openOrders.map((one) => one.id).sort()).toEqual([first, second].sort());
    });
  });

  test("blocked days are added once, and say what is booked on them", async () => {
    const { slot } = await booked(200);
    const day = new Date(slot.startsAt).toLocaleDateString("en-CA", { timeZone: "America/New_York" });
    const { answer, effects } = await effectsOf(house().app, () =>
      blockDays(house().app, [day, "2029-12-24"], demoOwner.id),
    );
    expect(answer).toEqual({ booked: 1 });
    const changed = { actorId: demoOwner.id, at: NOW, kind: "changed", subject: "blocked days" };
    expect(effects).toEqual({
      blockedDays: { added: [{ day }, { day: "2029-12-24" }] },
      auditEntries: { added: [audited({ ...changed, words: `Blocked ${day} to 2029-12-24 for bookings` })] },
    });
    await expectNoEffects(house().app, () => blockDays(house().app, [day], demoOwner.id));
    expect(await expectNoEffects(house().app, () => listBlockedDays(house().app))).toEqual([
      { day, booked: 1 },
      { day: "2029-12-24", booked: 0 },
    ]);
    const freed = await effectsOf(house().app, () => unblockDay(house().app, day, demoOwner.id));
    expect(freed.effects).toEqual({
      blockedDays: { removed: [day] },
      auditEntries: { added: [audited({ ...changed, words: `Opened ${day} for bookings again` })] },
    });
    await expectNoEffects(house().app, () => unblockDay(house().app, day, demoOwner.id));
    await unblockDay(house().app, "2029-12-24", demoOwner.id);
  });

  test("the owner's hours are written once for each version", async () => {
    const { schedule, version } = await expectNoEffects(house().app, () => findSchedule(house().app.db));
    const { id } = await house().app.db.selectFrom("schedules").select("id").executeTakeFirstOrThrow();
    const weeklyHours = schedule.weeklyHours.with(6, [{ from: "10:00", to: "12:00" }]);
    const next = { ...schedule, weeklyHours, noticeHours: 47 };
    const { answer, effects } = await effectsOf(house().app, () =>
      updateSchedule(house().app, next, { version, actorId: demoOwner.id }),
    );
    expect(answer).toEqual({ ok: true });
    expect(effects).toEqual({
      schedules: { changed: { [id]: { weeklyHours, noticeHours: 47, version: version + 1 } } },
      auditEntries: {
        added: [
          audited({
            actorId: demoOwner.id,
            at: NOW,
            kind: "changed",
            subject: "hours",
            words: "Changed the consultation hours",
          }),
        ],
      },
    });
    expect(
      await expectNoEffects(house().app, () =>
        updateSchedule(house().app, schedule, { version, actorId: demoOwner.id }),
      ),
    ).toEqual({
      ok: false,
      code: "stale",
      status: 409,
      reason: "These hours were changed in another tab or on another device. Please look at the newer version first.",
    });
    await updateSchedule(house().app, schedule, { version: version + 1, actorId: demoOwner.id });
  });

  test("looking at appointments changes nothing", async () => {
    const { client, slot, id } = await booked();
    const read = <Answer>(question: () => Promise<Answer>) => expectNoEffects(house().app, question);
    expect(await read(() => findConsultation(house().app, id))).toMatchObject({
      userId: client.id,
      email: client.email,
      version: 1,
      feePaidAt: null,
      creditOrderId: null,
      createdAt: EARLIER,
      cancelledAt: null,
      cancelledBy: null,
      cancelMessage: null,
    });
    expect(await read(() => findMyConsultation(house().app, client.id, id))).toMatchObject({ id });
    expect(await read(() => findFeeReceipt(house().app, client.id, id))).toBeUndefined();
    expect(await read(() => hasStandingFee(house().app, client.id))).toBe(false);
    expect(await read(() => addressOf(house().app.db, client.id))).toBe("1 Sample Street, Philadelphia, PA 19103");
    const between = await read(() => listBetween(house().app, slot.startsAt, slot.endsAt));
    expect(between).toMatchObject([
      { id, firstName: client.firstName, lastName: client.lastName, startsAt: slot.startsAt },
    ]);
    expect(await read(() => listBetween(house().app, slot.endsAt, slot.endsAt))).toEqual([]);
    const { rows } = await read(() => listConsultations(house().app, "upcoming", 1));
    expect(rows.map((row) => row.id)).toContain(id);
    expect(await read(() => countUnverifiedVisits(house().app))).toBe(0);
    const calendar = await read(() => findCalendar(house().app.db, house().app.now()));
    expect(calendar.held.has(Date.parse(slot.startsAt))).toBe(true);
    const without = await read(() => findCalendar(house().app.db, house().app.now(), { except: id }));
    expect(without.held.has(Date.parse(slot.startsAt))).toBe(false);
  });
});
