import path from "node:path";
import { sql } from "kysely";
import pino from "pino";
import { expect, inject, test } from "vitest";
import { createApp, type RunningApp } from "#app/app.server.ts";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import { saveBackup } from "#app/db/backup/save-backup.server.ts";
import type { DatabaseLocation } from "#app/db/open-database.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { seedDemo } from "#app/demo/seed-demo.server.ts";
import { findMyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { findQuotes } from "#app/services/quotes/find-quotes.server.ts";
import { openQuoteDraft } from "#app/services/quotes/open-quote-draft.server.ts";
import { reviseQuote } from "#app/services/quotes/revise-quote.server.ts";
import { findVersionById } from "#app/services/quotes/versions/quote-rows.server.ts";
import { hashOf } from "#app/services/quotes/versions/take-snapshot.server.ts";
import { testConfig } from "#tests/support/config.ts";
import { submittedOrder } from "#tests/support/orders/quotes.ts";
import { kinds, newFolder, newPlace } from "#tests/support/places.ts";

const now = () => new Date("2026-11-20T17:00:00.000Z");

async function inHouse<Result>(place: DatabaseLocation, work: (app: RunningApp) => Promise<Result>) {
  const app = await createApp({ config: testConfig(place), log: pino({ level: "silent" }), now });
  return work(app).finally(() => app.close());
}

type Sample = Awaited<ReturnType<typeof submittedOrder>>;

/** One is signed with a choice and has a draft of its next version; one waits. */
async function fill(app: RunningApp) {
  await seedDemo(app);
  const [signed, open] = [await submittedOrder(app), await submittedOrder(app)];
  for (const order of [signed, open]) await order.send();
  const chosen = ["blackout", "tassels"];
  const yes = await signed.confirm({ chosen, seen: { totalCents: 143_100, creditCents: 0 } });
  const revised = await reviseQuote(app, { actorId: demoOwner.id, ...signed.place, number: 1 });
  expect([yes.ok, revised.ok]).toEqual([true, true]);
  return { signed, open };
}

async function seenBy(app: RunningApp, orders: Record<string, Sample>) {
  const all = Object.values(orders).map(async ({ place: { userId, orderId } }) => ({
    client: await findMyQuote(app, userId, orderId),
    owner: await findQuotes(app, userId, orderId),
    draft: await openQuoteDraft(app, userId, orderId),
  }));
  return JSON.parse(JSON.stringify(await Promise.all(all)));
}

const crossings = kinds.flatMap((from) => kinds.filter((to) => to !== from).map((to) => ({ from, to })));

test.skipIf(!inject("postgresUrl")).for(crossings)(
  "quotes of $from restored into $to read the same to both sides, prove themselves and stay frozen",
  async ({ from, to }) => {
    const [source, target] = [await newPlace(from), await newPlace(to)];
    const file = path.join(newFolder(), "backup.gz");
    const { orders, before } = await inHouse(source, async (app) => {
      const filled = await fill(app);
      return { orders: filled, before: await seenBy(app, filled) };
    });
    await saveBackup(source, { file, now: now() });
    await restoreBackup(target, file);
    await inHouse(target, async (app) => {
      expect(await seenBy(app, orders)).toEqual(before);
      expect(before[0].client).toMatchObject({ answer: { totalCents: 143_100, signedName: "Ida Sample" } });
      const sent = await app.db.selectFrom("quotes").select("id").where("state", "<>", "draft").execute();
      expect(sent.length).toBeGreaterThan(5);
      for (const { id } of sent) {
        const stored = await findVersionById(app.db, id);
        expect([id, hashOf(stored!)]).toEqual([id, stored?.row.contentHash]);
      }
      for (const statement of [
        `update "quotes" set "totalCents" = 1 where "orderId" = '${orders.signed.orderId}' and "number" = 1`,
        `delete from "quoteLines" where "quoteId" in (select "id" from "quotes" where "state" = 'sent')`,
        `delete from "quoteCostLines" where "quoteId" in (select "id" from "quotes" where "state" = 'sent')`,
        `update "quoteAnswers" set "totalCents" = 1`,
      ]) {
        await expect(sql.raw(statement).execute(app.db), statement).rejects.toThrow(/never changed/);
      }
    });
  },
);
