import { beforeAll, expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { type AppointmentKind, kindLabels, stateInWords } from "#app/domain/appointments/appointment-kinds.ts";
import { checkAppointment, type TypedAppointment } from "#app/domain/appointments/check-appointment.ts";
import { dayOf, momentsOf } from "#app/domain/calendar.ts";
import { freeTimes, quartersOf } from "#app/domain/consultations/free-times.ts";
import { formatTime } from "#app/domain/dates.ts";
import type { Stage } from "#app/domain/schedule/stage.ts";
import { checkTruth } from "#app/email/check-truth.server.ts";
import { askToMove } from "#app/services/appointments/ask-to-move.server.ts";
import { bookAppointment } from "#app/services/appointments/book-appointment.server.ts";
import { bookVisit, moveVisit, noteFound } from "#app/services/appointments/book-visit.server.ts";
import {
  cancelAppointment,
  closeAppointment,
  moveAppointment,
} from "#app/services/appointments/change-appointment.server.ts";
import {
  findAppointment,
  findBookingStart,
  listAppointments,
  listMyAppointments,
  listStillBooked,
} from "#app/services/appointments/find-appointments.server.ts";
import { remindOfTomorrow } from "#app/services/appointments/remind-visits.server.ts";
import { bookConsultation } from "#app/services/consultations/book-consultation.server.ts";
import { closeVisits } from "#app/services/consultations/close-visits.server.ts";
import { findUpcomingConsultation } from "#app/services/consultations/find-consultation.server.ts";
import { findCalendar, findSchedule, updateSchedule } from "#app/services/consultations/kept-schedule.server.ts";
import { findCustomerVisits } from "#app/services/customers/find-customer-sections.server.ts";
import { findTroubled } from "#app/services/schedule/find-week-days.server.ts";
import { listStops } from "#app/services/stops/find-stops.server.ts";
import { writePlanAgain } from "#app/services/tasks/change-task.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { addOrder } from "#tests/support/orders/orders.ts";

const NOW = "2027-03-10T15:00:00.000Z";

onEachDemo("what appointments do", new Date(NOW), (house) => {
  // The demo's own visits are elsewhere.
  beforeAll(() => house().app.db.deleteFrom("heldTimes").execute());

  const blank: TypedAppointment = {
    kind: "installation",
    order: "",
    customer: "",
    assignee: "",
    day: "2027-03-16",
    from: "09:00",
    minutes: "120",
    buffer: "30",
    title: "",
    address: "1 Sample Street",
    clientNote: "Please clear the sills.",
    houseNote: "Dog.",
  };
  const by = { actorId: demoOwner.id, tell: true, anyway: "" };

  function planned(changes: Partial<TypedAppointment>) {
    const read = checkAppointment({ ...blank, ...changes }, house().app.now());
    if (!read.ok) throw new Error(read.reason);
    return read.value;
  }

  const book = (changes: Partial<TypedAppointment>, more = {}) => {
    const plan = planned(changes);
    return bookAppointment(house().app, { ...plan, kind: plan.kind as AppointmentKind }, { ...by, ...more });
  };

  async function orderOfClient() {
    const client = await addClient(house().app);
    const orderId = await addOrder(house().app, { userId: client.id, status: "completed", totalCents: 120_000 });
    return { client, orderId };
  }

  async function booked(changes: Partial<TypedAppointment>) {
    const { client, orderId } = await orderOfClient();
    const made = await book({ order: orderId, ...changes }, { anyway: "outside-hours" });
    if (!made.ok) throw new Error(made.reason);
    return { client, orderId, id: made.id };
  }

  const mailsAbout = async (id: string) => {
    const rows = await house().app.db.selectFrom("emails").selectAll().orderBy("createdAt").orderBy("kind").execute();
    return rows.filter(({ parameters }) => parameters.includes(id)).map(({ kind }) => kind);
  };

  const slotOf = (day: string, from: string, minutes = "120") => {
    const { startsAt, endsAt } = planned({ kind: "other", title: "x", day, from, minutes });
    return { startsAt, endsAt };
  };

  test("booking an installation holds its quarters and the way, tells both sides and the trail, once", async () => {
    const { client, orderId } = await orderOfClient();
    const formKey = "book-installation-1";
    const { answer, effects } = await effectsOf(house().app, () => book({ order: orderId }, { formKey }));
    if (!answer.ok) throw new Error(answer.reason);
    const { id } = answer;
    const slot = { startsAt: "2027-03-16T13:00:00.000Z", endsAt: "2027-03-16T15:00:00.000Z" };
    expect(effects.appointments).toEqual({
      added: [
        {
          id,
          kind: "installation",
          calendar: "house",
          assigneeId: null,
          orderId,
          userId: client.id,
          ...slot,
          bufferMinutes: 30,
          state: "booked",
          title: "",
          address: "1 Sample Street",
          clientNote: "Please clear the sills.",
          houseNote: "Dog.",
          sequence: 0,
          version: 1,
          createdBy: demoOwner.id,
          createdAt: NOW,
          updatedAt: NOW,
          closedAt: null,
          closedBy: null,
          closedWords: "",
        },
      ],
    });
    const holder = { calendar: "house", holder: "appointment", holderId: id };
    expect(effects.heldTimes).toEqual({ added: quartersOf(slot, 30).map((quarter) => ({ ...holder, quarter })) });
    expect(effects.orderEvents?.added).toMatchObject([
      { orderId, kind: "appointment_booked", actorId: demoOwner.id, details: { visit: "installation" } },
    ]);
    expect(await mailsAbout(id)).toEqual(["installation_booked", "installation_notice"]);
    expect(Object.keys(effects).sort()).toEqual(["appointments", "emails", "formKeys", "heldTimes", "orderEvents"]);
    expect(await expectNoEffects(house().app, () => book({ order: orderId }, { formKey }))).toEqual({ ok: true, id });
    await cancelAppointment(house().app, { ...by, id, version: 1, message: "Over." });
  });

  test("4. Installation Tuesday 2027-03-16, 9:00 AM: a client is offered nothing around it, staff read whom they have", async () => {
    const { app } = house();
    const { schedule, version } = await findSchedule(app.db);
    const weeklyHours = Array.from({ length: 7 }, () => [{ from: "07:00", to: "17:00" }]);
    const hours = { ...schedule, weeklyHours, lengthMinutes: 60, bufferMinutes: 30 };
    await updateSchedule(app, hours, { version, actorId: demoOwner.id });
    const { client, id } = await booked({});
    const offered = freeTimes("2027-03-16", await findCalendar(app.db, app.now())).map(({ startsAt }) =>
      formatTime(startsAt),
    );
    const last = offered.indexOf("7:30 AM");
    expect(offered.slice(last, last + 2)).toEqual(["7:30 AM", "11:30 AM"]);
    const taken = {
      ok: false,
      code: "refused",
      status: 409,
      field: "from",
      reason: `You have ${client.name}, 9:00 AM to 11:00 AM, at that time. Please choose another.`,
    };
    const { orderId } = await orderOfClient();
    expect(await expectNoEffects(app, () => book({ order: orderId, from: "10:45" }))).toMatchObject(taken);
    expect(await expectNoEffects(app, () => book({ order: orderId, from: "07:30" }))).toMatchObject(taken);
    const other = await addClient(app);
    const wanted = { startsAt: "2027-03-16T13:00:00.000Z", note: "" };
    const answer = await bookConsultation(app, other.id, wanted);
    expect(answer).toMatchObject({ reason: "That time has just been taken. Please choose another." });
    await cancelAppointment(app, { ...by, id, version: 1, message: "Over." });
    expect(await bookConsultation(app, other.id, wanted)).toEqual({ ok: true });
    expect(await expectNoEffects(app, () => book({ order: orderId, from: "09:30" }))).toMatchObject({
      reason: `You have ${other.name}, 9:00 AM to 10:00 AM, at that time. Please choose another.`,
    });
  });

  test("hours and blocked days are asked about once, and a yes is to what was asked", async () => {
    const { app } = house();
    const { orderId } = await orderOfClient();
    const night = { order: orderId, day: "2027-03-17", from: "20:00" };
    expect(await expectNoEffects(app, () => book(night))).toMatchObject({
      code: "refused",
      field: "anyway",
      reason: "That is outside your hours.",
      questions: [{ code: "outside-hours" }],
    });
    await app.db.insertInto("blockedDays").values({ day: "2027-03-17" }).execute();
    const stale = await expectNoEffects(app, () => book(night, { anyway: "outside-hours" }));
    expect(stale).toMatchObject({ reason: "You keep that day free." });
    expect(await book(night, { anyway: "blocked-day" })).toMatchObject({ ok: true });
    await app.db.deleteFrom("blockedDays").execute();
  });

  test("blocked hours belong to nobody, and nobody is written to", async () => {
    const { app } = house();
    const { answer, effects } = await effectsOf(app, () =>
      book({ kind: "blocked", title: "School play", day: "2027-03-18", from: "21:00", minutes: "60" }),
    );
    expect(answer).toMatchObject({ ok: true });
    expect(Object.keys(effects).sort()).toEqual(["appointments", "heldTimes"]);
    expect(effects.heldTimes?.added).toHaveLength(4);
    const { orderId } = await orderOfClient();
    expect(await book({ order: orderId, day: "2027-03-18", from: "21:00" }, { anyway: "outside-hours" })).toMatchObject(
      {
        reason: "You have School play, 9:00 PM to 10:00 PM, at that time. Please choose another.",
      },
    );
  });

  test("whom and what it is about must be there", async () => {
    const { app } = house();
    const tried = (changes: Partial<TypedAppointment>) => expectNoEffects(app, () => book(changes));
    expect(await tried({ order: "LF-0" })).toMatchObject({ field: "order", reason: "There is no such order." });
    expect(await tried({ kind: "measure", customer: demoOwner.id })).toMatchObject({
      field: "customer",
      reason: "There is no such client.",
    });
    const { client, orderId } = await orderOfClient();
    expect(await tried({ order: orderId, assignee: client.id })).toMatchObject({
      field: "assignee",
      reason: "Please choose who goes.",
    });
  });

  test("5. golden: a move keeps the hour on the wall over the change of the clocks, and raises the sequence", async () => {
    const { app } = house();
    const { id, orderId } = await booked({ day: "2027-03-12", from: "09:00" });
    const slot = slotOf("2027-03-23", "09:00");
    expect(slot.startsAt).toBe("2027-03-23T13:00:00.000Z");
    const move = { ...by, id, version: 1, slot };
    const { answer, effects } = await effectsOf(app, () => moveAppointment(app, move));
    expect(answer).toEqual({ ok: true });
    expect(effects.appointments?.changed).toEqual({ [id]: { ...slot, sequence: 1, version: 2 } });
    expect(effects.heldTimes?.added).toHaveLength(10);
    expect(effects.heldTimes?.removed).toHaveLength(10);
    expect(effects.orderEvents?.added).toMatchObject([{ orderId, kind: "appointment_moved" }]);
    expect(await mailsAbout(id)).toEqual([
      "installation_booked",
      "installation_moved",
      "installation_notice",
      "installation_notice",
    ]);
    // Pressed twice, and from a page that is older.
    expect(await expectNoEffects(app, () => moveAppointment(app, move))).toEqual({ ok: true });
    const stale = { ...move, slot: slotOf("2027-03-24", "09:00") };
    expect(await expectNoEffects(app, () => moveAppointment(app, stale))).toMatchObject({ code: "stale", status: 409 });
    const quietly = { ...move, version: 2, slot: slotOf("2027-03-24", "09:15"), tell: false };
    expect(await moveAppointment(app, quietly)).toEqual({ ok: true });
    expect((await mailsAbout(id)).filter((kind) => kind === "installation_moved")).toHaveLength(1);
    await cancelAppointment(app, { ...by, id, version: 3, message: "Over." });
  });

  test("a move to a held time changes nothing; other words and another length are taken", async () => {
    const { app } = house();
    const first = await booked({ day: "2027-03-25", from: "09:00" });
    const second = await booked({ day: "2027-03-25", from: "13:00" });
    const move = { ...by, id: second.id, version: 1, slot: slotOf("2027-03-25", "10:00") };
    expect(await expectNoEffects(app, () => moveAppointment(app, move))).toMatchObject({
      reason: `You have ${first.client.name}, 9:00 AM to 11:00 AM, at that time. Please choose another.`,
    });
    const details = { title: "Bay window", address: "2 Other Street", clientNote: "", houseNote: "Cat." };
    const longer = { ...move, slot: slotOf("2027-03-25", "13:00", "180"), bufferMinutes: 0, details };
    const { effects } = await effectsOf(app, () => moveAppointment(app, longer));
    expect(effects.appointments?.changed?.[second.id]).toMatchObject({ ...details, bufferMinutes: 0, version: 2 });
    expect(await findAppointment(app, second.id)).toMatchObject({
      name: "Bay window",
      customer: second.client.name,
      houseNote: "Cat.",
    });
  });

  test("cancelling asks for a line, frees the time, and what is over stays as it is", async () => {
    const { app } = house();
    const { id } = await booked({ day: "2027-03-26" });
    const cancel = { ...by, id, version: 1, message: " " };
    expect(await expectNoEffects(app, () => cancelAppointment(app, cancel))).toMatchObject({
      field: "message",
      reason: "Please write the client a line about why.",
    });
    const told = { ...cancel, message: "The van is broken." };
    const { effects } = await effectsOf(app, () => cancelAppointment(app, told));
    expect(effects.appointments?.changed?.[id]).toMatchObject({
      state: "cancelled",
      closedWords: "The van is broken.",
      closedBy: demoOwner.id,
      sequence: 1,
    });
    expect(effects.heldTimes?.removed).toHaveLength(10);
    expect(effects.emails?.added).toMatchObject([
      { kind: "installation_cancelled", parameters: { message: "The van is broken." } },
      { kind: "installation_notice", parameters: { change: "cancelled" } },
    ]);
    expect(await expectNoEffects(app, () => cancelAppointment(app, told))).toEqual({ ok: true, undoId: null });
    const over = { code: "refused", reason: "It is over and can no longer be changed." };
    const move = { ...by, id, version: 2, slot: slotOf("2027-03-29", "09:00") };
    expect(await expectNoEffects(app, () => moveAppointment(app, move))).toMatchObject(over);
    const close = { ...by, id, version: 2, done: true, words: "" };
    expect(await expectNoEffects(app, () => closeAppointment(app, close))).toMatchObject(over);
    expect(await expectNoEffects(app, () => closeAppointment(app, { ...close, id: "none" }))).toMatchObject({
      code: "missing",
    });
  });

  test("what the visit found is written on it, once it has begun", async () => {
    const { app, setNow } = { app: house().app, setNow: house().setNow };
    const { id, orderId } = await booked({ day: "2027-03-30" });
    const close = { ...by, id, version: 1, done: false, words: "" };
    expect(await expectNoEffects(app, () => closeAppointment(app, { ...close, words: "x" }))).toMatchObject({
      reason: "It has not begun yet. You can move or cancel it.",
    });
    setNow(new Date("2027-03-30T14:00:00.000Z"));
    try {
      expect(await expectNoEffects(app, () => closeAppointment(app, close))).toMatchObject({
        field: "closedWords",
        reason: "Please say why it was not done.",
      });
      const done = { ...close, done: true, words: "Rod two inches short on the left." };
      const { effects } = await effectsOf(app, () => closeAppointment(app, done));
      expect(effects.appointments?.changed?.[id]).toMatchObject({ state: "done", closedWords: done.words });
      expect(effects.orderEvents?.added).toMatchObject([{ orderId, kind: "appointment_closed" }]);
      expect(await expectNoEffects(app, () => closeAppointment(app, done))).toEqual({ ok: true });
    } finally {
      setNow(new Date(NOW));
    }
  });

  test("two who book the same hour at once: one has it, the other reads a sentence", async () => {
    const [a, b] = [await orderOfClient(), await orderOfClient()];
    const answers = await Promise.all([a, b].map(({ orderId }) => book({ order: orderId, day: "2027-03-31" })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toMatchObject([{ code: "refused", field: "from" }]);
  });

  const bookFor = (changes: Partial<TypedAppointment>, more = {}) => {
    const plan = planned({ kind: "visit", minutes: "60", ...changes });
    return bookVisit(house().app, { ...plan, kind: "visit" }, { ...by, ...more });
  };

  test("staff book and move a consultation for a client, and the second one after a yes", async () => {
    const { app } = house();
    const client = await addClient(app);
    const { answer, effects } = await effectsOf(app, () => bookFor({ customer: client.id, day: "2027-04-01" }));
    if (!answer.ok) throw new Error(answer.reason);
    expect(Object.keys(effects).sort()).toEqual(["auditEntries", "consultations", "emails", "heldTimes"]);
    expect(effects.consultations?.added).toMatchObject([
      { userId: client.id, upcomingOf: client.id, feeCents: 15_000, note: "Please clear the sills." },
    ]);
    expect(await mailsAbout(answer.id)).toEqual(["consultation_booked", "consultation_booked_notice"]);
    const again = { customer: client.id, day: "2027-03-29", from: "10:00" };
    expect(await expectNoEffects(app, () => bookFor(again))).toMatchObject({
      field: "anyway",
      reason: "This client has a consultation on Thu, Apr 1, 2027, 9:00 AM already.",
    });
    const second = await bookFor(again, { anyway: "second-visit" });
    if (!second.ok) throw new Error(second.reason);
    // The one that comes first is the one that the client sees.
    expect((await findUpcomingConsultation(app, client.id))?.id).toBe(second.id);
    const slot = slotOf("2027-04-02", "10:00", "60");
    const move = { ...by, anyway: "second-visit", id: second.id, version: 1, slot };
    expect(await moveVisit(app, move)).toEqual({ ok: true });
    expect(await expectNoEffects(app, () => moveVisit(app, move))).toEqual({ ok: true });
    expect((await findUpcomingConsultation(app, client.id))?.id).toBe(answer.id);
    house().setNow(new Date("2027-04-01T15:00:00.000Z"));
    try {
      await closeVisits(app);
      expect((await findUpcomingConsultation(app, client.id))?.id).toBe(second.id);
      const late = { ...by, id: answer.id, version: 1, slot: slotOf("2027-04-06", "10:00", "60") };
      expect(await expectNoEffects(app, () => moveVisit(app, late))).toMatchObject({
        reason: "It is over and can no longer be changed.",
      });
      const found = { actorId: demoOwner.id, id: answer.id, version: 1, words: "Bay of three, plaster." };
      const noted = await effectsOf(app, () => noteFound(app, found));
      expect(noted.effects.consultations?.changed?.[answer.id]).toMatchObject({ foundWords: found.words });
      expect(await expectNoEffects(app, () => noteFound(app, found))).toEqual({ ok: true });
    } finally {
      house().setNow(new Date(NOW));
    }
  });

  test("4. for an installer with their own calendar another installation is booked at the same time", async () => {
    const { app } = house();
    const { db } = app;
    const installer = await addClient(app);
    const own = { role: "admin", duty: "installer", calendar: installer.id };
    await db.updateTable("users").set(own).where("id", "=", installer.id).execute();
    await booked({ day: "2027-04-20" });
    const { orderId } = await orderOfClient();
    const beside = { order: orderId, day: "2027-04-20", from: "10:45" };
    expect(await book(beside)).toMatchObject({ field: "from" });
    const made = await book({ ...beside, assignee: installer.id });
    expect(made).toMatchObject({ ok: true });
    expect(await book({ ...beside, assignee: installer.id })).toMatchObject({ field: "from" });
    const notice = await db.selectFrom("emails").selectAll().where("recipientAddress", "=", installer.email).execute();
    expect(notice.map(({ kind }) => kind)).toEqual(["installation_notice"]);
    const who = async () => made.ok && (await findAppointment(app, made.id))?.assignee;
    const { name } = await db
      .selectFrom("users")
      .select("name")
      .where("id", "=", installer.id)
      .executeTakeFirstOrThrow();
    expect(await who()).toBe(name);
    // Removed, and the stop is not the house's by that.
    await db.updateTable("users").set({ duty: null, calendar: null }).where("id", "=", installer.id).execute();
    expect(await who()).toBe(`${name} (no longer goes)`);
  });

  test("tomorrow's visits are mentioned from nine on, once, to the client and to whoever goes", async () => {
    const { app, setNow } = house();
    const { id, client } = await booked({ day: "2027-04-28", from: "09:00" });
    try {
      setNow(new Date("2027-04-27T12:59:00.000Z"));
      expect(await expectNoEffects(app, () => remindOfTomorrow(app))).toBe(0);
      setNow(new Date("2027-04-27T13:00:00.000Z"));
      const { answer, effects } = await effectsOf(app, async () => {
        const servers = await Promise.all([remindOfTomorrow(app), remindOfTomorrow(app)]);
        return servers.reduce((sum, one) => sum + one, 0);
      });
      expect(answer).toBe(2);
      expect(effects.reminders?.added).toMatchObject([{ key: `visit/${id}/2027-04-28T13:00:00.000Z` }]);
      const added = (effects.emails?.added ?? []) as { kind: string; recipientAddress: string }[];
      expect(added.map((mail) => [mail.kind, mail.recipientAddress]).sort()).toEqual(
        [
          ["visit_reminder", client.email],
          ["visit_reminder", "hello@larkfield.example"],
        ].sort(),
      );
      expect(await expectNoEffects(app, () => remindOfTomorrow(app))).toBe(0);
      // Moved within the day: what waits is no longer so, and the new time is another reminder.
      const waiting = await app.db.selectFrom("emails").selectAll().where("kind", "=", "visit_reminder").execute();
      expect(await checkTruth(app.db, waiting[0]!, app.now())).toMatchObject({ ok: true });
      await moveAppointment(app, { ...by, id, version: 1, slot: slotOf("2027-04-28", "11:00") });
      expect(await checkTruth(app.db, waiting[0]!, app.now())).toMatchObject({ ok: false });
      expect(await remindOfTomorrow(app)).toBe(2);
      await cancelAppointment(app, { ...by, id, version: 2, message: "Over." });
      const later = await app.db.selectFrom("emails").selectAll().where("kind", "=", "visit_reminder").execute();
      for (const mail of later) expect(await checkTruth(app.db, mail, app.now())).toMatchObject({ ok: false });
    } finally {
      setNow(new Date(NOW));
    }
  });

  test("of a visit whose order is cancelled nobody is reminded, its client reads nothing, and we read why", async () => {
    const { app, setNow } = house();
    const { id, orderId, client } = await booked({ day: "2027-04-30", from: "09:00" });
    const [mine, still] = [
      () => listMyAppointments(app, client.id, orderId),
      async () => (await listStillBooked(app, orderId)).map((one) => one.id),
    ];
    const stands = async () => {
      const [listed] = await listAppointments(app, "2027-04-30T00:00:00.000Z", "2027-05-01T00:00:00.000Z");
      const [stop] = (await listStops(app, { ...demoOwner, duty: "owner" })).filter((one) => one.id === id);
      const [visit] = await findCustomerVisits(app, client.id);
      return [listed, stop, visit].map((one) => one && stateInWords(one));
    };
    const turn = (status: string) => app.db.updateTable("orders").set({ status }).where("id", "=", orderId).execute();
    setNow(new Date("2027-04-29T13:00:00.000Z"));
    try {
      expect([(await mine()).length, await still(), await stands()]).toEqual([1, [id], ["Booked", "Booked", "Booked"]]);
      await turn("cancelled");
      expect(await expectNoEffects(app, () => remindOfTomorrow(app))).toBe(0);
      const said = "Booked, order cancelled";
      expect([await mine(), await still(), await stands()]).toEqual([[], [id], [said, said, said]]);
      await turn("completed");
      expect(await remindOfTomorrow(app)).toBe(2);
      const waiting = await app.db.selectFrom("emails").selectAll().where("kind", "=", "visit_reminder").execute();
      const own = waiting.filter(({ parameters }) => parameters.includes(id));
      const truths = async () =>
        (await Promise.all(own.map((mail) => checkTruth(app.db, mail, app.now())))).map(({ ok }) => ok);
      expect(await truths()).toEqual([true, true]);
      await turn("cancelled");
      expect(await truths()).toEqual([false, false]);
    } finally {
      setNow(new Date(NOW));
    }
  });

  test("a client who has no address is not written to; whoever goes is", async () => {
    const { app, setNow } = house();
    const { client } = await booked({ day: "2027-05-04" });
    const email = `${client.id}@no-address.invalid`;
    await app.db.updateTable("users").set({ email }).where("id", "=", client.id).execute();
    setNow(new Date("2027-05-03T14:00:00.000Z"));
    try {
      expect(await remindOfTomorrow(app)).toBe(1);
    } finally {
      setNow(new Date(NOW));
    }
  });

  test("a client asks to move: we are told, the trail says so, a task waits, and nothing moves", async () => {
    const { app } = house();
    const { id, orderId, client } = await booked({ day: "2027-05-06" });
    const asked = { user: client, orderId, appointmentId: id, message: "Thursday is better." };
    const { answer, effects } = await effectsOf(app, () => askToMove(app, asked));
    expect(answer).toEqual({ ok: true });
    expect(Object.keys(effects).sort()).toEqual(["emails", "orderEvents", "rateLimits", "tasks"]);
    expect(effects.tasks?.added).toMatchObject([
      { title: expect.stringContaining("asks for another time"), note: "Thursday is better.", orderId, doneAt: null },
    ]);
    expect(effects.emails?.added).toMatchObject([
      { kind: "installation_move_asked", parameters: { message: "Thursday is better." } },
    ]);
    expect(await expectNoEffects(app, () => askToMove(app, { ...asked, message: " " }))).toMatchObject({
      field: "message",
    });
    const other = await addClient(app);
    expect(await askToMove(app, { ...asked, user: other })).toMatchObject({ code: "missing" });
  });

  test("what came to nothing is planned again until it is booked: of its order, of its client, and of nobody else", async () => {
    const { app } = house();
    const at = app.now().toISOString();
    const [{ orderId }, client] = [await orderOfClient(), await addClient(app)];
    const name = `${client.firstName} ${client.lastName}`;
    const write = (kind: AppointmentKind, about: { name: string; orderId: string | null }) =>
      writePlanAgain(
        app.db,
        { what: kindLabels[kind], ...about, note: "Nobody opened" },
        { actorId: demoOwner.id, at },
      );
    const ids = {
      installation: await write("installation", { name: "Ada", orderId }),
      measure: await write("measure", { name: "Ada", orderId }),
      client: await write("measure", { name, orderId: null }),
      other: await write("measure", { name: `${name}x`, orderId: null }),
    };
    const open = async () => {
      const tasks = app.db.selectFrom("tasks").select("id").where("doneAt", "is", null);
      const rows = await tasks.where("id", "in", Object.values(ids)).execute();
      return Object.entries(ids).flatMap(([what, id]) => (rows.some((row) => row.id === id) ? [what] : []));
    };
    expect(await open()).toHaveLength(4);
    expect(await book({ order: orderId, day: "2027-07-06" }, { anyway: "outside-hours" })).toMatchObject({ ok: true });
    expect(await open()).toEqual(["measure", "client", "other"]);
    expect(
      await book({ kind: "measure", customer: client.id, day: "2027-07-07" }, { anyway: "outside-hours" }),
    ).toMatchObject({ ok: true });
    expect(await open()).toEqual(["measure", "other"]);
  });

  test("an order that is hung within its promised week is at risk only while it may not be made by then", async () => {
    const { app } = house();
    const made = await booked({ day: "2027-03-12" });
    const later = await booked({ day: "2027-03-15" });
    const troubled = async () => (await findTroubled(app, 50)).cards.map(({ id }) => id);
    const stands = (orderId: string, columns: { stage: Stage; boardOn: string }) =>
      app.db.updateTable("orders").set(columns).where("id", "=", orderId).execute();
    await stands(made.orderId, { stage: "install", boardOn: "2027-03-12" });
    await stands(later.orderId, { stage: "sewing", boardOn: "2027-06-18" });
    expect(await troubled()).not.toContain(made.orderId);
    // Promised for June, and to be hung on Monday.
    expect(await troubled()).toContain(later.orderId);
  });

  test("lists, pages and the form's beginning change nothing", async () => {
    const { app } = house();
    const { id, orderId, client } = await booked({ day: "2027-04-07" });
    const { from, to } = momentsOf({ from: "2027-04-04", to: "2027-04-10" });
    const week = await expectNoEffects(app, () => listAppointments(app, from, to));
    expect(week.map((one) => [one.id, dayOf(one.startsAt), one.name])).toContainEqual([id, "2027-04-07", client.name]);
    expect(await expectNoEffects(app, () => findAppointment(app, "none"))).toBeUndefined();
    const mine = await expectNoEffects(app, () => listMyAppointments(app, client.id, orderId));
    expect(mine.map((one) => one.id)).toEqual([id]);
    // A list of orders asks for those of all of them at once, also where there are none.
    expect((await listMyAppointments(app, client.id, "none", orderId)).map((one) => one.orderId)).toEqual([orderId]);
    expect(await listMyAppointments(app, client.id)).toEqual([]);
    expect(await listMyAppointments(app, demoOwner.id, orderId)).toEqual([]);
    const start = await expectNoEffects(app, () => findBookingStart(app, { order: orderId, customer: "" }));
    expect(start).toMatchObject({
      client: { id: client.id },
      order: { id: orderId },
      address: "1 Sample Street, Philadelphia, PA 19103",
      proposed: { installation: 60 },
    });
    expect(await findBookingStart(app, { order: "none", customer: "none" })).toMatchObject({ orders: [], address: "" });
  });
});
