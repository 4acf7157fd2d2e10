import type { RunningApp } from "#app/app.server.ts";
import { findBackups } from "./find-backups.server.ts";

type Asked = Pick<RunningApp, "db" | "database" | "config" | "now">;

/** What a collector of metrics asks the house: numbers alone. A database that does not answer is one of them. */
export async function findFigures(app: Asked) {
  const started = performance.now();
  const up = await app.database.ping().then(
    () => true,
    () => false,
  );
  const database = { up, seconds: (performance.now() - started) / 1000 };
  const { outbox, backup } = up ? await findKept(app) : unknown;
  return { outbox, backup, database };
}

const unknown = {
  outbox: { queued: 0, failed: 0, overdueSeconds: 0 },
  backup: { at: 0, bytes: 0, failing: false },
};

async function findKept(app: Asked): Promise<typeof unknown> {
  const count = async (state: "queued" | "failed") => {
    const { emails, first } = await app.db
      .selectFrom("emails")
      .select((eb) => [eb.fn.countAll().as("emails"), eb.fn.min("nextTryAt").as("first")])
      .where("state", "=", state)
      .executeTakeFirstOrThrow();
    return { emails: Number(emails), first };
  };
  const [queued, failed] = [await count("queued"), await count("failed")];
  const overdue = queued.first ? (app.now().getTime() - Date.parse(queued.first)) / 1000 : 0;
  const { lastAt, bytes, failure, overdue: late } = await findBackups(app);
  return {
    outbox: { queued: queued.emails, failed: failed.emails, overdueSeconds: Math.max(0, overdue) },
    backup: { at: lastAt ? Date.parse(lastAt) / 1000 : 0, bytes: bytes ?? 0, failing: failure !== null || late },
  };
}
