import pino from "pino";
import { createApp } from "#app/app.server.ts";
import { seedDemo } from "#app/demo/seed-demo.server.ts";
import { testConfig } from "#tests/support/config.ts";

/** A house on this folder with the demo in it; to be closed before a server opens the same folder. */
export async function openDemoHouse(dataDir: string) {
  const app = await createApp({
    config: testConfig({ dataDir, databaseUrl: undefined }),
    log: pino({ level: "silent" }),
    now: () => new Date(),
  });
  await seedDemo(app);
  return app;
}
