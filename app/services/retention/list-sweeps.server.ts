import type { App } from "#app/app.server.ts";
import type { Removed } from "./sweep.server.ts";

/** The last nights, the newest first. */
export async function listSweeps(app: Pick<App, "db">) {
  const rows = await app.db.selectFrom("sweeps").selectAll().orderBy("day", "desc").limit(14).execute();
  return rows.map(({ day, finishedAt, removed }) => ({
    day,
    finishedAt,
    removed: {
      emails: 0,
      sessions: 0,
      inquiries: 0,
      auditEntries: 0,
      clients: 0,
      ...(JSON.parse(removed) as Partial<Removed>),
    },
  }));
}
