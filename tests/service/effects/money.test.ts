import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { seedDemo } from "#app/demo/seed-demo.server.ts";
import { dayOf } from "#app/domain/consultations/free-times.ts";
import { makePdf } from "#app/pdf/pdf-job.ts";
import { findMoney, findReceipt } from "#app/services/ledger/find-money.server.ts";
import { makeReceiptPdf } from "#app/services/ledger/make-receipt-pdf.server.ts";
import { findMoneySettings, saveMoneySettings, setReminders } from "#app/services/ledger/money-settings.server.ts";
import { moveMoney } from "#app/services/ledger/move-money.server.ts";
import { recordPayment } from "#app/services/ledger/record-payment.server.ts";
import { recordRefund } from "#app/services/ledger/record-refund.server.ts";
import { reverseEntry } from "#app/services/ledger/reverse-entry.server.ts";
import { addCredit, writeOff } from "#app/services/ledger/take-off.server.ts";
import { takeOver } from "#app/services/ledger/take-over.server.ts";
import { noteNotReceived, tellPayment } from "#app/services/ledger/tell-payment.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { allEffectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { acceptedOrder, plainOrder } from "#tests/support/orders/money.ts";

const face = (weight: number) =>
  readFileSync(`node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`);
const fonts = { regular: face(400), bold: face(600) };
/** The same documents without a thread of their own. */
const pdf = { make: (job: Parameters<typeof makePdf>[0]) => makePdf(job, fonts), close: async () => {} };

onEachDatabase("what is done about money", (house) => {
  beforeAll(() => seedDemo(house().app));
  /** How many rows of each table came, changed and went. */
  const touched = async (act: () => Promise<unknown>) => {
    const { answer, effects } = await allEffectsOf(house().app, act);
    expect(answer).toMatchObject({ ok: true });
    const counts = Object.entries(effects).map(([table, { added = [], changed = {}, removed = [] }]) => [
      table,
      `${added.length} ${Object.keys(changed).length} ${removed.length}`,
    ]);
    return Object.fromEntries(counts);
  };
  const typed = (amount: string) => ({
    ...{ amount, method: "check", receivedOn: dayOf(house().app.now()), reference: "", note: "" },
  });
  const entered = { ledgerEntries: "1 0 0", orders: "0 1 0", orderEvents: "1 0 0" };
  const numbered = { ...entered, documentPeople: "1 0 0", emails: "1 0 0", counters: expect.anything() };

  test("reading it changes nothing", async () => {
    const { app } = house();
    const { place, pay } = await acceptedOrder(app);
    const paid = await pay("636");
    const number = paid.ok ? (paid.receiptNumber ?? "") : "";
    const { userId, orderId } = place;
    await expectNoEffects(app, () => findMoney(app, userId, orderId));
    expect(await expectNoEffects(app, () => findReceipt(app, userId, orderId, number))).toMatchObject({
      ...{ amountCents: 63_600, balanceCents: 63_600 },
    });
    expect(await findReceipt(app, demoOwner.id, orderId, number)).toBeUndefined();
    await expectNoEffects(app, () => findMoneySettings(app.db));
  });

  test("each act writes its entry, its event and where lists read it; money that moves has a receipt and an e-mail", async () => {
    const { app } = house();
    const { acting, client } = await acceptedOrder(app);
    const other = await plainOrder(app, client, 100_00);
    expect(await touched(() => recordPayment(app, acting(), typed("1272")))).toEqual(numbered);
    expect(await touched(() => recordRefund(app, acting(), typed("72")))).toEqual(numbered);
    expect(await touched(() => addCredit(app, acting(), { amount: "100", note: "Sorry" }))).toEqual(entered);
    expect(await touched(() => moveMoney(app, acting(), { amount: "28", note: "", toOrderId: other.orderId }))).toEqual(
      {
        ...{ ledgerEntries: "2 0 0", orders: "0 2 0", orderEvents: "2 0 0" },
      },
    );
    const { entries } = (await findMoney(app, client.id, acting().orderId)) ?? { entries: [] };
    const credit = entries.find(({ kind }) => kind === "credit")?.id ?? "";
    const reverse = () => reverseEntry(app, acting(), { entryId: credit, note: "A slip" });
    expect(await touched(reverse)).toEqual(entered);
    expect(await expectNoEffects(app, reverse)).toMatchObject({ ok: false, status: 409 });
    expect(await touched(() => writeOff(app, acting(), { amount: "1", note: "Gone" }))).toEqual(entered);
  });

  test("a word is taken back, reminders are turned off, and settings leave a trace", async () => {
    const { app } = house();
    const { client, orderId, place, acting } = await acceptedOrder(app);
    await tellPayment(app, { user: client, orderId });
    const looked = () => noteNotReceived(app, acting());
    expect(await touched(looked)).toEqual({ orders: "0 1 0", orderEvents: "1 0 0" });
    await expectNoEffects(app, looked);
    expect(await touched(() => setReminders(app, { ...place, off: true }))).toEqual({ orders: "0 1 0" });
    const { version } = await findMoneySettings(app.db);
    const settings = { payByCheck: "To Larkfield", reminders: true, version, actorId: demoOwner.id };
    expect(await touched(() => saveMoneySettings(app, settings))).toEqual({
      ...{ moneySettings: "0 1 0", auditEntries: "1 0 0" },
    });
    await expectNoEffects(app, () => saveMoneySettings(app, settings));
  });

  test("an order is taken over once", async () => {
    const { app } = house();
    const old = await app.db
      .selectFrom("orders")
      .select(["id as orderId", "userId"])
      .where("elsewhereUntil", "is not", null)
      .where("acceptedQuoteId", "is not", null)
      .executeTakeFirstOrThrow();
    const take = () => takeOver(app, { actorId: demoOwner.id, ...old }, { amount: "10" });
    const { ledgerEntries, ...rest } = await touched(take);
    expect(rest).toEqual({ orders: "0 1 0", orderEvents: "1 0 0" });
    expect(ledgerEntries).toMatch(/^[23] 0 0$/);
    await expectNoEffects(app, take);
  });

  test("a receipt on paper counts as one try, and is the same until it is void", async () => {
    const { app } = house();
    const { place, client, pay, reverse } = await acceptedOrder(app);
    const paid = await pay("636");
    if (!paid.ok) throw new Error(paid.reason);
    const asked = { ...place, number: paid.receiptNumber ?? "", actorId: client.id };
    const make = async () => {
      const made = await makeReceiptPdf({ ...app, pdf }, asked);
      if (!made.ok || !made.pdf) throw new Error("no document");
      return { ...made, bytes: Buffer.from(made.pdf) };
    };
    const first = await make();
    expect(await touched(make)).toEqual({ rateLimits: "0 1 0" });
    expect((await make()).bytes.equals(first.bytes)).toBe(true);
    expect(await makeReceiptPdf({ ...app, pdf }, { ...asked, knownTag: first.tag })).toMatchObject({ pdf: null });
    expect(await makeReceiptPdf({ ...app, pdf }, { ...asked, userId: demoOwner.id })).toMatchObject({ status: 404 });
    await reverse(paid.entryId);
    const voided = await make();
    expect(voided.tag).not.toBe(first.tag);
    expect((await make()).bytes.equals(voided.bytes)).toBe(true);
  });
});
