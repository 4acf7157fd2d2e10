import { defineConfig } from "vitest/config";
import { disk, writeIntoMemory } from "./tests/support/setup/in-memory.ts";

writeIntoMemory();

// On a busy machine everything takes its time; a limit is there to end what hangs, not to measure.
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };
/** As a test's servers get it: what is young and soon forgotten is collected seldom, which took a tenth of the time. */
const room = { execArgv: ["--min-semi-space-size=32", "--max-semi-space-size=64"] };
const database = "tests/support/setup/global-setup.ts";
const demo = "tests/support/setup/http-setup.ts";

export default defineConfig({
  test: {
    // Much of the time a test waits for another process, so two of them share two cores well.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,dev}/**/*.test.{ts,tsx}", "server/**/*.test.ts", "scripts/**/*.test.ts"],
          ...patience,
          ...room,
          // Rules keep nothing between tests, so their files share what is loaded: a third of the time.
          isolate: false,
        },
      },
      // Each block of use cases has a database of its own and puts the clock back, and a server is a process of its own, so
      // these files share what is loaded too.
      {
        test: {
          name: "service",
          include: ["tests/service/**/*.test.ts"],
          ...patience,
          ...room,
          globalSetup: [database],
          setupFiles: ["tests/support/setup/quick-hash.mjs"],
          isolate: false,
        },
      },
      {
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          ...patience,
          ...room,
          globalSetup: [database, demo],
          setupFiles: ["tests/support/setup/quick-hash.mjs"],
          isolate: false,
        },
      },
      {
        test: {
          name: "commands",
          include: ["tests/commands/**/*.test.ts"],
          env: { TMPDIR: disk },
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
