/** Compiles the built server once, so that no start has to: what a first start runs, and a first visit. */
import { mkdtempSync, rmSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { readConfig } from "#app/config.server.ts";
import { loadBuiltSite } from "#server/built-site.ts";
import { createHttpServer, serveSite } from "#server/lifecycle/serving.ts";
import { createLog } from "#server/log.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-compile-"));
const settings = readConfig({ DATA_DIR: dataDir });
if (!settings.ok) throw new Error("The demo's own settings are refused.");
const { config } = settings;
process.env.NODE_ENV = "production";
const site = await loadBuiltSite(path.join(import.meta.dirname, "../.."), config);
const listenOn = { port: 0, host: "127.0.0.1" };
const serving = await serveSite({ server: createHttpServer(), site, config, log: createLog("silent"), listenOn });
for (const page of ["/", "/login", "/no-such-page"])
  await (await fetch(`http://127.0.0.1:${serving.port}${page}`)).arrayBuffer();
flushCompileCache();
await serving.stop();
rmSync(dataDir, { recursive: true });
process.exit(0);
