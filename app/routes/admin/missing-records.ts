import { CUSTOMER_MISSING, ORDER_MISSING } from "#app/services/orders/order-texts.ts";
import { missing } from "#app/web/missing.ts";
import { CUSTOMERS, ORDERS } from "./paths.ts";

/** What several of the owner's pages are about, and is not there: to be thrown. The way leads back to its list. */
export const orderMissing = () =>
  missing({ title: "Order", sentence: ORDER_MISSING, way: { to: ORDERS, label: "View Orders" } });

export const customerMissing = () =>
  missing({ title: "Customer", sentence: CUSTOMER_MISSING, way: { to: CUSTOMERS, label: "Back to Directory" } });
