import { beforeAll, expect, test } from "vitest";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { openingLines } from "#app/domain/quotes/opening-lines.ts";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { openQuoteDraft } from "#app/services/quotes/open-quote-draft.server.ts";
import { offerPricedChoice, priceDraft } from "#app/services/quotes/price-draft.server.ts";
import { recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { saveQuoteDraft } from "#app/services/quotes/save-quote-draft.server.ts";
import { sendQuote } from "#app/services/quotes/send-quote.server.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";

onEachDemo("choices that the engine prices", "today", (house) => {
  const orderId = "LF-1005";
  /** Its first window alone, in a cloth whose price the book knows. */
  beforeAll(async () => {
    const { db } = house().app;
    const rows = await db.selectFrom("orders").selectAll().where("id", "in", [orderId, "LF-1010"]).execute();
    const [own, other] = [orderId, "LF-1010"].map((id) => rows.find((row) => row.id === id));
    const [window] = own ? readOrderDocuments(own).windows : [];
    const drapes = other && readOrderDocuments(other).windows[0]?.customizations.drapes;
    const made = { ...window, customizations: { drapes: { ...drapes, customizations: { standardLining: true } } } };
    const windows = JSON.stringify({ version: 3, list: [made] });
    await db.updateTable("orders").set({ windows, hardware: "[]" }).where("id", "=", orderId).execute();
  });

  async function opened() {
    const { app } = house();
    const { userId } = await app.db
      .selectFrom("orders")
      .select("userId")
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    const draft = await openQuoteDraft(app, userId, orderId);
    if (!draft) throw new Error("There is no such order.");
    return { ...draft, userId, windowKey: draft.windows[0]?.key ?? "" };
  }
  const sumOf = (lines: readonly OwnerLine[]) =>
    lines
      .filter(({ windowKey }) => windowKey !== null)
      .reduce((sum, { unitCents }) => sum + (unitCents ?? Number.NaN), 0);
  async function worthNow() {
    const packet = await draftPacket(house().app.db, orderId);
    return packet ? sumOf(openingLines(packet)) : Number.NaN;
  }
  async function offer(meaning: string) {
    const { userId, version, content, windowKey } = await opened();
    return offerPricedChoice(house().app, demoOwner.id, { userId, orderId, version }, content, { windowKey, meaning });
  }
  const offered = async () => (await opened()).content.lines.filter(({ role }) => role !== "fixed");
  async function rewrite(change: (list: Awaited<ReturnType<typeof opened>>["windows"]) => unknown) {
    const list = change((await opened()).windows);
    const windows = JSON.stringify({ version: 3, list });
    await house().app.db.updateTable("orders").set({ windows }).where("id", "=", orderId).execute();
  }

  test("a choice comes to what the order would cost more with that one answer, to the cent, and follows its window", async () => {
    const { userId, version, content, windows } = await opened();
    const save = await saveQuoteDraft(house().app, demoOwner.id, { userId, orderId, version }, content);
    expect(save).toMatchObject({ ok: true });
    expect(await offer("drapes.interlining")).toMatchObject({ ok: true });
    const before = await worthNow();
    const interlined = (list: typeof windows, on: boolean) =>
      list.map((window, index) => {
        const { drapes } = window.customizations;
        if (index > 0 || !drapes) return window;
        const made = { ...drapes, customizations: { ...drapes.customizations, interlining: on } };
        return { ...window, customizations: { ...window.customizations, drapes: made } };
      });
    await rewrite((list) => interlined(list, true));
    const dearer = (await worthNow()) - before;
    await rewrite((list) => interlined(list, false));
    expect(dearer).toBeGreaterThan(0);
    const [line] = await offered();
    expect(line).toMatchObject({ label: "Interlining", role: "optional", unitCents: dearer, suggested: false });
    expect(line?.parts.map(({ label }) => label)).toContain("Interlining");
    expect(await offer("drapes.interlining")).toMatchObject({ ok: false });

    await rewrite((list) =>
      list.map((window, index) =>
        index > 0 ? window : { ...window, measurements: { ...window.measurements, widthOfWindow: "110" } },
      ),
    );
    const again = await opened();
    const revision = { userId, orderId, version: again.version };
    expect(
      await priceDraft(house().app, demoOwner.id, revision, again.content, { window: again.windowKey }),
    ).toMatchObject({ ok: true });
    expect((await offered())[0]?.unitCents).toBeGreaterThan(dearer);
  });

  test("linings exclude each other; what costs less, is there already or is no answer is refused with a sentence", async () => {
    expect(await offer("drapes.blackoutLining")).toMatchObject({ ok: true });
    const group = (await offered()).filter(({ role }) => role === "choice");
    expect(group.map(({ label, suggested, meaning }) => [label, suggested, meaning])).toEqual([
      [expect.any(String), true, "nothing"],
      ["Blackout lining", false, "drapes.blackoutLining"],
    ]);
    expect(group[0]?.unitCents).toBe(0);
    expect(new Set(group.map(({ choiceGroup }) => choiceGroup)).size).toBe(1);
    const refused = async (meaning: string) => {
      const answer = await offer(meaning);
      return answer.ok ? "" : answer.reason;
    };
    expect(await refused("drapes.unlined")).toContain("comes to less than what the window has now");
    expect(await refused("")).toBe("Please choose what your client may have instead.");
    expect(await refused("drapes.wings")).toBe("Please choose what this line means for the window.");
    expect(await refused("shades.interlining")).toMatch(/has no shades\.$/);
    expect(await refused("drapes.standardLining")).toMatch(/has that already\.$/);
  });

  test("once its client takes it, the window has it, and the packet follows", async () => {
    const { app } = house();
    const { userId, version, content, quoteId, windowKey } = await opened();
    const lines = content.lines.map((line) => ({ ...line, unitCents: line.unitCents ?? 0 }));
    const kept = await saveQuoteDraft(app, demoOwner.id, { userId, orderId, version }, { ...content, lines });
    if (!kept.ok) throw new Error(kept.reason);
    const sent = await sendQuote(app, demoOwner.id, { userId, orderId, quoteId: quoteId ?? "", version: kept.version });
    if (!sent.ok) throw new Error(sent.reason);
    const taken = lines
      .filter(({ label }) => label === "Interlining" || label === "Blackout lining")
      .map(({ key }) => key);
    const said = {
      signedName: "Ida Sample",
      how: "phone" as const,
      day: dayOf(app.now()),
      message: "",
    };
    const yes = await recordAcceptance(app, {
      actorId: demoOwner.id,
      userId,
      orderId,
      number: sent.number,
      chosen: taken,
      ...said,
    });
    expect(yes).toMatchObject({ ok: true });
    const row = await app.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
    const window = readOrderDocuments(row).windows.find(({ key }) => key === windowKey);
    expect(window?.customizations.drapes?.customizations).toMatchObject({
      interlining: true,
      blackoutLining: true,
      standardLining: false,
    });
  });
});
