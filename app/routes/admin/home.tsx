import { appContext } from "#app/contexts.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { countDesk } from "#app/services/count-desk.server.ts";
import type { Route } from "./+types/home";
import { DeskFigures } from "./desk-figures.tsx";
import { loadOrders } from "./load-orders.server.ts";
import { MonthsChart } from "./months-chart.tsx";
import { OrderList } from "./order-list.tsx";
import { HOME } from "./paths.ts";

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
