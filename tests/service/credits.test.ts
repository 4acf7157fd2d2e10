import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { daysWithTimes } from "#app/domain/consultations/free-times.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import { bookConsultation } from "#app/services/consultations/book-consultation.server.ts";
import { hasStandingFee } from "#app/services/consultations/carry-fee.server.ts";
import { cancelConsultation } from "#app/services/consultations/change-consultation.server.ts";
import { closeVisits } from "#app/services/consultations/close-visits.server.ts";
import { chooseCredit } from "#app/services/consultations/credit-consultation.server.ts";
import { findConsultation, findUpcomingConsultation } from "#app/services/consultations/find-consultation.server.ts";
import { findCalendar } from "#app/services/consultations/kept-schedule.server.ts";
import { markFee } from "#app/services/consultations/visit-fees.server.ts";
import { findMyOrder } from "#app/services/orders/find-my-order.server.ts";
import { findOrder } from "#app/services/orders/find-order.server.ts";
import { confirmOrder } from "#app/services/orders/life/confirm-order.server.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { findCalled } from "#app/services/orders/number-order.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { addOrder, addVisit } from "#tests/support/orders/orders.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const hours = (number: number) => new Date(NOW.getTime() + number * 3_600_000);

onEachDemo("credits", NOW, (house) => {
  const newClient = async () => (await addClient(house().app)).id;
  const versionOf = async (id: string) => (await findConsultation(house().app, id))?.version ?? 0;
  const mark = async (id: string, paid = true) =>
    markFee(house().app, { actorId: demoOwner.id, id, version: await versionOf(id), paid });
  const choose = async (id: string, orderId: string | null, early = false) =>
    chooseCredit(house().app, { actorId: demoOwner.id, id, version: await versionOf(id), orderId, early });
  const newOrder = async (userId: string, totalCents = 1_000_00) => {
    const order = { orderName: "Drapes", description: "Two", totalCents, paymentLink: "https://pay.example.com/1" };
    const made = await createCustomOrder(house().app, demoOwner.id, userId, order);
    if (!made.ok) throw new Error(made.reason);
    return made.id;
  };
  const creditsOn = (userId: string, ...orderIds: string[]) =>
    Promise.all(orderIds.map(async (id) => (await findMyOrder(house().app, userId, id))?.creditCents));
  const save = async (userId: string, orderId: string, status: OrderStatus, totalCents: number | null = 1_000_00) => {
    const { version } = (await findMyOrder(house().app, userId, orderId)) ?? { version: 0 };
    const saved = await updateOrder(
      house().app,
      demoOwner.id,
      { userId, orderId, version },
      { status, totalCents, paymentLink: "https://pay.example.com/1" },
    );
    expect(saved).toMatchObject({ ok: true, version: version + 1 });
  };
  const emailsAbout = async (orderId: string) => {
    const query = house().app.db.selectFrom("emails").select(["kind", "parameters"]).where("orderId", "=", orderId);
    return (await query.execute()).map(({ kind, parameters }) => ({ kind, ...JSON.parse(parameters) }));
  };
  const emailsOf = async (consultationId: string) => {
    const rows = await house().app.db.selectFrom("emails").select(["kind", "parameters"]).execute();
    const read = rows.map(({ kind, parameters }) => ({ kind, ...JSON.parse(parameters) }));
    return read.filter(({ consultation_id }) => consultation_id === consultationId);
  };
  const freeStart = async (nth: number) => {
    const days = daysWithTimes(await findCalendar(house().app.db, house().app.now()));
    return days.flatMap(({ times }) => times)[nth]?.startsAt ?? "";
  };
  const book = async (userId: string, nth = 100) => {
    expect(await bookConsultation(house().app, userId, { startsAt: await freeStart(nth), note: "" })).toEqual({
      ok: true,
    });
    const found = await findUpcomingConsultation(house().app, userId);
    if (!found) throw new Error("Not booked.");
    return found;
  };

  test("a fee paid before the visit counts once it has taken place, also on an order from before the booking", async () => {
    const userId = await newClient();
    const orderId = await addOrder(house().app, { userId, status: "quoted", totalCents: 1_000_00 });
    const visit = await book(userId);
    expect(await mark(visit.id)).toEqual({ ok: true });
    expect(await creditsOn(userId, orderId)).toEqual([0]);
    house().setNow(new Date(Date.parse(visit.endsAt) - 1));
    await closeVisits(house().app);
    expect(await creditsOn(userId, orderId)).toEqual([0]);
    house().setNow(new Date(visit.endsAt));
    await Promise.all([closeVisits(house().app), closeVisits(house().app)]);
    expect(await creditsOn(userId, orderId)).toEqual([150_00]);
    const told = { kind: "status_changed", change: "credit", credit: 15_000, to_pay: 85_000 };
    expect(await emailsAbout(orderId)).toEqual([expect.objectContaining(told)]);
    const row = await house()
      .app.db.selectFrom("consultationCredits")
      .selectAll()
      .where("orderId", "=", orderId)
      .execute();
    expect(row).toEqual([{ consultationId: visit.id, orderId, amountCents: 150_00, at: visit.endsAt, actorId: null }]);
    house().setNow(NOW);
  });

  test("whoever books again after a visit has its fee credited too", async () => {
    const userId = await newClient();
    const orderId = await addOrder(house().app, { userId, status: "submitted", totalCents: null });
    const visit = await book(userId);
    await mark(visit.id);
    house().setNow(new Date(visit.endsAt));
    await book(userId, 3);
    expect(await creditsOn(userId, orderId)).toEqual([150_00]);
    house().setNow(NOW);
  });

  test("before the visit only the owner's say counts, and it can be taken back", async () => {
    const userId = await newClient();
    const orderId = await newOrder(userId);
    const { id } = await book(userId);
    await mark(id);
    expect(await choose(id, null, true)).toEqual({ ok: true });
    expect(await creditsOn(userId, orderId)).toEqual([150_00]);
    expect(await choose(id, null, true)).toEqual({ ok: true });
    expect(await choose(id, null)).toEqual({ ok: true });
    expect(await creditsOn(userId, orderId)).toEqual([0]);
  });

  test("the owner chooses the order and changes it, and the clients of both are told", async () => {
    const userId = await newClient();
    const [first, second] = [await newOrder(userId), await newOrder(userId)];
    const id = await addVisit(house().app, userId);
    await mark(id);
    expect(await choose(id, first)).toEqual({ ok: true });
    expect(await creditsOn(userId, first, second)).toEqual([150_00, 0]);
    const stale = { actorId: demoOwner.id, id, version: 1, orderId: second, early: false };
    expect(await chooseCredit(house().app, stale)).toMatchObject({ ok: false, code: "stale" });
    const { version } = (await findMyOrder(house().app, userId, first))!;
    expect(await choose(id, second)).toEqual({ ok: true });
    expect(await creditsOn(userId, first, second)).toEqual([0, 150_00]);
    expect(await emailsAbout(first)).toContainEqual(
      expect.objectContaining({ change: "credit", credit: null, to_pay: null }),
    );
    expect(await emailsAbout(second)).toContainEqual(expect.objectContaining({ change: "credit", to_pay: 85_000 }));
    expect(await findMyOrder(house().app, userId, first)).toMatchObject({ version: version + 1 });
    const refused = { ok: false, code: "refused", reason: "This order is no longer open. Please choose another." };
    await save(userId, first, "cancelled");
    expect(await choose(id, first)).toMatchObject(refused);
    expect(await choose(id, await newOrder(await newClient()))).toMatchObject(refused);
    expect(await creditsOn(userId, second)).toEqual([150_00]);
  });

  test("a small order takes what it needs, and the rest waits for the next one", async () => {
    const userId = await newClient();
    const id = await addVisit(house().app, userId);
    await mark(id);
    const small = await newOrder(userId, 100_00);
    expect(await creditsOn(userId, small)).toEqual([100_00]);
    const covered = { kind: "quote_ready", total: 10_000, credit: 10_000, to_pay: 0, payment_link: "" };
    expect(await emailsAbout(small)).toEqual([expect.objectContaining(covered)]);
    await save(userId, small, "quoted", 120_00);
    expect(await creditsOn(userId, small)).toEqual([120_00]);
    const next = await newOrder(userId);
    expect(await creditsOn(userId, small, next)).toEqual([120_00, 30_00]);
    await save(userId, small, "quoted", 80_00);
    expect(await creditsOn(userId, small, next)).toEqual([80_00, 70_00]);
    await save(userId, small, "completed", 80_00);
    await save(userId, next, "cancelled");
    expect(await creditsOn(userId, small, next)).toEqual([80_00, 0]);
    expect(await mark(id, false)).toEqual({ ok: true });
    expect(await creditsOn(userId, small, next)).toEqual([0, 0]);
  });

  test("an order takes all there is until it has a total", async () => {
    const userId = await newClient();
    const orderId = await addOrder(house().app, { userId, status: "submitted", totalCents: null });
    await mark(await addVisit(house().app, userId));
    expect(await creditsOn(userId, orderId)).toEqual([150_00]);
    await save(userId, orderId, "quoted", 90_00);
    expect(await creditsOn(userId, orderId)).toEqual([90_00]);
    expect(await emailsAbout(orderId)).toEqual([
      expect.objectContaining({ kind: "quote_ready", credit: 9_000, to_pay: 0, payment_link: "" }),
    ]);
  });

  test("a paid fee is credited once, whoever comes at the same moment", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, newClient));
    const visits = await Promise.all(people.map((userId) => addVisit(house().app, userId)));
    const credited = await Promise.all(
      people.map(async (userId, index) => {
        const [one, other] = await Promise.all([newOrder(userId), newOrder(userId), mark(visits[index] ?? "")]);
        return (await creditsOn(userId, one, other)).sort().join();
      }),
    );
    expect(credited).toEqual(people.map(() => "0,15000"));
  });

  test("a cancelled order hands its credit to the next, and does not take it back", async () => {
    const userId = await newClient();
    await mark(await addVisit(house().app, userId));
    const first = await newOrder(userId);
    expect(await creditsOn(userId, first)).toEqual([150_00]);
    await save(userId, first, "cancelled");
    const second = await newOrder(userId);
    await save(userId, first, "quoted");
    expect(await creditsOn(userId, first, second)).toEqual([0, 150_00]);
    await save(userId, second, "cancelled");
    expect(await creditsOn(userId, first, second)).toEqual([150_00, 0]);
  });

  test("the mails about a quote tell the credit; when it is taken away a yes still counts, and the client is told", async () => {
    const userId = await newClient();
    const id = await addVisit(house().app, userId);
    await mark(id);
    const orderId = await newOrder(userId);
    const amounts = { total: 100_000, credit: 15_000, to_pay: 85_000 };
    const quote = { kind: "quote_ready", payment_link: "https://pay.example.com/1", ...amounts };
    expect(await emailsAbout(orderId)).toEqual([expect.objectContaining(quote)]);
    const version = (await findMyOrder(house().app, userId, orderId))?.version ?? 0;
    const user = { id: userId, firstName: "Ida", lastName: "Sample", email: "ida@example.com" };
    const seen = { totalCents: 1_000_00, creditCents: 150_00 };
    const unseen = { totalCents: 1_000_00, creditCents: 0 };
    expect(await confirmOrder(house().app, { user, orderId, version, seen: unseen })).toMatchObject({ status: 409 });
    expect(await confirmOrder(house().app, { user, orderId, version, seen })).toEqual({ ok: true });
    expect(await emailsAbout(orderId)).toContainEqual(expect.objectContaining({ kind: "quote_confirmed", ...amounts }));

    expect(await mark(id, false)).toEqual({ ok: true });
    expect((await findMyOrder(house().app, userId, orderId))?.confirmedAt).not.toBeNull();
    const due = { kind: "status_changed", change: "credit", total: 100_000, confirmation: "given" };
    expect(await emailsAbout(orderId)).toContainEqual(expect.objectContaining({ ...due, credit: null, to_pay: null }));
    expect(await mark(id)).toEqual({ ok: true });
    expect((await findMyOrder(house().app, userId, orderId))?.confirmedAt).not.toBeNull();
    expect(await emailsAbout(orderId)).toContainEqual(expect.objectContaining({ ...due, ...amounts }));
  });

  test("an order that is quoted again after its credit went to another says where the fee is", async () => {
    const userId = await newClient();
    await mark(await addVisit(house().app, userId));
    const orderId = await newOrder(userId);
    const next = await newOrder(userId);
    await save(userId, orderId, "cancelled");
    expect(await creditsOn(userId, orderId, next)).toEqual([0, 150_00]);
    await save(userId, orderId, "quoted");
    expect(await creditsOn(userId, orderId, next)).toEqual([0, 150_00]);
    const again = { kind: "status_changed", status: "quoted", total: 100_000, credit: null, to_pay: null };
    const credited_on = await findCalled(house().app.db, next);
    expect(await emailsAbout(orderId)).toContainEqual(expect.objectContaining({ ...again, credited_on }));
    expect((await findOrder(house().app, userId, orderId))?.creditMovedTo).toEqual([{ id: next, called: credited_on }]);
    expect((await findOrder(house().app, userId, next))?.creditMovedTo).toEqual([]);
  });

  const cancelByUs = async (id: string) =>
    cancelConsultation(house().app, {
      by: "owner",
      actorId: demoOwner.id,
      id,
      version: await versionOf(id),
      message: "Ill.",
    });

  test("a visit that we cancel leaves its paid fee standing for the next booking, and the mail says so", async () => {
    const userId = await newClient();
    const orderId = await newOrder(userId);
    const first = await book(userId);
    await mark(first.id);
    await choose(first.id, orderId, true);
    expect(await cancelByUs(first.id)).toEqual({ ok: true, undoId: expect.any(String) });
    expect(await creditsOn(userId, orderId)).toEqual([0]);
    const cancelled = (await emailsOf(first.id)).filter(({ kind }) => kind.startsWith("consultation_cancelled"));
    expect(cancelled.map(({ standing_fee }) => standing_fee)).toEqual([15_000, 15_000]);

    house().setNow(hours(1));
    expect(await hasStandingFee(house().app, userId)).toBe(true);
    const next = await book(userId);
    expect(await hasStandingFee(house().app, userId)).toBe(false);
    expect(next).toMatchObject({ feePaidAt: NOW.toISOString(), feeCents: 150_00 });
    expect(await findConsultation(house().app, first.id)).toMatchObject({ feePaidAt: null, feeMovedTo: next.id });
    const [told] = await emailsOf(next.id);
    expect(told).toMatchObject({ kind: "consultation_booked", fee: { cents: 15_000, paid: true }, payment_link: "" });
    house().setNow(new Date(next.endsAt));
    await closeVisits(house().app);
    expect(await creditsOn(userId, orderId)).toEqual([150_00]);
    house().setNow(NOW);
  });

  test("a fee that comes after we cancelled counts for the visit booked meanwhile, and once", async () => {
    const userId = await newClient();
    const first = await book(userId);
    await cancelByUs(first.id);
    const next = await book(userId, 120);
    await Promise.all(
      [1, 2].map(() => markFee(house().app, { actorId: demoOwner.id, id: first.id, version: 2, paid: true })),
    );
    expect(await findConsultation(house().app, next.id)).toMatchObject({ feePaidAt: NOW.toISOString() });
    expect(await findConsultation(house().app, first.id)).toMatchObject({ feePaidAt: null, feeMovedTo: next.id });
  });

  test("what the client cancelled is settled by hand", async () => {
    const userId = await newClient();
    const first = await book(userId);
    await mark(first.id);
    await cancelConsultation(house().app, { by: "client", userId, id: first.id, version: 2 });
    expect(await book(userId, 140)).toMatchObject({ feePaidAt: null });
    const [told] = (await emailsOf(first.id)).filter(({ kind }) => kind === "consultation_cancelled");
    expect(told).toMatchObject({ standing_fee: null });
  });
});
