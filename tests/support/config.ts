import path from "node:path";
import type { Config } from "#app/config.server.ts";
import type { DatabaseLocation } from "#app/db/open-database.server.ts";

/** The demo's settings, on a database of the test's own. */
export function testConfig({ dataDir, databaseUrl, bucket }: DatabaseLocation): Config {
  return {
    mode: "demo",
    host: "127.0.0.1",
    port: 0,
    dataDir,
    databaseUrl,
    bucket,
    siteUrl: new URL("http://localhost:3000"),
    authSecret: undefined,
    trustProxy: false,
    schedulingUrl: undefined,
    metricsToken: undefined,
    logLevel: "silent",
    email: { by: "file" },
    backup: { folder: path.join(dataDir, "backups"), every: undefined, keys: undefined, opening: {} },
    cards: undefined,
  };
}
