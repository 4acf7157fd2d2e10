import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { demoClient, demoOwner } from "#app/demo/demo-people.ts";
import { deleteCustomer } from "#app/services/customers/deletion/delete-customer.server.ts";
import { sweepFiles } from "#app/services/files/sweep-files.server.ts";
import { recordPayment } from "#app/services/ledger/record-money.server.ts";
import { deleteOrder } from "#app/services/orders/delete-order.server.ts";
import { listPhotos } from "#app/services/photos/find-photos.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { addOrder } from "#tests/support/orders/orders.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";
import { photograph, storedIn, windowKeys } from "#tests/support/photos.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const DAY_MS = 24 * 60 * 60_000;

onEachDemo("photographs of what goes", NOW, (house) => {
  test("7. deleting a draft empties the store of its photographs, and of nobody else's", async () => {
    const { app } = house();
    const client = await addClient(app);
    const { orderId } = await readyOrder(app, client.id);
    await photograph(app, { userId: client.id, orderId }, "#101010");
    await photograph(app, { userId: client.id, orderId }, "#202020");
    const others = await photograph(app, { userId: demoClient.id, orderId: "LF-1001" }, "#101010");
    expect(await storedIn(app)).toHaveLength(4);
    expect(await deleteOrder(app, client.id, orderId)).toEqual({ ok: true });
    expect(await storedIn(app)).toHaveLength(2);
    await app.db.deleteFrom("files").where("id", "=", others).execute();
    for (const sha256 of await storedIn(app)) await app.files.remove(sha256);
  });

  test("7. deleting a client empties it too, of what we added as well, also where an order is kept", async () => {
    const { app } = house();
    const client = await addClient(app);
    const kept = await addOrder(app, { userId: client.id, status: "delivered", totalCents: 100_00 });
    const paid = { amount: "100", method: "check", receivedOn: "2026-10-20", reference: "", note: "" };
    await recordPayment(app, { userId: client.id, orderId: kept, actorId: demoOwner.id }, paid);
    const { orderId } = await readyOrder(app, client.id);
    for (const [at, color] of [
      [kept, "#303030"],
      [orderId, "#404040"],
    ] as const)
      await photograph(app, { userId: client.id, orderId: at }, color);
    expect(await storedIn(app)).toHaveLength(4);
    expect(await deleteCustomer(app, { userId: client.id, actorId: demoOwner.id })).toEqual({ ok: true });
    expect(await storedIn(app)).toEqual([]);
    expect(await app.db.selectFrom("files").select("id").execute()).toEqual([]);
  });

  test("a window that was removed finds its photographs when it comes back, for a day", async () => {
    const { app, setNow } = house();
    const client = await addClient(app);
    const { orderId } = await readyOrder(app, client.id);
    const place = { userId: client.id, orderId };
    const [windowKey] = await windowKeys(app, orderId);
    await photograph(app, place, "#505050", { windowKey });
    const { windows } = await app.db
      .selectFrom("orders")
      .select("windows")
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    const write = (text: string) =>
      app.db
        .updateTable("orders")
        .set({ windows: text, updatedAt: NOW.toISOString() })
        .where("id", "=", orderId)
        .execute();
    await write(JSON.stringify({ ...JSON.parse(windows), list: [] }));
    await sweepFiles(app);
    expect(await listPhotos(app, place)).toHaveLength(1);
    await write(windows);
    setNow(new Date(NOW.getTime() + 3 * DAY_MS));
    await sweepFiles(app);
    expect(await listPhotos(app, place)).toHaveLength(1);
    await write(JSON.stringify({ ...JSON.parse(windows), list: [] }));
    await sweepFiles(app);
    expect(await listPhotos(app, place)).toHaveLength(0);
    await rm(`${app.config.dataDir}/files`, { recursive: true, force: true });
    setNow(NOW);
  });
});
