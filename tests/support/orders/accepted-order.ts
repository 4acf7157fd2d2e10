import type { App } from "#app/app.server.ts";
import { demoClient } from "#app/demo/demo-people.ts";
import { confirmQuote } from "#app/services/quotes/confirm-quote.server.ts";
import { addOrderRecord } from "./quoted-order.ts";

/** Another order of the demo's client, whose quote they have confirmed: half of it is due. Answers its id. */
export async function addAcceptedOrder(app: App): Promise<string> {
  const { orderId } = await addOrderRecord(app);
  const { totalCents } = await app.db
    .selectFrom("orders")
    .select("totalCents")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const confirmed = await confirmQuote(app, {
    user: demoClient,
    orderId,
    number: 1,
    chosen: ["plain-lining"],
    agreeToTerms: true,
    signedName: "Clara",
    seen: { totalCents: totalCents ?? 0, creditCents: 0 },
    address: "",
    userAgent: "",
  });
  if (!confirmed.ok) throw new Error(confirmed.reason);
  return orderId;
}
