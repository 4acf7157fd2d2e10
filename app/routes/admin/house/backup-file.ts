import { Readable } from "node:stream";
import { appContext, userContext } from "#app/contexts.server.ts";
import { BACKUPS } from "#app/routes/admin/paths.ts";
import { requireProof } from "#app/routes/admin/second-step/require-proof.server.ts";
import { downloadBackup } from "#app/services/backups/download-backup.server.ts";
import { redirectWithToast } from "#app/web/form.server.ts";
import type { Route } from "./+types/backup-file";

/** A sealed backup, whole: who asks for a range of it gets all of it. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const refuse = (message: string) => redirectWithToast(BACKUPS, { kind: "error", message });
  const { enabled } = await requireProof(context, request, { fresh: true });
  if (!enabled) return refuse("Set up your second step before you download a backup.");
  // Nothing leaves with these, so nobody is told.
  if (request.method === "HEAD") return new Response(null, { headers });
  const app = context.get(appContext);
  const { id: actorId } = context.get(userContext);
  const opened = await downloadBackup(app, { moment: params.moment, actorId });
  if (!opened.ok) return refuse(opened.reason);
  app.outbox.wake();
  return new Response(Readable.toWeb(opened.body) as unknown as ReadableStream, {
    headers: {
      ...headers,
      "content-length": String(opened.bytes),
      "content-disposition": `attachment; filename="${opened.name}"`,
    },
  });
}

const headers = {
  "content-type": "application/octet-stream",
  "accept-ranges": "none",
  "cache-control": "private, no-store",
};
