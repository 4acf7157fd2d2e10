import { beforeAll, describe, expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { emptyRateCard } from "#app/domain/workroom/buying/rate-card.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import {
  documentKinds,
  findChangedRules,
  findLatest,
  findPlacement,
  findVersion,
  listVersions,
  saveVersion,
  shopRulesKind,
} from "#app/services/workroom/kept-versions.server.ts";
import { findTrimPrice, listMovedTrim } from "#app/services/workroom/list-moved-trim.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";

const NOW = "2026-10-20T12:00:00.000Z";

onEachDemo("what the owner's rules and rates do", "today", (house) => {
  beforeAll(async () => {
    for (const table of ["rateCards", "shopRules"] as const) await house().app.db.deleteFrom(table).execute();
    house().setNow(new Date(NOW));
  });

  const narrower = { ...defaultShopRules, hemAllowance: 6 };
  const save = (hemAllowance: number, basedOn: number, reason = "Six-inch hems") =>
    saveVersion(house().app, shopRulesKind, {
      value: { ...defaultShopRules, hemAllowance },
      basedOn,
      reason,
      actorId: demoOwner.id,
    });

  describe("one after the other", () => {
    test("before anybody saves, version 1 is what the program brings along", async () => {
      const first = { version: 1, reason: "", by: null, at: null };
      expect(await expectNoEffects(house().app, () => findLatest(house().app.db, shopRulesKind))).toEqual({
        ...first,
        value: defaultShopRules,
      });
      expect(await findChangedRules(house().app.db)).toEqual({});
      expect(await expectNoEffects(house().app, () => listVersions(house().app.db, documentKinds.rateCards))).toEqual([
        { ...first, value: emptyRateCard },
      ]);
    });

    test("saving adds one row and changes none", async () => {
      const { answer, effects } = await effectsOf(house().app, () => save(6, 1));
      expect(answer).toEqual({ ok: true, version: 2 });
      const row = { id: expect.any(String), version: 2, reason: "Six-inch hems", actorId: demoOwner.id, at: NOW };
      expect(effects).toEqual({
        shopRules: { added: [{ ...row, document: expect.stringContaining('"hemAllowance":6') }] },
        auditEntries: {
          added: [
            {
              id: expect.any(String),
              actorId: demoOwner.id,
              at: NOW,
              kind: "changed",
              subject: "shop rules",
              subjectId: null,
              words: "Saved version 2 of the shop rules",
            },
          ],
        },
      });
      const told = { version: 2, value: narrower, reason: "Six-inch hems", by: "Nora Larkfield", at: NOW };
      expect(await findLatest(house().app.db, shopRulesKind)).toEqual(told);
      expect((await listVersions(house().app.db, shopRulesKind)).map(({ version }) => version)).toEqual([2, 1]);
    });

    test("a page is sent what the owner changed, and to draw by only where anything hangs", async () => {
      expect(await expectNoEffects(house().app, () => findChangedRules(house().app.db))).toEqual({ hemAllowance: 6 });
      expect(await expectNoEffects(house().app, () => findPlacement(house().app.db))).toEqual({});
      expect(await expectNoEffects(house().app, () => findTrimPrice(house().app.db))).toBe(12_00);
      expect(await expectNoEffects(house().app, () => listMovedTrim(house().app, [], []))).toEqual([]);
    });

    test("the same save sent again has been made already; one without a change is refused", async () => {
      expect(await expectNoEffects(house().app, () => save(6, 1))).toEqual({ ok: true, version: 2 });
      expect(await expectNoEffects(house().app, () => save(6, 2))).toMatchObject({ ok: false, code: "unchanged" });
    });

    test("a stale save is refused and shown the newer version", async () => {
      expect(await expectNoEffects(house().app, () => save(5, 1))).toMatchObject({
        ok: false,
        code: "stale",
        status: 409,
        newer: { version: 2, value: { hemAllowance: 6 } },
      });
    });

    test("a version can be asked for by its number, and nonsense finds none", async () => {
      const find = (version: number) => findVersion(house().app.db, shopRulesKind, version);
      expect(await find(1)).toMatchObject({ version: 1, value: defaultShopRules });
      expect(await find(2)).toMatchObject({ version: 2, value: narrower });
      for (const nonsense of [3, 0, -1, 1.5, Number.NaN, 2 ** 40]) expect(await find(nonsense)).toBe(undefined);
    });
  });

  test("of two who save at the same moment one is told of the other", async () => {
    const { version } = await findLatest(house().app.db, shopRulesKind);
    const answers = await Promise.all([save(4, version), save(3, version), save(2, version)]);
    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, version: version + 1 }]);
    expect(answers.filter((answer) => !answer.ok && answer.code === "stale" && answer.newer)).toHaveLength(2);
    expect(await findLatest(house().app.db, shopRulesKind)).toMatchObject({ version: version + 1 });
  });
});
