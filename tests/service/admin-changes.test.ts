import { expect, test } from "vitest";
import { demoClient } from "#app/demo/demo-people.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { describeEvent } from "#app/domain/orders/order-trail.ts";
import type { OrderTerms } from "#app/domain/orders/order-update.ts";
import type { WindowEdit } from "#app/domain/orders/owner/window-edit.ts";
import { findOrder } from "#app/services/orders/find-order.server.ts";
import { confirmOrder } from "#app/services/orders/life/confirm-order.server.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { updateWindow } from "#app/services/orders/windows/change-windows.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";

const owner = "demo-owner";
const custom = { orderName: "Pillows", description: "Two", totalCents: 18050, paymentLink: null };
const terms: OrderTerms = { status: "in progress", totalCents: 20000, paymentLink: "https://pay.example.com/x" };
const blank = Object.fromEntries(measurementNames.map((name) => [name, ""])) as WindowEdit["measurements"];

onEachDemo("the owner's changes", "today", (house) => {
  async function newOrder() {
    const result = await createCustomOrder(house().app, owner, "demo-client", custom);
    if (!result.ok) throw new Error(result.reason);
    return { userId: "demo-client", orderId: result.id, version: 1 };
  }
  const read = async (orderId: string, userId = "demo-client") => {
    const order = await findOrder(house().app, userId, orderId);
    if (!order) throw new Error("The order is gone.");
    return order;
  };
  const trail = async (orderId: string, userId?: string) =>
    (await read(orderId, userId)).events.map((event) => describeEvent(event.kind, event.details));

  test("a custom order is quoted from the start and tells who wrote it", async () => {
    const { orderId } = await newOrder();
    const order = await read(orderId);
    expect(order).toMatchObject({ ...custom, status: "quoted", windowCount: 0, windows: [], submittedAt: null });
    expect(order.events).toMatchObject([{ kind: "created", firstName: "Nora" }]);
  });

  test.each(["nobody", "demo-owner"])("%s gets no custom order", async (customer) => {
    expect(await createCustomOrder(house().app, owner, customer, custom)).toEqual({
      ok: false,
      code: "missing",
      status: 404,
      reason: "Customer not found.",
    });
  });

  test("a save writes the row and one event for each change", async () => {
    const address = await newOrder();
    expect(await updateOrder(house().app, owner, address, terms)).toEqual({ ok: true, version: 2 });
    expect(await read(address.orderId)).toMatchObject({ ...terms, version: 2 });
    expect((await trail(address.orderId)).sort()).toEqual([
      "Custom order created",
      "Payment link added: https://pay.example.com/x",
      "Status changed from Quoted to In progress",
      "Total changed from $180.50 to $200.00",
    ]);
  });

  test("the same save sent twice is one", async () => {
    const address = await newOrder();
    await updateOrder(house().app, owner, address, terms);
    expect(await updateOrder(house().app, owner, address, terms)).toEqual({ ok: true, version: 2 });
    expect(await trail(address.orderId)).toHaveLength(4);
  });

  test("the client is told of the first quote, of the next ones as news, and of each step once", async () => {
    const told = async (orderId: string) => {
      const { emails } = await read(orderId, "demo-marsh");
      return emails.filter(({ id }) => !id.startsWith("demo-")).map(({ kind }) => kind);
    };
    const address = { userId: "demo-marsh", orderId: "LF-1005" };
    const steps: [OrderTerms["status"], number, string[]][] = [
      ["submitted", 100, []],
      ["quoted", 100, ["quote_ready"]],
      ["quoted", 100, ["quote_ready"]],
      ["quoted", 200, ["quote_ready", "status_changed"]],
      ["in progress", 200, ["quote_ready", "status_changed", "status_changed"]],
      ["submitted", 200, ["quote_ready", "status_changed", "status_changed"]],
      ["quoted", 200, ["quote_ready", "status_changed", "status_changed", "status_changed"]],
    ];
    for (const [status, totalCents, expected] of steps) {
      const { version } = await read("LF-1005", "demo-marsh");
      await updateOrder(house().app, owner, { ...address, version }, { status, totalCents, paymentLink: null });
      await updateOrder(house().app, owner, { ...address, version }, { status, totalCents, paymentLink: null });
      expect((await told("LF-1005")).sort()).toEqual(expected);
    }
  });

  test("a custom order sends its quote, and a refused save sends nothing", async () => {
    const address = await newOrder();
    const kinds = async () => (await read(address.orderId)).emails.map(({ kind }) => kind);
    expect(await kinds()).toEqual(["quote_ready"]);
    await updateOrder(house().app, owner, { ...address, version: 9 }, terms);
    expect(await kinds()).toEqual(["quote_ready"]);
    const row = await house()
      .app.db.selectFrom("emails")
      .select(["recipientAddress", "parameters"])
      .where("orderId", "=", address.orderId)
      .executeTakeFirstOrThrow();
    expect(row.recipientAddress).toBe("client@example.com");
    expect(JSON.parse(row.parameters)).toEqual({
      order_id: expect.stringMatching(/^LF-1\d{3}$/),
      customer_name: "Clara Whitfield",
      first_name: "Clara",
      order_name: custom.orderName,
      description: custom.description,
      total: 18_050,
      credit: null,
      to_pay: null,
      payment_link: "",
    });
  });

  test("the owner's line goes with the e-mail of a save; left out, none goes and the trail says so", async () => {
    const address = await newOrder();
    await updateOrder(house().app, owner, address, terms, { line: "See you Friday.", leaveOut: false });
    const rows = () =>
      house()
        .app.db.selectFrom("emails")
        .select(["kind", "parameters"])
        .where("orderId", "=", address.orderId)
        .where("kind", "=", "status_changed")
        .execute();
    expect((await rows()).map(({ parameters }) => JSON.parse(parameters).message)).toEqual(["See you Friday."]);
    const shipped = { ...terms, status: "shipping" as const };
    await updateOrder(house().app, owner, { ...address, version: 2 }, shipped, { line: "", leaveOut: true });
    expect(await rows()).toHaveLength(1);
    expect(await trail(address.orderId)).toContain("The client was not e-mailed about this");
    expect(await read(address.orderId)).toMatchObject({ status: "shipping", version: 3 });
    // A save that tells nobody anything leaves nothing out.
    const unlinked = { ...shipped, paymentLink: null };
    await updateOrder(house().app, owner, { ...address, version: 3 }, unlinked, { line: "", leaveOut: true });
    const told = (await trail(address.orderId)).filter((line) => line.includes("not e-mailed"));
    expect(told).toHaveLength(1);
  });

  test("a stale save learns when the client confirmed", async () => {
    const address = await newOrder();
    const { firstName, lastName, email } = demoClient;
    const user = { id: "demo-client", firstName, lastName, email };
    const seen = { totalCents: 18050, creditCents: 0 };
    expect(await confirmOrder(house().app, { ...address, user, seen })).toEqual({ ok: true });
    const { confirmedAt } = await read(address.orderId);
    const stale = await updateOrder(house().app, owner, address, terms);
    expect(stale).toMatchObject({ code: "stale", newer: { status: "quoted", confirmedAt, version: 2 } });
    expect(confirmedAt).not.toBeNull();
  });

  test("a stale save changes nothing and answers with the newer values", async () => {
    const address = await newOrder();
    await updateOrder(house().app, owner, address, terms);
    const stale = await updateOrder(house().app, owner, address, { ...terms, totalCents: 1 });
    expect(stale).toMatchObject({
      ok: false,
      code: "stale",
      status: 409,
      reason: expect.stringContaining("changed in another tab"),
      newer: { ...terms, version: 2 },
    });
    expect(await read(address.orderId)).toMatchObject({ totalCents: 20000, version: 2 });
  });

  test("of two owners at once one is saved and the other told", async () => {
    const address = await newOrder();
    const totals = [1000, 2000, 3000, 4000];
    const results = await Promise.all(
      totals.map((totalCents) => updateOrder(house().app, owner, address, { ...terms, totalCents })),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(await trail(address.orderId)).toHaveLength(4);
  });

  test("a new total asks for confirmation again; a new status alone does not", async () => {
    const address = { userId: "demo-stone", orderId: "LF-1007", version: 1 };
    const same = { totalCents: 164000, paymentLink: "https://pay.example.com/LF-1007" };
    await updateOrder(house().app, owner, address, { ...same, status: "in progress" });
    expect((await read("LF-1007", "demo-stone")).confirmedAt).toBe("2026-10-07T22:18:00.000Z");
    await updateOrder(house().app, owner, { ...address, version: 2 }, { ...same, status: "quoted", totalCents: 1 });
    expect((await read("LF-1007", "demo-stone")).confirmedAt).toBeNull();
    expect(await trail("LF-1007", "demo-stone")).toContain(
      "Total changed from $1,640.00 to $0.01; the client is asked to confirm again",
    );
  });

  test("an order under somebody else's name does not exist", async () => {
    const address = { userId: "demo-neighbor", orderId: "LF-1001", version: 1 };
    expect(await findOrder(house().app, "demo-neighbor", "LF-1001")).toBeUndefined();
    expect(await updateOrder(house().app, owner, address, terms)).toMatchObject({ status: 404 });
    const edit = { measurements: blank, options: { drapes: [], shades: [], tops: [] } };
    expect(await updateWindow(house().app, owner, { ...address, number: 1 }, edit)).toMatchObject({
      status: 404,
      reason: "Order not found.",
    });
  });

  test("a window edit replaces that window alone, leaves its trail, and is refused when stale", async () => {
    const address = { userId: "demo-client", orderId: "LF-1001", version: 1, number: 2 };
    const before = await read("LF-1001");
    const edit = {
      measurements: { ...blank, ...before.windows[1]?.measurements, widthOfWindow: "37 1/8" },
      options: { drapes: ["blackoutLining", "interlining", "edgeBanding"], shades: [], tops: [] },
    };
    expect(await updateWindow(house().app, owner, address, edit)).toEqual({ ok: true, version: 2, number: 2 });
    const after = await read("LF-1001");
    expect(after.windows[0]).toEqual(before.windows[0]);
    expect(after.windows[1]?.measurements.widthOfWindow).toBe("37.125");
    expect(after.windows[1]?.customizations.drapes?.customizations?.edgeBanding).toBe(true);
    expect((await trail("LF-1001")).at(-1)).toBe(
      'Living room, right changed · Width Of Window 36" to 37 1/8" · Drapes: Edge banding added',
    );
    expect(await updateWindow(house().app, owner, address, edit)).toEqual({ ok: true, version: 2, number: 2 });
    const other = { ...edit, measurements: { ...edit.measurements, widthOfWindow: "40" } };
    expect(await updateWindow(house().app, owner, address, other)).toMatchObject({
      ok: false,
      status: 409,
      newer: { version: 2, window: { measurements: { widthOfWindow: "37.125" } } },
    });
  });

  test.each([
    [{ number: 9 }, {}, 404],
    [{ number: 1 }, { measurements: { ...blank, widthOfWindow: "wide" } }, 400],
    [{ number: 1 }, { options: { drapes: [], shades: ["clutchControl", "cordlessControl"], tops: [] } }, 400],
  ])("window edit %j %j is refused", async (where, change, status) => {
    const address = { userId: "demo-client", orderId: "LF-1002", version: 1, ...where };
    const edit = { measurements: blank, options: { drapes: [], shades: [], tops: [] }, ...change };
    expect(await updateWindow(house().app, owner, address, edit)).toMatchObject({ ok: false, status });
    expect((await read("LF-1002")).version).toBe(1);
  });
});
