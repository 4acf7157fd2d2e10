import type { ActOf } from "#app/routes/admin/acts.tsx";
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
export type ShownPurchase = FoundPurchase & { today: string; formKey: string; problem: FormProblem | undefined };
export type ShownLine = ShownPurchase["lines"][number];

/** What the owner does about a purchase order, as the site map names it. */
export type PurchaseAct = ActOf<"/admin/dashboard/purchase-orders/:id">;

/** Several forms of one act stand on a page: each is known by its line too. Longer than that is no form of ours. */
export const formOf = (intent: string) => intent.slice(0, 100);
