import { beforeAll, expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { balanceFigureNames } from "#app/domain/reports/balance-ages.ts";
import { addAccount } from "#app/services/accounts/add-account.server.ts";
import { countMoney } from "#app/services/ledger/count-money.server.ts";
import { tellPayment } from "#app/services/ledger/tell-payment.server.ts";
import { declineQuote } from "#app/services/quotes/decline-or-ask.server.ts";
import { reviseQuote } from "#app/services/quotes/revise-quote.server.ts";
import { sendQuote } from "#app/services/quotes/send-quote.server.ts";
import { exportLedger } from "#app/services/reports/ledger-rows.server.ts";
import { exportQuotes } from "#app/services/reports/quote-rows.server.ts";
import { exportBalances, listBalances, readReport } from "#app/services/reports/read-report.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { acceptedOrder, withMoneyActs } from "#tests/support/orders/money.ts";
import { sampleContent, submittedOrder } from "#tests/support/orders/quotes.ts";

const on = (day: string) => new Date(`${day}T17:00:00.000Z`);
const range = { from: "2026-09-01", to: "2026-11-30" };
const TODAY = "2026-11-20";

async function all<Row>(portions: AsyncIterable<Row[]>) {
  const rows: Row[] = [];
  for await (const portion of portions) rows.push(...portion);
  return rows;
}
const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0);

onEachDatabase("reports", (house) => {
  const app = () => house().app;
  const at = (day: string) => house().setNow(on(day));
  const later = (moment: Date, hours: number) => house().setNow(new Date(moment.getTime() + hours * 3_600_000));
  const orders: Record<string, string> = {};

  beforeAll(async () => {
    const owner = { ...demoOwner, role: "admin", createdAt: "2026-01-01T12:00:00.000Z" } as const;
    await addAccount(app().db, owner, "no password");
    // September: said yes to and paid in part, long late.
    at("2026-09-01");
    const late = await acceptedOrder(app());
    at("2026-09-10");
    await late.pay("36");
    // October: submitted, quoted three hours later, declined.
    at("2026-10-05");
    const declined = await submittedOrder(app());
    later(on("2026-10-05"), 3);
    await declined.send();
    at("2026-10-07");
    await declineQuote(app(), {
      user: declined.client,
      orderId: declined.orderId,
      number: 1,
      reason: "price",
      message: "",
    });
    // October: replaced by a second version after a day, which is confirmed with an extra.
    at("2026-10-06");
    const replaced = await submittedOrder(app());
    later(on("2026-10-06"), 9);
    await replaced.send();
    at("2026-10-08");
    const again = await reviseQuote(app(), { actorId: demoOwner.id, ...replaced.place, number: 1 });
    if (!again.ok) throw new Error(again.reason);
    const draft = await app()
      .db.selectFrom("quotes")
      .select(["id", "version"])
      .where("draftOf", "=", replaced.orderId)
      .executeTakeFirstOrThrow();
    await sendQuote(app(), demoOwner.id, { ...replaced.place, quoteId: draft.id, version: draft.version });
    at("2026-11-02");
    const chosen = { number: 2, chosen: ["standard", "tassels"], seen: { totalCents: 132_500, creditCents: 0 } };
    expect(await replaced.confirm(chosen)).toMatchObject({ ok: true });
    const paid = withMoneyActs(app(), replaced);
    // November: more than it costs; one cancelled with money in it; one that is told to be paid.
    at("2026-11-10");
    await paid.pay("1400");
    await paid.refund("25");
    const cancelled = await acceptedOrder(app());
    await cancelled.pay("100");
    await cancelled.credit("72");
    await cancelled.save("cancelled", 127_200);
    await cancelled.credit("200");
    const told = await acceptedOrder(app());
    await tellPayment(app(), { user: told.client, orderId: told.orderId });
    at(TODAY);
    const open = await submittedOrder(app());
    await open.send(sampleContent(app()));
    Object.assign(orders, {
      late: late.orderId,
      declined: declined.orderId,
      replaced: replaced.orderId,
      cancelled: cancelled.orderId,
      told: told.orderId,
      open: open.orderId,
    });
  });

  test("sales, quotes and the time they took are counted in their months", async () => {
    const { sales, quotes, hours } = await readReport(app(), range);
    expect(sales.map(({ key, count, cents }) => [key, count, cents])).toEqual([
      ["2026-09", 1, 120_000],
      ["2026-10", 0, 0],
      // Of the orders of November one is cancelled.
      ["2026-11", 2, 125_000 + 120_000],
    ]);
    expect(quotes.byMonth).toMatchObject([
      { key: "2026-09", sent: 1, confirmed: 1, declined: 0, sentCents: 127_200, confirmedCents: 127_200 },
      { key: "2026-10", sent: 2, confirmed: 1, declined: 1, sentCents: 259_700, confirmedCents: 132_500 },
      { key: "2026-11", sent: 3, sentCents: 381_600 },
    ]);
    expect(quotes.declined).toMatchObject([{ count: 1, cents: 127_200 }]);
    expect(hours.byMonth[1]).toEqual({ count: 2, median: 6, mean: 6 });
    expect(hours.total?.count).toBe(6);
  });

  test("sales are taxed or exempt, and payments stand by their method, as much as the ledger has", async () => {
    const { sales, payments, ledger } = await readReport(app(), range);
    expect(sales.map(({ cents, taxedCents, exemptCents }) => [cents, taxedCents, exemptCents])).toEqual([
      [120_000, 120_000, 0],
      [0, 0, 0],
      [245_000, 245_000, 0],
    ]);
    expect(payments).toEqual([
      {
        label: "Check",
        used: true,
        cameCents: ledger.cameCents,
        wentBackCents: ledger.wentBackCents,
        byMonth: [
          { cameCents: 3_600, wentBackCents: 0 },
          { cameCents: 0, wentBackCents: 0 },
          { cameCents: 150_000, wentBackCents: 2_500 },
        ],
      },
    ]);
  });

  test("balances by age add up, by the day on which each part was due", async () => {
    const { balances } = await readReport(app(), range);
    const rows = await all(exportBalances(app(), null));
    expect(balances.cents).toBe(sum(rows.map(({ balanceCents }) => balanceCents ?? 0)));
    expect(balances.ages).toMatchObject({ upTo30: 63_600, over60: 60_000 });
    expect(sum(Object.values(balances.ages))).toBe(balances.cents);
    const entries = await all(exportLedger(app().db, { from: "0000-01-01", to: "9999-12-31" }));
    expect(balances.ledgerCents).toBe(sum(entries.map(({ amountCents }) => amountCents)));
  });

  test("tax stands at its rate and month, and is all that the ledger has", async () => {
    const { tax } = await readReport(app(), range);
    expect(tax).toHaveLength(1);
    const entries = await all(exportLedger(app().db, range));
    expect(tax[0]?.cents).toBe(sum(entries.map(({ taxCents }) => taxCents)));
    expect(tax[0]?.byMonth.slice(0, 2)).toEqual([7_200, 0]);
  });

  test("the file of the ledger holds exactly the range, its sum is the figure of the page, and each balance is the order’s", async () => {
    for (const days of [range, { from: "2026-11-01", to: "2026-11-10" }, { from: "2026-10-01", to: "2026-10-31" }]) {
      const { ledger } = await readReport(app(), days);
      const rows = await all(exportLedger(app().db, days));
      expect(rows.every(({ occurredOn }) => occurredOn >= days.from && occurredOn <= days.to)).toBe(true);
      expect([rows.length, sum(rows.map(({ amountCents }) => amountCents))]).toEqual([ledger.count, ledger.sumCents]);
    }
    const rows = (await all(exportLedger(app().db, range))).filter(({ orderId }) => orderId === orders.late);
    expect(rows.map(({ kind, balanceCents }) => [kind, balanceCents])).toEqual([
      ["charge", 127_200],
      ["payment", 123_600],
    ]);
    const { ledger } = await readReport(app(), { from: "2026-11-01", to: "2026-11-30" });
    expect(ledger).toMatchObject({ cameCents: 150_000, wentBackCents: 2_500, takenOffCents: 27_200 });
  });

  test("the file of quotes holds what the page counts, and comes to the same", async () => {
    const { quotes } = await readReport(app(), range);
    const rows = await all(exportQuotes(app().db, range));
    expect([rows.length, sum(rows.map(({ cents }) => cents))]).toEqual([quotes.total.sent, quotes.total.sentCents]);
    expect(rows.find(({ orderId }) => orderId === orders.replaced)).toMatchObject({ number: 2, outcome: "confirmed" });
    expect(rows.find(({ orderId }) => orderId === orders.declined)).toMatchObject({ answeredOn: "2026-10-07" });
  });

  test("each figure of the desk leads to exactly what it counts, and its file comes to the sum that is shown", async () => {
    const counts = await countMoney(app());
    for (const only of balanceFigureNames) {
      const list = await listBalances(app(), { only, page: 1 });
      const rows = await all(exportBalances(app(), only));
      expect([only, list.rowCount, rows.length]).toEqual([only, counts[only], counts[only]]);
      expect(rows.map(({ id }) => id)).toEqual(list.rows.map(({ id }) => id));
      expect(list.balanceCents).toBe(sum(rows.map(({ balanceCents }) => balanceCents ?? 0)));
    }
    expect(counts).toEqual({
      depositDue: 2,
      readyToStart: 1,
      overdue: 2,
      remindersSpent: 1,
      olderDue: 0,
      paidToCheck: 1,
      toSettle: 1,
    });
    const overdue = await listBalances(app(), { only: "overdue", page: 1 });
    expect(overdue.rows[0]).toMatchObject({ id: orders.late, dueOn: "2026-09-08" });
  });
});
