import type { App } from "#app/app.server.ts";

/** Often enough for "last seen", and seldom enough that reading pages stays reading. */
const WORTH_NOTING_MS = 10 * 60_000;

/** When a device was last here, for the list of one's devices. A page does not fail because this could not be noted. */
export async function noteLastSeen(app: Pick<App, "db" | "now" | "log">, session: { id: string; updatedAt: Date }) {
  const now = app.now();
  if (now.getTime() - session.updatedAt.getTime() < WORTH_NOTING_MS) return;
  await app.db
    .updateTable("sessions")
    .set({ updatedAt: now.toISOString() })
    .where("id", "=", session.id)
    .execute()
    .catch((error: unknown) => app.log.warn({ err: error }, "last seen could not be noted"));
}
