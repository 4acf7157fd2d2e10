import { Printer } from "lucide-react";
import { data, useSearchParams } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { MissingPage } from "#app/routes/admin/missing-page.tsx";
import { customerPath, ORDERS } from "#app/routes/admin/paths.ts";
import { ORDER_MISSING } from "#app/services/orders/order-texts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { readForm } from "#app/web/form.server.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/order";
import { loadOrder, type OrderPageData } from "./load-order.server.ts";
import { HardwareList, OrderFacts } from "./order-facts.tsx";
import { ORDER_UPDATE_FAILED, problemOf, WINDOW_UPDATE_FAILED } from "./order-problem.ts";
import { OrderTermsForm } from "./order-terms-form.tsx";
import { OrderTrail } from "./order-trail.tsx";
import { saveOrder } from "./save-order.server.ts";
import { saveWindow } from "./save-window.server.ts";
import { WindowCard } from "./window-card.tsx";
import { WorkOrderHead } from "./work-order-head.tsx";

export const meta = pageMetaOf<{ order: OrderPageData | undefined }>((loaded) =>
  loaded?.order ? `Order #${loaded.order.id}, ${loaded.order.customer.name}` : "Order",
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await loadOrder(context.get(appContext), params.userId, params.orderId);
  return data({ order }, { status: order ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return form.text("intent") === "window"
    ? saveWindow({ form, params, context })
    : saveOrder({ form, params, context });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return intent === "window"
    ? sendForm(() => serverAction(), WINDOW_UPDATE_FAILED, "window")
    : sendForm(() => serverAction(), ORDER_UPDATE_FAILED, "terms");
}

export default function AdminOrderPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  if (!order) return <MissingPage title="Order" sentence={ORDER_MISSING} way={{ to: ORDERS, label: "View Orders" }} />;
  return (
    <article>
      <WorkOrderHead order={order} />
      <div className="print:hidden">
        <PageHeading
          title={`Order #${order.id}`}
          lead={order.customer.name}
          actions={
            <>
              <ButtonLink to={customerPath(order.userId)} variant="secondary" size="sm">
                Go To Customer
              </ButtonLink>
              <Button type="button" variant="quiet" size="sm" className="noscript:hidden" onClick={() => print()}>
                <Printer aria-hidden="true" className="size-4" />
                Print
              </Button>
            </>
          }
        />
        <OrderFacts order={order} />
        <OrderTermsForm order={order} problem={problemOf("terms", actionData)} />
      </div>
      <HardwareList hardware={order.hardware} />
      <Windows order={order} problem={problemOf("window", actionData)} />
      <OrderTrail trail={order.trail} />
    </article>
  );
}

function Windows({ order, problem }: { order: OrderPageData; problem: ReturnType<typeof problemOf> }) {
  const [search] = useSearchParams();
  const edited = Number(search.get("edit"));
  const shown = Number(search.get("show"));
  return (
    <section aria-labelledby="windows" className="mt-12 print:mt-0">
      <h2 id="windows" className="mb-4 text-xl print:hidden">
        Windows
      </h2>
      {problem && !order.windows[edited - 1] && <FormMessage kind="error">{problem.error}</FormMessage>}
      {order.windows.length === 0 ? (
        <EmptyState title="No windows found." />
      ) : (
        order.windows.map((window, index) => (
          <WindowCard
            key={window.key || window.id}
            order={order}
            window={window}
            number={index + 1}
            editing={edited === index + 1}
            open={shown === index + 1 || order.windows.length === 1}
            problem={edited === index + 1 ? problem : undefined}
          />
        ))
      )}
    </section>
  );
}
