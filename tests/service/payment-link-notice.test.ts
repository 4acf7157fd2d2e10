import { beforeAll, expect, test } from "vitest";
import { makeAdmin } from "#app/services/accounts/admins.server.ts";
import { findSchedule, updateSchedule } from "#app/services/consultations/kept-schedule.server.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf } from "#tests/support/effects.ts";

const NOW = "2026-10-20T12:00:00.000Z";
const OWNERS = ["owner@example.com", "second.owner@example.com"];
const custom = { orderName: "Pillows", description: "Two", totalCents: 18050, paymentLink: null };

onEachDemo("a changed payment link", new Date(NOW), (house) => {
  beforeAll(async () => {
    await makeAdmin(house().app, OWNERS[1] ?? "", "linen-and-lace");
  });

  type Mail = { kind: string; recipientAddress: string; parameters: object; orderId: string | null };
  async function noticesOf(work: () => Promise<unknown>) {
    const { effects } = await effectsOf(house().app, work);
    const mails = (effects.emails?.added ?? []) as Mail[];
    const notices = mails.filter(({ kind }) => kind === "payment_link_changed");
    return notices.map(({ recipientAddress, parameters, orderId }) => ({ recipientAddress, parameters, orderId }));
  }

  test("of an order is told to everybody who runs the business, its first link is not", async () => {
    const made = await createCustomOrder(house().app, "demo-owner", "demo-client", custom);
    const orderId = made.ok ? made.id : "";
    const save = (version: number, paymentLink: string | null) => () =>
      updateOrder(
        house().app,
        "demo-owner",
        { userId: "demo-client", orderId, version },
        { status: "quoted", totalCents: 18050, paymentLink },
      );
    const told = (link_before: string, link_now: string) =>
      OWNERS.map((recipientAddress) => ({
        recipientAddress,
        orderId,
        parameters: {
          at: NOW,
          order_id: expect.stringMatching(/^LF-1\d{3}$/),
          changed_by: "Nora Larkfield",
          link_before,
          link_now,
        },
      }));
    expect(await noticesOf(save(1, "https://pay.example/1"))).toEqual([]);
    expect(await noticesOf(save(2, "https://pay.example/1"))).toEqual([]);
    expect(await noticesOf(save(2, "https://pay.example/2"))).toEqual(
      told("https://pay.example/1", "https://pay.example/2"),
    );
    expect(await noticesOf(save(3, null))).toEqual(told("https://pay.example/2", ""));
  });

  test("for consultations is told as well, and only when it was saved", async () => {
    const { schedule, version } = await findSchedule(house().app.db);
    const save = (seen: number, paymentLink: string | null) => () =>
      updateSchedule(house().app, { ...schedule, paymentLink }, { version: seen, actorId: "demo-owner" });
    await save(version, "https://pay.example/visit")();
    expect(await noticesOf(save(version, "https://evil.example"))).toEqual([]);
    expect(await noticesOf(save(version + 1, "https://pay.example/other"))).toMatchObject([
      {
        recipientAddress: "owner@example.com",
        orderId: null,
        parameters: { order_id: "", link_before: "https://pay.example/visit", link_now: "https://pay.example/other" },
      },
      { recipientAddress: "second.owner@example.com" },
    ]);
  });
});
