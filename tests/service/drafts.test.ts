import { beforeAll, expect, test } from "vitest";
import { demoClient } from "#app/demo/demo-people.ts";
import { seedDemo } from "#app/demo/seed-demo.server.ts";
import { listDrafts } from "#app/services/orders/list-drafts.server.ts";
import { submitOrder } from "#app/services/orders/submit-order.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { readyOrder } from "#tests/support/ready-order.ts";

onEachDatabase("drafts", (house) => {
  const userId = demoClient.id;
  beforeAll(() => seedDemo(house().app));

  const draftOf = async (orderId: string) => (await listDrafts(house().app, userId)).find(({ id }) => id === orderId);

  test("the hub says Complete exactly where Submit agrees", async () => {
    const revision = await readyOrder(house().app, userId);
    expect(await draftOf(revision.orderId)).toMatchObject({ complete: true, windowCount: 1 });
    await house()
      .app.db.updateTable("orders")
      .set({ hardwareChoice: null })
      .where("id", "=", revision.orderId)
      .execute();
    expect(await submitOrder(house().app, revision)).toMatchObject({
      ok: false,
      reason: "Say first whether you want new hardware.",
    });
    expect(await draftOf(revision.orderId)).toMatchObject({ complete: false });
  });
});
