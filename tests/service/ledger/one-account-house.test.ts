import { beforeAll, expect, test } from "vitest";
import type { RunningApp } from "#app/app.server.ts";
import { fillDemo } from "#app/demo/fill-demo.server.ts";
import { addDays, dayOf } from "#app/domain/calendar.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { countMoney } from "#app/services/ledger/count-money.server.ts";
import { findKnownMoney } from "#app/services/ledger/entries/find-order-money.server.ts";
import { findReminders } from "#app/services/reminders/find-reminders.server.ts";
import { queueReminders } from "#app/services/reminders/queue-reminders.server.ts";
import { exportLedger } from "#app/services/reports/ledger-rows.server.ts";
import { readReport } from "#app/services/reports/read-report.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { mailsAbout } from "#tests/support/emails.ts";
import { acceptedOrder } from "#tests/support/orders/money.ts";
import { lives, MUCH_LATER, NOW } from "#tests/support/orders/twelve-lives.ts";

const TODAY = dayOf(NOW);
const range = { from: TODAY, to: TODAY };

/** All that the house adds up, in one list: what an order adds to it is the difference. */
async function houseOf(app: RunningApp) {
  const { ledger, sales, tax, payments, balances } = await readReport(app, range);
  const at = (now: Date) => countMoney({ db: app.db, now: () => now });
  const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0);
  return {
    desk: await at(NOW),
    deskLater: await at(MUCH_LATER),
    sums: {
      charged: ledger.chargedCents,
      came: ledger.cameCents,
      wentBack: ledger.wentBackCents,
      off: ledger.takenOffCents,
      balance: ledger.sumCents,
      tax: sum(tax.map(({ cents }) => cents)),
      cameByMethod: sum(payments.map(({ cameCents }) => cameCents)),
      wentBackByMethod: sum(payments.map(({ wentBackCents }) => wentBackCents)),
      sold: sum(sales.map(({ cents }) => cents)),
      owed: balances.cents,
      byAge: sum(Object.values(balances.ages)),
    },
  };
}

function added<Name extends string>(before: Record<Name, number>, after: Record<Name, number>) {
  const names = Object.keys(after) as Name[];
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as Record<Name, number>;
}
const counted = (figures: Record<string, number>) => Object.keys(figures).filter((name) => figures[name] !== 0);

onEachDatabase("one account of money, in the house", (house) => {
  const app = () => house().app;
  beforeAll(() => fillDemo(app()));

  test.each(lives)("an order that %s adds to desk and reports what its page says", async (_, live, account) => {
    house().setNow(NOW);
    const before = await houseOf(app());
    const order = await acceptedOrder(app());
    await live(order);
    const after = await houseOf(app());
    expect(counted(added(before.desk, after.desk))).toEqual(account.desk);
    expect(counted(added(before.deskLater, after.deskLater))).toEqual(account.deskLater);
    const { stage } = await order.row();
    const byBoard = { depositDue: stage === "deposit", readyToStart: stage === "fabric" };
    for (const [figure, has] of Object.entries(byBoard))
      expect([figure, account.desk.includes(figure)]).toEqual([figure, has]);
    const cents = (dollars: number) => Math.round(dollars * 100);
    const [came, wentBack] = [cents(account.received + account.back), cents(account.back)];
    const balance = cents(account.charged - account.received - account.off);
    const owed = account.listed ? balance : 0;
    expect(added(before.sums, after.sums)).toEqual({
      charged: cents(account.charged),
      came,
      wentBack,
      off: cents(account.off),
      balance,
      tax: cents(account.tax),
      cameByMethod: came,
      wentBackByMethod: wentBack,
      owed,
      byAge: owed,
      sold: (await order.row()).status === "cancelled" ? 0 : 1200_00,
    });
    const exported: { orderId: string | null; balanceCents: number }[] = [];
    for await (const rows of exportLedger(app().db, range)) exported.push(...rows);
    expect(exported.findLast(({ orderId }) => orderId === order.orderId)).toMatchObject({ balanceCents: balance });
  });

  test.each(lives)(
    "the client of an order that %s is reminded of what is due, and of nothing else",
    async (_, live, account) => {
      house().setNow(NOW);
      const order = await acceptedOrder(app());
      await live(order);
      const { reminded, left } = account;
      const every = [];
      for (let day = TODAY; day < dayOf(MUCH_LATER); day = addDays(day, 1)) {
        const [found] = await findReminders(app().db, [order.orderId], day);
        every.push(...(found?.reminders ?? []));
      }
      const once = [...new Map(every.map((one) => [one.key, one])).values()];
      expect(once).toHaveLength(reminded ? 6 : 0);
      for (const one of once) expect(one).toMatchObject({ kind: "payment_reminder", ...reminded });
      // What goes out on its day, in words.
      house().setNow(new Date(`${reminded?.day ?? "2026-11-27"}T17:00:00.000Z`));
      await queueReminders(app());
      const [mail] = await mailsAbout(app(), order.orderId, "payment_reminder");
      expect(mail !== undefined).toBe(reminded !== null);
      if (!mail || !reminded) return;
      const amount = formatMoney(reminded.cents);
      const rest = reminded.cents === left * 100 ? "" : ` ${formatMoney(left * 100)} is left to pay in all.`;
      const due = `The ${reminded.part} of ${amount} for your order is due on ${formatDate(noonOf(reminded.day))}.`;
      expect(mail).toContain(`${due}${rest}`);
    },
  );

  test("the demo's lists say of each order what its page says", async () => {
    const orders = await app().db.selectFrom("orders").selectAll().where("ledgerSince", "is not", null).execute();
    expect(orders.length).toBeGreaterThan(6);
    for (const row of orders) {
      const { money } = await findKnownMoney(app().db, row.id);
      const { chargedCents, balanceCents, heldCents, dueOn, dueCents, moneyBadge } = row;
      expect({ id: row.id, chargedCents, balanceCents, heldCents, dueOn, dueCents, moneyBadge }).toEqual({
        id: row.id,
        chargedCents: money.chargedCents,
        balanceCents: money.balanceCents,
        heldCents: money.heldCents,
        dueOn: money.dueOn,
        dueCents: money.dueCents,
        moneyBadge: money.badge,
      });
    }
  });
});
