import type { App } from "#app/app.server.ts";
import { checkSignedName } from "#app/domain/quotes/answer-words.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { withOrder } from "#app/services/orders/with-order.server.ts";
import { findAcceptance } from "./versions/close-version.server.ts";
import { findVersion } from "./versions/quote-rows.server.ts";
import { QUOTE_MISSING } from "./versions/quote-texts.ts";

/** How a name under a yes should read, by whom and when that was set beside it. */
export interface NameCorrection {
  name: string;
  by: string;
  at: string;
}

interface Corrected {
  actorId: string;
  /** The name of whoever corrects it. */
  by: string;
  userId: string;
  orderId: string;
  number: number;
  name: string;
}

/** The owner sets another name beside the one under a yes. What was typed stays as it is, for good. */
export async function correctName(
  app: Pick<App, "db" | "now">,
  { actorId, by, userId, orderId, number, name }: Corrected,
): Promise<{ ok: true } | Refusal> {
  const at = app.now().toISOString();
  return withOrder(app, { userId, orderId }, async (db): Promise<{ ok: true } | Refusal> => {
    const quote = await findVersion(db, orderId, number);
    const answer = quote && (await findAcceptance(db, quote.row.id));
    if (!answer) return QUOTE_MISSING;
    const checked = checkSignedName(name, "Please type the name as it should read.");
    if (!checked.ok) return refusal("invalid", checked.reason, checked.field);
    const key = { document: "answer", documentId: answer.id, role: "correction" };
    const before = await db
      .selectFrom("documentPeople")
      .select("person")
      .where((eb) => eb.and(key))
      .executeTakeFirst();
    // Sent twice, it is set once.
    if (before?.person && (JSON.parse(before.person) as NameCorrection).name === checked.value) return { ok: true };
    const person = JSON.stringify({ name: checked.value, by, at } satisfies NameCorrection);
    await db
      .insertInto("documentPeople")
      .values({ ...key, person })
      .onConflict((row) => row.columns(["document", "documentId", "role"]).doUpdateSet({ person }))
      .execute();
    await recordEvent(db, { orderId, actorId, at, kind: "name_corrected", details: { number } });
    return { ok: true };
  });
}
