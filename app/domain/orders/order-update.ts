import { tidyLink } from "#app/domain/link.ts";
import { parseMoney } from "#app/domain/money.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { isOrderStatus, type OrderStatus } from "./order-status.ts";

/** What the owner sets on an order. */
export interface OrderTerms {
  status: OrderStatus;
  totalCents: number | null;
  paymentLink: string | null;
}

export type TermsField = "status" | "total" | "paymentLink";

/** Any status may follow any other. An empty total means that there is none yet. */
export function checkOrderUpdate(typed: Record<TermsField, string>): Verdict<OrderTerms, TermsField> {
  if (!isOrderStatus(typed.status)) {
    return { ok: false, reason: "Please choose one of the order statuses.", field: "status" };
  }
  const total = typed.total.trim() === "" ? { ok: true as const, value: null } : parseMoney(typed.total);
  if (!total.ok) return { ...total, field: "total" };
  const link = tidyLink(typed.paymentLink);
  if (!link.ok) return { ...link, field: "paymentLink" };
  return { ok: true, value: { status: typed.status, totalCents: total.value, paymentLink: link.value || null } };
}
