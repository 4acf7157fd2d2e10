import { createServer, type Server } from "node:http";
import type { Logger } from "pino";
import type { Config } from "#app/config.server.ts";
import { createListener } from "#server/listener.ts";
import type { Site } from "#server/site.ts";
import { createDrain, type Lifecycle } from "./drain.ts";

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
  /** After that: done when the last connection is gone. */
  left(): Promise<void>;
  /** For good: whoever comes now is refused. */
  stop(): Promise<void>;
}

export function createHttpServer() {
  const server = createServer();
  server.headersTimeout = 15_000;
  // For a photograph over a slow line; what is not one has its own limit (read-body.ts).
  server.requestTimeout = 15 * 60_000;
  server.keepAliveTimeout = 65_000;
  return server;
}

/** Opens the database, then the door. */
export async function serveSite({ server, site, config, log, listenOn }: Parts): Promise<Serving> {
  const app = await site.start({ config, log, announce: config.mode === "demo" ? console.log : undefined });
  const lifecycle: Lifecycle = { leaving: false, stopping: false };
  const listener = createListener({ site, app, config, log, lifecycle });
  const { middlewares } = site;
  const drain = createDrain(
    server,
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
      await app.outbox.stop();
      await drain.handOver();
      await app.close();
    },
    left: drain.left,
    stop: async () => {
      lifecycle.leaving = true;
      lifecycle.stopping = true;
      await drain.stop();
      await app.close();
    },
  };
}
