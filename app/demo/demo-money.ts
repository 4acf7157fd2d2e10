import type { TypedMoney } from "#app/domain/ledger/ledger-acts.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import { windowId } from "#app/domain/orders/window.ts";
import { type DemoOrder, demoOrders } from "./demo-orders.ts";
import { demoNeighbor, demoOthers } from "./demo-people.ts";

type Person = typeof demoNeighbor | (typeof demoOthers)[number];

/** What happens to a demo order once its client has said yes, each on its day. */
type DemoTurn =
  | { day: string; pay: Pick<TypedMoney, "amount" | "method" | "reference"> }
  | { day: string; refund: Pick<TypedMoney, "amount" | "method" | "reference"> }
  | { day: string; status: OrderStatus };

export interface DemoAccount {
  order: DemoOrder;
  client: Person;
  signedName: string;
  /** When its quote is sent; its client confirms it a day later. */
  quotedAt: string;
  turns: DemoTurn[];
}

const [, calloway] = demoOthers;
const like = demoOrders.find(({ id }) => id === "LF-1004");

function orderOf(id: string, { id: userId }: Person, name: string, day: string): DemoOrder {
  const [window] = like?.windows ?? [];
  if (!window) throw new Error("The demo has no order LF-1004.");
  return {
    id,
    userId,
    status: "submitted",
    totalCents: null,
    paymentLink: null,
    step: 4,
    hardwareChoice: false,
    hardware: [],
    windows: [{ ...window, id: windowId(id, 1), key: `${id}-key1`, name }],
    createdAt: `${day}T14:00:00.000Z`,
    submittedAt: `${day}T15:30:00.000Z`,
  };
}

const check = (amount: string, reference: string) => ({ amount, method: "check", reference });

/** Orders with money: a deposit that is paid, one of which something went back, one whose balance is late, and one that is paid. */
export const demoAccounts: DemoAccount[] = [
  {
    order: orderOf("LF-0891", calloway, "Nursery", "2026-03-02"),
    client: calloway,
    signedName: "June Calloway",
    quotedAt: "2026-03-04T16:00:00.000Z",
    turns: [{ day: "2026-03-09", pay: check("383.72", "No. 1043") }],
  },
  {
    order: orderOf("LF-0892", calloway, "Pantry", "2026-03-03"),
    client: calloway,
    signedName: "June Calloway",
    quotedAt: "2026-03-05T16:00:00.000Z",
    turns: [
      { day: "2026-03-09", pay: check("383.72", "No. 1044") },
      { day: "2026-03-10", status: "in progress" },
      { day: "2026-04-01", status: "completed" },
      { day: "2026-04-06", pay: { amount: "433.72", method: "bank", reference: "" } },
      { day: "2026-04-07", refund: check("50.00", "No. 2201") },
      { day: "2026-04-08", status: "delivered" },
    ],
  },
  {
    order: orderOf("LF-0893", calloway, "Porch", "2026-03-04"),
    client: calloway,
    signedName: "June Calloway",
    quotedAt: "2026-03-06T16:00:00.000Z",
    turns: [
      { day: "2026-03-11", pay: { amount: "383.72", method: "card", reference: "" } },
      { day: "2026-03-12", status: "in progress" },
      { day: "2026-04-02", status: "delivered" },
    ],
  },
  {
    order: orderOf("LF-0894", demoNeighbor, "Hallway", "2026-03-05"),
    client: demoNeighbor,
    signedName: "Theo Ashgrove",
    quotedAt: "2026-03-09T16:00:00.000Z",
    turns: [
      { day: "2026-03-11", pay: check("767.44", "No. 318") },
      { day: "2026-03-12", status: "in progress" },
      { day: "2026-04-03", status: "delivered" },
    ],
  },
];
