import { daysFrom } from "#app/domain/calendar.ts";
import type { Due } from "#app/domain/ledger/derive-money.ts";
import { type ListFields, type ListQuery, listHref, parsePage } from "#app/domain/list-query.ts";

/** What clients owe, by how long it has been due; and what we owe them. */
export interface BalanceAges {
  notDue: number;
  upTo30: number;
  upTo60: number;
  over60: number;
  inCredit: number;
}

export const ageLabels: Record<keyof BalanceAges, string> = {
  notDue: "Not due",
  upTo30: "1 to 30 days",
  upTo60: "31 to 60 days",
  over60: "Over 60 days",
  inCredit: "In credit",
};

interface Owed {
  balanceCents: number;
  dues: readonly Pick<Due, "cents" | "on">[];
}

/** Whatever has no day, or a later one, is not due. The sum of all ages is the sum of the balances. */
export function agesOf(orders: readonly Owed[], today: string): BalanceAges {
  const ages: BalanceAges = { notDue: 0, upTo30: 0, upTo60: 0, over60: 0, inCredit: 0 };
  for (const { balanceCents, dues } of orders) {
    if (balanceCents < 0) {
      ages.inCredit += balanceCents;
      continue;
    }
    let rest = balanceCents;
    for (const { cents, on } of dues) {
      const age = on === null ? "notDue" : ageOn(on, today);
      ages[age] += cents;
      rest -= cents;
    }
    ages.notDue += rest;
  }
  return ages;
}

function ageOn(on: string, today: string) {
  const days = daysFrom(on, today);
  if (days <= 0) return "notDue";
  if (days <= 30) return "upTo30";
  return days <= 60 ? "upTo60" : "over60";
}

/** What of money waits for somebody, as the desk words it. */
export const balanceFigures = {
  depositDue: { label: "Confirmed, payment due", hint: "What is to be paid first has not come" },
  readyToStart: { label: "Ready to start", hint: "Confirmed, and nothing is due first" },
  overdue: { label: "Overdue", hint: "Past due" },
  remindersSpent: { label: "Overdue, no more reminders", hint: "Call, write off or leave it" },
  olderDue: { label: "Older balances", hint: "Remind, leave or write off" },
  paidToCheck: { label: "Paid, to check", hint: "Marked paid by the client" },
  toSettle: { label: "To settle", hint: "Cancelled, with money held or owed" },
} as const;
export type BalanceFigure = keyof typeof balanceFigures;
export const balanceFigureNames = Object.keys(balanceFigures) as BalanceFigure[];

/** Those of all that are overdue for which no reminder goes out any more, as one line of the desk beside the figure of all. */
export function spentInWords(count: number, overdue: number): string {
  const some = count === 1 ? "One" : count.toLocaleString("en-US");
  const of = overdue > count ? `${some} of ${overdue.toLocaleString("en-US")}` : some;
  return `${of} overdue ${overdue === 1 ? "order" : "orders"} ${count === 1 ? "gets" : "get"} no more reminders`;
}

export interface BalanceListQuery extends ListQuery {
  /** One figure of the desk; without one, every order with a balance. */
  only: BalanceFigure | null;
}

export function parseBalanceList(params: URLSearchParams): BalanceListQuery {
  const only = balanceFigureNames.find((name) => name === params.get("only")) ?? null;
  return { only, page: parsePage(params) };
}

export function balanceListHref(path: string, { only, page = 1 }: { only: BalanceFigure | null; page?: number }) {
  const fields: ListFields = { only };
  return listHref(path, { page }, fields);
}
