import { expect, test } from "vitest";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import { listMyOrders } from "#app/services/orders/list-my-orders.server.ts";
import { exportOrders, listOrders } from "#app/services/orders/list-orders.server.ts";
import { findMyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { findQuotes } from "#app/services/quotes/find-quotes.server.ts";
import { makeQuotePdf } from "#app/services/quotes/paper/make-quote-pdf.server.ts";
import { findSentQuotes } from "#app/services/reports/quote-rows.server.ts";
import { pdf, textOf } from "#tests/support/data/pdf.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { SUGGESTED, sampleContent, sampleLines, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
/** With blackout and tassels instead of what was suggested. */
const ACCEPTED = 143_100;

onEachDemo("a version that was accepted", NOW, (house) => {
  test("shows what was accepted, not what was suggested, in every list and on its page; one that is asked anew shows both", async () => {
    const { app } = house();
    const order = await submittedOrder(app);
    const { client, orderId, place } = order;
    await order.send();
    const today = { from: "2026-11-20", to: "2026-11-20" };
    const sentFor = async () => (await findSentQuotes(app.db, today)).map(({ cents }) => cents);
    expect(await sentFor()).toContain(SUGGESTED);
    const seen = { totalCents: ACCEPTED, creditCents: 0 };
    expect(await order.confirm({ chosen: ["blackout", "tassels"], seen })).toMatchObject({ ok: true });

    const versions = async () => {
      const owners = await findQuotes(app, client.id, orderId);
      const mine = await findMyQuote(app, client.id, orderId, 1);
      return [owners?.versions, mine?.versions].map((list) =>
        list?.map(({ number, totalCents }) => [number, totalCents]),
      );
    };
    const once = [[1, ACCEPTED]];
    expect(await versions()).toEqual([once, once]);
    const page = await findMyQuote(app, client.id, orderId);
    expect([page?.figures.totalCents, page?.answer?.totalCents, page?.suggested.totalCents]).toEqual([
      ACCEPTED,
      ACCEPTED,
      SUGGESTED,
    ]);
    expect(textOf(await makeQuotePdf({ ...app, pdf }, { ...place, actorId: orderId }))).toContain("$1,431.00 Total");
    const query = parseOrderList(new URLSearchParams({ search: orderId }));
    const exported: { id: string; totalCents: number | null }[] = [];
    for await (const rows of exportOrders(app, query)) exported.push(...rows);
    const listed = [(await listOrders(app, query)).rows, exported, await listMyOrders(app, client.id)];
    expect(listed.map((rows) => rows.find(({ id }) => id === orderId)?.totalCents)).toEqual([
      ACCEPTED,
      ACCEPTED,
      ACCEPTED,
    ]);
    expect(await sentFor()).toContain(ACCEPTED);
    expect(await sentFor()).not.toContain(SUGGESTED);

    const dearer = sampleLines.map((line) => (line.key === "drapes" ? { ...line, unitCents: 110_000 } : line));
    await order.send(sampleContent(app, {}, dearer));
    const both = [
      [2, 137_800],
      [1, ACCEPTED],
    ];
    expect(await versions()).toEqual([both, both]);
  });
});
