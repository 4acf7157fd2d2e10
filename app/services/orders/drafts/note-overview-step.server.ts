import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { OrderDraft } from "#app/domain/orders/draft.ts";
import { moveTo, type OverviewPlace, type OverviewStep, writeOverviewPlace } from "#app/domain/orders/overview-step.ts";

/** Notes at which page of an order in progress its client is, so that Continue leads back there. */
export async function noteOverviewStep(
  { db }: Pick<App, "db">,
  userId: string,
  draft: OrderDraft,
  step: OverviewStep | null,
) {
  const place = moveTo(draft, step);
  if (writeOverviewPlace(place) !== writeOverviewPlace(draft)) await writePlace(db, userId, draft.id, place);
}

/** Makes no new version: nothing that another tab shows has changed. */
export async function writePlace(db: Db, userId: string, orderId: string, place: OverviewPlace) {
  await db
    .updateTable("orders")
    .set({ overviewStep: writeOverviewPlace(place) })
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .where("status", "=", "incomplete")
    .execute();
}
