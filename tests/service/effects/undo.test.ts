import { beforeAll, expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { checkAppointment } from "#app/domain/appointments/check-appointment.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import { sweepExpired } from "#app/services/accounts/sweep-expired.server.ts";
import { bookAppointment } from "#app/services/appointments/book-appointment.server.ts";
import { bookVisit } from "#app/services/appointments/book-visit.server.ts";
import { cancelAppointment } from "#app/services/appointments/change-appointment.server.ts";
import { undoCancel } from "#app/services/appointments/undo-cancel.server.ts";
import { cancelConsultation } from "#app/services/consultations/change-consultation.server.ts";
import { undoStatus } from "#app/services/orders/life/undo-status.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { removeOwnersWindow, undoRemoval } from "#app/services/orders/windows/change-windows.server.ts";
import { listUndos } from "#app/services/undos/undos.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { allEffectsOf, effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { addOrder } from "#tests/support/orders/orders.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";

const NOW = new Date("2027-03-10T15:00:00.000Z");
const actorId = demoOwner.id;
const owner = { actorId, duty: "owner" } as const;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

onEachDemo("what is taken back", NOW, (house) => {
  beforeAll(() => house().app.db.deleteFrom("heldTimes").execute());

  const orderOf = (id: string) =>
    house().app.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const newest = async (subjectId: string) => {
    const [undo] = await listUndos(house().app, [subjectId], owner);
    return { ...owner, id: undo?.id ?? "", email: "", ...undo };
  };
  const move = async (orderId: string, status: OrderStatus) => {
    const { userId, version, totalCents, paymentLink } = await orderOf(orderId);
    const terms = { status, totalCents, paymentLink };
    return updateOrder(house().app, actorId, { userId, orderId, version }, terms);
  };
  const someOrder = async (status: OrderStatus) => {
    const { id: userId } = await addClient(house().app);
    return { userId, orderId: await addOrder(house().app, { userId, status, totalCents: 120_000 }) };
  };

  test("a status goes back by the same way, and the mail that waits is not sent", async () => {
    const { app, setNow } = house();
    const { orderId } = await someOrder("completed");
    expect(await move(orderId, "delivered")).toMatchObject({ ok: true, undoId: expect.any(String) });
    const undo = await newest(orderId);
    expect(undo).toMatchObject({ kind: "status", words: "Status: Completed became Delivered", toldAt: null });
    setNow(later(1));
    const { answer, effects } = await effectsOf(app, () => undoStatus(app, undo));
    setNow(NOW);
    expect(answer).toEqual({ ok: true });
    expect(effects.orders?.changed?.[orderId]).toMatchObject({ status: "completed" });
    const dropped = Object.values(effects.emails?.changed ?? {});
    expect(dropped).toEqual([{ state: "dropped", lastError: "No longer true: it was undone." }]);
    expect(effects.emails?.added).toBeUndefined();
    expect(effects.orderStatusHistory?.added).toMatchObject([{ fromStatus: "delivered", toStatus: "completed" }]);
    expect(await listUndos(app, [orderId], owner)).toEqual([]);
    expect(await expectNoEffects(app, () => undoStatus(app, undo))).toEqual({ ok: true });
  });

  test("a client who has been told is told again, or not, as one says", async () => {
    const { app } = house();
    for (const email of ["again", "none"]) {
      const { orderId } = await someOrder("completed");
      await move(orderId, "delivered");
      const sent = { state: "sent", sentAt: "2027-03-10T15:42:00.000Z" } as const;
      await app.db.updateTable("emails").set(sent).where("orderId", "=", orderId).execute();
      const undo = await newest(orderId);
      expect(undo.toldAt).toBe(sent.sentAt);
      expect(await expectNoEffects(app, () => undoStatus(app, { ...undo, email: "" }))).toMatchObject({
        reason: expect.stringContaining("The client was told at 10:42 AM"),
      });
      const { effects } = await effectsOf(app, () => undoStatus(app, { ...undo, email }));
      expect(effects.orders?.changed?.[orderId]).toMatchObject({ status: "completed" });
      const about = (effects.emails?.added ?? []).filter((row) => (row as { orderId: string }).orderId === orderId);
      expect(about.length).toBe(email === "again" ? 1 : 0);
    }
  });

  test("a save that charges or begins work cannot be undone, nor one that was changed since", async () => {
    const { app } = house();
    const { orderId } = await someOrder("quoted");
    expect(await move(orderId, "in progress")).not.toHaveProperty("undoId");
    expect(await listUndos(app, [orderId], owner)).toEqual([]);
    const other = await someOrder("completed");
    await move(other.orderId, "delivered");
    const undo = await newest(other.orderId);
    await move(other.orderId, "completed");
    expect(await expectNoEffects(app, () => undoStatus(app, undo))).toMatchObject({
      reason: "This has changed since. It can no longer be undone.",
    });
  });

  test("a removed window comes back with its key, once", async () => {
    const { app } = house();
    const { id: userId } = await addClient(app);
    const revision = await readyOrder(app, userId);
    const before = await orderOf(revision.orderId);
    const key = JSON.parse(before.windows).list[0].key as string;
    await app.db
      .updateTable("orders")
      .set({ clientCheckedAt: "2027-03-09T15:00:00.000Z", enteredBy: actorId })
      .where("id", "=", revision.orderId)
      .execute();
    const removed = await removeOwnersWindow(app, actorId, revision, { key, agreed: true });
    expect(removed).toMatchObject({ ok: true });
    expect((await orderOf(revision.orderId)).clientCheckedAt).toBeNull();
    const undo = await newest(revision.orderId);
    expect(undo.words).toBe("Removed Kitchen");
    const answers = await Promise.all([undoRemoval(app, undo), undoRemoval(app, undo)]);
    expect(answers).toEqual([{ ok: true }, { ok: true }]);
    const after = await orderOf(revision.orderId);
    expect(JSON.parse(after.windows)).toEqual(JSON.parse(before.windows));
    expect(after).toMatchObject({ version: before.version + 2, clientCheckedAt: "2027-03-09T15:00:00.000Z" });
  });

  async function cancelled(from: string) {
    const { app } = house();
    const { orderId } = await someOrder("completed");
    const read = checkAppointment(
      {
        kind: "installation",
        order: orderId,
        customer: "",
        assignee: "",
        day: "2027-03-16",
        from,
        minutes: "60",
        buffer: "0",
        title: "",
        address: "1 Sample Street",
        clientNote: "",
        houseNote: "",
      },
      app.now(),
    );
    if (!read.ok) throw new Error(read.reason);
    const by = { actorId, tell: true, anyway: "outside-hours" };
    const plan = { ...read.value, kind: "installation" as const };
    const book = () => bookAppointment(app, plan, by);
    const booked = await book();
    if (!booked.ok) throw new Error(booked.reason);
    const { id } = booked;
    expect(
      await cancelAppointment(app, { actorId, id, version: 1, message: "The cloth is late.", tell: true }),
    ).toMatchObject({ undoId: expect.any(String) });
    return { id, orderId, book, undo: await newest(id) };
  }

  test("a cancelled appointment is on again, and its mails that wait are dropped", async () => {
    const { app, setNow } = house();
    const { id, undo } = await cancelled("09:00");
    expect(undo.words).toContain("Cancelled the installation of Tue, Mar 16, 2027, 9:00 AM");
    setNow(later(2));
    const { answer, effects } = await allEffectsOf(app, () => undoCancel(app, undo));
    setNow(NOW);
    expect(answer).toEqual({ ok: true });
    expect(effects.appointments?.changed?.[id]).toMatchObject({
      state: "booked",
      closedWords: "",
      sequence: 2,
      version: 3,
    });
    expect(effects.heldTimes?.added?.length).toBe(4);
    expect(Object.values(effects.emails?.changed ?? {}).every(({ state }) => state === "dropped")).toBe(true);
    expect(effects.emails?.added).toBeUndefined();
  });

  test("once told they are told that it is on, and a time that is given away stays so", async () => {
    const { app } = house();
    const told = await cancelled("11:00");
    await app.db
      .updateTable("emails")
      .set({ state: "sent", sentAt: NOW.toISOString() })
      .where("orderId", "=", told.orderId)
      .execute();
    const { effects } = await effectsOf(app, () => undoCancel(app, told.undo));
    expect(effects.emails?.added).toMatchObject([{ kind: "installation_booked" }, { kind: "installation_notice" }]);
    const taken = await cancelled("13:00");
    expect(await taken.book()).toMatchObject({ ok: true });
    expect(await expectNoEffects(app, () => undoCancel(app, taken.undo))).toMatchObject({
      reason: "Somebody else has that time by now. It can no longer be undone.",
    });
  });

  test("a cancelled consultation is on again with its time, while that is free", async () => {
    const { app, setNow } = house();
    const visitAt = async (startsAt: string) => {
      const { id: userId } = await addClient(app);
      const slot = { startsAt, endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(), bufferMinutes: 0 };
      const about = {
        orderId: null,
        customerId: userId,
        assigneeId: null,
        title: "",
        address: "",
        clientNote: "",
        houseNote: "",
      };
      const anyway = "outside-hours,notice,blocked-day";
      const booked = await bookVisit(app, { ...slot, ...about, kind: "visit" }, { actorId, tell: true, anyway });
      if (!booked.ok) throw new Error(booked.reason);
      const cancel = { by: "owner", actorId, id: booked.id, version: 1, message: "The roads are closed." } as const;
      expect(await cancelConsultation(app, cancel)).toMatchObject({ undoId: expect.any(String) });
      return { userId, id: booked.id, undo: await newest(booked.id) };
    };
    const { userId, id, undo } = await visitAt("2027-03-17T18:00:00.000Z");
    expect(undo.words).toBe("Cancelled the consultation of Wed, Mar 17, 2027, 2:00 PM");
    setNow(later(2));
    const { answer, effects } = await allEffectsOf(app, () => undoCancel(app, undo));
    setNow(NOW);
    expect(answer).toEqual({ ok: true });
    const on = { state: "booked", upcomingOf: userId, cancelledAt: null, cancelMessage: null, sequence: 2 };
    expect(effects.consultations?.changed?.[id]).toMatchObject(on);
    expect(effects.heldTimes?.added?.length).toBeGreaterThanOrEqual(4);
    expect(Object.values(effects.emails?.changed ?? {}).every(({ state }) => state === "dropped")).toBe(true);
    expect(effects.emails?.added).toBeUndefined();
    expect(await expectNoEffects(app, () => undoCancel(app, undo))).toEqual({ ok: true });
    const taken = await visitAt("2027-03-18T18:00:00.000Z");
    const quarter = { calendar: "house", quarter: "2027-03-18T18:00:00.000Z", holder: "appointment" as const };
    await app.db
      .insertInto("heldTimes")
      .values({ ...quarter, holderId: "other" })
      .execute();
    expect(await expectNoEffects(app, () => undoCancel(app, taken.undo))).toMatchObject({
      reason: "Somebody else has that time by now. It can no longer be undone.",
    });
  });

  test("is swept away when ten minutes are over, and another kind's mark opens nothing", async () => {
    const { app, setNow } = house();
    const { orderId } = await someOrder("completed");
    await move(orderId, "delivered");
    const undo = await newest(orderId);
    expect(await expectNoEffects(app, () => undoRemoval(app, undo))).toMatchObject({ code: "expired" });
    setNow(later(10));
    expect(await expectNoEffects(app, () => undoStatus(app, undo))).toMatchObject({ reason: "Ten minutes are over." });
    setNow(later(11));
    await sweepExpired(app);
    setNow(NOW);
    const left = app.db.selectFrom("undos").select("id").where("id", "=", undo.id);
    expect(await left.executeTakeFirst()).toBeUndefined();
    expect(await expectNoEffects(app, () => undoStatus(app, undo))).toMatchObject({ reason: "Ten minutes are over." });
  });
});
