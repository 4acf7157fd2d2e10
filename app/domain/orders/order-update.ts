import { tidyLink } from "#app/domain/link.ts";
import { parseMoney } from "#app/domain/money.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { Consent } from "./consent.ts";
import { isOrderStatus, type OrderStatus } from "./order-status.ts";

/** What the owner sets on an order. */
export interface OrderTerms {
  status: OrderStatus;
  totalCents: number | null;
  paymentLink: string | null;
}

/** The same terms as they are stored, whatever status an older or newer database wrote. */
export type StoredTerms = Omit<OrderTerms, "status"> & { status: string };

/** An order before the owner's save, as far as its effects depend on it. */
export interface OrderBefore extends StoredTerms {
  /** Whether the client has said yes to it. */
  consent: Consent;
  /** The client has had a quote with a price, now or at any time before. */
  everQuoted: boolean;
  /** What paid consultations have given to it. */
  creditCents: number;
  /** The client has said no to what it shows. */
  declined?: boolean;
  /** Its packet is frozen. */
  frozen?: boolean;
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
