import { beforeAll, expect, test } from "vitest";
import { daysWithTimes } from "#app/domain/consultations/free-times.ts";
import { bookConsultation } from "#app/services/consultations/book-consultation.server.ts";
import { cancelConsultation, releaseUnverified } from "#app/services/consultations/change-consultation.server.ts";
import { chooseCredit } from "#app/services/consultations/credit-consultation.server.ts";
import { findUpcomingConsultation } from "#app/services/consultations/find-consultation.server.ts";
import { findCalendar } from "#app/services/consultations/kept-schedule.server.ts";
import { countUnverifiedVisits } from "#app/services/consultations/list-consultations.server.ts";
import { submitOrder } from "#app/services/orders/life/submit-order.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { withMail } from "#tests/support/mail/mail-house.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");

onEachDatabase("an account whose address is not verified", (house) => {
  beforeAll(() => house().setNow(NOW));
  const mailing = () => withMail(house().app);

  async function newcomer() {
    const client = await addClient(house().app);
    await setVerified(client.id, 0);
    return client.id;
  }
  async function setVerified(id: string, emailVerified: number) {
    await house().app.db.updateTable("users").set({ emailVerified }).where("id", "=", id).execute();
  }
  const submitNew = async (userId: string, app = mailing()) => submitOrder(app, await readyOrder(app, userId));

  test("has three open orders with us, and a fourth waits for the address, or for one of them to end", async () => {
    const userId = await newcomer();
    for (const _ of [1, 2, 3]) expect(await submitNew(userId)).toEqual({ ok: true, already: false });
    const fourth = await readyOrder(house().app, userId);
    expect(await submitOrder(mailing(), fourth)).toEqual({
      ok: false,
      code: "unverified",
      status: 403,
      field: undefined,
      reason: "You have three orders open with us. Please verify your e-mail address before you send the next one.",
    });
    const orders = house().app.db.updateTable("orders").where("userId", "=", userId);
    await orders.set({ status: "shipping" }).where("status", "=", "submitted").execute();
    expect(await submitOrder(mailing(), fourth)).toMatchObject({ ok: false, code: "unverified" });
    await orders.set({ status: "delivered" }).where("status", "=", "shipping").execute();
    expect(await submitOrder(mailing(), fourth)).toEqual({ ok: true, already: false });
    expect(await submitOrder(mailing(), fourth)).toEqual({ ok: true, already: true });
  });

  test("is held to it in several tabs at once", async () => {
    const userId = await newcomer();
    const drafts = [];
    for (const _ of [1, 2, 3, 4, 5]) drafts.push(await readyOrder(house().app, userId));
    const answers = await Promise.all(drafts.map((draft) => submitOrder(mailing(), draft)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  });

  test("is not held once it is verified, nor where no e-mail leaves the house", async () => {
    const userId = await newcomer();
    for (const _ of [1, 2, 3, 4]) expect(await submitNew(userId, house().app)).toMatchObject({ ok: true });
    expect(await submitNew(userId)).toMatchObject({ ok: false, code: "unverified" });
    await setVerified(userId, 1);
    expect(await submitNew(userId)).toMatchObject({ ok: true });
  });

  async function book(userId: string, app = mailing(), { from = `sender of ${userId}`, nth = 0 } = {}) {
    const days = daysWithTimes(await findCalendar(app.db, app.now()));
    const startsAt = days.at(-1 - nth)?.times[0]?.startsAt ?? "";
    return bookConsultation(app, userId, { startsAt, note: "", from });
  }
  async function cancel(userId: string, by: "client" | "owner") {
    const visit = await findUpcomingConsultation(house().app, userId);
    if (!visit) throw new Error("Not booked.");
    const { id, version } = visit;
    const who = by === "client" ? { by, userId } : { by, actorId: userId, message: "" };
    expect(await cancelConsultation(house().app, { id, version, ...who })).toMatchObject({ ok: true });
  }

  test("books once; another booking waits for the address, unless it was we who cancelled", async () => {
    const userId = await newcomer();
    expect(await book(userId)).toEqual({ ok: true });
    await cancel(userId, "owner");
    expect(await book(userId)).toEqual({ ok: true });
    await cancel(userId, "client");
    expect(await book(userId)).toEqual({
      ok: false,
      code: "unverified",
      status: 403,
      field: undefined,
      reason: "You have booked a consultation before. Please verify your e-mail address before you book another.",
    });
    expect(await book(userId, house().app)).toEqual({ ok: true });
    await cancel(userId, "client");
    await setVerified(userId, 1);
    expect(await book(userId)).toEqual({ ok: true });
    await cancel(userId, "client");
  });

  test("of one sender, three visits stand; the others wait for their address, or come from elsewhere", async () => {
    const from = "192.0.2.4";
    const people = await Promise.all(Array.from({ length: 5 }, newcomer));
    const answers = await Promise.all(people.map((userId, nth) => book(userId, mailing(), { from, nth })));
    const refused = answers.flatMap((answer, index) => (answer.ok ? [] : [{ answer, userId: people[index] ?? "" }]));
    expect(refused).toHaveLength(2);
    const [first, second] = refused.map(({ userId }) => userId) as [string, string];
    expect(refused[0]?.answer).toMatchObject({
      status: 403,
      reason: expect.stringMatching(/verify your e-mail address/),
    });
    expect(await book(first, mailing(), { from: "192.0.2.5", nth: 6 })).toEqual({ ok: true });
    await setVerified(second, 1);
    expect(await book(second, mailing(), { from, nth: 7 })).toEqual({ ok: true });
    for (const userId of people) await cancel(userId, "owner");
  });

  const released = async (userId: string) => {
    await releaseUnverified(mailing());
    return (await findUpcomingConsultation(house().app, userId)) === undefined;
  };
  const afterHours = (hours: number) => house().setNow(new Date(NOW.getTime() + hours * 3_600_000));

  test("a day after booking the time is free again, with a mail to both; another booking waits for the address", async () => {
    const userId = await newcomer();
    expect(await book(userId)).toEqual({ ok: true });
    afterHours(23.9);
    expect(await released(userId)).toBe(false);
    afterHours(24);
    await releaseUnverified(house().app);
    expect(await findUpcomingConsultation(house().app, userId)).toBeDefined();
    const { effects } = await effectsOf(house().app, () => releaseUnverified(mailing()));
    expect(effects.emails?.added).toMatchObject([
      { kind: "consultation_cancelled", parameters: expect.objectContaining({ cancelled_by: "house" }) },
      { kind: "consultation_cancelled_notice" },
    ]);
    expect(effects.heldTimes?.removed).toBeDefined();
    expect(await expectNoEffects(house().app, () => releaseUnverified(mailing()))).toBeUndefined();
    expect(await book(userId)).toMatchObject({ ok: false, code: "unverified" });
    house().setNow(NOW);
  });

  test.each<[string, (userId: string) => Promise<unknown>]>([
    ["its address is verified", (userId) => setVerified(userId, 1)],
    ["its fee is paid", (userId) => change(userId, { feePaidAt: NOW.toISOString() })],
    ["it begins within two days", (userId) => change(userId, { startsAt: "2026-10-23T11:59:00.000Z" })],
    ["staff had it in hand", (userId) => takeInHand(userId)],
  ])("but it stays when %s, and the desk counts it while nobody has verified it", async (reason, happens) => {
    const userId = await newcomer();
    expect(await book(userId)).toEqual({ ok: true });
    await happens(userId);
    afterHours(24);
    expect(await released(userId)).toBe(false);
    expect(await countUnverifiedVisits(mailing())).toBe(reason === "its address is verified" ? 0 : 1);
    house().setNow(NOW);
    await cancel(userId, "owner");
  });

  async function change(userId: string, values: { feePaidAt?: string; startsAt?: string }) {
    await house().app.db.updateTable("consultations").set(values).where("upcomingOf", "=", userId).execute();
  }
  async function takeInHand(userId: string) {
    const { id, version } = (await findUpcomingConsultation(house().app, userId)) ?? { id: "", version: 0 };
    const choice = { actorId: userId, id, version, orderId: null, early: true };
    expect(await chooseCredit(house().app, choice)).toEqual({ ok: true });
  }
});
