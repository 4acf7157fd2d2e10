import { type ListFields, type ListQuery, listHref, parsePage } from "#app/domain/list-query.ts";

/** What of money waits for somebody, as the desk words it. */
export const balanceFigures = {
  depositDue: { label: "Confirmed, deposit due", hint: "Not paid for yet" },
  readyToStart: { label: "Ready to start", hint: "Confirmed, deposit in or none asked" },
  overdue: { label: "Overdue", hint: "Past due" },
  remindersSpent: { label: "Late, no more reminders", hint: "Call, write off or leave it" },
  olderDue: { label: "Older balances", hint: "Remind, leave or write off" },
  paidToCheck: { label: "Paid, to check", hint: "Marked paid by the client" },
  toSettle: { label: "To settle", hint: "Cancelled, with money held or owed" },
} as const;
export type BalanceFigure = keyof typeof balanceFigures;
export const balanceFigureNames = Object.keys(balanceFigures) as BalanceFigure[];

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
