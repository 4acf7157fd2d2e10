import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { daysWithTimes } from "#app/domain/consultations/free-times.ts";
import { addAccount } from "#app/services/accounts/add-account.server.ts";
import { blockDays, listBlockedDays, unblockDay } from "#app/services/consultations/block-days.server.ts";
import { bookConsultation } from "#app/services/consultations/book-consultation.server.ts";
import { cancelConsultation, moveConsultation } from "#app/services/consultations/change-consultation.server.ts";
import { findUpcomingConsultation } from "#app/services/consultations/find-consultation.server.ts";
import { findCalendar, findSchedule, updateSchedule } from "#app/services/consultations/kept-schedule.server.ts";
import { listConsultations } from "#app/services/consultations/list-consultations.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { newAccount } from "#tests/support/people.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

onEachDemo("consultations", NOW, (house) => {
  async function newClient() {
    const { password: _, ...details } = newAccount();
    const id = crypto.randomUUID();
    await addAccount(house().app.db, { ...details, id, role: "client", createdAt: NOW.toISOString() }, "no password");
    return id;
  }

  async function freeStarts() {
    const days = daysWithTimes(await findCalendar(house().app.db, house().app.now()));
    return days.flatMap(({ times }) => times.map(({ startsAt }) => startsAt));
  }

  /** Far from the others, so that tests do not take each other's times. */
  async function aFreeStart(nth = 100) {
    const start = (await freeStarts())[nth];
    if (!start) throw new Error("No free time.");
    return start;
  }

  async function booked(userId: string, startsAt?: string) {
    const wanted = startsAt ?? (await aFreeStart());
    const result = await bookConsultation(house().app, userId, { startsAt: wanted, note: "Side door." });
    if (!result.ok) throw new Error(result.reason);
    const found = await findUpcomingConsultation(house().app, userId);
    if (!found) throw new Error("Not booked.");
    return found;
  }

  const heldBy = async (consultationId: string) =>
    (
      await house()
        .app.db.selectFrom("heldTimes")
        .select("quarter")
        .where("holderId", "=", consultationId)
        .orderBy("quarter")
        .execute()
    ).map(({ quarter }) => quarter);

  async function emailsAbout(id: string) {
    const rows = await house()
      .app.db.selectFrom("emails")
      .selectAll()
      .where("kind", "like", "consultation%")
      .orderBy("createdAt")
      .orderBy("kind")
      .execute();
    return rows
      .map(({ kind, recipientAddress, parameters }) => ({ kind, recipientAddress, ...JSON.parse(parameters) }))
      .filter(({ consultation_id }) => consultation_id === id);
  }

  test("a booking holds its time and the way, and tells both sides", async () => {
    const userId = await newClient();
    const startsAt = await aFreeStart();
    const consultation = await booked(userId, startsAt);
    expect(consultation).toMatchObject({ startsAt, state: "booked", sequence: 0, version: 1, note: "Side door." });
    expect(await heldBy(consultation.id)).toHaveLength(6);
    expect(await freeStarts()).not.toContain(startsAt);
    const emails = await emailsAbout(consultation.id);
    expect(emails.map(({ kind }) => kind)).toEqual(["consultation_booked", "consultation_booked_notice"]);
    expect(emails[1]).toEqual({
      kind: "consultation_booked_notice",
      recipientAddress: "hello@larkfield.example",
      consultation_id: consultation.id,
      sequence: 0,
      customer_name: expect.stringMatching(/^Ida Sample/),
      first_name: "Ida",
      customer_email: expect.stringMatching(/@example\.com$/),
      starts_at: startsAt,
      ends_at: consultation.endsAt,
      started_before: "",
      address: "1 Sample Street, Philadelphia, PA 19103",
      call_link: "",
      note: "Side door.",
      fee: { cents: 15_000, paid: false },
      standing_fee: null,
      payment_link: "https://pay.example.com/consultation",
      cancelled_by: "",
      message: "",
    });
  });

  test("of fifty who take one time at once, one gets it", async () => {
    const people = await Promise.all(Array.from({ length: 50 }, newClient));
    const startsAt = await aFreeStart();
    const results = await Promise.all(
      people.map((userId) => bookConsultation(house().app, userId, { startsAt, note: "" })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    for (const result of results.filter(({ ok }) => !ok)) {
      expect(result).toEqual({
        ok: false,
        code: "refused",
        status: 409,
        reason: "That time has just been taken. Please choose another.",
      });
    }
    const rows = await house()
      .app.db.selectFrom("consultations")
      .select("id")
      .where("startsAt", "=", startsAt)
      .where("state", "=", "booked")
      .execute();
    expect(rows).toHaveLength(1);
    expect(await emailsAbout(rows[0]?.id ?? "")).toHaveLength(2);
  });

  test("times that overlap are taken too, whoever comes first", async () => {
    const starts = await freeStarts();
    const at = starts.findIndex(
      (start, index) => Date.parse(starts[index + 2] ?? "") - Date.parse(start) === 3_600_000,
    );
    const neighbours = starts.slice(at, at + 3);
    const people = await Promise.all(Array.from({ length: 12 }, newClient));
    const results = await Promise.all(
      people.map((userId, index) =>
        bookConsultation(house().app, userId, { startsAt: neighbours[index % 3] ?? "", note: "" }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("a client who presses twice, or in two tabs, has one consultation", async () => {
    const userId = await newClient();
    const [first = "", second = ""] = [await aFreeStart(10), await aFreeStart(60)];
    const results = await Promise.all(
      [first, first, second, second, first, second].map((startsAt) =>
        bookConsultation(house().app, userId, { startsAt, note: "" }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(3);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ status: 409, reason: expect.stringContaining("already") });
    const mine = await house().app.db.selectFrom("consultations").select("id").where("userId", "=", userId).execute();
    expect(mine).toHaveLength(1);
    expect(await emailsAbout(mine[0]?.id ?? "")).toHaveLength(2);
  });

  test.each(["2020-01-06T14:00:00.000Z", "2026-11-10T14:07:00.000Z", "2036-01-06T14:00:00.000Z", "nonsense", ""])(
    "the start %j is refused",
    async (startsAt) => {
      const result = await bookConsultation(house().app, await newClient(), { startsAt, note: "" });
      expect(result).toEqual({
        ok: false,
        code: "invalid",
        status: 400,
        reason: "That time is not offered. Please choose another.",
      });
    },
  );

  test("a move gives the old time back, and may overlap it", async () => {
    const userId = await newClient();
    const starts = await freeStarts();
    const at = starts.findIndex(
      (start, index) => Date.parse(starts[index + 1] ?? "") - Date.parse(start) === 1_800_000,
    );
    const consultation = await booked(userId, starts[at]);
    const before = await heldBy(consultation.id);
    const move = { userId, id: consultation.id, version: 1, startsAt: starts[at + 1] ?? "" };
    const moved = await Promise.all([1, 2, 3].map(() => moveConsultation(house().app, move)));
    expect(moved).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const after = await heldBy(consultation.id);
    expect(after).toHaveLength(6);
    expect(after.filter((quarter) => before.includes(quarter))).toHaveLength(4);
    // Sent again, it has been made already; from a tab that is behind, it is refused.
    expect(await moveConsultation(house().app, move)).toEqual({ ok: true });
    const stale = await moveConsultation(house().app, { ...move, startsAt: await aFreeStart() });
    expect(stale).toMatchObject({
      ok: false,
      code: "stale",
      status: 409,
      reason: expect.stringContaining("another tab"),
    });
    expect((await emailsAbout(consultation.id)).map(({ kind, sequence }) => [kind, sequence])).toEqual([
      ["consultation_booked", 0],
      ["consultation_booked_notice", 0],
      ["consultation_moved", 1],
      ["consultation_moved_notice", 1],
    ]);
  });

  test("two who exchange their times refuse each other and keep their own", async () => {
    const [one, other] = [await newClient(), await newClient()];
    const mine = await booked(one, await aFreeStart(20));
    const theirs = await booked(other, await aFreeStart(80));
    const results = await Promise.all([
      moveConsultation(house().app, { userId: one, id: mine.id, version: 1, startsAt: theirs.startsAt }),
      moveConsultation(house().app, { userId: other, id: theirs.id, version: 1, startsAt: mine.startsAt }),
    ]);
    expect(results.map((result) => !result.ok && result.status)).toEqual([409, 409]);
    expect(await findUpcomingConsultation(house().app, one)).toMatchObject({ startsAt: mine.startsAt, version: 1 });
    expect(await heldBy(mine.id)).toHaveLength(6);
  });

  test("a client cancels once, in time, and only what is theirs", async () => {
    const userId = await newClient();
    const consultation = await booked(userId);
    const cancel = { by: "client" as const, userId, id: consultation.id, version: 1 };
    const stranger = { ...cancel, userId: await newClient() };
    expect(await cancelConsultation(house().app, stranger)).toMatchObject({ ok: false, code: "missing", status: 404 });
    house().setNow(new Date(Date.parse(consultation.startsAt) - 23 * 3_600_000));
    expect(await cancelConsultation(house().app, cancel)).toMatchObject({
      ok: false,
      status: 409,
      reason: expect.stringContaining("24 hours before"),
    });
    house().setNow(NOW);
    const results = await Promise.all([1, 2, 3].map(() => cancelConsultation(house().app, cancel)));
    expect(results).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await heldBy(consultation.id)).toEqual([]);
    expect(await freeStarts()).toContain(consultation.startsAt);
    const cancelled = (await emailsAbout(consultation.id)).filter(({ kind }) => kind.includes("cancelled"));
    expect(cancelled.map(({ kind, cancelled_by, sequence }) => [kind, cancelled_by, sequence])).toEqual([
      ["consultation_cancelled", "client", 1],
      ["consultation_cancelled_notice", "client", 1],
    ]);
    await booked(userId);
  });

  test("who books and cancels again and again is asked to wait", async () => {
    const userId = await newClient();
    const { id } = await booked(userId);
    const starts = [await aFreeStart(30), await aFreeStart(50)];
    let version = 1;
    let refused: unknown;
    for (let times = 0; times < 25 && !refused; times++) {
      const move = { userId, id, version, startsAt: starts[times % 2] ?? "" };
      const result = await moveConsultation(house().app, move);
      if (result.ok) version += 1;
      else refused = result;
    }
    expect(refused).toMatchObject({
      ok: false,
      code: "too_many",
      status: 429,
      reason: "Too many attempts. Please try again later.",
    });
    expect(version).toBe(20);
    house().setNow(later(1.1));
    expect(await moveConsultation(house().app, { userId, id, version, startsAt: await aFreeStart(70) })).toEqual({
      ok: true,
    });
    house().setNow(NOW);
  });

  test("the owner cancels with a word to the client", async () => {
    const userId = await newClient();
    const { id } = await booked(userId);
    const cancel = { by: "owner" as const, actorId: demoOwner.id, id, version: 1, message: "I am ill." };
    expect(await cancelConsultation(house().app, cancel)).toEqual({ ok: true, undoId: expect.any(String) });
    expect(await findUpcomingConsultation(house().app, userId)).toBeUndefined();
    const told = (await emailsAbout(id)).filter(({ kind }) => kind.startsWith("consultation_cancelled"));
    expect(told.map(({ message, cancelled_by }) => [message, cancelled_by])).toEqual([
      ["I am ill.", "owner"],
      ["I am ill.", "owner"],
    ]);
  });

  test("after a visit the client may book the next, and the owner cannot cancel the old one", async () => {
    const userId = await newClient();
    const first = await booked(userId);
    house().setNow(new Date(Date.parse(first.endsAt) + 1));
    expect(await findUpcomingConsultation(house().app, userId)).toBeUndefined();
    const late = { by: "owner" as const, actorId: demoOwner.id, id: first.id, version: 1, message: "x" };
    expect(await cancelConsultation(house().app, late)).toMatchObject({ ok: false, code: "refused" });
    await booked(userId, await aFreeStart(3));
    house().setNow(NOW);
  });

  test("blocked days and new hours end the offer and leave what is booked", async () => {
    const userId = await newClient();
    const consultation = await booked(userId);
    const day = dayOf(consultation.startsAt);
    expect(await blockDays(house().app, [day], demoOwner.id)).toEqual({ booked: expect.any(Number) });
    expect((await listBlockedDays(house().app)).find((one) => one.day === day)?.booked).toBeGreaterThanOrEqual(1);
    expect((await freeStarts()).filter((start) => dayOf(start) === day)).toEqual([]);
    await unblockDay(house().app, day, demoOwner.id);

    const { schedule, version } = await findSchedule(house().app.db);
    const closed = { ...schedule, weeklyHours: schedule.weeklyHours.map(() => []) };
    expect(await updateSchedule(house().app, closed, { version, actorId: demoOwner.id })).toEqual({ ok: true });
    expect(await freeStarts()).toEqual([]);
    expect(await updateSchedule(house().app, schedule, { version, actorId: demoOwner.id })).toMatchObject({
      ok: false,
      code: "stale",
      status: 409,
    });
    expect(await findUpcomingConsultation(house().app, userId)).toMatchObject({ id: consultation.id });
    expect(await updateSchedule(house().app, schedule, { version: version + 1, actorId: demoOwner.id })).toEqual({
      ok: true,
    });
  });

  test("the owner's lists hold what lies ahead, what is over and what was cancelled", async () => {
    const upcoming = await listConsultations(house().app, "upcoming", 1);
    expect(upcoming.rows.map(({ startsAt }) => startsAt)).toEqual(upcoming.rows.map(({ startsAt }) => startsAt).sort());
    expect(upcoming.rows.find(({ id }) => id === "demo-visit-ashgrove")).toMatchObject({
      firstName: "Theo",
      lastName: "Ashgrove",
    });
    const past = await listConsultations(house().app, "past", 1);
    expect(past.rows.map(({ id }) => id)).toContain("demo-visit-whitfield");
    expect((await listConsultations(house().app, "cancelled", 99)).counts.cancelled).toBeGreaterThanOrEqual(2);
  });
});
