import type { TestProject } from "vitest/node";
import { startServer } from "#tests/support/server.ts";
import { hashQuickly, keepDemoOf } from "./keep-demo.ts";

declare module "vitest" {
  interface ProvidedContext {
    demoServer: { url: string; dataDir: string };
  }
}

/** One server on the demo for all tests that only read, or work on people and orders of their own. */
export default async function setup(project: TestProject) {
  hashQuickly();
  const server = await startServer();
  const forget = keepDemoOf(server);
  project.provide("demoServer", { url: server.url, dataDir: server.dataDir });
  return async () => {
    await server.stop();
    forget();
  };
}
