import { defineConfig } from "vitest/config";

const database = { globalSetup: ["tests/support/global-setup.ts"], testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Much of the time a test waits for another process, so two of them share two cores well.
    maxWorkers: 2,
    projects: [
      // Property tests take their time on a busy machine; a limit is there to end what hangs, not to measure.
      {
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "scripts/**/*.test.ts"],
          testTimeout: 60_000,
          // Rules keep nothing between tests, so their files share what is loaded: a third of the time.
          isolate: false,
        },
      },
      { test: { name: "service", include: ["tests/service/**/*.test.ts"], ...database } },
      { test: { name: "http", include: ["tests/http/**/*.test.ts"], ...database } },
      {
        test: {
          name: "commands",
          include: ["tests/commands/**/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
