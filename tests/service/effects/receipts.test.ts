import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { makeReceiptPdf } from "#app/services/ledger/make-receipt-pdf.server.ts";
import { pdf } from "#tests/support/data/pdf.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { allEffectsOf } from "#tests/support/effects.ts";
import { acceptedOrder } from "#tests/support/orders/money.ts";

onEachDemo("receipts", "today", (house) => {
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
    const { effects } = await allEffectsOf(app, make);
    expect(Object.keys(effects)).toEqual(["rateLimits"]);
    expect((await make()).bytes.equals(first.bytes)).toBe(true);
    expect(await makeReceiptPdf({ ...app, pdf }, { ...asked, knownTag: first.tag })).toMatchObject({ pdf: null });
    expect(await makeReceiptPdf({ ...app, pdf }, { ...asked, userId: demoOwner.id })).toMatchObject({ status: 404 });
    await reverse(paid.entryId);
    const voided = await make();
    expect(voided.tag).not.toBe(first.tag);
    expect((await make()).bytes.equals(voided.bytes)).toBe(true);
  });
});
