import { createServer, type Server } from "node:http";
import type { Logger } from "pino";
import type { Config } from "#app/config.server.ts";
import { createListener } from "#server/listener.ts";
import type { Site } from "#server/site.ts";
import { createDrain, type Lifecycle } from "./drain.ts";

/** Requests in flight may finish when the server stops; after this long they are cut off. */
const PATIENCE_MS = 10_000;
/** When another server is about to take over, newcomers wait for as long as this server takes to end. */
const PATIENCE_AT_HANDOVER_MS = 5_000;

/** A place of its own, or the number of a socket that was lent to it. */
export type ListenOn = { port: number; host: string } | { fd: number };

interface Parts {
  server: Server;
  site: Site;
  config: Config;
  log: Logger;
  listenOn: ListenOn;
}

export interface Serving {
  port: number;
  /** For a server that is replaced: nobody is turned away, and the database is closed. */
  leave(): Promise<void>;
  /** For good: whoever comes now is refused. */
  stop(): Promise<void>;
}

export function createHttpServer() {
  const server = createServer();
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  return server;
}

/** Opens the database, then the door. */
export async function serveSite({ server, site, config, log, listenOn }: Parts): Promise<Serving> {
  const app = await site.start({ config, log, announce: config.mode === "demo" ? console.log : undefined });
  const lifecycle: Lifecycle = { leaving: false, stopping: false };
  const listener = createListener({ site, app, config, log, lifecycle });
  const { middlewares } = site;
  const drain = createDrain(server);
  server.on(
    "request",
    middlewares ? (request, response) => middlewares(request, response, () => listener(request, response)) : listener,
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(listenOn, resolve);
  }).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : config.port,
    leave: async () => {
      lifecycle.leaving = true;
      // A mail server may be slow to answer, and nobody should have to wait for it.
      await Promise.all([drain.farewell(), app.outbox.stop()]);
      await drain.close(PATIENCE_AT_HANDOVER_MS);
      await app.close();
    },
    stop: async () => {
      lifecycle.leaving = true;
      lifecycle.stopping = true;
      await drain.close(PATIENCE_MS);
      await app.close();
    },
  };
}
