import { beforeAll, expect, test } from "vitest";
import { daysWithTimes } from "#app/domain/consultations/free-times.ts";
import { bookConsultation } from "#app/services/consultations/book-consultation.server.ts";
import { cancelConsultation } from "#app/services/consultations/cancel-consultation.server.ts";
import { findUpcomingConsultation } from "#app/services/consultations/find-my-consultation.server.ts";
import { findCalendar } from "#app/services/consultations/find-schedule.server.ts";
import { submitOrder } from "#app/services/quotes/submit-order.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
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

  async function book(userId: string, app = mailing()) {
    const days = daysWithTimes(await findCalendar(app.db, app.now()));
    const startsAt = days.at(-1)?.times[0]?.startsAt ?? "";
    return bookConsultation(app, userId, { startsAt, note: "" });
  }
  async function cancel(userId: string, by: "client" | "owner") {
    const visit = await findUpcomingConsultation(house().app, userId);
    if (!visit) throw new Error("Not booked.");
    const { id, version } = visit;
    const who = by === "client" ? { by, userId } : { by, actorId: userId, message: "" };
    expect(await cancelConsultation(house().app, { id, version, ...who })).toEqual({ ok: true });
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
});
