import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { duesOf } from "#app/domain/ledger/quote-dues.ts";
import { documentContentOf } from "#app/domain/quotes/document/document-content.ts";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import type { OwnerLine, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import { findConsultation } from "#app/services/consultations/find-consultation.server.ts";
import { markFee } from "#app/services/consultations/visit-fees.server.ts";
import { makeReceiptPdf } from "#app/services/ledger/make-receipt-pdf.server.ts";
import { moveMoney } from "#app/services/ledger/move-money.server.ts";
import { recordPayment } from "#app/services/ledger/record-money.server.ts";
import { priceChoice } from "#app/services/quotes/confirm-quote.server.ts";
import { askForChanges } from "#app/services/quotes/decline-or-ask.server.ts";
import { findMyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { openQuoteDraft } from "#app/services/quotes/open-quote-draft.server.ts";
import { makeQuotePdf } from "#app/services/quotes/paper/make-quote-pdf.server.ts";
import { reviseQuote } from "#app/services/quotes/revise-quote.server.ts";
import { sendQuote } from "#app/services/quotes/send-quote.server.ts";
import { readReport } from "#app/services/reports/read-report.server.ts";
import { pdf, textOf } from "#tests/support/data/pdf.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { mailsAbout } from "#tests/support/emails.ts";
import { plainOrder, withMoneyActs } from "#tests/support/orders/money.ts";
import { addVisit } from "#tests/support/orders/orders.ts";
import { sampleContent, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
const FEE = 150_00;
const november = { from: "2026-11-01", to: "2026-11-30" };

const line = (key: string, unitCents: number, rest: Partial<OwnerLine> = {}): OwnerLine => ({
  ...emptyLine,
  key,
  label: key,
  unitCents,
  ...rest,
});

/** A shade of the client's own cloth, made with a tenth off, put up without tax; one lining of two, and a band. */
const lines = [
  line("fabric", 0, { kind: "fabric", quantityMilli: 2_000, unit: "yd" }),
  line("standard", 18_00, { kind: "lining", role: "choice", choiceGroup: "Lining" }),
  line("blackout", 41_00, { kind: "lining", role: "choice", choiceGroup: "Lining", suggested: false }),
  line("making", 24_00, { kind: "labour", quantityMilli: 14_602, unit: "sq ft", discountRate: 10_000 }),
  line("cordless", 65_00, { kind: "hardware" }),
  line("band", 28_00, { kind: "trim", role: "optional", suggested: false }),
  line("installation", 85_00, { kind: "installation", taxed: false }),
];
const terms: Partial<QuoteTerms> = {
  taxLabel: "Philadelphia sales tax",
  taxRate: 8_000,
  discountLabel: "For a friend",
  discountRate: 7_500,
  depositRate: 40_000,
  detail: "lines",
};

onEachDemo("the complicated sums", NOW, (house) => {
  const app = () => house().app;
  /** Subtotal, discount, tax, total, to pay first and later with the fee of the visit. */
  const sums = async (orderId: string, userId: string, number: number, chosen: string[]) => {
    const priced = await priceChoice(app(), { userId, orderId, number, chosen });
    if (!priced.ok) throw new Error(priced.reason);
    const { subtotalCents, discountTotalCents, taxCents, totalCents } = priced.figures;
    const quote = await findMyQuote(app(), userId, orderId, number);
    const { nowCents, laterCents } = duesOf(priced.figures, quote!.come);
    return [subtotalCents, discountTotalCents, taxCents, totalCents, nowCents, laterCents];
  };
  const report = async () => {
    const { sales, tax, ledger, payments } = await readReport(app(), november);
    const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0);
    return {
      sold: sum(sales.map(({ cents }) => cents)),
      taxed: sum(sales.map(({ taxedCents }) => taxedCents)),
      tax: sum(tax.map(({ cents }) => cents)),
      charged: ledger.chargedCents,
      byBank: payments.find(({ label }) => label === "Bank transfer")?.cameCents ?? 0,
    };
  };
  const added = (before: Record<string, number>, after: Record<string, number>) =>
    Object.fromEntries(Object.entries(after).map(([name, cents]) => [name, cents - (before[name] ?? 0)]));

  test("a shade with a choice, an extra, two discounts, an untaxed line, a share first and a fee of a visit", async () => {
    const before = await report();
    const submitted = await submittedOrder(app());
    const order = withMoneyActs(app(), submitted);
    const { client, orderId, place } = order;
    const visit = await addVisit(app(), client.id);
    const { version = 0 } = (await findConsultation(app(), visit)) ?? {};
    expect(await markFee(app(), { actorId: demoOwner.id, id: visit, version, paid: true })).toEqual({ ok: true });

    expect(await order.send(sampleContent(app(), terms, lines))).toMatchObject({ ok: true });
    const first = (await findMyQuote(app(), client.id, orderId, 1))!;
    expect(first.figures.lines.map(({ key, netCents }) => [key, netCents])).toEqual([
      ["fabric", 0],
      ["standard", 18_00],
      ["blackout", 41_00],
      ["making", 315_40],
      ["cordless", 65_00],
      ["band", 28_00],
      ["installation", 85_00],
    ]);
    const suggested = [483_40, 36_26, 29_48, 476_62, 40_65, 285_97];
    expect(await sums(orderId, client.id, 1, ["standard"])).toEqual(suggested);
    expect((await mailsAbout(app(), orderId, "quote_ready"))[0]).toMatch(/Total: \$476\.62[\s\S]*Deposit: \$40\.65/);
    const chosen = ["band", "blackout"];
    expect(await sums(orderId, client.id, 1, chosen)).toEqual([534_40, 40_08, 33_26, 527_58, 61_03, 316_55]);

    const asked = {
      user: client,
      orderId,
      number: 1,
      message: "Two inches longer, please",
      lineMessages: {},
      chosen: ["standard"],
    };
    expect(await askForChanges(app(), asked)).toEqual({ ok: true });
    expect(await reviseQuote(app(), { actorId: demoOwner.id, ...place, number: 1 })).toMatchObject({ ok: true });
    const draft = (await openQuoteDraft(app(), client.id, orderId))!;
    const longer = line("longer", 12_00, { label: "Two inches longer" });
    const saved = await submitted.save({ ...draft.content, lines: [...draft.content.lines, longer] }, draft.version);
    if (!saved.ok) throw new Error(saved.reason);
    expect(
      await sendQuote(app(), demoOwner.id, { ...place, quoteId: saved.quoteId, version: saved.version }),
    ).toMatchObject({ ok: true });
    expect(await sums(orderId, client.id, 2, ["standard"])).toEqual([495_40, 37_16, 30_37, 488_61, 45_44, 293_17]);
    const agreed = [546_40, 40_98, 34_14, 539_56, 65_82, 323_74];
    expect(await sums(orderId, client.id, 2, chosen)).toEqual(agreed);

    const seen = { totalCents: 539_56, creditCents: FEE };
    expect(await order.confirm({ number: 2, chosen, seen })).toEqual({ ok: true, already: false });
    expect(await order.money()).toMatchObject({
      chargedCents: 539_56,
      chargedTaxCents: 34_14,
      receivedCents: FEE,
      balanceCents: 389_56,
      leftCents: 389_56,
      dues: [
        { part: "deposit", cents: 65_82 },
        { part: "balance", cents: 323_74 },
      ],
    });
    expect((await mailsAbout(app(), orderId, "quote_copy"))[0]).toMatch(/Total: \$539\.56[\s\S]*Deposit: \$65\.82/);
    expect((await mailsAbout(app(), orderId, "quote_copy"))[0]).toContain("You chose: blackout; band");
    const paper = textOf(await makeQuotePdf({ ...app(), pdf }, { ...place, number: 2, actorId: orderId }));
    for (const amount of ["$546.40 Subtotal", "−$40.98 For a friend (7.5%)", "$34.14 Philadelphia sales tax (8%)"]) {
      expect(paper).toContain(amount);
    }
    expect(paper).toContain(
      "$539.56 Total −$150.00 Consultation credit Paid already $65.82 Deposit Due Nov 27, 2026 $323.74 Balance",
    );

    const paid = { receivedOn: "2026-11-20", reference: "", note: "" };
    const check = await recordPayment(app(), order.acting(), { ...paid, amount: "65.82", method: "check" });
    const transfer = await recordPayment(app(), order.acting(), { ...paid, amount: "323.74", method: "bank" });
    const receipts = [check, transfer].map((one) => (one.ok ? (one.receiptNumber ?? "") : one.reason));
    const texts = await Promise.all(
      receipts.map(async (number) =>
        textOf(await makeReceiptPdf({ ...app(), pdf }, { ...place, number, actorId: orderId })),
      ),
    );
    expect(texts[0]).toContain("−$215.82 Received so far $323.74 Left to pay");
    expect(texts[1]).toContain("−$539.56 Received so far $0.00 Left to pay");
    expect(await order.money()).toMatchObject({ badge: "paid", receivedCents: 539_56, balanceCents: 0, leftCents: 0 });
    expect(added(before, await report())).toEqual({
      sold: 505_42,
      taxed: 426_79,
      tax: 34_14,
      charged: 539_56,
      byBank: 323_74,
    });
    expect(
      documentContentOf((await findMyQuote(app(), client.id, orderId))!).payments.map(({ label, amount }) => [
        label,
        amount,
      ]),
    ).toEqual([
      ["Consultation credit", "−\u2060$150.00"],
      ["Paid so far", "−\u2060$389.56"],
      ["Balance", "$0.00"],
    ]);

    // Fifty dollars less: a credit with its share of the tax, and nothing is asked for again.
    expect(await order.refund("50", undefined, "lower")).toMatchObject({ ok: true });
    expect(await order.money()).toMatchObject({
      badge: "paid",
      balanceCents: 0,
      leftCents: 0,
      takenOffCents: 50_00,
      dues: [],
    });
    expect(added(before, await report())).toMatchObject({ tax: 34_14 - 3_16, charged: 539_56 });
  });

  test("an order of $767.44 that is cancelled with half of it paid, and $200.00 kept", async () => {
    const before = await report();
    const order = withMoneyActs(app(), await submittedOrder(app()));
    await order.send(sampleContent(app(), {}, [line("drapes", 724_00)]));
    expect(await order.confirm({ chosen: [], seen: { totalCents: 767_44, creditCents: 0 } })).toMatchObject({
      ok: true,
    });
    expect(await order.money()).toMatchObject({ chargedCents: 767_44, chargedTaxCents: 43_44, dueCents: 383_72 });
    await order.pay("383.72");
    expect(await order.cancel("200", "183.72")).toMatchObject({ ok: true });
    expect(await order.entries()).toEqual([
      ["charge", 767_44],
      ["payment", -383_72],
      ["credit", -567_44],
      ["refund", 183_72],
    ]);
    expect(await order.money()).toMatchObject({ badge: "settled", balanceCents: 0, refundableCents: 200_00 });
    expect(added(before, await report())).toMatchObject({ sold: 0, tax: 43_44 - 32_12 });
  });

  test("$20.00 too much is in credit, and goes to another order", async () => {
    const order = withMoneyActs(app(), await submittedOrder(app()));
    await order.send(sampleContent(app(), {}, [line("drapes", 724_00)]));
    await order.confirm({ chosen: [], seen: { totalCents: 767_44, creditCents: 0 } });
    await order.pay("787.44");
    expect(await order.money()).toMatchObject({ badge: "in_credit", balanceCents: -20_00, movableCents: 20_00 });
    const other = await plainOrder(app(), order.client, 90_00);
    await other.confirm();
    const moved = { amount: "20", note: "", toOrderId: other.orderId };
    expect(await moveMoney(app(), order.acting(), moved)).toMatchObject({ ok: true });
    expect(await order.money()).toMatchObject({ badge: "paid", balanceCents: 0 });
    expect(await other.money()).toMatchObject({ badge: "partly_paid", balanceCents: 70_00, leftCents: 70_00 });
  });
});
