import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { daysWithTimes, quartersOf } from "#app/domain/consultations/free-times.ts";
import { bookConsultation } from "#app/services/consultations/book-consultation.server.ts";
import { hasStandingFee } from "#app/services/consultations/carry-fee.server.ts";
import { cancelConsultation, moveConsultation } from "#app/services/consultations/change-consultation.server.ts";
import { closeVisits } from "#app/services/consultations/close-visits.server.ts";
import { chooseCredit } from "#app/services/consultations/credit-consultation.server.ts";
import {
  findConsultation,
  findFee,
  findUpcomingConsultation,
} from "#app/services/consultations/find-consultation.server.ts";
import {
  findCalendar,
  findCallOffer,
  findSchedule,
  updateSchedule,
} from "#app/services/consultations/kept-schedule.server.ts";
import { listBetween } from "#app/services/consultations/list-consultations.server.ts";
import { markFee } from "#app/services/consultations/visit-fees.server.ts";
import { creditOf } from "#app/services/orders/find-credit.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { addOrder, addVisit } from "#tests/support/orders/orders.ts";

const NOW = "2026-10-20T12:00:00.000Z";
const LINK = "https://meet.example.com/larkfield";
const NONE = { ok: false, reason: "We do not offer video calls at the moment. Please contact us." };
const NEAR = {
  ok: false,
  reason: "You are within 45 miles of Philadelphia, PA, so we come to you. Please book a visit.",
};

onEachDemo("what video calls do", new Date(NOW), (house) => {
  const app = () => house().app;

  async function setCalls(callLink: string | null, callFeeCents = 0) {
    const { schedule, version } = await findSchedule(app().db);
    const changed = { ...schedule, callLink, callFeeCents };
    expect(await updateSchedule(app(), changed, { version, actorId: demoOwner.id })).toEqual({ ok: true });
  }

  /** Pittsburgh, where we do not come. */
  async function farClient(zipCode = "15222") {
    const client = await addClient(app());
    await app().db.updateTable("users").set({ zipCode }).where("id", "=", client.id).execute();
    return client;
  }

  async function freeSlot(nth = 100) {
    const slot = daysWithTimes(await findCalendar(app().db, app().now())).flatMap(({ times }) => times)[nth];
    if (!slot) throw new Error("No free time.");
    return slot;
  }

  const call = (userId: string, startsAt: string) =>
    bookConsultation(app(), userId, { startsAt, note: "Two bays.", kind: "call" });

  async function called(userId: string, nth?: number) {
    const { startsAt } = await freeSlot(nth);
    expect(await call(userId, startsAt)).toEqual({ ok: true });
    return (await findUpcomingConsultation(app(), userId))!;
  }

  const told = async (id: string) =>
    (await app().db.selectFrom("emails").selectAll().where("kind", "like", "consultation%").execute())
      .map(({ kind, parameters }) => ({ kind, ...JSON.parse(parameters) }))
      .filter(({ consultation_id }) => consultation_id === id);

  test("none is offered or booked without a link, near by, or beside an outside scheduler", async () => {
    const [far, near] = [await farClient(), await farClient("19103")];
    const { startsAt } = await freeSlot();
    await setCalls(null);
    expect(await expectNoEffects(app(), () => findCallOffer(app(), far.id))).toEqual(NONE);
    const refused = await effectsOf(app(), () => call(far.id, startsAt));
    expect(refused.answer).toMatchObject({ ...NONE, status: 409 });
    expect(Object.keys(refused.effects)).toEqual(["rateLimits"]);
    await setCalls(LINK);
    expect(await findCallOffer(app(), far.id)).toEqual({ ok: true, value: LINK, feeCents: 0 });
    expect(await findCallOffer(app(), (await farClient("90210")).id)).toMatchObject({ ok: true });
    expect(await findCallOffer(app(), near.id)).toEqual(NEAR);
    expect(await call(near.id, startsAt)).toMatchObject({ ...NEAR, status: 409 });
    const config = { ...app().config, schedulingUrl: new URL("https://book.example") };
    expect(await findCallOffer({ ...app(), config }, far.id)).toEqual(NONE);
    const outside = { startsAt, note: "", kind: "call" } as const;
    expect(await bookConsultation({ ...app(), config }, far.id, outside)).toMatchObject(NONE);
    expect(await findUpcomingConsultation(app(), far.id)).toBeUndefined();
  });

  test("one holds its time like a visit, costs nothing, and both sides are told the link", async () => {
    await setCalls(LINK);
    const [client, other, third] = [await farClient(), await farClient(), await addClient(app())];
    const slot = await freeSlot();
    const { answer, effects } = await effectsOf(app(), () => call(client.id, slot.startsAt));
    expect(answer).toEqual({ ok: true });
    const { id } = (await findUpcomingConsultation(app(), client.id))!;
    expect(effects.consultations?.added).toMatchObject([
      { id, ...slot, kind: "call", address: LINK, feeCents: 0, feePaidAt: null, note: "Two bays." },
    ]);
    expect(effects.heldTimes?.added).toEqual(
      quartersOf(slot, 30).map((quarter) => ({ calendar: "house", quarter, holder: "consultation", holderId: id })),
    );
    const parameters = { call_link: LINK, address: "", fee: { cents: 0, paid: false }, payment_link: "" };
    expect(await told(id)).toEqual([expect.objectContaining(parameters), expect.objectContaining(parameters)]);
    // Sent twice it is one; as a visit it is another wish; nobody else gets the time in either way.
    expect(await call(client.id, slot.startsAt)).toEqual({ ok: true });
    const visit = { startsAt: slot.startsAt, note: "" };
    expect(await bookConsultation(app(), client.id, visit)).toMatchObject({ ok: false, code: "refused" });
    expect(await call(other.id, slot.startsAt)).toMatchObject({ ok: false });
    expect(await bookConsultation(app(), third.id, visit)).toMatchObject({ ok: false });
    expect(await listBetween(app(), slot.startsAt, slot.endsAt)).toMatchObject([{ id, kind: "call", feeCents: 0 }]);
  });

  test("of a visitor and a caller who want one time at once, one gets it", async () => {
    await setCalls(LINK);
    const [far, near] = [await farClient(), await addClient(app())];
    const { startsAt } = await freeSlot(130);
    const answers = await Promise.all([
      call(far.id, startsAt),
      bookConsultation(app(), near.id, { startsAt, note: "" }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("moved it takes the newer link, and keeps its own once there is none; cancelled its time is free", async () => {
    await setCalls(LINK);
    const client = await farClient();
    const { id } = await called(client.id, 160);
    const newer = "https://meet.example.com/newer";
    await setCalls(newer);
    const move = async (version: number, nth: number) =>
      moveConsultation(app(), { userId: client.id, id, version, startsAt: (await freeSlot(nth)).startsAt });
    expect(await move(1, 170)).toEqual({ ok: true });
    expect(await findConsultation(app(), id)).toMatchObject({ kind: "call", address: newer });
    await setCalls(null);
    expect(await move(2, 180)).toEqual({ ok: true });
    const moved = (await findConsultation(app(), id))!;
    expect(moved.address).toBe(newer);
    expect(await cancelConsultation(app(), { by: "client", userId: client.id, id, version: 3 })).toEqual({ ok: true });
    expect((await told(id)).every(({ call_link }) => call_link !== "")).toBe(true);
    const calendar = await findCalendar(app().db, app().now());
    expect(calendar.held.has(Date.parse(moved.startsAt))).toBe(false);
  });

  test("one without a fee cannot be marked as paid, and neither takes nor gives the fee of a visit", async () => {
    await setCalls(LINK);
    const client = await farClient();
    const visit = await addVisit(app(), client.id, NOW);
    const cancelled = { state: "cancelled", cancelledBy: "owner", cancelledAt: NOW } as const;
    await app().db.updateTable("consultations").set(cancelled).where("id", "=", visit).execute();
    const { id, version } = await called(client.id, 190);
    const mark = { actorId: demoOwner.id, id, version, paid: true };
    expect(await expectNoEffects(app(), () => markFee(app(), mark))).toMatchObject({
      ok: false,
      reason: "This call has no fee.",
    });
    expect(await findFee(app(), id)).toEqual({ refundableCents: 0, heldCents: 0, entries: [] });
    expect(await hasStandingFee(app(), client.id)).toBe(true);
    expect(await hasStandingFee(app(), client.id, "call")).toBe(false);
    expect(await findConsultation(app(), visit)).toMatchObject({ feePaidAt: NOW, feeMovedTo: null });
  });

  test("a fee that the owner set is asked for, received, carried to the next call, and never credited", async () => {
    await setCalls(LINK, 40_00);
    const client = await farClient();
    const orderId = await addOrder(app(), { userId: client.id, status: "submitted", totalCents: null });
    const first = await called(client.id, 200);
    expect(first.feeCents).toBe(40_00);
    expect((await told(first.id))[0]).toMatchObject({ fee: { cents: 40_00, paid: false }, payment_link: "" });
    const owner = { actorId: demoOwner.id, id: first.id };
    const paid = await effectsOf(app(), () => markFee(app(), { ...owner, version: 1, paid: true }));
    expect([paid.answer, paid.effects.consultationCredits]).toEqual([{ ok: true }, undefined]);
    const choice = { ...owner, version: 2, orderId, early: true };
    expect(await expectNoEffects(app(), () => chooseCredit(app(), choice))).toMatchObject({
      ok: false,
      reason: "The fee of a call is never credited.",
    });
    await cancelConsultation(app(), { ...owner, by: "owner", version: 2, message: "Ill." });
    expect(await hasStandingFee(app(), client.id)).toBe(false);
    expect(await hasStandingFee(app(), client.id, "call")).toBe(true);
    const next = await called(client.id, 210);
    expect(next).toMatchObject({ kind: "call", feeCents: 40_00, feePaidAt: NOW });
    house().setNow(new Date(next.endsAt));
    try {
      const over = await effectsOf(app(), () => closeVisits(app()));
      expect(over.effects.consultations?.changed?.[next.id]).toEqual({ upcomingOf: null });
      expect(await creditOf(app().db, orderId)).toBeUndefined();
    } finally {
      house().setNow(new Date(NOW));
    }
  });
});
