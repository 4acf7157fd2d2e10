import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { daysWithTimes } from "#app/domain/consultations/free-times.ts";
import type { OrderTerms } from "#app/domain/orders/order-update.ts";
import { RefusedForGood, type Transport } from "#app/email/transports/transport.ts";
import { bookConsultation } from "#app/services/consultations/book-consultation.server.ts";
import { cancelConsultation } from "#app/services/consultations/change-consultation.server.ts";
import { findUpcomingConsultation } from "#app/services/consultations/find-consultation.server.ts";
import { findCalendar } from "#app/services/consultations/kept-schedule.server.ts";
import { findEmail } from "#app/services/emails/list-emails.server.ts";
import { sendEmailAgain } from "#app/services/emails/send-again.server.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { findCalled } from "#app/services/orders/number-order.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { outboxOf } from "#tests/support/emails.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const link = "https://pay.example.com/1";

onEachDemo("e-mails that are no longer true", NOW, (house) => {
  /** A mail server that is away, or back. */
  const server = { away: false, subjects: [] as string[] };
  const transport: Transport = {
    name: "smtp",
    atOnce: 1,
    send: async ({ subject }) => {
      if (server.away) throw new Error("The mail server cannot be reached");
      server.subjects.push(subject);
      return "250 OK";
    },
  };
  const send = (with_ = transport) => outboxOf(house().app, with_).sendDue();
  const comesBack = async () => {
    server.away = false;
    server.subjects = [];
    house().setNow(new Date(NOW.getTime() + 3_600_000));
    await send();
    house().setNow(NOW);
    return server.subjects;
  };
  const statesTo = async (address: string) => {
    const rows = await house()
      .app.db.selectFrom("emails")
      .select(["kind", "state", "lastError"])
      .where("recipientAddress", "=", address)
      .orderBy("createdAt")
      .execute();
    return rows
      .map(({ kind, state, lastError }) => `${kind} ${state}${state === "dropped" ? `: ${lastError}` : ""}`)
      .sort();
  };

  async function quoted() {
    await send();
    const client = await addClient(house().app);
    const order = { orderName: "Drapes", description: "Two", totalCents: 900_00, paymentLink: null };
    const made = await createCustomOrder(house().app, demoOwner.id, client.id, order);
    if (!made.ok) throw new Error(made.reason);
    let version = 1;
    const save = async (changes: Partial<OrderTerms>) => {
      const terms = { status: "quoted" as const, totalCents: 900_00, paymentLink: null, ...changes };
      const revision = { userId: client.id, orderId: made.id, version };
      const saved = await updateOrder(house().app, demoOwner.id, revision, terms);
      if (!saved.ok) throw new Error(saved.reason);
      version = saved.version;
    };
    return { client, called: await findCalled(house().app.db, made.id), save };
  }

  test("a quote that waits while its price changes is dropped, and the newer one is sent", async () => {
    const { client, called, save } = await quoted();
    server.away = true;
    await send();
    await save({ totalCents: 800_00 });
    expect(await comesBack()).toEqual([`A new quote for order ${called} is waiting`]);
    expect(await statesTo(client.email)).toEqual([
      "quote_ready dropped: No longer true: the price has changed since.",
      "status_changed sent",
    ]);
  });

  test("of three statuses in a row only the last is told", async () => {
    const { client, called, save } = await quoted();
    await send();
    server.away = true;
    await save({ status: "in progress" });
    await send();
    await save({ status: "completed" });
    await save({ status: "shipping" });
    expect(await comesBack()).toEqual([`Your order ${called} is on its way`]);
    const dropped = "status_changed dropped: No longer true: the status of the order has changed since.";
    expect(await statesTo(client.email)).toEqual(["quote_ready sent", dropped, dropped, "status_changed sent"]);
  });

  test("a total that is taken away drops its quote, although nothing newer is told", async () => {
    const { client, save } = await quoted();
    await save({ totalCents: null });
    await send();
    expect(await statesTo(client.email)).toEqual(["quote_ready dropped: No longer true: the price has changed since."]);
  });

  test("a payment link that comes after the quote is told, with the amount", async () => {
    const { client, called, save } = await quoted();
    await send();
    await save({ paymentLink: link });
    server.subjects = [];
    await send();
    expect(server.subjects).toEqual([`The link to pay for order ${called} is ready`]);
    expect(await statesTo(client.email)).toEqual(["quote_ready sent", "status_changed sent"]);
  });

  test("a visit that was cancelled before its booking was told is told once", async () => {
    await send();
    const client = await addClient(house().app);
    const days = daysWithTimes(await findCalendar(house().app.db, NOW));
    const startsAt = days.flatMap(({ times }) => times)[50]?.startsAt ?? "";
    await bookConsultation(house().app, client.id, { startsAt, note: "" });
    const visit = await findUpcomingConsultation(house().app, client.id);
    await cancelConsultation(house().app, { by: "client", userId: client.id, id: visit?.id ?? "", version: 1 });
    await send();
    expect(await statesTo(client.email)).toEqual([
      "consultation_booked dropped: No longer true: the visit has changed since.",
      "consultation_cancelled sent",
    ]);
  });

  test("what is no longer true is not sent again either, and says why", async () => {
    const { client, save } = await quoted();
    await send({ ...transport, send: () => Promise.reject(new RefusedForGood("550 mailbox is full")) });
    const { id } = await house()
      .app.db.selectFrom("emails")
      .select("id")
      .where("recipientAddress", "=", client.email)
      .executeTakeFirstOrThrow();
    await save({ status: "cancelled" });
    expect(await sendEmailAgain(house().app, id, 0)).toMatchObject({
      ok: false,
      code: "refused",
      reason: "No longer true: the status of the order has changed since.",
    });
    expect((await findEmail(house().app, id))?.row).toMatchObject({ state: "failed", timesAskedAgain: 0 });
  });
});
