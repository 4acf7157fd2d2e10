import { expect, test } from "vitest";
import { guessLook } from "#app/domain/fabrics/guess-look.ts";
import { suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { clothsTaken, yardsOtherwise } from "#app/domain/quotes/quoted-yards.ts";
import { quoteLines } from "#app/domain/workroom/buying/quote.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { computeDraft, noSheets } from "#app/domain/workroom/sheet/compute-draft.ts";
import week from "./data/week.json" with { type: "json" };
import { demoOrders } from "./demo-orders.ts";
import { demoAccounts, demoContent, demoQuotes } from "./demo-quotes.ts";
import { demoRateCard } from "./seed-demo-workroom.server.ts";

test("no demo quote charges for a cloth that it says its client sends", () => {
  const charged = demoQuotes.filter((quote) => demoContent(quote).lines.some(({ kind }) => kind === "fabric"));
  expect(charged).not.toEqual([]);
  for (const { order } of charged) {
    const cloths = order.windows.flatMap(({ customizations }) => customizations.shades?.fabrics?.fabrics ?? []);
    expect(cloths.map(({ buyer }) => buyer)).toEqual(["us"]);
  }
});

test("every older order is of a cloth of its own, so that their pictures are told apart", () => {
  const cloths = [...demoQuotes, ...demoAccounts].map(({ order }) =>
    order.windows.map(({ customizations }) => customizations.shades?.fabrics?.fabrics[0]?.name),
  );
  for (const [first, ...others] of cloths) expect(others.every((name) => name === first)).toBe(true);
  const names = cloths.map(([first]) => first ?? "");
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(guessLook(name), name).toBeDefined();
});

test.each(["LF-1004", "LF-1009"])("%s costs what the demo's rate card comes to, with tax", (id) => {
  const order = demoOrders.find((one) => one.id === id);
  if (!order) throw new Error(`The demo has no order ${id}.`);
  // Their clients send the cloth.
  const { packet } = computeDraft(order, noSheets, { rules: defaultShopRules, measureEdge: () => undefined });
  const { cents, missing } = quoteLines(packet, demoRateCard);
  expect([missing, Math.round(cents * 1.06)]).toEqual([[], order.totalCents]);
});

test("a demo quote charges as much of its cloth as its shade takes, and all of them come to the same", () => {
  const options = { rules: defaultShopRules, measureEdge: () => undefined };
  for (const quote of demoQuotes.filter(({ fate }) => fate !== "draft")) {
    const { id: orderId, windows, hardware, hardwareChoice } = quote.order;
    const taken = clothsTaken({ orderId, ...computeDraft({ windows, hardware, hardwareChoice }, noSheets, options) });
    const { terms, lines } = demoContent(quote);
    expect(taken).toHaveLength(1);
    expect(yardsOtherwise(taken, lines)).toEqual([]);
    expect(lines.find(({ kind }) => kind === "fabric")?.quantityMilli).toBe(taken[0]?.milli);
    expect(computeQuote(terms, lines, new Set(suggestedKeys(lines))).totalCents).toBe(767_44);
  }
});

test("what the demo has somebody fetch is the cloth that a client sends, of an order that waits for it", () => {
  const fetched = week.appointments.filter(({ kind }) => kind === "pick-up");
  expect(fetched).not.toEqual([]);
  for (const { orderId, userId } of fetched) {
    const order = demoOrders.find(({ id }) => id === orderId);
    expect([order?.userId, order?.status]).toEqual([userId, "in progress"]);
    const cloths = order?.windows.flatMap(({ customizations }) => customizations.shades?.fabrics?.fabrics ?? []) ?? [];
    expect(cloths.map(({ buyer }) => buyer)).toEqual(["client"]);
  }
});
