import { Form, useNavigate, useNavigation } from "react-router";
import { FoldedShelf, LIKED, PhotoShelf } from "#app/components/photos/photo-shelf.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { SwatchesLink } from "#app/components/swatches-link.tsx";
import { HardwareAtWindows } from "#app/components/window/hardware-at-windows.tsx";
import { NamedLinks } from "#app/components/window/named-links.tsx";
import { WindowDetails } from "#app/components/window/window-facts.tsx";
import { appContext, userContext } from "#app/contexts.server.ts";
import { creditOn } from "#app/domain/consultations/consultation-rules.ts";
import { formatDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { mayAskToChange } from "#app/domain/orders/entered/checked-entry.ts";
import { orderHardwareCounts } from "#app/domain/orders/hardware.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { sharingInWords } from "#app/domain/orders/places/shared-rod.ts";
import { PRICE_TO_COME } from "#app/domain/orders/quote.ts";
import { dayInWords, weekInWords } from "#app/domain/schedule/day-words.ts";
import { askToMove } from "#app/services/appointments/ask-to-move.server.ts";
import { listMyAppointments } from "#app/services/appointments/find-appointments.server.ts";
import { countUnread } from "#app/services/messages/find-thread.server.ts";
import { repeatOrder } from "#app/services/orders/drafts/repeat-order.server.ts";
import { findDraft } from "#app/services/orders/edit-order.server.ts";
import { checkEntry } from "#app/services/orders/entered/check-entry.server.ts";
import { confirmOrder } from "#app/services/orders/life/confirm-order.server.ts";
import { askToChangeOrder } from "#app/services/orders/life/reopen-for-client.server.ts";
import { listPhotos } from "#app/services/photos/find-photos.server.ts";
import { findMyOrderPage, listReopened, type Waiting } from "#app/services/quotes/find-my-order-page.server.ts";
import { Button, ButtonRow, OutsideButtonLink, TextLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { KEEP_FOCUS } from "#app/ui/page/route-announcer.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { ProgressLine } from "#app/ui/progress-line.tsx";
import {
  attemptToLoad,
  mutation,
  newFormKey,
  readForm,
  redirectWithToast,
  type Form as SentForm,
} from "#app/web/form.server.ts";
import { afterConflict, sendForm } from "#app/web/form-problem.ts";
import { missing, pageMeta, type Words } from "#app/web/page-meta.ts";
import type { Route } from "./+types/order";
import { type OfferedPayments, offerCard } from "./cards/offer-card.server.ts";
import { MessagesLink } from "./messages/messages-link.tsx";
import { IHavePaid } from "./money/i-have-paid.tsx";
import { MyMoney, PayByCheck } from "./money/my-money.tsx";
import { tellPaid } from "./money/tell-paid.server.ts";
import { NO_LINK, NO_LINK_YET, TELL_FAILED } from "./money/tell-words.ts";
import { MOVE_ASKED, OrderAppointments } from "./order-appointments.tsx";
import { AskToChange, CHANGE_ASKED, EntryCheck, OrderAgain } from "./order-forms.tsx";
import { DRAWN_WINDOWS, MY_ORDERS, myOrderPath, myPhotosPath, myWindowsPath, orderPages } from "./order-paths.ts";
import { OrderQuote, PlainAnswers, plainOf, summaryOf, WithdrawnNote } from "./order-quote.tsx";
import { answerNo, answerWithChanges } from "./quote/answer-quote.server.ts";
import { Estimate } from "./quote/estimate.tsx";
import { DECLINE_FAILED } from "./quote/quote-words.ts";

const LOAD_FAILED = "Failed to load order data. Please try again.";
const FAILED = "Failed to confirm the order. Please try again.";
const ASK_FAILED = "Failed to send your message. Please try again.";
const RIGHT_FAILED = "That could not be saved. Please try again.";
const REPEAT_FAILED = "Failed to create a new order. Please try again.";
const MISSING: Words = { sentence: "Order not found.", way: { to: MY_ORDERS, label: "My Orders" } };

/** A link in an e-mail may lead to an order that has been opened again since. */
const OPEN = "This order is with you again";
const REOPENED = "This order is open for changes. Continue it, and submit it when it is ready.";

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) =>
  pageMeta({ title: `Order #${loaderData ? shownOrderId(loaderData.order) : params.orderId}` })({ matches });

export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { id } = context.get(userContext);
  const page = await attemptToLoad(context, LOAD_FAILED, () => findMyOrderPage(app, id, params.orderId));
  if (page) {
    const { order, payments, quote, waiting, rules, estimate, dates } = page;
    const summary = quote?.kind === "lines" ? summaryOf(quote) : undefined;
    const plain = plainOf(quote);
    const money = { payments: offerCard(app, payments), quote: summary, plain, estimate };
    const appointments = await listMyAppointments(app, id, params.orderId);
    const photos = await listPhotos(app, { userId: id, orderId: order.id });
    const { [order.id]: unread = 0 } = await countUnread(app, id);
    return { order, unread, rules, dates, ...money, waiting, appointments, photos, formKey: newFormKey() };
  }
  const draft = await attemptToLoad(context, LOAD_FAILED, () => findDraft(app.db, id, params.orderId));
  if (!draft) throw missing(MISSING);
  const way = { to: orderPages(params.orderId).resume, label: "Continue the order" };
  const { [params.orderId]: message } = await listReopened(app, id);
  throw missing({ title: OPEN, sentence: message ? `${REOPENED} We wrote to you: “${message}”` : REOPENED, way });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.text("intent") === "again") return orderAgain(context, params.orderId, form.key);
  if (form.text("intent") === "right") return sayRight(context, params.orderId, form.wholeNumber("version"));
  if (form.text("intent") === "paid") return tellPaid(context, params.orderId, MISSING);
  if (form.text("intent") === "change") return askToChange(context, params.orderId, form.text("message"));
  if (form.text("intent") === "move") return askForTime(context, params.orderId, form);
  const answering = { context, request, orderId: params.orderId, form, words: MISSING };
  if (form.text("intent") === "ask") return answerWithChanges(answering);
  if (form.text("intent") === "decline") return answerNo(answering);
  const confirmation = {
    user: context.get(userContext),
    orderId: params.orderId,
    version: form.wholeNumber("version"),
    seen: {
      totalCents: form.wholeNumber("seenTotalCents"),
      creditCents: form.wholeNumber("seenCreditCents"),
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

function sayRight(context: Route.ActionArgs["context"], orderId: string, version: number) {
  const { id } = context.get(userContext);
  return mutation(context, {
    form: "right",
    run: () =>
      checkEntry(context.get(appContext), { userId: id, orderId, actorId: id, how: "portal" as const, version }),
    failed: RIGHT_FAILED,
    thrown: { missing: () => missing(MISSING) },
    done: () => redirectWithToast(myOrderPath(orderId), "Thank you. We go on with these windows."),
  });
}

function askToChange(context: Route.ActionArgs["context"], orderId: string, message: string) {
  return mutation(context, {
    form: "change",
    values: { message },
    run: () => askToChangeOrder(context.get(appContext), { user: context.get(userContext), orderId, message }),
    failed: ASK_FAILED,
    thrown: { missing: () => missing(MISSING) },
    done: () => redirectWithToast(myOrderPath(orderId), CHANGE_ASKED),
  });
}

function askForTime(context: Route.ActionArgs["context"], orderId: string, form: SentForm) {
  const [appointment, message] = [form.text("appointment"), form.text("message")];
  const asked = { user: context.get(userContext), orderId, appointmentId: appointment, message };
  return mutation(context, {
    form: "move",
    values: { appointment, message },
    run: () => askToMove(context.get(appContext), asked),
    failed: ASK_FAILED,
    done: () => redirectWithToast(myOrderPath(orderId), MOVE_ASKED),
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  if (intent === "right") return sendForm(() => serverAction(), RIGHT_FAILED, "right");
  if (intent === "paid") return sendForm(() => serverAction(), TELL_FAILED, "paid");
  if (intent === "change") return sendForm(() => serverAction(), ASK_FAILED, "change");
  if (intent === "move") return sendForm(() => serverAction(), ASK_FAILED, "move");
  if (intent === "ask") return sendForm(() => serverAction(), ASK_FAILED, "ask");
  if (intent === "decline") return sendForm(() => serverAction(), DECLINE_FAILED, "decline");
  return intent === "again"
    ? sendForm(() => serverAction(), REPEAT_FAILED, "again")
    : sendForm(() => serverAction(), FAILED);
}

/** A quote that has changed is shown as it is now, beside the sentence that refuses the old one. */
export const shouldRevalidate = afterConflict;

export default function OrderOverlay({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { order, unread, payments, rules, dates, quote, plain, estimate, waiting, appointments, photos, formKey } =
    loaderData;
  const notTold = problem?.form === "paid" ? problem : undefined;
  const navigate = useNavigate();
  return (
    <Dialog
      title={`Order #${shownOrderId(order)}`}
      open
      size="lg"
      onClose={() => navigate(MY_ORDERS, { preventScrollReset: true, state: KEEP_FOCUS })}
      closeHref={MY_ORDERS}
    >
      <div className="grid gap-8 max-sm:gap-5">
        {order.toCheck && (
          <EntryCheck
            asked={order.toCheck}
            version={order.version}
            change={mayAskToChange(order) ? "#ask-to-change" : undefined}
            problem={problem?.form === "right" ? problem : undefined}
          />
        )}
        {order.windows.length > 0 && (
          // What it shows is said in words at each window below.
          <img
            src={`${myWindowsPath(order.id)}?version=${order.version}`}
            alt=""
            decoding="async"
            className="max-h-56 w-full bg-linen object-contain max-sm:max-h-24 print:hidden"
            style={{ aspectRatio: `${Math.min(order.windows.length, DRAWN_WINDOWS)}` }}
          />
        )}
        {order.orderName ? (
          <div>
            <p className="font-medium text-lg">{order.orderName}</p>
            <p className="text-ink-soft">{order.description}</p>
          </div>
        ) : null}
        <dl className="grid grid-cols-2 gap-6 max-sm:gap-y-3 sm:grid-cols-4">
          <Fact term="Status">
            <StatusBadge status={order.status} />
          </Fact>
          <Fact term={order.submittedAt ? "Submitted" : "Created"}>
            {formatDate(order.submittedAt ?? order.createdAt)}
          </Fact>
          <Fact term="Total">
            {order.totalCents === null ? (
              <span className="text-ink-soft text-sm">{formatMoney(null)} until we have quoted</span>
            ) : (
              <span className="font-display text-2xl leading-8">{formatMoney(order.totalCents)}</span>
            )}
          </Fact>
          <Fact term="Windows">{order.windowCount}</Fact>
          {dates.promisedWeek && <Fact term="Promised">{weekInWords(dates.promisedWeek)}</Fact>}
          {dates.fabricArrivedOn && <Fact term="Fabric arrived">{dayInWords(dates.fabricArrivedOn, "")}</Fact>}
        </dl>
        <Estimate estimate={estimate} />
        {quote ? (
          <div>
            <OrderQuote quote={quote} payments={payments}>
              {!payments.known && <IHavePaid orderId={order.id} money={payments} problem={notTold} />}
            </OrderQuote>
            {payments.known && (
              <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 border-line border-b py-6">
                <h3 className="text-lg">Payment</h3>
                <MyMoney orderId={order.id} money={payments} problem={notTold} />
              </section>
            )}
          </div>
        ) : (
          <Payment
            order={order}
            payments={payments}
            waiting={waiting}
            notTold={notTold}
            recorded={plain?.recorded ?? ""}
            error={problem?.form ? undefined : problem?.error}
          />
        )}
        {plain && <PlainAnswers plain={plain} problem={problem} />}
        <ProgressLine
          steps={order.progress.map(({ at, ...step }) => ({ ...step, date: at ? formatDate(at) : undefined }))}
        />
        <p className="flex flex-wrap gap-x-8 border-line border-t pt-1 print:hidden">
          <MessagesLink order={order} unread={unread} />
          <SwatchesLink order={order.id} />
        </p>
        <OrderAppointments
          orderId={order.id}
          appointments={appointments}
          problem={problem?.form === "move" ? problem : undefined}
        />
        {order.hardware.length > 0 || order.windows.some(({ hardware }) => hardware) ? (
          <section>
            <h3 className="text-lg">Hardware</h3>
            {order.hardware.length > 0 && orderHardwareCounts(order.windows) ? (
              <NamedLinks entries={order.hardware} />
            ) : null}
            <HardwareAtWindows windows={order.windows} />
          </section>
        ) : null}
        {order.windows.map((window) => (
          <div key={window.id} className="grid gap-6">
            <WindowDetails
              window={window}
              sharing={sharingInWords(window, order.windows)}
              rules={rules}
              reader="client"
            />
            {window.key && (
              <PhotoShelf
                of={window.name}
                photos={photos.filter(({ windowKey }) => windowKey === window.key)}
                address={myPhotosPath(order.id)}
                windowKey={window.key}
                formKey={formKey}
              />
            )}
          </div>
        ))}
        <FoldedShelf
          of={LIKED}
          photos={photos.filter(({ windowKey }) => windowKey === null)}
          address={myPhotosPath(order.id)}
          formKey={formKey}
          defaultOpen={photos.some(({ windowKey }) => windowKey === null)}
        />
        {mayAskToChange(order) && (
          <AskToChange asked={waiting.changeAsked} problem={problem?.form === "change" ? problem : undefined} />
        )}
        {order.repeatable ? (
          <OrderAgain formKey={formKey} problem={problem?.form === "again" ? problem : undefined} />
        ) : null}
      </div>
    </Dialog>
  );
}

type Order = Route.ComponentProps["loaderData"]["order"];

interface PaymentProps {
  order: Order;
  payments: OfferedPayments;
  waiting: Waiting;
  error: string | undefined;
  notTold: { error: string } | undefined;
  /** A yes that we wrote down, in words. */
  recorded: string;
}

/** The quote: what it costs, where to pay, and saying yes to it. */
function Payment({ order, payments, waiting, error, notTold, recorded }: PaymentProps) {
  const pending = useNavigation().formData?.has("seenTotalCents");
  const open = order.quote === "open" || order.quote === "open again";
  const { known } = payments;
  const link = known ? null : payments.payAt;
  const confirm = (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="seenTotalCents" value={order.totalCents ?? ""} />
      <input type="hidden" name="seenCreditCents" value={order.creditCents} />
      <Button pending={pending} pendingLabel="Confirming">
        Confirm Order
      </Button>
    </Form>
  );
  const pay = link && (
    <>
      <OutsideButtonLink href={link}>Pay {formatMoney(payments.leftCents)}</OutsideButtonLink>
      <IHavePaid orderId={order.id} money={payments} problem={notTold} />
    </>
  );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 border-line border-t pt-6">
      <h3 className="text-lg">Payment</h3>
      <WithdrawnNote orderId={order.id} withdrawn={waiting.withdrawn} />
      {order.confirmedAt ? <p>Confirmed on {formatDate(order.confirmedAt)}</p> : null}
      {recorded && <p>{recorded}</p>}
      {order.creditCents > 0 && !known && !payments.over && <Credit {...order} leftCents={payments.leftCents} />}
      {order.quote === "price to come" && <p>{PRICE_TO_COME} We write to you when your quote is ready.</p>}
      {order.quote === "open again" && <p>This is not the quote that you confirmed before. Please look at it again.</p>}
      {error ? <FormMessage kind="error">{error}</FormMessage> : null}
      {open || link ? <ButtonRow className="print:hidden">{open ? confirm : pay}</ButtonRow> : null}
      {open && link ? (
        <p className="print:hidden">
          Confirm first, then <TextLink href={link}>pay {formatMoney(payments.leftCents)}</TextLink>.
        </p>
      ) : null}
      {link ? <p className="hidden wrap-anywhere print:block">Pay at {link}</p> : null}
      {link && !open ? <PayByCheck money={payments} /> : null}
      {known ? <MyMoney orderId={order.id} money={payments} problem={notTold} /> : null}
      {link || known ? null : <p className="text-ink-soft">{withoutLink(order, payments)}</p>}
    </section>
  );
}

function withoutLink({ payable, totalCents, quote }: Order, { leftCents, over }: OfferedPayments) {
  if (!payable || over) return "There is nothing to pay for this order.";
  const covered = totalCents !== null && leftCents === 0;
  if (covered) return "Nothing is left to pay.";
  return quote === "none" || quote === "price to come" ? NO_LINK : NO_LINK_YET;
}

/** The fee of the consultation counts towards the order. */
function Credit({
  totalCents,
  creditCents,
  leftCents,
}: Pick<Order, "totalCents" | "creditCents"> & { leftCents: number }) {
  return (
    <dl className="grid w-full max-w-xs grid-cols-[1fr_auto] gap-y-1 tabular-nums [&_dd]:pl-6 [&_dd]:text-right">
      <dt>Total</dt>
      <dd>{formatMoney(totalCents)}</dd>
      <dt>Consultation credit</dt>
      <dd>{formatMoney(-creditOn(totalCents, creditCents))}</dd>
      {totalCents !== null && (
        <>
          <dt className="border-line border-t pt-1 font-medium">Balance</dt>
          <dd className="border-line border-t pt-1 font-medium">{formatMoney(leftCents)}</dd>
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
