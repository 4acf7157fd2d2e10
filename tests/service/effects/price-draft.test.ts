import { beforeAll, expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { seedDemo } from "#app/demo/seed-demo.server.ts";
import { openingLines } from "#app/domain/quotes/opening-lines.ts";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { whyUnpriced } from "#app/domain/quotes/why-unpriced.ts";
import { findPurchase } from "#app/services/purchasing/find-purchase.server.ts";
import { openQuoteDraft } from "#app/services/quotes/open-quote-draft.server.ts";
import { priceDraft } from "#app/services/quotes/price-draft.server.ts";
import { saveQuoteDraft } from "#app/services/quotes/save-quote-draft.server.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";
import { saveSheet } from "#app/services/workroom/save-sheet.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";

onEachDatabase("Price the Open Lines", (house) => {
  beforeAll(() => seedDemo(house().app));
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
  const NAMED =
    "The client named it; the rate card has no price for it. Remove this line if it is the rod that the price of the treatment holds already.";
  const BAND = "Band fabric, Bone sateen for the banding, has no price per yard.";

  test("each open line says why; once the cloth has its price the card prices the draft, and the rest of it stays", async () => {
    const { content } = await opened();
    expect(await whyNow()).toEqual({
      [`${KEY1}-drapes`]: BAND,
      "LF-1005-key2-drapes": BAND,
      "hardware-1": NAMED,
      "hardware-2": NAMED,
    });
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
    expect(lines.find(({ key }) => key === "hardware-1")).toMatchObject({ unitCents: null });
    expect(await whyNow()).toMatchObject({ "hardware-1": NAMED });
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
    const again = { ...place, version, pricedAgain: KEY1 };
    expect(await priceDraft(house().app, demoOwner.id, again, content)).toMatchObject({ ok: true });
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

  test("hardware that the client named is bought too", async () => {
    const { groups } = await findPurchase(house().app, [orderId]);
    const named = groups.find(({ supplier }) => supplier === "Hardware that clients named");
    expect(named?.rows.map(({ item }) => item)).toEqual(["Forged iron rod, 1 inch", "Rings with clips, 40"]);
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
      const answer = await priceDraft(house().app, demoOwner.id, { ...place, version, pricedAgain }, content);
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
    const again = async (act: typeof priceDraft | typeof saveQuoteDraft) => {
      const { version, content } = await opened();
      const revision = { ...place, version, pricedAgain: pantry };
      expect(await act(house().app, demoOwner.id, revision, content)).toMatchObject({ ok: true });
      const { changedWindows, content: kept } = await opened();
      return [changedWindows, kept.lines.filter(({ windowKey }) => windowKey === pantry).map(({ key }) => key)];
    };
    expect(await again(priceDraft)).toEqual([[pantry], ["own"]]);
    expect(await again(saveQuoteDraft)).toEqual([[], ["own"]]);
  });
});
