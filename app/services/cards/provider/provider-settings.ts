import { z } from "zod";

export interface CardSettings {
  secretKey: string;
  webhookSecret: string;
  /** Where the provider's programs answer, if not at its own address: for trying things out against a double. */
  apiBase: URL | undefined;
  /** Where its payment page is: the only place beside our own to which a form may lead. */
  checkoutOrigin: string;
}

type Reading = { ok: true; value: CardSettings | undefined } | { ok: false; faults: string[] };

const CHECKOUT_ORIGIN = "https://checkout.stripe.com";
const names = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

const schema = z.object({
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w{8,255}$/, "expected a secret or restricted key of Stripe, such as sk_live_…"),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]{8,255}$/, "expected the signing secret of the webhook endpoint, such as whsec_…"),
  STRIPE_API_BASE: z
    .string()
    .regex(/^https?:\/\/[\w.-]+(:\d{1,5})?\/?$/, "expected an address without a path, such as http://localhost:12111")
    .optional(),
});

/** Payments by card: all of its keys, or none, and then there are none. */
export function readCardSettings(
  given: Record<string, string | undefined>,
  { production }: { production: boolean },
): Reading {
  if ([...names, "STRIPE_API_BASE"].every((name) => given[name] === undefined)) return { ok: true, value: undefined };
  const missing = names
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: required for payments by card, beside the other STRIPE settings`);
  const parsed = schema.safeParse(given);
  const wrong = parsed.success
    ? []
    : parsed.error.issues
        .filter(({ path: [name] }) => given[String(name)] !== undefined)
        .map(({ path, message }) => `${path.join(".")}: ${message}`);
  // The key would go to whoever answers there.
  if (production && given.STRIPE_API_BASE !== undefined) {
    wrong.push("STRIPE_API_BASE: expected nothing in production: it is for trying things out");
  }
  if (!parsed.success || missing.length > 0 || wrong.length > 0) return { ok: false, faults: [...missing, ...wrong] };
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE } = parsed.data;
  const apiBase = STRIPE_API_BASE === undefined ? undefined : new URL(STRIPE_API_BASE);
  return { ok: true, value: { secretKey, webhookSecret, apiBase, checkoutOrigin: apiBase?.origin ?? CHECKOUT_ORIGIN } };
}
