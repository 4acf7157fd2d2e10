import type { App } from "#app/app.server.ts";

/** A consultation of this client; somebody else's is as if it did not exist. */
export async function findMyConsultation(app: Pick<App, "db">, userId: string, id: string) {
  return app.db
    .selectFrom("consultations")
    .selectAll()
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();
}

/** The receipt of the fee that counts for a visit of this client, also where it was paid for one that we cancelled; older fees have none. */
export async function findFeeReceipt({ db }: Pick<App, "db">, userId: string, consultationId: string) {
  const visits = db
    .selectFrom("consultations")
    .select("id")
    .where("userId", "=", userId)
    .where((eb) => eb.or([eb("id", "=", consultationId), eb("feeMovedTo", "=", consultationId)]));
  const entry = await db
    .selectFrom("ledgerEntries as entry")
    .leftJoin("ledgerEntries as reversal", "reversal.reversesId", "entry.id")
    .select("entry.receiptNumber")
    .where("entry.consultationId", "in", visits)
    .where("entry.orderId", "is", null)
    .where("entry.kind", "=", "payment")
    .where("reversal.id", "is", null)
    .orderBy("entry.at", "desc")
    .executeTakeFirst();
  return entry?.receiptNumber ?? undefined;
}

/** The one that lies ahead of this client, if there is one. */
export async function findUpcomingConsultation(app: Pick<App, "db" | "now">, userId: string) {
  return app.db
    .selectFrom("consultations")
    .selectAll()
    .where("upcomingOf", "=", userId)
    .where("endsAt", ">", app.now().toISOString())
    .executeTakeFirst();
}
