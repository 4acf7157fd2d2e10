import { pageMeta } from "#app/lib/page-meta.ts";
import type { Route } from "./+types/orders";
import { loadOrders } from "./load-orders.server.ts";
import { OrderList } from "./order-list.tsx";
import { ORDERS } from "./paths.ts";

export const meta = pageMeta({ title: "All Orders" });

export function loader(args: Route.LoaderArgs) {
  return loadOrders(args);
}

export default function AdminOrdersPage({ loaderData }: Route.ComponentProps) {
  return <OrderList list={loaderData} path={ORDERS} />;
}
