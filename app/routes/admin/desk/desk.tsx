import { appContext } from "#app/contexts.server.ts";
import { loadOrders } from "#app/routes/admin/orders/load-orders.server.ts";
import { OrderList } from "#app/routes/admin/orders/order-list.tsx";
import { HOME } from "#app/routes/admin/paths.ts";
import { countDesk } from "#app/services/orders/count-desk.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/desk";
import { DeskFigures } from "./desk-figures.tsx";
import { MonthsChart } from "./months-chart.tsx";

export const meta = pageMeta({ title: "All Orders" });

export async function loader(args: Route.LoaderArgs) {
  const [list, desk] = await Promise.all([loadOrders(args), countDesk(args.context.get(appContext))]);
  return { list, desk };
}

export default function AdminHomePage({ loaderData: { list, desk } }: Route.ComponentProps) {
  return (
    <>
      <DeskFigures desk={desk} />
      <MonthsChart months={desk.months} />
      <OrderList list={list} path={HOME} />
    </>
  );
}
