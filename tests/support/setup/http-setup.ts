import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { TestProject } from "vitest/node";
import { embeddedFile } from "#app/db/client.server.ts";
import { startServer } from "#tests/support/server.ts";

declare module "vitest" {
  interface ProvidedContext {
    demoServer: { url: string; dataDir: string };
  }
}

/**
 * The demo as a first start of the built site leaves it, for servers that tests start; and one server on a copy of it for
 * all tests that only read, or work on people and orders of their own.
 */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-demo-"));
  await (await startServer({ dataDir })).stop();
  const file = embeddedFile(dataDir);
  // The file alone is copied, so nothing may be left in the log beside it.
  const database = new DatabaseSync(file);
  database.exec("pragma wal_checkpoint(truncate)");
  database.close();
  process.env.LARKFIELD_DEMO = file;
  const server = await startServer();
  project.provide("demoServer", { url: server.url, dataDir: server.dataDir });
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
