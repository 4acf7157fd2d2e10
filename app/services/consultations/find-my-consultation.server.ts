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

/** The one that lies ahead of this client, if there is one. */
export async function findUpcomingConsultation(app: Pick<App, "db" | "now">, userId: string) {
  return app.db
    .selectFrom("consultations")
    .selectAll()
    .where("upcomingOf", "=", userId)
    .where("endsAt", ">", app.now().toISOString())
    .executeTakeFirst();
}
