/** The HTTP shell: files from memory, limits, headers, one log line a request, and an orderly end. */
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { isLoopback, readConfig } from "#app/config.server.ts";
import { describeSamples } from "#app/content/samples.ts";
import { loadBuiltSite } from "./server/built-site.ts";
import { createListener } from "./server/listener.ts";
import { createLog } from "./server/log.ts";
import { serveUntilStopped } from "./server/shutdown.ts";

const root = import.meta.dirname;
const dev = process.argv.includes("--dev");

if (existsSync(path.join(root, ".env"))) process.loadEnvFile(path.join(root, ".env"));
const settings = readConfig(process.env);
if (!settings.ok) {
  console.error(
    `Larkfield cannot start with these settings:\n${settings.faults.map((fault) => `  ${fault}`).join("\n")}`,
  );
  process.exit(1);
}
const { config } = settings;
const demo = config.mode === "demo";
// React chooses its fast build by this name; what kind of installation this is has been read already.
process.env.NODE_ENV = dev ? "development" : "production";

const log = createLog(config.logLevel);
const server = createServer();
server.headersTimeout = 15_000;
server.requestTimeout = 30_000;
server.keepAliveTimeout = 65_000;

const site = dev
  ? await (await import("./server/dev-site.ts")).openDevSite(root, server)
  : await loadBuiltSite(root, config);
const app = await site.start({ config, log, announce: demo ? console.log : undefined }).catch((error: unknown) => {
  log.error({ err: error }, "could not start");
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
const lifecycle = serveUntilStopped({ server, app, log });
const listener = createListener({ site, app, config, log, lifecycle });
const { middlewares } = site;
server.on(
  "request",
  middlewares ? (request, response) => middlewares(request, response, () => listener(request, response)) : listener,
);

server.on("error", (error: NodeJS.ErrnoException) => {
  const taken = error.code === "EADDRINUSE";
  console.error(
    taken ? `Port ${config.port} is in use. Stop what uses it, or set PORT to another number.` : error.message,
  );
  process.exit(1);
});
server.listen(config.port, config.host, () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const shown = isLoopback(config.host) ? "localhost" : config.host;
  console.log(`Larkfield is ready at http://${shown}:${port}`);
  if (!demo && config.email.by === "file") {
    console.warn("Warning: no e-mail leaves this machine. Set SMTP_URL, or the EMAILJS settings; see .env.example.");
  }
  if (!demo && !config.backup.keys) {
    console.warn("Warning: backups are not encrypted. Make keys with: npm run backup-keys -- FILE");
  }
  const samplesLeft = describeSamples();
  if (!demo && samplesLeft) console.warn(samplesLeft);
  if (!demo) return;
  console.log("  Owner   owner@example.com / demo-owner");
  console.log("  Client  client@example.com / demo-client");
  if (config.databaseUrl && !config.authSecret) {
    console.warn(
      `Note: this server made its own AUTH_SECRET in ${config.dataDir}. Several servers on one database need the same one: set AUTH_SECRET.`,
    );
  }
  if (!isLoopback(config.host)) {
    console.warn(`Warning: HOST is ${config.host}, so other machines can reach this demo and its log-ins above.`);
  }
});
