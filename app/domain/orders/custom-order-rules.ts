import { tidyLink } from "#app/domain/link.ts";
import { parseMoney } from "#app/domain/money.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { MAX_NAME_LENGTH } from "./order-limits.ts";

const MAX_DESCRIPTION_LENGTH = 4_000;

export interface CustomOrder {
  orderName: string;
  description: string;
  totalCents: number;
  paymentLink: string | null;
}

type CustomOrderField = "orderName" | "description" | "total" | "paymentLink";

/** An order that the owner writes for a customer, already with its price. */
export function checkCustomOrder(typed: Record<CustomOrderField, string>): Verdict<CustomOrder, CustomOrderField> {
  const orderName = typed.orderName.trim();
  const description = typed.description.trim();
  const missing = (["orderName", "description", "total"] as const).find((name) => typed[name].trim() === "");
  if (missing) return { ok: false, reason: "Please fill in all required fields.", field: missing };
  if (orderName.length > MAX_NAME_LENGTH) return tooLong("orderName", MAX_NAME_LENGTH);
  if (description.length > MAX_DESCRIPTION_LENGTH) return tooLong("description", MAX_DESCRIPTION_LENGTH);
  const total = parseMoney(typed.total);
  if (!total.ok) return { ...total, field: "total" };
  const link = tidyLink(typed.paymentLink);
  if (!link.ok) return { ...link, field: "paymentLink" };
  return { ok: true, value: { orderName, description, totalCents: total.value, paymentLink: link.value || null } };
}

function tooLong(field: CustomOrderField, most: number) {
  return { ok: false as const, reason: `Please keep this to ${most} characters.`, field };
}
