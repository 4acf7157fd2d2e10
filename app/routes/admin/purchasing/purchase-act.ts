import { href, type Register, unstable_useRoute, useMatches, useParams } from "react-router";
import { PURCHASE_ORDERS } from "#app/routes/admin/paths.ts";
import type { findPurchaseOrder } from "#app/services/purchasing/find-purchase-orders.server.ts";
import type { FormProblem } from "#app/web/form-problem.ts";

export const FAILED = "This could not be saved. Please try again.";
export const purchaseMissing = {
  title: "Purchase order",
  sentence: "There is no such purchase order.",
  way: { to: PURCHASE_ORDERS, label: "View Purchase Orders" },
};

export type FoundPurchase = NonNullable<Awaited<ReturnType<typeof findPurchaseOrder>>>;
/** What its page shows, and every form on it needs. */
export type ShownPurchase = FoundPurchase & { today: string; formKey: string; problem: FormProblem | undefined };
export type ShownLine = ShownPurchase["lines"][number];

type ActIn<Page> = Page extends `/admin/dashboard/purchase-orders/:id/acts/${infer Act}` ? Act : never;

/** What the owner does about a purchase order, as the site map names it. */
export type PurchaseAct = ActIn<keyof Register["pages"]>;

/** Several forms of one act stand on a page: each is known by its line too. Longer than that is no form of ours. */
export const formOf = (intent: string) => intent.slice(0, 100);

export function usePurchaseAct(act: PurchaseAct) {
  const { id = "" } = useParams();
  return href(`/admin/dashboard/purchase-orders/:id/acts/${act}`, { id });
}

/** What the last act was refused for: it is a route inside of the page, and the page shows its answer. */
export function useRefusedPurchase(): FormProblem | undefined {
  const innermost = useMatches().at(-1)?.id as `routes/admin/acts/${PurchaseAct}`;
  return unstable_useRoute(innermost)?.actionData as FormProblem | undefined;
}
