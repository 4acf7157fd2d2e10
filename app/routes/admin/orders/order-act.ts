import {
  href,
  type Register,
  unstable_useRoute,
  useLocation,
  useMatches,
  useNavigation,
  useParams,
} from "react-router";
import { moneyAsTyped } from "#app/domain/money.ts";
import type { StoredTerms } from "#app/domain/orders/order-update.ts";
import type { FormProblem } from "#app/web/form-problem.ts";
import type { OrderPageData } from "./load-order.server.ts";

export const ORDER_UPDATE_FAILED = "Failed to update the order. Please try again.";
export const WINDOW_UPDATE_FAILED = "Failed to update the window. Please try again.";
export const HARDWARE_UPDATE_FAILED = "Failed to update the hardware. Please try again.";

type OrderForm =
  | "terms"
  | "window"
  | "windows"
  | "hardware"
  | "quote"
  | "money"
  | "dates"
  | "notes"
  | "messages"
  | "checked"
  | "remakes";

/** When somebody else was quicker: what stands there now. */
export interface OrderProblem extends FormProblem {
  /** The newer values of what both have changed, in words. */
  newer?: Record<string, string> | undefined;
  /** What the form is filled from after a conflict, for the next save to compare with. */
  base?: Record<string, string> | undefined;
  version?: number | undefined;
}

/** A part of the page: the order, and what was wrong with the form that it holds. */
export interface OfOrder {
  order: OrderPageData;
  problem: OrderProblem | undefined;
}

/** The problem of this form, if it is the one that was refused. */
export function problemOf(form: OrderForm, problem: OrderProblem | undefined): OrderProblem | undefined {
  return problem?.form === form ? problem : undefined;
}

/** Stands for the client's name where an announcement is compared and not read. */
export const ANNOUNCED_TO = "the client";

export function termsAsTyped({ status, totalCents, paymentLink }: StoredTerms) {
  return { status, total: moneyAsTyped(totalCents), paymentLink: paymentLink ?? "" };
}

/** The newer value of a field, said beside what was typed. */
export function newerHint(problem: OrderProblem | undefined, name: string): string | undefined {
  const value = problem?.newer?.[name];
  return value === undefined ? undefined : `Now: ${value}`;
}

type ActIn<Page> = Page extends `/admin/dashboard/order/:userId/:orderId/acts/${infer Act}` ? Act : never;

/** What the owner does about an order, as the site map names it. */
export type OrderAct = ActIn<keyof Register["pages"]>;

/** Where the form of an act is sent, by itself with what is open on the page, and whether it is on its way. */
export function useAct(act: OrderAct, query?: string) {
  const { userId = "", orderId = "" } = useParams();
  const { search } = useLocation();
  const { formAction } = useNavigation();
  const path = href(`/admin/dashboard/order/:userId/:orderId/acts/${act}`, { userId, orderId });
  return { action: path + (query ?? search), pending: formAction?.split("?")[0] === path };
}

/** The address of an act, where nothing that is open on the page matters. */
export function orderActPath(act: OrderAct, { userId, id: orderId }: { userId: string; id: string }) {
  return href(`/admin/dashboard/order/:userId/:orderId/acts/${act}`, { userId, orderId });
}

/** What the last act was refused for: it is a route inside of the page, and the page shows its answer. */
export function useRefusedAct() {
  const innermost = useMatches().at(-1)?.id as `routes/admin/acts/${OrderAct}`;
  return unstable_useRoute(innermost)?.actionData as OrderProblem | undefined;
}
