import fc from "fast-check";
import pino from "pino";
import { expect, test } from "vitest";
import { createApp } from "#app/app.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { markFee } from "#app/services/consultations/visit-fees.server.ts";
import { projectMoney } from "#app/services/ledger/entries/add-entry.server.ts";
import { moveMoney } from "#app/services/ledger/move-money.server.ts";
import { recordPayment } from "#app/services/ledger/record-money.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { acceptedOrder, plainOrder } from "#tests/support/orders/money.ts";
import { addVisit } from "#tests/support/orders/orders.ts";
import { SUGGESTED } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");

/** As many as have a connection each: who waits for one gives up after a while on a busy machine. */
async function eightAtOnce<Answer>(count: number, act: (n: number) => Promise<Answer>) {
  const answers: Answer[] = [];
  let next = 0;
  const runner = async () => {
    while (next < count) answers.push(await act(next++));
  };
  await Promise.all(Array.from({ length: 8 }, runner));
  return answers;
}

onEachDemo("money at the same moment", NOW, (house) => {
  const numbersIn = async () => {
    const rows = house().app.db.selectFrom("ledgerEntries").select("receiptNumber");
    const found = await rows.where("receiptNumber", "is not", null).execute();
    return found.map(({ receiptNumber }) => Number(receiptNumber?.slice(-5))).sort((a, b) => a - b);
  };
  const withoutGap = async () => {
    const numbers = await numbersIn();
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const counters = house().app.db.selectFrom("counters").selectAll().where("name", "like", "receipt-%");
    const { last } = await counters.executeTakeFirstOrThrow();
    expect(last).toBe(numbers.length);
  };

  test("fifty payments of several clients are fifty entries with fifty numbers", async () => {
    const { app } = house();
    const orders = [await acceptedOrder(app), await acceptedOrder(app), await acceptedOrder(app)];
    const answers = await eightAtOnce(50, (n) => (n % 10 === 9 ? orders[0]!.pay("-1") : orders[n % 3]!.pay("1.00")));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(45);
    await withoutGap();
    for (const order of orders) {
      const { entries, balanceCents } = await order.money();
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
      expect(balanceCents).toBe(entries.reduce((sum, { amountCents }) => sum + amountCents, 0));
      expect((await order.row()).balanceCents).toBe(balanceCents);
    }
  });

  test("eight presses of one form are one payment, and a reversal pressed twice is one", async () => {
    const { app } = house();
    const order = await acceptedOrder(app);
    const formKey = crypto.randomUUID();
    const paid = await Promise.all(Array.from({ length: 8 }, () => order.pay("100", formKey)));
    expect(new Set(paid.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { entryId } = paid[0] as { entryId: string };
    const reversed = await Promise.all([order.reverse(entryId), order.reverse(entryId), order.reverse(entryId)]);
    expect(reversed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await order.entries()).toEqual([
      ["charge", SUGGESTED],
      ["payment", -100_00],
      ["reversal", 100_00],
    ]);
    await withoutGap();
  });

  test("refunds at once together give back no more than there is", async () => {
    const { app } = house();
    const order = await acceptedOrder(app);
    await order.pay("100");
    const answers = await Promise.all(Array.from({ length: 8 }, () => order.refund("30")));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect((await order.money()).refundableCents).toBe(10_00);
    await withoutGap();
  });

  test("two servers on one PostgreSQL give no number twice and leave none out", async ({ skip }) => {
    const { app } = house();
    if (app.database.kind !== "postgres") skip();
    const second = await createApp({ config: app.config, log: pino({ level: "silent" }), now: () => NOW });
    try {
      const orders = await Promise.all(Array.from({ length: 4 }, () => acceptedOrder(app)));
      const typed = { amount: "1", method: "cash", receivedOn: "2026-11-20", reference: "", note: "" };
      const key = crypto.randomUUID();
      const answers = await eightAtOnce(40, (n) => {
        const on = n % 2 === 0 ? app : second;
        const formKey = n % 8 === 0 ? key : undefined;
        return recordPayment(on, orders[formKey ? 0 : n % 4]!.acting(formKey), typed);
      });
      expect(answers.every(({ ok }) => ok)).toBe(true);
      const numbers = answers.map((answer) => (answer.ok ? answer.receiptNumber : ""));
      expect(new Set(numbers).size).toBe(36);
      await withoutGap();
    } finally {
      await second.close();
    }
  });

  test("whatever is done in whichever order, lists say what the ledger says", async () => {
    const { app } = house();
    const acts = fc.array(
      fc.record({
        act: fc.constantFrom("pay", "refund", "credit", "writeOff", "reverse", "move", "fee", "status", "total"),
        which: fc.nat(1),
        cents: fc.integer({ min: 1, max: 90_000 }),
      }),
      { minLength: 4, maxLength: 12 },
    );
    const statuses = ["quoted", "in progress", "completed", "delivered", "cancelled", "submitted"] as const;
    await fc.assert(
      fc.asyncProperty(acts, async (sequence) => {
        const first = await acceptedOrder(app);
        const second = await plainOrder(app, first.client, 400_00);
        await second.confirm();
        const orders = [first, second];
        const visit = await addVisit(app, first.client.id);
        for (const { act, which, cents } of sequence) {
          const order = orders[which]!;
          const dollars = (cents / 100).toFixed(2);
          if (act === "pay") await order.pay(dollars);
          if (act === "refund") await order.refund(dollars);
          if (act === "credit") await order.credit(dollars);
          if (act === "writeOff") await order.writeOff(dollars);
          if (act === "move")
            await moveMoney(app, order.acting(), { amount: dollars, note: "", toOrderId: orders[1 - which]!.orderId });
          if (act === "reverse") {
            const { entries } = await order.money();
            await order.reverse(entries[cents % entries.length]?.id ?? "");
          }
          if (act === "fee") {
            const { version } = await app.db
              .selectFrom("consultations")
              .select("version")
              .where("id", "=", visit)
              .executeTakeFirstOrThrow();
            await markFee(app, { actorId: demoOwner.id, id: visit, version, paid: cents % 2 === 0 });
          }
          const { status, totalCents } = await order.row();
          if (act === "status") await order.save(statuses[cents % 6]!, totalCents);
          if (act === "total") await order.save(status as "quoted", cents);
        }
        for (const order of orders) {
          const row = await order.row();
          const { balanceCents, chargedCents, dues, badge, entries } = await order.money();
          expect(row).toMatchObject({ balanceCents, chargedCents, moneyBadge: badge, dueOn: dues[0]?.on ?? null });
          expect(balanceCents).toBe(entries.reduce((sum, { amountCents }) => sum + amountCents, 0));
          await projectMoney(app.db, order.orderId);
          expect(await order.row()).toEqual(row);
        }
      }),
      { numRuns: 5 },
    );
    await withoutGap();
  }, 60_000);
});
