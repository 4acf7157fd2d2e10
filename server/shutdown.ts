import type { Server } from "node:http";
import type { Logger } from "pino";
import type { RunningApp } from "#app/app.server.ts";

/** Requests in flight may finish; after this long they are cut off. */
const PATIENCE_MS = 10_000;

export interface Lifecycle {
  stopping: boolean;
}

/** On SIGTERM or SIGINT: take no new connection, let what is under way finish, close the database, then go. */
export function serveUntilStopped({ server, app, log }: { server: Server; app: RunningApp; log: Logger }): Lifecycle {
  const lifecycle: Lifecycle = { stopping: false };
  const stop = (signal: NodeJS.Signals) => {
    if (lifecycle.stopping) return;
    lifecycle.stopping = true;
    log.info({ signal }, "stopping");
    const deadline = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(async () => {
      clearTimeout(deadline);
      await app.close();
      log.info("stopped");
      log.flush(() => process.exit(0));
    });
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  return lifecycle;
}
