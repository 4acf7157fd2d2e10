import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { duesOf } from "#app/domain/ledger/quote-dues.ts";
import { findConsultation } from "#app/services/consultations/find-consultation.server.ts";
import { markFee } from "#app/services/consultations/visit-fees.server.ts";
import { askForChanges, declineQuote } from "#app/services/quotes/decline-or-ask.server.ts";
import { findMyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { withdrawQuote } from "#app/services/quotes/withdraw-quote.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { acceptedOrder } from "#tests/support/orders/money.ts";
import { addVisit } from "#tests/support/orders/orders.ts";
import { sampleContent, sampleLines, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
const dearer = sampleLines.map((line) => (line.key === "drapes" ? { ...line, unitCents: 110_000 } : line));

onEachDemo("what is due for a quote", NOW, (house) => {
  const told = async (orderId: string, kind: string) => {
    const rows = house().app.db.selectFrom("emails").select("parameters").where("orderId", "=", orderId);
    const found = await rows.where("kind", "=", kind).orderBy("createdAt").execute();
    return found.map(({ parameters }) => JSON.parse(parameters) as Record<string, unknown>);
  };
  const sent = async () => {
    const order = await submittedOrder(house().app);
    await order.send();
    return order;
  };
  const owner = ({ place }: { place: { userId: string; orderId: string } }, number = 1) => ({
    actorId: demoOwner.id,
    ...place,
    number,
  });

  test("on a newer version is what is left of it once what was paid before is counted", async () => {
    const { app } = house();
    const order = await acceptedOrder(app);
    expect(await order.pay("500")).toMatchObject({ ok: true });
    await order.send(sampleContent(app, {}, dearer));
    const newer = await findMyQuote(app, order.client.id, order.orderId);
    // $1,378.00, of which half is due first.
    expect(newer).toMatchObject({ number: 2, come: { creditCents: 0, paidCents: 500_00 } });
    expect(newer && duesOf(newer.figures, newer.come)).toMatchObject({ nowCents: 189_00, laterCents: 689_00 });
    expect(await told(order.orderId, "status_changed")).toMatchObject([
      { total: 137_800, to_pay: 87_800, due: 18_900 },
    ]);
    await order.confirm({ number: 2, seen: { totalCents: 137_800, creditCents: 0 } });
    expect((await told(order.orderId, "quote_copy"))[1]).toMatchObject({ total: 137_800, due: 18_900 });
    expect((await order.money()).dues.map(({ cents }) => cents)).toEqual([189_00, 689_00]);
  });

  test("stands with the total in every e-mail about it", async () => {
    const { app } = house();
    const [asked, declined, withdrawn, recorded] = [await sent(), await sent(), await sent(), await sent()];
    const by = ({ client, orderId }: typeof asked) => ({ user: client, orderId, number: 1, message: "Hm." });
    await askForChanges(app, { ...by(asked), lineMessages: {} });
    expect(await told(asked.orderId, "quote_changes_asked")).toMatchObject([{ total: 127_200, due: 63_600 }]);
    // With another choice, what is due is of that choice, too.
    await askForChanges(app, { ...by(asked), lineMessages: {}, chosen: ["blackout"] });
    expect((await told(asked.orderId, "quote_changes_asked"))[1]).toMatchObject({ total: 137_800, due: 68_900 });
    await declineQuote(app, { ...by(declined), reason: "price" });
    const [no] = await told(declined.orderId, "quote_declined");
    expect([no?.total, no?.due]).toEqual([127_200, undefined]);
    await withdrawQuote(app, owner(withdrawn));
    const [back] = await told(withdrawn.orderId, "quote_withdrawn");
    expect([back?.total, back?.due]).toEqual([127_200, undefined]);
    const yes = { chosen: ["blackout"], signedName: "Ida", how: "phone", day: "2026-11-20" };
    await recordAcceptance(app, { ...owner(recorded), ...yes });
    expect(await told(recorded.orderId, "quote_copy")).toMatchObject([{ total: 137_800, due: 68_900 }]);
  });

  test("of a version that is taken back is what was confirmed before", async () => {
    const { app } = house();
    const order = await acceptedOrder(app);
    await order.send(sampleContent(app, {}, dearer));
    await withdrawQuote(app, owner(order, 2));
    expect(await told(order.orderId, "quote_withdrawn")).toMatchObject([{ total: 137_800, due: 63_600 }]);
  });

  test("is told with a credit that comes or goes, before the yes and after it", async () => {
    const { app } = house();
    const mark = async (userId: string, paid = true) => {
      const id = await addVisit(app, userId);
      const { version = 0 } = (await findConsultation(app, id)) ?? {};
      expect(await markFee(app, { actorId: demoOwner.id, id, version, paid })).toEqual({ ok: true });
    };
    const open = await sent();
    await mark(open.client.id);
    const news = { change: "credit", total: 127_200, due: 48_600 };
    expect(await told(open.orderId, "status_changed")).toMatchObject([{ ...news, valid_until: "2026-12-20" }]);
    const accepted = await acceptedOrder(app);
    await mark(accepted.client.id);
    expect(await told(accepted.orderId, "status_changed")).toMatchObject([news]);
  });
});
