import type { CardProvider, CheckoutState } from "./card-provider.ts";
import type { CardSettings } from "./provider-settings.ts";
import { type OwnMarks, readCheckout, readStripeEvent } from "./read-stripe.ts";

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
