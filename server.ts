/** The HTTP shell: files from memory, limits, headers, one log line a request, and an orderly end. */
import { existsSync } from "node:fs";
import path from "node:path";
import { readConfig } from "#app/config.server.ts";
import { loadBuiltSite } from "./server/built-site.ts";
import { greet } from "./server/lifecycle/greet.ts";
import { describeFaults } from "./server/lifecycle/read-settings.ts";
import { run } from "./server/lifecycle/run.ts";
import { createHttpServer, serveSite } from "./server/lifecycle/serving.ts";
import { openSupervisorLine } from "./server/lifecycle/supervisor-line.ts";
import { createLog } from "./server/log.ts";

const root = import.meta.dirname;
const dev = process.argv.includes("--dev");
const line = openSupervisorLine();

if (existsSync(path.join(root, ".env"))) process.loadEnvFile(path.join(root, ".env"));
const settings = readConfig(process.env);
const config = settings.ok ? settings.config : await refuse(describeFaults(settings.faults));
// React chooses its fast build by this name; what kind of installation this is has been read already.
process.env.NODE_ENV = dev ? "development" : "production";

const log = createLog(config.logLevel);
let server = createHttpServer();
try {
  const site = dev
    ? await (await import("./server/dev-site.ts")).openDevSite(root, server)
    : await loadBuiltSite(root, config);
  if (line) {
    const told = line.told("open");
    await line.report({ is: "prepared", alone: (await site.mustBeAlone?.()) ?? true });
    await told;
  }
  await run({
    line,
    log,
    open: async (listenOn = { port: config.port, host: config.host }) => {
      const serving = await serveSite({ server, site, config, log, listenOn });
      server = createHttpServer();
      greet(config, serving.port);
      return serving;
    },
  });
} catch (error) {
  log.error({ err: error }, "could not start");
  await refuse(sentenceFor(error));
}

async function refuse(sentence: string): Promise<never> {
  console.error(sentence);
  await line?.report({ is: "failed", reason: sentence });
  process.exit(1);
}

function sentenceFor(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  const taken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  return taken ? `Port ${config.port} is in use. Stop what uses it, or set PORT to another number.` : error.message;
}
