import { z } from "zod";
import type { CardEvent, CardNews, CardProvider, CheckoutState } from "./card-provider.ts";
import type { CardSettings } from "./provider-settings.ts";

/** How we know our own payments again: an account may take others, and serve more than one house. */
interface OwnMarks {
  larkfield_site: string;
  larkfield_session: string;
  larkfield_order: string;
}

const id = z.string().min(1).max(255);
const cents = z.number().int().min(0).max(1_000_000_000);
const money = { amount: cents, currency: z.string().max(10) };

const checkout = z.object({
  id,
  status: z.string().nullish(),
  payment_status: z.string().nullish(),
  payment_intent: z.union([id, z.object({ id })]).nullish(),
  amount_total: cents.nullish(),
  currency: z.string().max(10).nullish(),
  metadata: z.record(z.string(), z.string().max(500)).nullish(),
});
const refund = z.object({ id, ...money, payment_intent: id.nullish(), status: z.string().nullish() });
const dispute = z.object({ id, ...money, payment_intent: id.nullish(), status: z.string().nullish() });
const event = z.object({
  id,
  type: z.string().max(255),
  created: z.number().int().min(0).max(100_000_000_000),
  data: z.object({ object: z.unknown() }),
});

/** An event whose signature has been checked. What is not about a payment of ours, or cannot be read, is no news. */
export function readStripeEvent(body: unknown): CardEvent | undefined {
  const read = event.safeParse(body);
  if (!read.success) return undefined;
  const { id: eventId, type, created, data } = read.data;
  return { id: eventId, at: new Date(created * 1000), news: readNews(type, data.object) };
}

function readNews(type: string, object: unknown): CardNews | null {
  if (type.startsWith("checkout.session.")) return readCheckoutNews(type, object);
  if (type.startsWith("refund.") || type === "charge.refund.updated") return readRefund(object);
  if (type === "charge.dispute.created" || type === "charge.dispute.closed") return readDispute(type, object);
  return null;
}

function readCheckoutNews(type: string, object: unknown): CardNews | null {
  const state = readCheckout(object);
  if (!state) return null;
  if (state.state === "paid") return { ...withoutState(state), kind: "paid" };
  const over = type === "checkout.session.expired" || type === "checkout.session.async_payment_failed";
  const { data } = checkout.safeParse(object);
  return over && data ? { kind: "ended", checkoutId: data.id } : null;
}

function withoutState({ state: _, ...paid }: Extract<CheckoutState, { state: "paid" }>) {
  return paid;
}

/** A checkout as it stands; nothing where no house like ours began it, or it cannot be read. */
export function readCheckout(object: unknown): CheckoutState | undefined {
  const read = checkout.safeParse(object);
  if (!read.success) return undefined;
  const { id: checkoutId, status, payment_status, payment_intent, amount_total, currency, metadata } = read.data;
  const marks = (metadata ?? {}) as Partial<OwnMarks>;
  const { larkfield_site: site, larkfield_session: sessionId, larkfield_order: orderId } = marks;
  if (!site || !sessionId || !orderId) return undefined;
  if (payment_status === "paid" && payment_intent && typeof amount_total === "number") {
    const paymentId = typeof payment_intent === "string" ? payment_intent : payment_intent.id;
    const paid = { checkoutId, paymentId, cents: amount_total, currency: currency ?? "" };
    return { state: "paid", ...paid, site, sessionId, orderId };
  }
  return { state: status === "expired" ? "ended" : "open" };
}

/** Money that went back, or that should have and did not. */
function readRefund(object: unknown): CardNews | null {
  const { data } = refund.safeParse(object);
  if (!data?.payment_intent) return null;
  const { id: refundId, amount, currency, payment_intent: paymentId, status } = data;
  const failed = status === "failed" || status === "canceled";
  return { kind: failed ? "refund_failed" : "refunded", paymentId, refundId, cents: amount, currency };
}

function readDispute(type: string, object: unknown): CardNews | null {
  const { data } = dispute.safeParse(object);
  if (!data?.payment_intent) return null;
  const { amount, currency, payment_intent: paymentId, status } = data;
  const kind = type === "charge.dispute.created" ? "disputed" : status === "lost" ? "dispute_lost" : "dispute_won";
  return { kind, paymentId, cents: amount, currency };
}

/** A client waits for the answer, and so does everybody behind them. */
const PATIENCE_MS = 6_000;
/** How old a signature may be. */
const TOLERANCE_SECONDS = 300;

/** Stripe Checkout through its own library, which is loaded only where there are keys. `site` is our address, by which we know our payments. */
export async function createStripeProvider(settings: CardSettings, site: string): Promise<CardProvider> {
  const { secretKey, webhookSecret, apiBase, checkoutOrigin } = settings;
  const { default: Stripe } = await import("stripe");
  const stripe = new Stripe(secretKey, {
    telemetry: false,
    timeout: PATIENCE_MS,
    maxNetworkRetries: 0,
    ...(apiBase && {
      protocol: apiBase.protocol === "http:" ? ("http" as const) : ("https" as const),
      host: apiBase.hostname,
      port: apiBase.port || (apiBase.protocol === "http:" ? 80 : 443),
    }),
  });

  const ask = async (checkoutId: string): Promise<CheckoutState> => {
    try {
      return readCheckout(await stripe.checkout.sessions.retrieve(checkoutId)) ?? { state: "ended" };
    } catch (error) {
      // Another account's keys: it cannot be paid into ours.
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
        return { state: "ended" };
      throw error;
    }
  };

  return {
    ask,
    begin: async ({ sessionId, orderId, cents, words, expiresAt, paidUrl, cancelUrl }) => {
      const marks: OwnMarks = { larkfield_site: site, larkfield_session: sessionId, larkfield_order: orderId };
      const metadata = { ...marks };
      const checkout = await stripe.checkout.sessions.create(
        {
          mode: "payment",
          allowed_payment_method_types: ["card"],
          adaptive_pricing: { enabled: false },
          line_items: [
            { quantity: 1, price_data: { currency: "usd", unit_amount: cents, product_data: { name: words } } },
          ],
          client_reference_id: sessionId,
          metadata,
          payment_intent_data: { metadata, description: words },
          expires_at: Math.floor(Date.parse(expiresAt) / 1000),
          success_url: paidUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: `larkfield-${sessionId}` },
      );
      const { url } = checkout;
      if (!url || new URL(url).origin !== checkoutOrigin) {
        throw new Error(`The payment page is at ${url ?? "no address"}, and our pages lead only to ${checkoutOrigin}.`);
      }
      return { checkoutId: checkout.id, url };
    },
    end: async (checkoutId) => {
      try {
        const checkout = await stripe.checkout.sessions.expire(checkoutId);
        return readCheckout(checkout) ?? { state: "ended" };
      } catch (error) {
        // It is not open any more: expired by itself, or paid.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return ask(checkoutId);
        throw error;
      }
    },
    readEvent: (body, signature, now) => {
      try {
        const at = now.getTime();
        const checked = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          at,
        );
        return readStripeEvent(checked);
      } catch {
        return undefined;
      }
    },
  };
}
