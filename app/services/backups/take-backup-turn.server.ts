import { sql } from "kysely";
import type { App } from "#app/app.server.ts";

/** Any number that nothing else in this database uses for a lock. */
const BACKUP_LOCK = 7_214_015;

/**
 * Several servers on one PostgreSQL make one backup: who finds another at it does nothing. The lock belongs to a connection,
 * so it ends with its server, however that ends. The embedded database has one server anyway.
 */
export async function takeBackupTurn({ db, config }: Pick<App, "db" | "config">, work: () => Promise<void>) {
  if (!config.databaseUrl) return work();
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_lock(${BACKUP_LOCK}) as ours`.execute(
      connection,
    );
    if (!rows[0]?.ours) return;
    await work().finally(() => sql`select pg_advisory_unlock(${BACKUP_LOCK})`.execute(connection));
  });
}
