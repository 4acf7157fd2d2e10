import { Form, type ShouldRevalidateFunctionArgs, useNavigate, useNavigation } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { NamedLinks } from "#app/components/window/named-links.tsx";
import { WindowDetails } from "#app/components/window/window-details.tsx";
import { appContext } from "#app/contexts.server.ts";
import { balanceOf, creditOn } from "#app/domain/consultations/consultation-rules.ts";
import { formatDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { PRICE_TO_COME } from "#app/domain/orders/quote.ts";
import { confirmOrder } from "#app/services/orders/confirm-order.server.ts";
import { repeatOrder } from "#app/services/orders/drafts/repeat-order.server.ts";
import { findMyOrder } from "#app/services/orders/find-my-order.server.ts";
import { findDraft } from "#app/services/orders/order-draft.server.ts";
import { Button, OutsideButtonLink } from "#app/ui/button.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { KEEP_FOCUS } from "#app/ui/page/route-announcer.tsx";
import { ProgressLine } from "#app/ui/progress-line.tsx";
import { attemptToLoad } from "#app/web/attempt.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { FORM_KEY, newFormKey } from "#app/web/form-key.ts";
import { missing, type Words } from "#app/web/missing.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/order";
import { OrderAgain } from "./order-again.tsx";
import { MY_ORDERS, myOrderPath, orderPages } from "./order-paths.ts";

const LOAD_FAILED = "Failed to load order data. Please try again.";
const FAILED = "Failed to confirm the order. Please try again.";
const REPEAT_FAILED = "Failed to create a new order. Please try again.";
const MISSING: Words = { sentence: "Order not found.", way: { to: MY_ORDERS, label: "My Orders" } };

/** A link in an e-mail may lead to an order that has been opened again since. */
const REOPENED = "This order is open for changes. Continue it, and submit it when it is ready.";

export const meta: Route.MetaFunction = ({ params }) => pageMeta({ title: `Order #${params.orderId}` })();

export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { id } = context.get(userContext);
  const order = await attemptToLoad(context, LOAD_FAILED, () => findMyOrder(app, id, params.orderId));
  if (order) return { order, formKey: newFormKey() };
  const draft = await attemptToLoad(context, LOAD_FAILED, () => findDraft(app.db, id, params.orderId));
  if (!draft) throw missing(MISSING);
  const way = { to: orderPages(params.orderId).resume, label: "Continue the order" };
  throw missing({ sentence: REOPENED, way });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.text("intent") === "again") return orderAgain(context, params.orderId, form.text(FORM_KEY));
  const confirmation = {
    user: context.get(userContext),
    orderId: params.orderId,
    version: wholeNumber(form.text("version")),
    seen: {
      totalCents: wholeNumber(form.text("seenTotalCents")),
      creditCents: wholeNumber(form.text("seenCreditCents")),
    },
  };
  return mutation(context, {
    run: () => confirmOrder(context.get(appContext), confirmation),
    failed: FAILED,
    thrown: { missing: () => missing(MISSING) },
    done: () => redirectWithToast(myOrderPath(params.orderId), "Order confirmed. Thank you!"),
  });
}

function orderAgain(context: Route.ActionArgs["context"], orderId: string, formKey: string) {
  const { id: userId } = context.get(userContext);
  return mutation(context, {
    form: "again",
    run: () => repeatOrder(context.get(appContext), { userId, orderId, formKey }),
    failed: REPEAT_FAILED,
    thrown: { missing: () => missing(MISSING) },
    done: ({ id }) => redirectWithToast(orderPages(id).overview, "New order created!"),
  });
}

/** A number as our own form wrote it; anything else is none, and fits no quote. */
function wholeNumber(text: string) {
  return /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return intent === "again"
    ? sendForm(() => serverAction(), REPEAT_FAILED, "again")
    : sendForm(() => serverAction(), FAILED);
}

/** A quote that has changed is shown as it is now, beside the sentence that refuses the old one. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function OrderOverlay({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { order, formKey } = loaderData;
  const navigate = useNavigate();
  return (
    <Dialog
      title={`Order #${order.id}`}
      open
      size="lg"
      onClose={() => navigate(MY_ORDERS, { preventScrollReset: true, state: KEEP_FOCUS })}
      closeHref={MY_ORDERS}
    >
      <div className="grid gap-8">
        {order.orderName ? (
          <div>
            <p className="font-medium text-lg">{order.orderName}</p>
            <p className="text-ink-soft">{order.description}</p>
          </div>
        ) : null}
        <dl className="grid grid-cols-2 gap-6 sm:grid-cols-4">
          <Fact term="Status">
            <StatusBadge status={order.status} />
          </Fact>
          <Fact term={order.submittedAt ? "Submitted" : "Created"}>
            {formatDate(order.submittedAt ?? order.createdAt)}
          </Fact>
          <Fact term="Total">{formatMoney(order.totalCents)}</Fact>
          <Fact term="Windows">{order.windowCount}</Fact>
        </dl>
        {/* On a phone the line is as tall as the screen: the answer to a quote comes before it. */}
        <div className="flex flex-col gap-8 max-sm:flex-col-reverse">
          <ProgressLine
            label="Progress"
            steps={order.progress.map(({ at, ...step }) => ({ ...step, date: at ? formatDate(at) : undefined }))}
          />
          <Payment order={order} error={problem?.form === "again" ? undefined : problem?.error} />
        </div>
        {order.hardware.length > 0 ? (
          <section>
            <h3 className="text-lg">Hardware</h3>
            <NamedLinks entries={order.hardware} />
          </section>
        ) : null}
        {order.windows.map((window) => (
          <WindowDetails key={window.id} window={window} reader="client" />
        ))}
        {order.repeatable ? (
          <OrderAgain formKey={formKey} problem={problem?.form === "again" ? problem : undefined} />
        ) : null}
      </div>
    </Dialog>
  );
}

type Order = Route.ComponentProps["loaderData"]["order"];

/** The quote: what it costs, where to pay, and saying yes to it. */
function Payment({ order, error }: { order: Order; error: string | undefined }) {
  const pending = useNavigation().formData?.has("seenTotalCents");
  const open = order.quote === "open" || order.quote === "open again";
  const owed = order.totalCents !== null && balanceOf(order.totalCents, order.creditCents) > 0;
  const link = owed ? order.paymentLink : null;
  return (
    <section className="grid justify-items-start gap-4 border-line border-y py-6">
      <h3 className="text-lg">Payment</h3>
      {order.confirmedAt ? <p>Confirmed on {formatDate(order.confirmedAt)}</p> : null}
      {order.creditCents > 0 && <Credit totalCents={order.totalCents} creditCents={order.creditCents} />}
      {order.quote === "price to come" && <p>{PRICE_TO_COME} We write to you when your quote is ready.</p>}
      {order.quote === "open again" && <p>This is not the quote that you confirmed before. Please look at it again.</p>}
      {error ? <FormMessage kind="error">{error}</FormMessage> : null}
      {open || link ? (
        <ButtonRow className="print:hidden">
          {open ? (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="version" value={order.version} />
              <input type="hidden" name="seenTotalCents" value={order.totalCents ?? ""} />
              <input type="hidden" name="seenCreditCents" value={order.creditCents} />
              <Button type="submit" pending={pending} pendingLabel="Confirming">
                Confirm Order
              </Button>
            </Form>
          ) : null}
          {link ? (
            <OutsideButtonLink href={link} variant={open ? "secondary" : "primary"}>
              Pay {formatMoney(balanceOf(order.totalCents ?? 0, order.creditCents))}
            </OutsideButtonLink>
          ) : null}
        </ButtonRow>
      ) : null}
      {link ? <p className="hidden wrap-anywhere print:block">Pay at {link}</p> : null}
      {link ? null : <p className="text-ink-soft">{withoutLink(order)}</p>}
    </section>
  );
}

function withoutLink({ payable, totalCents, creditCents }: Order) {
  if (!payable) return "There is nothing to pay for this order.";
  const covered = totalCents !== null && balanceOf(totalCents, creditCents) === 0;
  return covered ? "Nothing is left to pay." : "No payment link is available yet. We’ll send one with your quote.";
}

/** The fee of the consultation counts towards the order. */
function Credit({ totalCents, creditCents }: { totalCents: number | null; creditCents: number }) {
  return (
    <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums [&_dd]:text-right">
      <dt>Total</dt>
      <dd>{formatMoney(totalCents)}</dd>
      <dt>Consultation credit</dt>
      <dd>−{formatMoney(creditOn(totalCents, creditCents))}</dd>
      {totalCents !== null && (
        <>
          <dt className="border-line border-t pt-1 font-medium">To pay</dt>
          <dd className="border-line border-t pt-1 font-medium">{formatMoney(balanceOf(totalCents, creditCents))}</dd>
        </>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
