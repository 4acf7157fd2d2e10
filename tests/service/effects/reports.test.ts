import { expect, test } from "vitest";
import { findMyPayments } from "#app/services/ledger/find-my-payments.server.ts";
import { queueReminders } from "#app/services/reminders/queue-reminders.server.ts";
import { exportLedger } from "#app/services/reports/ledger-rows.server.ts";
import { exportQuotes } from "#app/services/reports/quote-rows.server.ts";
import { exportBalances, listBalances, readReport, sumBalances } from "#app/services/reports/read-report.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { allEffectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { acceptedOrder } from "#tests/support/orders/money.ts";

const ACCEPTED = new Date("2026-11-20T17:00:00.000Z");
const DUE = "2026-11-27T15:00:00.000Z";
const range = { from: "2026-01-01", to: "2026-12-31" };

async function drain(portions: AsyncIterable<unknown>) {
  for await (const _ of portions);
}

onEachDemo("what reports and reminders do", ACCEPTED, (house) => {
  const app = () => house().app;

  test("a report, a list and a file are read, and nothing else", async () => {
    const { client, orderId } = await acceptedOrder(app());
    await expectNoEffects(app(), () => findMyPayments(app(), client.id, orderId));
    await expectNoEffects(app(), () => readReport(app(), range));
    await expectNoEffects(app(), () => listBalances(app(), { only: null, page: 1 }));
    await expectNoEffects(app(), () => sumBalances(app(), "overdue"));
    await expectNoEffects(app(), () => drain(exportBalances(app(), null)));
    await expectNoEffects(app(), () => drain(exportLedger(app().db, range)));
    await expectNoEffects(app(), () => drain(exportQuotes(app().db, range)));
  });

  test("a reminder is its key and its e-mail, once", async () => {
    house().setNow(ACCEPTED);
    const { orderId } = await acceptedOrder(app());
    house().setNow(new Date(DUE));
    const { answer, effects } = await allEffectsOf(app(), () => queueReminders(app()));
    const { reminders, emails, ...others } = effects;
    expect([answer, others]).toEqual([reminders?.added?.length, {}]);
    const added = (emails?.added ?? []) as { id: string; orderId: string }[];
    const own = added.filter((email) => email.orderId === orderId);
    expect(own).toMatchObject([{ kind: "payment_reminder", state: "queued", createdAt: DUE }]);
    expect(reminders?.added).toContainEqual({
      key: `${orderId}/deposit/2026-11-27/today`,
      at: DUE,
      emailId: own[0]?.id,
    });
    expect(await expectNoEffects(app(), () => queueReminders(app()))).toBe(0);
  });
});
