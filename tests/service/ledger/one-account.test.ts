import { expect, test } from "vitest";
import { formatMoney } from "#app/domain/money.ts";
import { nextStepOf } from "#app/domain/orders/progress/next-step.ts";
import { documentContentOf } from "#app/domain/quotes/document/document-content.ts";
import { findCardDue } from "#app/services/cards/find-card-payment.server.ts";
import { findKnownMoney } from "#app/services/ledger/entries/find-order-money.server.ts";
import { findDue, findPayment } from "#app/services/ledger/find-due.server.ts";
import { findMyPayments } from "#app/services/ledger/find-my-payments.server.ts";
import { makeReceiptPdf } from "#app/services/ledger/make-receipt-pdf.server.ts";
import { creditParameters } from "#app/services/orders/find-credit.server.ts";
import { listMyOrders } from "#app/services/orders/list-my-orders.server.ts";
import { findMyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { makeQuotePdf } from "#app/services/quotes/paper/make-quote-pdf.server.ts";
import { listBalances } from "#app/services/reports/read-report.server.ts";
import { pdf, textOf } from "#tests/support/data/pdf.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { mailsAbout } from "#tests/support/emails.ts";
import { acceptedOrder, withMoneyActs } from "#tests/support/orders/money.ts";
import { SUGGESTED, submittedOrder } from "#tests/support/orders/quotes.ts";
import { lives, NOW } from "#tests/support/orders/twelve-lives.ts";

onEachDemo("one account of money", "today", (house) => {
  test.each(lives)("an order that %s reads the same to everybody", async (_, live, account) => {
    const { app } = house();
    house().setNow(NOW);
    const order = await acceptedOrder(app);
    await live(order);
    const cents = (dollars: number) => dollars * 100;
    const { left, now, later } = account;
    // The owner's page.
    expect(await order.money()).toMatchObject({
      chargedCents: cents(account.charged),
      receivedCents: cents(account.received),
      givenBackCents: cents(account.back),
      refundableCents: cents(account.held),
      leftCents: cents(left),
      dueCents: cents(now),
      laterCents: cents(later),
      takenOffCents: cents(account.off),
    });
    // The client's.
    const mine = await findMyPayments(app, order.client.id, order.orderId);
    expect(mine).toMatchObject({ leftCents: cents(left), nowCents: cents(now), laterCents: cents(later) });
    // What lists read, and the ledger itself.
    const row = await order.row();
    const { money } = await findKnownMoney(app.db, order.orderId);
    expect([row.chargedCents, row.balanceCents, row.heldCents, row.dueCents, row.dueOn, row.moneyBadge]).toEqual([
      money.chargedCents,
      money.balanceCents,
      money.heldCents,
      money.dueCents,
      money.dueOn,
      money.badge,
    ]);
    expect([row.heldCents, row.dueCents]).toEqual([cents(account.held), cents(now)]);
    // What customers owe.
    const { rowCount } = await listBalances(app, { only: null, page: 1 });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(rowCount / 25) + 1 }, (__, page) =>
        listBalances(app, { only: null, page: page + 1 }),
      ),
    );
    const listed = pages.flatMap(({ rows }) => rows).find(({ id }) => id === order.orderId);
    expect(listed !== undefined).toBe(account.listed || money.balanceCents < 0);
    if (listed) expect(listed).toMatchObject({ balanceCents: money.balanceCents, dueCents: cents(now) });
    // My Orders names no sum before it is due.
    const glance = (await listMyOrders(app, order.client.id)).find(({ id }) => id === order.orderId);
    const next = glance && nextStepOf({ ...glance, dueCents: glance.dueCents, dueOn: glance.dueOn }, "2026-11-20");
    const named = row.status !== "cancelled" && now > 0;
    expect((next ?? "").includes("$")).toBe(named);
    if (named) expect(next).toContain(formatMoney(cents(now)));
    // Mails, and cards.
    const { to_pay } = await creditParameters(app.db, order.orderId, SUGGESTED);
    expect(to_pay ?? SUGGESTED).toBe(cents(left));
    const { due } = await findDue(app.db, order.orderId);
    if (due) expect(due.due).toBe(cents(now));
    const { pay_amount } = await findPayment(app.db, await findKnownMoney(app.db, order.orderId));
    expect(pay_amount).toBe(left > 0 ? cents(now || later) : undefined);
    const card = await findCardDue(app.db, row);
    expect(card?.cents ?? 0).toBe(row.status === "cancelled" ? 0 : cents(now || later));
    expect(await mailsAbout(app, order.orderId)).toContainEqual(expect.stringContaining(account.mail));
    // The quote, on its page and on paper.
    const quote = (await findMyQuote(app, order.client.id, order.orderId, 1))!;
    const { payments } = documentContentOf(quote);
    expect(payments.map(({ label, amount, when }) => [`${label} ${amount}`, when].filter(Boolean).join(", "))).toEqual(
      account.paper,
    );
    const asked = { ...order.place, actorId: order.orderId };
    const paper = textOf(await makeQuotePdf({ ...app, pdf }, { ...asked, number: 1 }));
    const [, afterTotal = ""] = paper
      .replaceAll(/Page \d of \d(\n.* · Quote .*, version 1 )?/g, "")
      .split("1,272.00 Total ");
    const rows = payments.map(({ label, amount, when }) => [amount, label, when].filter(Boolean).join(" "));
    expect(afterTotal).toMatch(
      new RegExp(`^${RegExp.escape([...rows, "Lead time"].join(" ").replaceAll("\u2060", ""))}`),
    );
    // Each receipt says how the order stood with it.
    for (const { receiptNumber, balanceAfterCents } of (await order.money()).entries) {
      if (!receiptNumber) continue;
      const receipt = textOf(await makeReceiptPdf({ ...app, pdf }, { ...asked, number: receiptNumber }));
      expect(receipt).toContain(
        `${formatMoney(Math.abs(balanceAfterCents))} ${balanceAfterCents < 0 ? "In credit" : "Left to pay"}`,
      );
    }
  });

  test("money that came before the yes is neither asked for nor lost", async () => {
    const { app } = house();
    house().setNow(NOW);
    const order = withMoneyActs(app, await submittedOrder(app));
    await order.pay("100");
    await order.send();
    const left = SUGGESTED - 100_00;
    expect(await order.money()).toMatchObject({ chargedCents: 0, refundableCents: 100_00, leftCents: left });
    expect(await findMyPayments(app, order.client.id, order.orderId)).toMatchObject({ leftCents: left });
  });
});
