import { describe, expect, test } from "vitest";
import { fromMark, fromNoteMark, TRIM_PRICE } from "#app/content/placed-texts.ts";
import { demoClient, demoNeighbor, demoOwner } from "#app/demo/demo-people.ts";
import { demoRateCard } from "#app/demo/seed-demo-workroom.server.ts";
import { canonicalJson } from "#app/domain/canonical-json.ts";
import { readTried } from "#app/domain/orders/trying/tried-window.ts";
import { quoteLines } from "#app/domain/workroom/buying/quote.ts";
import { emptyRateCard } from "#app/domain/workroom/buying/rate-card.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { sizesOf } from "#app/domain/workroom/sheet/compute-draft.ts";
import { openChecks, writeSeen } from "#app/domain/workroom/sheet/open-checks.ts";
import { unknownFacts } from "#app/domain/workroom/sheet/sheet-fabric-form.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { addOwnersWindow } from "#app/services/orders/windows/change-windows.server.ts";
import { estimateOrder, tryWindow } from "#app/services/quotes/estimate/estimate-order.server.ts";
import { findPageTexts } from "#app/services/quotes/estimate/page-prices.server.ts";
import { listTable } from "#app/services/table/list-table.server.ts";
import { listMissingRates } from "#app/services/workroom/early-quotes.server.ts";
import { findOrderSaid } from "#app/services/workroom/find-order-said.server.ts";
import { countWithoutPacket, draftPacket, findPacket, listPackets } from "#app/services/workroom/find-packet.server.ts";
import { freezePacket, startWorkOn } from "#app/services/workroom/freeze-packet.server.ts";
import { findLatest, rateCardKind, saveVersion, shopRulesKind } from "#app/services/workroom/kept-versions.server.ts";
import { findSheets, saveSheet } from "#app/services/workroom/sheets.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects, recordedEvent } from "#tests/support/effects.ts";

const NOW = "2026-11-20T12:00:00.000Z";
const stamp = { by: "Nora Larkfield", at: NOW };
const mine = { userId: demoClient.id, orderId: "LF-1001", actorId: demoOwner.id };

onEachDemo("packets", new Date(NOW), (house) => {
  const save = (part: string, version: number, document: object, order = mine) =>
    saveSheet(house().app, { ...order, part, version }, document);

  /** Every window of an order measured by its client, for the sizes it has now. */
  async function measure(order: typeof mine) {
    const found = await findOrderSaid(house().app.db, order.orderId);
    for (const window of found?.said.windows ?? []) {
      const accepted = { how: "client", day: "", initials: "", sizes: sizesOf(window), ...stamp };
      await save(`measure:${window.key}`, 0, accepted, order);
    }
  }

  async function bytesOf(orderId: string, number: number) {
    const row = await house()
      .app.db.selectFrom("packets")
      .select("document")
      .where("orderId", "=", orderId)
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    return row.document;
  }

  describe("one order, from draft to revision", () => {
    test("a draft is made at every look and stored nowhere", async () => {
      const { db } = house().app;
      const found = await expectNoEffects(house().app, () => findPacket(db, "LF-1001"));
      expect(found).toMatchObject({ state: "draft", number: null, at: null, customer: "Clara Whitfield" });
      expect(found?.document).toMatchObject({ format: 1, orderId: "LF-1001", rules: { version: 1 } });
      expect(found?.document.packet.windows[0]?.treatments[0]?.figures).toMatchObject({ rodWidth: 48, cuts: 3 });
      expect(await draftPacket(db, "LF-1001")).toEqual(found?.document);
      expect(await findPacket(db, "LF-0")).toBe(undefined);
      expect(await findPacket(db, "LF-1001", 1)).toBe(undefined);
    });

    test("it is refused while a window is not measured, each in a sentence", async () => {
      const answer = await expectNoEffects(house().app, () =>
        freezePacket(house().app, { ...mine, after: 0, reason: "" }),
      );
      expect(answer).toMatchObject({
        ok: false,
        code: "refused",
        status: 409,
        reason: "The packet cannot be frozen yet.",
        faults: [
          "Living room, left; Living room, right: The final measure is missing: measure, or accept the client's figures.",
        ],
      });
    });

    test("it is refused while a fabric has no width, or a block check stands", async () => {
      await measure(mine);
      const part = "fabric:oat linen, plain";
      await save(part, 1, { ...unknownFacts, supplier: "Sample Linen Mill", ...stamp });
      const freeze = () => freezePacket(house().app, { ...mine, after: 0, reason: "" });
      const widthMissing = "The width of Oat linen, plain is missing: enter it under Fabrics.";
      expect(await expectNoEffects(house().app, freeze)).toMatchObject({
        faults: [`Living room, left, drapes; Living room, right, drapes: ${widthMissing}`],
      });
      await save(part, 2, { ...unknownFacts, width: 54, direction: "railroaded", railroadable: true, ...stamp });
      const refused = await expectNoEffects(house().app, freeze);
      expect(refused).toMatchObject({ faults: [expect.stringContaining("Turned sideways")] });
      await save(part, 3, { ...unknownFacts, width: 54, pricePerYard: 6200, ...stamp });
    });

    test("somebody else's order, or none, is missing", async () => {
      for (const order of [
        { ...mine, userId: demoNeighbor.id },
        { ...mine, orderId: "LF-0" },
      ]) {
        const answer = await expectNoEffects(house().app, () =>
          freezePacket(house().app, { ...order, after: 0, reason: "" }),
        );
        expect(answer).toMatchObject({ ok: false, code: "missing", status: 404 });
      }
    });

    test("checks that stand open are asked about once, and a reason waves them as work starts", async () => {
      const { app } = house();
      const order = { userId: "demo-stone", orderId: "LF-1007", actorId: demoOwner.id };
      await measure(order);
      const wide = { figures: { finishedWidth: { value: 52, ...stamp } }, waved: {} };
      await save("treatment:LF-1007-key1:shades", 0, wide, order);
      const freeze = (seen: string, waves: { part: string; code: string; reason: string }[] = []) =>
        freezePacket(app, { ...order, after: 0, reason: "", asked: { seen, by: "Nora Larkfield", waves } });
      const refused = await expectNoEffects(app, () => freeze(""));
      expect(refused).toMatchObject({ ok: false, code: "refused", status: 409 });
      const open = refused.ok ? [] : (refused.open ?? []);
      const [first] = open;
      if (!first) throw new Error("LF-1007 has no open check.");
      expect(await expectNoEffects(app, () => freeze("what was shown before the figures changed"))).toMatchObject({
        open,
      });
      const wave = { part: first.part, code: first.code, reason: "The client wants it so" };
      const { answer, effects } = await effectsOf(app, () => freeze(writeSeen(open), [wave]));
      expect(answer).toEqual({ ok: true, number: 1 });
      expect(Object.keys(effects).sort()).toEqual(["orderEvents", "packets", "sheets"]);
      const found = await findPacket(app.db, "LF-1007");
      if (!found) throw new Error("LF-1007 has no packet.");
      const waved = found.document.sheets.treatments[first.part]?.waved[first.code];
      expect(waved).toEqual({
        sentence: first.sentence,
        reason: "The client wants it so",
        by: "Nora Larkfield",
        at: NOW,
      });
      expect(openChecks(found.document)).toEqual(open.slice(1));
      const { versions } = await findSheets(app.db, "LF-1007");
      expect(versions[first.part]).toBe(2);
    });

    test("two presses make one packet, with one event", async () => {
      const freeze = () => freezePacket(house().app, { ...mine, after: 0, reason: "" });
      const { answer, effects } = await effectsOf(house().app, () => Promise.all([freeze(), freeze()]));
      expect(answer).toEqual([
        { ok: true, number: 1 },
        { ok: true, number: 1 },
      ]);
      expect(effects).toEqual({
        packets: {
          added: [
            {
              id: "LF-1001-1",
              orderId: "LF-1001",
              number: 1,
              reason: "",
              actorId: demoOwner.id,
              at: NOW,
              document: expect.any(String),
            },
          ],
        },
        orderEvents: {
          added: [
            recordedEvent({
              orderId: "LF-1001",
              actorId: demoOwner.id,
              at: NOW,
              kind: "packet_frozen",
              details: { number: 1, reason: "" },
            }),
          ],
        },
      });
      const document = await bytesOf("LF-1001", 1);
      expect(canonicalJson(JSON.parse(document))).toBe(document);
      expect(document).not.toContain("Whitfield");
    });

    test("it stays byte for byte the same after any edit of order, rules, card and sheet", async () => {
      const { app } = house();
      const [before, cuts] = [await bytesOf("LF-1001", 1), { value: 4, ...stamp }];
      await save("treatment:LF-1001-key1:drapes", 0, { figures: { cuts }, waved: {} });
      await save("fabric:oat linen, plain", 4, { ...unknownFacts, width: 118, ...stamp });
      const actorId = demoOwner.id;
      const rules = { ...defaultShopRules, hemAllowance: 6 };
      const card = { ...emptyRateCard, ring: 1 };
      await saveVersion(app, shopRulesKind, { value: rules, basedOn: 1, reason: "Six-inch hems", actorId });
      await saveVersion(app, rateCardKind, { value: card, basedOn: 2, reason: "Cheaper", actorId });
      await addOwnersWindow(app, actorId, { userId: demoClient.id, orderId: "LF-1001", version: 1 });
      expect(await bytesOf("LF-1001", 1)).toBe(before);
      const frozen = await findPacket(app.db, "LF-1001");
      expect(frozen).toMatchObject({ state: "frozen", number: 1, by: "Nora Larkfield", at: NOW });
      expect(frozen?.document).toMatchObject({ rules: { version: 1 }, rateCard: { version: 2 } });
      expect(frozen?.document.packet.windows[0]?.treatments[0]?.figures).toMatchObject({ cuts: 3, rawCut: 102 });
      const now = await draftPacket(app.db, "LF-1001");
      expect(now).toMatchObject({ rules: { version: 2 }, rateCard: { version: 3 } });
      expect(now?.packet.windows[0]?.treatments[0]?.figures).toMatchObject({ cuts: 4, rawCut: 100 });
    });

    test("a revision has the next number and its reason, and the old one can still be had", async () => {
      const { app } = house();
      const revise = (reason: string) => freezePacket(app, { ...mine, after: 1, reason });
      const before = await bytesOf("LF-1001", 1);
      const answers = await Promise.all([revise("Six-inch hems"), revise("Six-inch hems"), revise("Another reason")]);
      expect(answers.filter((answer) => answer.ok && answer.number === 2).length).toBeGreaterThan(0);
      expect(await listPackets(app.db, "LF-1001")).toMatchObject([{ number: 2 }, { number: 1, reason: "" }]);
      expect(await bytesOf("LF-1001", 1)).toBe(before);
      expect(await findPacket(app.db, "LF-1001")).toMatchObject({ number: 2, document: { rules: { version: 2 } } });
      expect(await findPacket(app.db, "LF-1001", 1)).toMatchObject({ number: 1, document: { rules: { version: 1 } } });
      expect(await freezePacket(app, { ...mine, after: 1, reason: "Too late" })).toMatchObject({ code: "stale" });
      for (const number of [0, 3, -1, 1.5, Number.NaN, 2 ** 40]) {
        expect(await findPacket(app.db, "LF-1001", number)).toBe(undefined);
      }
    });
  });

  describe("sheets", () => {
    const order = { userId: demoClient.id, orderId: "LF-1002", actorId: demoOwner.id };
    const part = "treatment:LF-1002-key1:shades";
    const figure = (value: number) => ({ figures: { finishedWidth: { value, ...stamp } }, waved: {} });

    test("saving writes one row, and the same save sent again writes none", async () => {
      const { effects } = await effectsOf(house().app, () => save(part, 0, figure(47), order));
      expect(effects).toEqual({
        sheets: {
          added: [
            {
              orderId: "LF-1002",
              part,
              version: 1,
              actorId: demoOwner.id,
              at: NOW,
              document: canonicalJson(figure(47)),
            },
          ],
        },
      });
      expect(await expectNoEffects(house().app, () => save(part, 0, figure(47), order))).toEqual({
        ok: true,
        version: 1,
      });
      const { sheets, versions } = await findSheets(house().app.db, "LF-1002");
      expect(sheets.treatments[part]).toEqual(figure(47));
      expect(versions).toEqual({ [part]: 1 });
    });

    test("a stale edit is refused with what stands there now", async () => {
      expect(await expectNoEffects(house().app, () => save(part, 0, figure(46), order))).toMatchObject({
        ok: false,
        code: "stale",
        status: 409,
        newer: { version: 1, document: figure(47) },
      });
    });

    test("of several at the same moment one is written", async () => {
      const answers = await Promise.all([40, 41, 42].map((value) => save(part, 1, figure(value), order)));
      expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, version: 2 }]);
    });

    test("a figure of the owner's counts, and taken back the rule's does", async () => {
      const { db } = house().app;
      const width = async () =>
        (await draftPacket(db, "LF-1002"))?.packet.windows[0]?.treatments[0]?.figures.finishedWidth;
      await save(part, 2, figure(44), order);
      expect(await width()).toBe(44);
      await save(part, 3, { figures: {}, waved: {} }, order);
      expect(await width()).toBe(47.25);
    });
  });

  describe("in progress", () => {
    const neighbor = { userId: demoNeighbor.id, orderId: "LF-1004", actorId: demoOwner.id };
    const start = (status: string, order = { ...mine, orderId: "LF-1002" }) =>
      startWorkOn(house().app, { ...order, status });

    test("the status saves although the packet cannot be frozen, and the desk counts it", async () => {
      const { app } = house();
      expect(await expectNoEffects(app, () => countWithoutPacket(app))).toBe(0);
      const terms = { status: "in progress" as const, totalCents: null, paymentLink: null };
      expect(await updateOrder(app, demoOwner.id, { ...mine, orderId: "LF-1002", version: 1 }, terms)).toMatchObject({
        ok: true,
      });
      expect(await expectNoEffects(app, () => start("in progress"))).toEqual({ frozen: false });
      expect(await countWithoutPacket(app)).toBe(1);
    });

    test("once it can be, setting the status freezes it; other statuses and a second time do nothing", async () => {
      const { app } = house();
      const order = { ...mine, orderId: "LF-1002" };
      await measure(order);
      await save("fabric:blue ticking", 0, { ...unknownFacts, width: 54, ...stamp }, order);
      expect(await expectNoEffects(app, () => start("quoted"))).toEqual({ frozen: false });
      const { answer, effects } = await effectsOf(app, () => start("in progress"));
      expect(answer).toEqual({ frozen: true });
      expect(Object.keys(effects).sort()).toEqual(["orderEvents", "packets"]);
      expect(await expectNoEffects(app, () => start("in progress"))).toEqual({ frozen: true });
      expect(await countWithoutPacket(app)).toBe(0);
      // At the table it lies with no more than a name.
      expect(await expectNoEffects(app, () => listTable(app))).toContainEqual({
        id: "LF-1002",
        called: "LF-1002",
        customer: "Whitfield, C.",
        windows: expect.any(Number),
        packet: 1,
        since: NOW,
        signed: expect.objectContaining({ cut: 0 }),
        remakes: [],
      });
      expect(await expectNoEffects(app, () => start("in progress", neighbor))).toEqual({ frozen: true });
    });
  });

  describe("rates", () => {
    async function setCard(value: typeof emptyRateCard) {
      const { version } = await findLatest(house().app.db, rateCardKind);
      const change = { value, basedOn: version, reason: "For this test", actorId: demoOwner.id };
      await saveVersion(house().app, rateCardKind, change);
    }
    const kitchen = async () => {
      const found = await findOrderSaid(house().app.db, "LF-1004");
      if (!found) throw new Error("LF-1004 is gone.");
      return found.said;
    };
    const shadeRates = {
      ...emptyRateCard,
      fabricPerYard: { low: 3500, high: 9500 },
      liningPerYard: { standard: 900 },
      labourPerSqFt: { default: 2400 },
      control: { cordlessControl: 6500 },
      installEach: 8500,
    };

    const { installEach: _, ...withoutInstallation } = shadeRates;

    test("an estimate is given only if every rate it needs is there, and from the first finished window on", async () => {
      const { app } = house();
      const said = await kitchen();
      await setCard(shadeRates);
      expect(await expectNoEffects(app, () => estimateOrder(app, said))).toEqual({
        // The cloth is the client's own.
        low: 525_00,
        high: 550_00,
        holds: ["making", "lining", "installation", "tax"],
        anyCloth: false,
        open: { windows: [], hardware: [], counted: [], unrated: [] },
      });
      expect(await estimateOrder(app, { ...said, windows: [] })).toBe(null);
      const [window] = said.windows;
      if (!window) throw new Error("LF-1004 has no window.");
      const begun = { ...window, name: "Den, left", customizations: {} };
      expect(await estimateOrder(app, { ...said, windows: [window, begun] })).toMatchObject({
        low: 525_00,
        open: { windows: ["Den, left"] },
      });
      expect(await estimateOrder(app, { ...said, windows: [begun] })).toBe(null);
      expect(await estimateOrder(app, { ...said, site: { takeDown: "us" } })).toMatchObject({
        low: 525_00,
        open: { unrated: ["taking down what hangs there now"] },
      });
      await setCard({ ...shadeRates, takeDown: 100_00 });
      expect(await estimateOrder(app, { ...said, site: { takeDown: "us" } })).toMatchObject({
        low: 650_00,
        high: 675_00,
      });
      await setCard(withoutInstallation);
      expect(await estimateOrder(app, said)).toBe(null);
    });

    test("a cloth of the book is estimated at its price there, as the workroom's own estimate is", async () => {
      const { app } = house();
      await setCard(demoRateCard);
      const order = await findOrderSaid(app.db, "LF-1010");
      const draft = await draftPacket(app.db, "LF-1010");
      if (!order || !draft) throw new Error("LF-1010 is gone.");
      const { subtotal, missing } = quoteLines(draft.packet, demoRateCard);
      expect([missing, subtotal]).toEqual([[], 2_288_50]);
      expect(await estimateOrder(app, order.said)).toMatchObject({ low: 2_425_00, high: 2_450_00, anyCloth: false });
    });

    test("the pages of styles begin at what the same engine says, and say nothing without a rate or by the owner's switch", async () => {
      const { app } = house();
      const shown = async (slug: string) => {
        const texts = await expectNoEffects(app, () => findPageTexts(app));
        return [texts.get(fromMark(slug)), texts.get(fromNoteMark(slug)), texts.get(TRIM_PRICE)];
      };
      await setCard({ ...demoRateCard, trimPerFoot: 14_50 });
      expect(await shown("soft-shades-flat-roman")).toEqual([
        // 210.00 of cloth, 22.50 of lining, 583.00 of making and 85.00 of installing, with 6 % of tax 954.53.
        "From $950",
        "For a window 48 inches wide and 60 high, in our plainest cloth. Making, lining, cloth, installation and sales tax are in it.",
        "$14.50 per foot",
      ]);
      const usual = readTried(new URLSearchParams({ style: "soft-shades-flat-roman" }));
      if (!usual.ok) throw new Error("A usual window is refused.");
      const { answer, effects } = await effectsOf(app, () => tryWindow(app, usual.value, "192.0.2.1"));
      expect(answer).toMatchObject({ ok: true, range: { low: 950_00, anyCloth: true } });
      expect(Object.keys(effects)).toEqual(["rateLimits"]);
      await setCard({ ...demoRateCard, showFrom: false });
      expect(await shown("soft-shades-flat-roman")).toEqual(["", "", "$12 per foot"]);
      await setCard(withoutInstallation);
      expect(await shown("soft-shades-flat-roman")).toEqual(["", "", "$12 per foot"]);
      expect(await tryWindow(app, usual.value, undefined)).toEqual({ ok: true, range: null });
    });

    test("the owner sees which rates are missing for which open orders", async () => {
      await setCard(withoutInstallation);
      const missing = await expectNoEffects(house().app, () => listMissingRates(house().app));
      const installation = missing.find(({ rate }) => rate === "Installation");
      expect(installation?.orders.map(({ id }) => id).sort()).toEqual([
        "LF-1001",
        "LF-1002",
        "LF-1004",
        "LF-1005",
        "LF-1007",
      ]);
      expect(missing.find(({ rate }) => rate === "Rings")?.orders).toEqual([{ id: "LF-1001", userId: demoClient.id }]);
    });
  });
});
