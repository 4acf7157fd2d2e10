import { expect, test } from "vitest";
import { findConsent } from "#app/db/consent.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import { deleteCustomer } from "#app/services/customers/deletion/delete-customer.server.ts";
import { moveMoney } from "#app/services/ledger/move-money.server.ts";
import { recordPayment, recordRefund } from "#app/services/ledger/record-money.server.ts";
import { confirmOrder } from "#app/services/orders/life/confirm-order.server.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { reopenForClient } from "#app/services/orders/life/reopen-for-client.server.ts";
import { findMissingForWork } from "#app/services/orders/life/start-work.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { addOwnersWindow } from "#app/services/orders/windows/change-windows.server.ts";
import { findQuotes } from "#app/services/quotes/find-quotes.server.ts";
import { recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { reviseQuote } from "#app/services/quotes/revise-quote.server.ts";
import { findReminders } from "#app/services/reminders/find-reminders.server.ts";
import { findAcceptances } from "#app/services/reports/quote-rows.server.ts";
import { newFormKey } from "#app/web/form.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { SUGGESTED, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
const PLAIN = 90_000;
const custom = { orderName: "Sheers", description: "", totalCents: 5_000, paymentLink: null };
const money = (amount: string) => ({
  amount,
  method: "check",
  receivedOn: "2026-11-20",
  reference: "",
  note: "Agreed",
});

onEachDemo("how the yes came, and what happens next", NOW, (house) => {
  async function ordered() {
    const { app } = house();
    const order = await submittedOrder(app);
    const revision = async () => ({ ...order.place, version: (await order.row()).version });
    const save = async (status: OrderStatus, totalCents: number | null) =>
      updateOrder(app, demoOwner.id, await revision(), { status, totalCents, paymentLink: null });
    const stands = async () => {
      const { status, chargedCents, balanceCents } = await order.row();
      const { consent } = await findConsent(app.db, order.orderId);
      const open = (await order.quotes()).find(({ openOf }) => openOf !== null);
      const asks = open ? `, asks ${open.totalCents}` : "";
      return `${status}, ${consent}, charged ${chargedCents ?? 0}, owes ${balanceCents ?? 0}${asks}`;
    };
    const acting = () => ({ actorId: demoOwner.id, ...order.place, formKey: newFormKey() });
    const pay = (amount: string) => recordPayment(app, acting(), money(amount));
    return { ...order, revision, save, stands, acting, pay };
  }
  type Ordered = Awaited<ReturnType<typeof ordered>>;

  const yes: Record<string, (order: Ordered) => Promise<unknown>> = {
    portal: async (order) => {
      await order.send();
      await order.confirm();
    },
    telephone: async (order) => {
      await order.send();
      const said = { signedName: "Ida Sample", how: "phone", day: "2026-11-20", chosen: ["standard"] };
      await recordAcceptance(house().app, { actorId: demoOwner.id, ...order.place, number: 1, ...said });
    },
    plain: async (order) => {
      await order.save("quoted", PLAIN);
      const { version } = await order.row();
      const seen = { totalCents: PLAIN, creditCents: 0 };
      await confirmOrder(house().app, { user: order.client, orderId: order.orderId, version, seen });
    },
    none: (order) => order.send(),
    begun: async (order) => {
      await order.send();
      await order.save("in progress", SUGGESTED);
    },
  };

  const next: Record<string, (order: Ordered) => Promise<string>> = {
    reprice: async (order) => {
      const { status } = await order.row();
      await order.save(status as OrderStatus, 200_000);
      return order.stands();
    },
    "edit window": async (order) => {
      await addOwnersWindow(house().app, demoOwner.id, await order.revision());
      const found = await order.confirm();
      const yes = found.ok ? (found.already ? "said already" : "taken") : "refused";
      return `${await order.stands()}; a yes is ${yes}`;
    },
    cancel: async (order) => {
      await order.save("cancelled", (await order.row()).totalCents);
      return order.stands();
    },
    reopen: async (order) => {
      const given = { actorId: demoOwner.id, ...(await order.revision()), message: "Please measure again." };
      const { ok } = await reopenForClient(house().app, given);
      return `${ok ? "reopened" : "refused"}: ${await order.stands()}`;
    },
    "delete account": async (order) => {
      const { ok } = await deleteCustomer(house().app, { userId: order.client.id, actorId: demoOwner.id });
      return ok ? "gone" : "waits";
    },
    "start work": async (order) =>
      (await findMissingForWork(house().app, order.client.id, order.orderId)).join(" ") || "nothing is missing",
    refund: async (order) => {
      await order.pay("500");
      const { ok } = await recordRefund(house().app, order.acting(), { ...money("100"), purpose: "lower" });
      return `${ok ? "given back" : "refused"}: ${await order.stands()}`;
    },
    "move money": async (order) => {
      await order.pay("3000");
      const other = await createCustomOrder(house().app, demoOwner.id, order.client.id, custom);
      if (!other.ok) throw new Error(other.reason);
      const { ok } = await moveMoney(house().app, order.acting(), { amount: "100", note: "", toOrderId: other.id });
      return `${ok ? "moved" : "refused"}: ${await order.stands()}`;
    },
    remind: async (order) => {
      const due = await findReminders(house().app.db, [order.orderId], "2026-12-07");
      return (
        due.flatMap(({ reminders }) => reminders.map(({ key }) => key.split("/").slice(1).join(" "))).join(", ") ||
        "nobody is reminded"
      );
    },
    report: async (order) => {
      const month = { from: "2026-11-01", to: "2026-11-30" };
      const found = await findAcceptances(house().app.db, month);
      const mine = found.filter(({ orderId }) => orderId === order.orderId);
      return mine.map(({ netCents }) => `a sale of ${netCents}`).join(", ") || "no sale";
    },
    revise: async (order) => {
      await reviseQuote(house().app, { actorId: demoOwner.id, ...order.place, number: 1 });
      const found = await findQuotes(house().app, order.client.id, order.orderId);
      return `${found?.draft ? "a draft" : "no draft"}: ${await order.stands()}`;
    },
  };

  test.each(Object.keys(yes).flatMap((way) => Object.keys(next).map((act) => [way, act] as const)))(
    "%s, then %s",
    async (way, act) => {
      const order = await ordered();
      await yes[way]?.(order);
      expect(await next[act]?.(order)).toBe(outcomes[way]?.[act]);
    },
  );
});

const outcomes: Record<string, Record<string, string>> = {
  portal: {
    reprice: "quoted, ended, charged 127200, owes 127200, asks 200000",
    "edit window": "quoted, given, charged 127200, owes 127200; a yes is said already",
    cancel: "cancelled, ended, charged 127200, owes 127200",
    reopen: "refused: quoted, given, charged 127200, owes 127200",
    "delete account": "waits",
    "start work": "The deposit has not come: $636.00 is left of it.",
    refund: "given back: quoted, given, charged 127200, owes 77200",
    "move money": "moved: quoted, given, charged 127200, owes -162800",
    remind: "deposit 2026-11-27 late-10",
    report: "a sale of 120000",
    revise: "a draft: quoted, given, charged 127200, owes 127200",
  },
  telephone: {
    reprice: "quoted, ended, charged 127200, owes 127200, asks 200000",
    "edit window": "quoted, recorded, charged 127200, owes 127200; a yes is said already",
    cancel: "cancelled, ended, charged 127200, owes 127200",
    reopen: "refused: quoted, recorded, charged 127200, owes 127200",
    "delete account": "waits",
    "start work": "The deposit has not come: $636.00 is left of it.",
    refund: "given back: quoted, recorded, charged 127200, owes 77200",
    "move money": "moved: quoted, recorded, charged 127200, owes -162800",
    remind: "deposit 2026-11-27 late-10",
    report: "a sale of 120000",
    revise: "a draft: quoted, recorded, charged 127200, owes 127200",
  },
  plain: {
    reprice: "quoted, ended, charged 90000, owes 90000, asks 200000",
    "edit window": "quoted, given, charged 90000, owes 90000; a yes is said already",
    cancel: "cancelled, ended, charged 90000, owes 90000",
    reopen: "refused: quoted, given, charged 90000, owes 90000",
    "delete account": "waits",
    "start work": "nothing is missing",
    refund: "given back: quoted, given, charged 90000, owes 40000",
    "move money": "moved: quoted, given, charged 90000, owes -200000",
    remind: "balance 2026-12-04 late-3",
    report: "a sale of 90000",
    revise: "a draft: quoted, given, charged 90000, owes 90000",
  },
  none: {
    reprice: "quoted, none, charged 0, owes 0, asks 200000",
    "edit window": "quoted, none, charged 0, owes 0, asks 127200; a yes is refused",
    cancel: "cancelled, none, charged 0, owes 0",
    reopen: "reopened: incomplete, none, charged 0, owes 0",
    "delete account": "gone",
    "start work": "The client has not said yes to what this order shows.",
    refund: "refused: quoted, none, charged 0, owes -50000, asks 127200",
    "move money": "moved: quoted, none, charged 0, owes -290000, asks 127200",
    remind: "nobody is reminded",
    report: "no sale",
    revise: "a draft: quoted, none, charged 0, owes 0, asks 127200",
  },
  begun: {
    reprice: "in progress, none, charged 200000, owes 200000",
    "edit window": "in progress, none, charged 127200, owes 127200; a yes is said already",
    cancel: "cancelled, none, charged 127200, owes 127200",
    reopen: "refused: in progress, none, charged 127200, owes 127200",
    "delete account": "waits",
    "start work": "nothing is missing",
    refund: "given back: in progress, none, charged 127200, owes 77200",
    "move money": "moved: in progress, none, charged 127200, owes -162800",
    remind: "deposit 2026-11-27 late-10",
    report: "a sale of 120000",
    revise: "a draft: in progress, none, charged 127200, owes 127200",
  },
};
