import type { App } from "#app/app.server.ts";
import { canonicalJson } from "#app/domain/canonical-json.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { withOrder } from "#app/services/orders/with-order.server.ts";

const STALE = refusal(
  "stale",
  "Somebody else has changed this since you opened it. Please look at both and save again.",
);

export interface SheetEdit {
  userId: string;
  orderId: string;
  part: string;
  /** The version that was on the screen; 0 where nobody had edited the part yet. */
  version: number;
  actorId: string;
}

type SaveResult = { ok: true; version: number } | (Refusal & { newer?: { document: unknown; version: number } });

/** Writes what the owner decided about one part of an order, if nobody changed that part since they saw it. */
export async function saveSheet(
  app: Pick<App, "db" | "now">,
  { userId, orderId, part, version, actorId }: SheetEdit,
  document: object,
): Promise<SaveResult> {
  const text = canonicalJson(document);
  const at = app.now().toISOString();
  return withOrder(app, { userId, orderId }, async (db): Promise<SaveResult> => {
    const stored = await db
      .selectFrom("sheets")
      .select(["document", "version"])
      .where("orderId", "=", orderId)
      .where("part", "=", part)
      .executeTakeFirst();
    const was: unknown = stored && JSON.parse(stored.document);
    // The same save sent again, because its answer was lost on the way, has been made already.
    if (stored && withoutTimes(was) === withoutTimes(document)) return { ok: true, version: stored.version };
    if ((stored?.version ?? 0) !== version) {
      return { ...STALE, newer: { document: was ?? {}, version: stored?.version ?? 0 } };
    }
    const values = { document: text, version: version + 1, actorId, at };
    if (stored) {
      await db.updateTable("sheets").set(values).where("orderId", "=", orderId).where("part", "=", part).execute();
    } else {
      await db
        .insertInto("sheets")
        .values({ orderId, part, ...values })
        .execute();
    }
    return { ok: true, version: version + 1 };
  });
}

function withoutTimes(document: unknown): string {
  return canonicalJson(JSON.parse(JSON.stringify(document, (name, value) => (name === "at" ? undefined : value))));
}
