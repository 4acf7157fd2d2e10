import type { App } from "#app/app.server.ts";
import { business } from "#app/content/business.ts";
import { formatMoney } from "#app/domain/money.ts";
import { creditWords } from "#app/services/consultations/find-credit.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { ORDER_NOT_FOUND } from "./edit-order.server.ts";
import { recordEvent } from "./record-event.server.ts";

type ConfirmResult = { ok: true } | { ok: false; status: 404 | 409; reason: string };

const QUOTE_CHANGED = "The quote has changed since you opened it. Please look at it again.";
const NOT_QUOTED = "There is no open quote for this order.";

interface Confirmation {
  user: { id: string; firstName: string; lastName: string; email: string };
  orderId: string;
  /** The version of the quote that the client was looking at. */
  version: number;
}

/** The client says yes to the quote. The status stays as it is: only the owner moves it. Said twice, it is said once. */
export async function confirmOrder(
  app: Pick<App, "db" | "now">,
  { user, orderId, version }: Confirmation,
): Promise<ConfirmResult> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<ConfirmResult> => {
    const mine = db.selectFrom("orders").where("id", "=", orderId).where("userId", "=", user.id);
    const order = await mine.select(["status", "totalCents", "confirmedAt"]).executeTakeFirst();
    if (!order || order.status === "incomplete") return { ok: false, status: 404, reason: ORDER_NOT_FOUND };
    if (order.confirmedAt) return { ok: true };
    if (order.status !== "quoted") return { ok: false, status: 409, reason: NOT_QUOTED };
    const written = await db
      .updateTable("orders")
      .set({ confirmedAt: at, updatedAt: at, version: version + 1 })
      .where("id", "=", orderId)
      .where("version", "=", version)
      .where("confirmedAt", "is", null)
      .executeTakeFirst();
    if (written.numUpdatedRows === 0n) return { ok: false, status: 409, reason: QUOTE_CHANGED };
    await recordEvent(db, {
      orderId,
      kind: "confirmed",
      actorId: user.id,
      at,
      details: { totalCents: order.totalCents },
    });
    await queueEmail(db, {
      kind: "quote_confirmed",
      to: { name: business.name, address: business.email },
      parameters: {
        order_id: orderId,
        customer_name: `${user.firstName} ${user.lastName}`,
        customer_email: user.email,
        total: formatMoney(order.totalCents),
        ...(await creditWords(db, orderId, order.totalCents)),
      },
      orderId,
      at,
    });
    return { ok: true };
  });
}
