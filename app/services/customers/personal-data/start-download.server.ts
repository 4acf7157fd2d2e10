import type { App } from "#app/app.server.ts";
import type { Done } from "#app/domain/refusal.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";

interface Download {
  /** Whose data. */
  userId: string;
  /** Who gets it: the client, or an admin. */
  actorId: string;
}

/** Counts a download of somebody's data and writes it down, before a byte of it leaves. */
export async function startDownload(app: Pick<App, "db" | "now">, { userId, actorId }: Download): Promise<Done> {
  const counted = await countAttempt(app, [{ key: `download-data:user:${actorId}`, attempts: 5, minutes: 60 }]);
  if (!counted.ok) return counted;
  const words = userId === actorId ? "Downloaded their own data" : "Downloaded the customer’s data";
  await recordAudit(app.db, {
    actorId,
    at: app.now().toISOString(),
    kind: "exported",
    subject: "customer",
    subjectId: userId,
    words,
  });
  return { ok: true };
}
