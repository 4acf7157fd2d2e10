import { Printer } from "lucide-react";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { checkCard } from "#app/routes/admin/cards/check-card-money.server.ts";
import { orderMissing } from "#app/routes/admin/missing-records.ts";
import { moneyIntents } from "#app/routes/admin/money/money-acts.server.ts";
import { MoneyPanel } from "#app/routes/admin/money/money-panel.tsx";
import { MONEY_FAILED } from "#app/routes/admin/money/money-words.ts";
import { customerPath, workroomPath } from "#app/routes/admin/paths.ts";
import { quoteIntents } from "#app/routes/admin/quotes/panel/quote-acts.server.ts";
import { QuotePanel } from "#app/routes/admin/quotes/panel/quote-panel.tsx";
import { recordRead } from "#app/services/audit/record-audit.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { readForm, unreadable } from "#app/web/form.server.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/order";
import { HardwareSection } from "./hardware-section.tsx";
import { loadOrder, type OrderPageData } from "./load-order.server.ts";
import { OrderFacts } from "./order-facts.tsx";
import {
  HARDWARE_UPDATE_FAILED,
  ORDER_UPDATE_FAILED,
  type OrderForm,
  problemOf,
  WINDOW_UPDATE_FAILED,
} from "./order-problem.ts";
import { OrderTermsForm } from "./order-terms-form.tsx";
import { saveOrder } from "./save-order.server.ts";
import { OrderTrail } from "./timeline.tsx";
import { addWindow, removeWindow } from "./window/change-windows.server.ts";
import { saveHardware } from "./window/save-hardware.server.ts";
import { saveWindow } from "./window/save-window.server.ts";
import { Windows } from "./window/windows.tsx";
import { WorkOrderHead } from "./work-order-head.tsx";

export const meta = pageMetaOf<{ order: OrderPageData }>((loaded) =>
  loaded ? `Order #${loaded.order.id}, ${loaded.order.customer.name}` : "Order",
);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const order = await loadOrder(app, params.userId, params.orderId, new URL(request.url).searchParams.has("edit"));
  if (!order) throw orderMissing();
  await recordRead(app, { actorId: context.get(userContext).id, subject: "order", subjectId: order.id });
  return { order };
}

const intents = new Map([
  ["order", saveOrder],
  ["window", saveWindow],
  ["add-window", addWindow],
  ["remove-window", removeWindow],
  ["hardware", saveHardware],
]);

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const editing = new URL(request.url).searchParams.get("edit") ?? "";
  const quoteAct = quoteIntents.get(form.text("intent"));
  if (quoteAct) return quoteAct({ form, params, editing, context });
  const moneyAct = moneyIntents.get(form.text("intent"));
  if (moneyAct) return moneyAct({ form, params, editing, context });
  if (form.text("intent") === "money-card-checked") return checkCard({ form, params, context });
  const answer = intents.get(form.text("intent"));
  if (!answer) throw unreadable();
  return answer({ form, params, editing, context });
}

/** The form that each intent belongs to, and the sentence for a lost network. */
const failures = new Map<string, [OrderForm, string]>([
  ["window", ["window", WINDOW_UPDATE_FAILED]],
  ["add-window", ["windows", WINDOW_UPDATE_FAILED]],
  ["remove-window", ["windows", WINDOW_UPDATE_FAILED]],
  ["hardware", ["hardware", HARDWARE_UPDATE_FAILED]],
]);

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get("intent"));
  const [form, sentence] = intent.startsWith("money-")
    ? (["money", MONEY_FAILED] as const)
    : (failures.get(intent) ?? ["terms", ORDER_UPDATE_FAILED]);
  return sendForm(() => serverAction(), sentence, form);
}

/** After a conflict the rest of the page shows the newer state too; the refused form keeps what was typed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function AdminOrderPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const edited = search.get("edit") ?? "";
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
              {order.windows.length > 0 && (
                <ButtonLink to={workroomPath(order.userId, order.id)} variant="secondary" size="sm">
                  Workroom
                </ButtonLink>
              )}
              <Button type="button" variant="quiet" size="sm" className="noscript:hidden" onClick={() => print()}>
                <Printer aria-hidden="true" className="size-4" />
                Print
              </Button>
            </>
          }
        />
        <OrderFacts order={order} />
        <OrderTermsForm order={order} problem={problemOf("terms", actionData)} />
        <QuotePanel order={order} problem={problemOf("quote", actionData)} />
        <MoneyPanel order={order} problem={problemOf("money", actionData)} />
      </div>
      <HardwareSection order={order} editing={edited === "hardware"} problem={problemOf("hardware", actionData)} />
      <Windows order={order} edited={edited} shown={search.get("show") ?? ""} problem={actionData} />
      <OrderTrail trail={order.trail} />
    </article>
  );
}
