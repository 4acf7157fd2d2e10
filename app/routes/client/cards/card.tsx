import { useEffect } from "react";
import { redirect, useRevalidator } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { formatMoney } from "#app/domain/money.ts";
import { MY_ORDERS, myCardPath, myOrderPath, myReceiptPath } from "#app/routes/client/order-paths.ts";
import { beginCardPayment } from "#app/services/cards/begin-card-payment.server.ts";
import { findCardPayment } from "#app/services/cards/find-card-payment.server.ts";
import { findMyCalled } from "#app/services/orders/number-order.server.ts";
import { ButtonLink, ButtonRow } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { attemptToLoad, mutation, readForm } from "#app/web/form.server.ts";
import { passRetryAfter } from "#app/web/form-problem.ts";
import { missing, pageMeta } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/card";

const LOAD_FAILED = "Failed to load the payment. Please try again.";
const FAILED = "Paying by card is not possible at the moment. Nothing was taken. Please try again, or pay another way.";
const MISSING = { sentence: "Payment not found.", way: { to: MY_ORDERS, label: "My Orders" } };

export const meta = pageMeta({ title: "Payment by card" });

export const headers = passRetryAfter;

/** Where the provider leads back to. What it says is what we know, whatever the address says. */
export async function loader({ request, params: { orderId }, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  if (!app.cards) throw missing();
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("payment") ?? undefined;
  const find = () => findCardPayment(app, context.get(userContext).id, orderId, id);
  const payment = await attemptToLoad(context, LOAD_FAILED, find);
  if (payment === undefined) throw missing(MISSING);
  const called = (await findMyCalled(app.db, context.get(userContext).id, orderId)) ?? orderId;
  return { called, payment, standing: payment && standingOf(payment.state, searchParams.has("cancelled")) };
}

function standingOf(state: string, cancelled: boolean) {
  if (state === "paid") return "paid";
  if (state === "ended") return "ended";
  return cancelled ? "cancelled" : "waiting";
}

/** Pay by Card: on to the provider's page. */
export async function action({ request, params: { orderId }, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  if (!app.cards) throw missing();
  const form = await readForm(request);
  const { origin } = new URL(request.url);
  const back = (sessionId: string) => `${origin}${myCardPath(orderId)}?payment=${sessionId}`;
  return mutation(context, {
    run: () =>
      beginCardPayment(app, {
        userId: context.get(userContext).id,
        orderId,
        seenCents: form.wholeNumber("cents"),
        backTo: (id) => ({ paidUrl: back(id), cancelUrl: `${back(id)}&cancelled=yes` }),
      }),
    failed: FAILED,
    thrown: { missing: () => missing({ ...MISSING, sentence: "Order not found." }) },
    done: ({ url }) => redirect(url, 303),
  });
}

export default function CardPage({ loaderData, actionData: problem, params: { orderId } }: Route.ComponentProps) {
  // After a refusal there may be no payment at all, and what became of an older one is not the question.
  if (problem) {
    return (
      <div className="max-w-2xl">
        <PageHeading title="Payment by card" />
        <FormMessage kind="error">{problem.error}</FormMessage>
        <BackToOrder orderId={orderId} called={loaderData.called} />
      </div>
    );
  }
  return <Standing orderId={orderId} {...loaderData} />;
}

type Loaded = Route.ComponentProps["loaderData"];

function Standing({ orderId, called, standing, payment }: Loaded & { orderId: string }) {
  if (payment && standing === "paid") {
    const { cents, paidCents, receiptNumber } = payment;
    return (
      <div className="max-w-2xl">
        <PageHeading title="Thank you" />
        <p>We have it: {formatMoney(paidCents ?? cents)}. A receipt is on its way to you by e-mail.</p>
        <BackToOrder orderId={orderId} called={called}>
          {receiptNumber && <ButtonLink to={myReceiptPath(orderId, receiptNumber)}>See the Receipt</ButtonLink>}
        </BackToOrder>
      </div>
    );
  }
  if (payment && standing === "waiting") return <Waiting orderId={orderId} called={called} payment={payment} />;
  return (
    <div className="max-w-2xl">
      <PageHeading title="Nothing was paid" />
      <p>
        {standing === "ended"
          ? "This payment was closed, because what is due has changed or time has run out. The order says what is due now."
          : "That is fine. You can pay by card at any time, or another way."}
      </p>
      <BackToOrder orderId={orderId} called={called} />
    </div>
  );
}

const LOOK_EVERY_MS = 3_000;

interface WaitingProps {
  orderId: string;
  called: string;
  payment: { id: string; cents: number };
}

/** The provider tells us, mostly within seconds; the page looks by itself where scripts run. */
function Waiting({ orderId, called, payment: { id, cents } }: WaitingProps) {
  const { business } = useSite();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <div className="max-w-2xl">
      <PageHeading title="Your bank’s answer is on its way" />
      <div role="status" className="grid gap-4">
        <p>
          If you have paid the {formatMoney(cents)}, you need not do it again: we write to you as soon as it is here,
          which mostly takes less than a minute.
        </p>
        <p>
          Has nothing come after an hour? Please call us at <span className="whitespace-nowrap">{business.phone}</span>.
        </p>
      </div>
      <BackToOrder orderId={orderId} called={called}>
        <ButtonLink to={`${myCardPath(orderId)}?payment=${id}`} reloadDocument variant="secondary">
          Look Again
        </ButtonLink>
      </BackToOrder>
    </div>
  );
}

function BackToOrder({ orderId, called, children }: { orderId: string; called: string; children?: React.ReactNode }) {
  return (
    <ButtonRow className="mt-8">
      {children}
      <ButtonLink to={myOrderPath(orderId)} variant="quiet">
        Order #{called}
      </ButtonLink>
    </ButtonRow>
  );
}
