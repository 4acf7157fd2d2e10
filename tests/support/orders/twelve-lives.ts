import type { acceptedOrder } from "./money.ts";
import { SUGGESTED } from "./quotes.ts";

/** When each life is lived, and a day on which all that could be asked for has been. */
export const NOW = new Date("2026-11-20T17:00:00.000Z");
export const MUCH_LATER = new Date("2027-02-20T17:00:00.000Z");

type Order = Awaited<ReturnType<typeof acceptedOrder>>;

/** What becomes of an order's money, in dollars and in words. */
interface Account {
  charged: number;
  /** Tax in what is charged, less that of what was credited with it. */
  tax: number;
  received: number;
  back: number;
  held: number;
  off: number;
  left: number;
  now: number;
  later: number;
  /** In What customers owe. */
  listed: boolean;
  /** What the quote says of payment, on its page and on paper. */
  paper: string[];
  /** A sentence of a mail to its client. */
  mail: string;
  /** What its client is reminded of by itself, and of which day. */
  reminded: { cents: number; day: string; part: "deposit" | "balance" } | null;
  /** The figures of the desk that count it, at once and much later. */
  desk: string[];
  deskLater: string[];
}

const DEPOSIT_DAY = "2026-11-27";
const FINISHED = "Due 14 days after your order is finished";
const NOTHING = "Balance $0.00, Nothing is left";
const late = ["overdue", "remindersSpent"];

const agreed: Account = {
  charged: 1272,
  tax: 72,
  received: 0,
  back: 0,
  held: 0,
  off: 0,
  left: 1272,
  now: 636,
  later: 636,
  listed: true,
  paper: ["Deposit $636.00, Due Nov 27, 2026", `Balance $636.00, ${FINISHED}`],
  mail: "$636.00 is due on Nov 27, 2026.",
  reminded: { cents: 636_00, day: DEPOSIT_DAY, part: "deposit" },
  desk: ["depositDue"],
  deskLater: ["depositDue", ...late],
};
const paid: Account = {
  ...agreed,
  received: 1272,
  held: 1272,
  left: 0,
  now: 0,
  later: 0,
  listed: false,
  paper: ["Paid so far −\u2060$1,272.00", NOTHING],
  mail: "Nothing is left to pay.",
  reminded: null,
  desk: ["readyToStart"],
  deskLater: ["readyToStart"],
};
const withDeposit: Account = {
  ...agreed,
  received: 636,
  held: 636,
  left: 636,
  now: 0,
  paper: ["Paid so far −\u2060$636.00", `Balance $636.00, ${FINISHED}`],
  mail: "$636.00 of $1,272.00 is left, due 14 days after your order is finished.",
  reminded: null,
  desk: ["readyToStart"],
  deskLater: ["readyToStart"],
};
const cancelled: Account = {
  ...paid,
  received: 636,
  held: 636,
  paper: [],
  mail: "has been cancelled",
  desk: [],
  deskLater: [],
};

/** Each begins with a yes to $1,272.00, half of it within 7 days and half when the order is finished. */
export const lives: [string, (order: Order) => Promise<unknown>, Account][] = [
  ["is agreed", async () => undefined, agreed],
  [
    "has part of its deposit",
    (o) => o.pay("100"),
    {
      ...agreed,
      received: 100,
      held: 100,
      left: 1172,
      now: 536,
      paper: ["Paid so far −\u2060$100.00", "Deposit $536.00, Due Nov 27, 2026", `Balance $636.00, ${FINISHED}`],
      mail: "$1,172.00 of $1,272.00 is left; $536.00 of it is due on Nov 27, 2026.",
      reminded: { cents: 536_00, day: DEPOSIT_DAY, part: "deposit" },
    },
  ],
  ["has its deposit", (o) => o.pay("636"), withDeposit],
  [
    "is finished with its deposit",
    async (o) => [await o.pay("636"), await o.save("completed", SUGGESTED)],
    {
      ...withDeposit,
      now: 636,
      later: 0,
      mail: "$636.00 is due on Dec 4, 2026.",
      paper: ["Paid so far −\u2060$636.00", "Balance $636.00, Due Dec 4, 2026"],
      reminded: { cents: 636_00, day: "2026-12-04", part: "balance" },
      desk: [],
      deskLater: late,
    },
  ],
  [
    "is finished with its deposit and a credit",
    async (o) => [await o.pay("636"), await o.credit("50"), await o.save("completed", SUGGESTED)],
    {
      ...withDeposit,
      off: 50,
      left: 586,
      now: 586,
      later: 0,
      mail: "$586.00 is due on Dec 4, 2026.",
      paper: ["Paid so far −\u2060$636.00", "Taken off −\u2060$50.00", "Balance $586.00, Due Dec 4, 2026"],
      reminded: { cents: 586_00, day: "2026-12-04", part: "balance" },
      desk: [],
      deskLater: late,
    },
  ],
  [
    "has part of its deposit, and its price came down",
    async (o) => [await o.pay("600"), await o.refund("50", undefined, "lower")],
    {
      ...agreed,
      tax: 69.17,
      received: 550,
      back: 50,
      held: 550,
      off: 50,
      left: 672,
      now: 36,
      paper: [
        "Paid so far −\u2060$550.00",
        "Taken off −\u2060$50.00",
        "Deposit $36.00, Due Nov 27, 2026",
        `Balance $636.00, ${FINISHED}`,
      ],
      mail: "$672.00 of $1,222.00 is left; $36.00 of it is due on Nov 27, 2026.",
      reminded: { cents: 36_00, day: DEPOSIT_DAY, part: "deposit" },
    },
  ],
  ["is paid", (o) => o.pay("1272"), paid],
  [
    "is paid too much",
    (o) => o.pay("1300"),
    {
      ...paid,
      received: 1300,
      held: 1300,
      listed: true,
      paper: ["Paid so far −\u2060$1,300.00", NOTHING],
      mail: "Your order is in credit by $28.00.",
    },
  ],
  [
    "is paid, and its price came down",
    async (o) => [await o.pay("1272"), await o.refund("50", undefined, "lower")],
    {
      ...paid,
      tax: 69.17,
      received: 1222,
      back: 50,
      held: 1222,
      off: 50,
      paper: ["Paid so far −\u2060$1,222.00", "Taken off −\u2060$50.00", NOTHING],
      mail: "We have sent you $50.00 back. The price of your order is $50.00 lower. Nothing is left to pay.",
    },
  ],
  [
    "is paid, and part of it went back by mistake",
    async (o) => [await o.pay("1272"), await o.refund("50")],
    {
      ...paid,
      received: 1222,
      back: 50,
      held: 1222,
      left: 50,
      later: 50,
      listed: true,
      paper: ["Paid so far −\u2060$1,222.00", `Balance $50.00, ${FINISHED}`],
      mail: "$50.00 of $1,272.00 is left, due 14 days after your order is finished.",
    },
  ],
  [
    "is cancelled with its deposit",
    async (o) => [await o.pay("636"), await o.save("cancelled", SUGGESTED)],
    { ...cancelled, desk: ["toSettle"], deskLater: ["toSettle"] },
  ],
  [
    "is cancelled and settled",
    async (o) => [await o.pay("636"), await o.cancel("200", "436")],
    {
      ...cancelled,
      tax: 11.32,
      received: 200,
      back: 436,
      held: 200,
      off: 1072,
      mail: "We have sent you $436.00 back by check. We keep $200.00: The cloth was cut. Nothing is left to pay.",
    },
  ],
  [
    "is cancelled with a fee above what came",
    async (o) => [await o.pay("100"), await o.cancel("150", "0")],
    {
      ...cancelled,
      tax: 8.49,
      received: 100,
      held: 100,
      off: 1122,
      left: 50,
      now: 50,
      listed: true,
      mail: "We keep $150.00: The cloth was cut. $50.00 of that is still to be paid, by Dec 4, 2026.",
      deskLater: late,
    },
  ],
  [
    "is written off",
    async (o) => [await o.pay("636"), await o.writeOff("636")],
    {
      ...paid,
      received: 636,
      held: 636,
      off: 636,
      paper: ["Paid so far −\u2060$636.00", "Taken off −\u2060$636.00", NOTHING],
      mail: withDeposit.mail,
    },
  ],
];
