import { ORDERS } from "#app/routes/admin/paths.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/orders";
import { loadOrders } from "./load-orders.server.ts";
import { OrderList } from "./orders-table.tsx";

export const meta = pageMeta({ title: "All Orders" });

export function loader(args: Route.LoaderArgs) {
  return loadOrders(args);
}

export default function AdminOrdersPage({ loaderData }: Route.ComponentProps) {
  return <OrderList list={loaderData} path={ORDERS} />;
}
