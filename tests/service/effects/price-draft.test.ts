import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { openingLines } from "#app/domain/quotes/opening-lines.ts";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { whyUnpriced } from "#app/domain/quotes/why-unpriced.ts";
import { findPurchase } from "#app/services/purchasing/find-purchase.server.ts";
import { meantTag } from "#app/services/quotes/find-changed-prices.server.ts";
import { openQuoteDraft } from "#app/services/quotes/open-quote-draft.server.ts";
import { keepPricesOf, priceDraft } from "#app/services/quotes/price-draft.server.ts";
import { saveQuoteDraft } from "#app/services/quotes/save-quote-draft.server.ts";
import { sendQuote } from "#app/services/quotes/send-quote.server.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";
import { findLatest, rateCardKind, saveVersion } from "#app/services/workroom/kept-versions.server.ts";
import { saveSheet } from "#app/services/workroom/sheets.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";

onEachDemo("Price the Open Lines", "today", (house) => {
  const orderId = "LF-1005";
  const userId = "demo-marsh";
  const place = { userId, orderId };

  async function opened() {
    const draft = await openQuoteDraft(house().app, userId, orderId);
    if (!draft) throw new Error("There is no such order.");
    return draft;
  }
  const whyNow = async () => {
    const packet = await draftPacket(house().app.db, orderId);
    return packet ? whyUnpriced(packet, (await opened()).content.lines) : {};
  };
  /** As the owner enters it in the workroom. */
  async function giveEveryClothItsPrice() {
    const packet = await draftPacket(house().app.db, orderId);
    for (const { key, facts } of packet?.cloths ?? []) {
      const known = { width: 54, repeat: 0, match: "straight", direction: "upright", supplier: "", sheer: false };
      const document = { ...known, com: false, ...facts, pricePerYard: facts?.pricePerYard ?? 80_00 };
      const edit = { ...place, part: `fabric:${key}`, version: 0, actorId: demoOwner.id };
      expect(await saveSheet(house().app, edit, document)).toMatchObject({ ok: true });
    }
  }

  const KEY1 = "LF-1005-key1";
  const BAND = "Band fabric, Bone sateen for the banding, has no price per yard.";

  test("each open line says why; once the cloth has its price the card prices the draft, and the rest of it stays", async () => {
    const { content } = await opened();
    // Its one new rod is hidden behind a cornice: what the client named for rods is nothing to price.
    expect(await whyNow()).toEqual({ [`${KEY1}-drapes`]: BAND, "LF-1005-key2-drapes": BAND });
    const typed = { ...content, lines: content.lines.map((line) => ({ ...line, ownerNote: "Mine" })) };
    const first = { ...place, version: 0 };
    expect(await saveQuoteDraft(house().app, demoOwner.id, first, typed)).toMatchObject({ ok: true });
    await giveEveryClothItsPrice();
    expect(await whyNow()).toMatchObject({ [`${KEY1}-drapes`]: "The rate card can price it now." });
    const again = await opened();
    const revision = { ...place, version: again.version };
    expect(await priceDraft(house().app, demoOwner.id, revision, again.content)).toMatchObject({ ok: true });
    const { lines } = (await opened()).content;
    const drapes = lines.find(({ key }) => key === `${KEY1}-drapes`);
    const parts = Object.fromEntries((drapes?.parts ?? []).map((part) => [part.label, part]));
    expect(parts).toMatchObject({
      "Band fabric": { unitCents: 80_00, costCents: null },
      Trim: { quantityMilli: 17_000, unitCents: 12_00, grossCents: 204_00, costCents: 102_00 },
      Installation: { grossCents: 85_00, costCents: 50_00 },
    });
    const sum = Object.values(parts).reduce((all, { grossCents }) => all + (grossCents ?? Number.NaN), 0);
    expect(drapes).toMatchObject({ quantityMilli: 1_000, unitCents: sum, costCents: null, ownerNote: "Mine" });
    expect(await whyNow()).toEqual({});
    const stale = await priceDraft(house().app, demoOwner.id, revision, again.content);
    expect(stale).toMatchObject({ ok: false, code: "stale" });
    expect((await opened()).content.lines).toEqual(lines);
  });

  test("a window priced again moves what its neighbors pay of the cloth bought for all, to the cent", async () => {
    const before = await opened();
    const list = before.windows.map((window) =>
      window.key === KEY1 ? { ...window, measurements: { ...window.measurements, widthOfWindow: "97" } } : window,
    );
    const windows = JSON.stringify({ version: 3, list });
    await house().app.db.updateTable("orders").set({ windows }).where("id", "=", orderId).execute();
    const { version, content } = await opened();
    const again = { ...place, version };
    expect(await priceDraft(house().app, demoOwner.id, again, content, { window: KEY1 })).toMatchObject({ ok: true });
    const packet = await draftPacket(house().app.db, orderId);
    const today = packet ? openingLines(packet) : [];
    const drapes = (lines: readonly OwnerLine[]) => lines.filter(({ treatment }) => treatment === "drapes");
    const cloth = (lines: readonly OwnerLine[]) =>
      drapes(lines).map(({ parts, unitCents }) => [unitCents, ...parts.map(({ grossCents }) => grossCents)]);
    const after = await opened();
    expect(cloth(after.content.lines)).toEqual(cloth(today));
    expect(cloth(after.content.lines)[1]).not.toEqual(cloth(before.content.lines)[1]);
    expect(after.changedWindows).toEqual([]);
  });

  test("hardware that the client named is a rod that is seen, priced and bought with it and nowhere else", async () => {
    const { db } = house().app;
    const { windows } = await db
      .selectFrom("orders")
      .select("windows")
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    const list = (await opened()).windows.map(({ customizations: { tops: _, ...customizations }, ...window }) => ({
      ...window,
      customizations,
    }));
    const bare = JSON.stringify({ version: 3, list });
    await db.updateTable("orders").set({ windows: bare }).where("id", "=", orderId).execute();
    const { groups } = await findPurchase(house().app, [orderId]);
    const rows = groups.flatMap((group) => group.rows).filter(({ item }) => /Forged iron|clips/.test(item));
    expect(
      rows.map(({ part, item }) => [part, /Forged iron rod, 1 inch|Rings with clips, 40/.exec(item)?.[0]]),
    ).toEqual([
      ["finial", "Forged iron rod, 1 inch"],
      ["pole bracket", "Forged iron rod, 1 inch"],
      ["pole", "Forged iron rod, 1 inch"],
      ["ring", "Rings with clips, 40"],
    ]);
    const packet = await draftPacket(db, orderId);
    if (!packet) throw new Error("There is no packet.");
    expect(openingLines(packet).filter(({ kind }) => kind === "hardware")).toEqual([]);
    await db.updateTable("orders").set({ windows }).where("id", "=", orderId).execute();
  });

  test("a window that was changed or added is priced as it is now, and one priced by hand as a whole stays", async () => {
    const before = await opened();
    const pantry = "LF-1005-key3";
    const { windows } = before;
    const wider = windows.map((window) =>
      window.key === pantry ? { ...window, measurements: { ...window.measurements, widthOfWindow: "60" } } : window,
    );
    const added = { ...wider[2], key: "LF-1005-key4", id: "LF-1005-4", name: "Larder" };
    const changed = JSON.stringify({ version: 3, list: [...wider, added] });
    await house().app.db.updateTable("orders").set({ windows: changed }).where("id", "=", orderId).execute();
    const flagged = await opened();
    expect(flagged.changedWindows).toEqual([pantry, added.key]);
    const making = (lines: typeof flagged.content.lines, key: string) =>
      lines.find((line) => line.key === `${key}-shades`)?.parts.find(({ label }) => label === "Making")?.quantityMilli;
    expect(making(flagged.content.lines, added.key)).toBeUndefined();
    for (const pricedAgain of [pantry, added.key]) {
      const { version, content } = await opened();
      const answer = await priceDraft(house().app, demoOwner.id, { ...place, version }, content, {
        window: pricedAgain,
      });
      expect(answer).toMatchObject({ ok: true });
    }
    const { content, changedWindows } = await opened();
    expect(changedWindows).toEqual([]);
    expect(making(content.lines, pantry)).toBeGreaterThan(making(before.content.lines, pantry) ?? Infinity);
    expect(making(content.lines, added.key)).toBe(making(content.lines, pantry));
  });

  test("beside a making that was typed the card adds nothing, and the window stays flagged until somebody decides", async () => {
    const pantry = "LF-1005-key3";
    const before = await opened();
    const own = { ...emptyLine, key: "own", label: "Made by hand", kind: "treatment", windowKey: pantry } as const;
    const lines = [
      ...before.content.lines.filter(({ windowKey }) => windowKey !== pantry),
      { ...own, unitCents: 420_00 },
    ];
    const typed = { ...before.content, lines };
    const first = { ...place, version: before.version };
    expect(await saveQuoteDraft(house().app, demoOwner.id, first, typed)).toMatchObject({ ok: true });
    const list = before.windows.map((window) =>
      window.key === pantry ? { ...window, measurements: { ...window.measurements, widthOfWindow: "66" } } : window,
    );
    const windows = JSON.stringify({ version: 3, list });
    await house().app.db.updateTable("orders").set({ windows }).where("id", "=", orderId).execute();
    const again = async (act: "price" | "keep") => {
      const { version, content } = await opened();
      const by = [house().app, demoOwner.id, { ...place, version }, content] as const;
      const answer = act === "price" ? await priceDraft(...by, "all") : await keepPricesOf(...by, pantry);
      expect(answer).toMatchObject({ ok: true });
      const { changedWindows, changedPrices, content: kept } = await opened();
      const own = kept.lines.filter(({ windowKey }) => windowKey === pantry).map(({ key }) => key);
      return [changedWindows, changedPrices.map(({ key, byHand }) => [key, byHand]), own];
    };
    expect(await again("price")).toEqual([[pantry], [["own", true]], ["own"]]);
    expect(await again("keep")).toEqual([[], [], ["own"]]);
  });

  test("a draft of before a window, the hardware or a rate changed goes out only priced again, or said to be meant", async () => {
    const { app } = house();
    const { db } = app;
    const { windows: stored, rateCards } = {
      ...(await db.selectFrom("orders").select("windows").where("id", "=", orderId).executeTakeFirstOrThrow()),
      rateCards: await findLatest(db, rateCardKind),
    };
    const send = async (meant?: string) => {
      const { quoteId, version } = await opened();
      return sendQuote(app, demoOwner.id, { ...place, quoteId: quoteId ?? "", version, meant });
    };
    const reprice = async () => {
      const { version, content } = await opened();
      expect(await priceDraft(app, demoOwner.id, { ...place, version }, content, "all")).toMatchObject({ ok: true });
    };
    const priceByHand = async () => {
      const { version, content } = await opened();
      const lines = content.lines.map((line) => (line.unitCents === null ? { ...line, unitCents: 10_00 } : line));
      const terms = { ...content.terms, taxRate: 0, taxReason: "For the test" };
      expect(await saveQuoteDraft(app, demoOwner.id, { ...place, version }, { terms, lines })).toMatchObject({
        ok: true,
      });
    };
    await reprice();
    await priceByHand();
    expect((await opened()).changedPrices).toEqual([]);

    const rate = { ...rateCards.value, installEach: (rateCards.value.installEach ?? 0) + 15_00 };
    const change = { value: rate, basedOn: rateCards.version, reason: "Dearer", actorId: demoOwner.id };
    expect(await saveVersion(app, rateCardKind, change)).toMatchObject({ ok: true });
    const dearer = (await opened()).changedPrices;
    expect(dearer.length).toBeGreaterThan(0);
    for (const { wasCents, nowCents } of dearer) expect(nowCents).toBe((wasCents ?? 0) + 15_00);
    expect(await send()).toMatchObject({ ok: false, code: "refused", field: "meant" });
    expect(await send("something else")).toMatchObject({ ok: false, field: "meant" });
    await reprice();
    expect((await opened()).changedPrices).toEqual([]);

    await db.updateTable("orders").set({ hardwareChoice: 0 }).where("id", "=", orderId).execute();
    const kept = (await opened()).changedPrices;
    expect(kept.map(({ windowKey }) => windowKey)).toContain(KEY1);
    expect(await send()).toMatchObject({ ok: false, reason: expect.stringMatching(/Drapes.*\$.* now/) });
    expect(await send(meantTag(kept))).toMatchObject({ ok: true });
    await db.updateTable("orders").set({ windows: stored }).where("id", "=", orderId).execute();
  });
});
