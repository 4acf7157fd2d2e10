import type { App } from "#app/app.server.ts";

/** An appointment as the owner sees it, with the client it belongs to. */
export async function findConsultation(app: Pick<App, "db">, id: string) {
  return app.db
    .selectFrom("consultations")
    .innerJoin("users", "users.id", "consultations.userId")
    .select(["consultations.userId", "startsAt", "endsAt", "consultations.state", "note", "address"])
    .select(["consultations.version", "feePaidAt", "creditedOrderId", "consultations.createdAt"])
    .select(["cancelledAt", "cancelledBy", "cancelMessage"])
    .select(["firstName", "lastName", "email", "phoneNumber"])
    .where("consultations.id", "=", id)
    .executeTakeFirst();
}
