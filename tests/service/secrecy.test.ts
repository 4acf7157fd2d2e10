import type { KyselyPlugin } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { App } from "#app/app.server.ts";
import { demoClient, demoNeighbour } from "#app/demo/demo-people.ts";
import { seedDemo } from "#app/demo/seed-demo.server.ts";
import { setWindowCount } from "#app/domain/orders/window-count.ts";
import { confirmOrder } from "#app/services/orders/confirm-order.server.ts";
import { createOrder } from "#app/services/orders/create-order.server.ts";
import { deleteOrder } from "#app/services/orders/delete-order.server.ts";
import { editOrder } from "#app/services/orders/edit-order.server.ts";
import { findMyOrder } from "#app/services/orders/find-my-order.server.ts";
import { findDraft } from "#app/services/orders/order-draft.server.ts";
import { submitOrder } from "#app/services/orders/submit-order.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";

const user = demoNeighbour;
const ask: Record<string, (app: App, orderId: string) => Promise<unknown>> = {
  "to see an order": (app, orderId) => findMyOrder(app, user.id, orderId),
  "to see a draft": (app, orderId) => findDraft(app.db, user.id, orderId),
  "to change it": (app, orderId) =>
    editOrder(app, { userId: user.id, orderId, version: 1 }, (draft) => setWindowCount(draft, 2)),
  "to submit it": (app, orderId) => submitOrder(app, { userId: user.id, orderId, version: 1 }),
  "to delete it": (app, orderId) => deleteOrder(app, user.id, orderId),
  "to confirm its quote": (app, orderId) =>
    confirmOrder(app, { user, orderId, version: 1, seen: { totalCents: 248000, creditCents: 15000 } }),
};

onEachDatabase("another's order", (house) => {
  beforeAll(() => seedDemo(house().app));

  /** The statements that an answer takes: what a stopwatch could tell apart would show here first. */
  async function statements(work: (app: App) => Promise<unknown>) {
    const seen: string[] = [];
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        seen.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const app = house().app;
    const answer = await work({ ...app, db: app.db.withPlugin(counter) });
    return { answer, seen };
  }

  test.each(Object.keys(ask))(
    "asked for %s is answered like one that does not exist, with the same work",
    async (name) => {
      const draft = await createOrder(house().app, demoClient.id);
      const work = ask[name]!;
      const nothing = await statements((app) => work(app, "LF-0000000"));
      expect(nothing.seen.length).toBeGreaterThan(0);
      for (const id of [draft.id, "LF-1001"]) expect(await statements((app) => work(app, id))).toEqual(nothing);
    },
  );
});
