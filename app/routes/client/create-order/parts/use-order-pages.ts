import { useParams } from "react-router";
import { orderPages } from "#app/routes/client/order-paths.ts";

/** The pages of an order where they are shown: the client's own, or those on which one of us builds it for them. */
export function useOrderPages(orderId: string) {
  return orderPages(orderId, useParams().id);
}
