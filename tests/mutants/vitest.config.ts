import { defineConfig } from "vitest/config";

const { folder } = JSON.parse(process.env.MUTANTS ?? "{}") as { folder?: string };

/** These take long and look at what lies below the use cases. */
const others = ["tests/service/{backup,database,mail-transport}.test.ts"];

/** The rules are judged by their own tests alone; the use cases by theirs, on SQLite. */
const tests = folder?.startsWith("app/domain")
  ? { include: ["app/domain/**/*.test.ts"] }
  : { include: ["tests/service/**/*.test.ts"], exclude: others, globalSetup: ["tests/support/global-setup.ts"] };

export default defineConfig({ test: { ...tests, testTimeout: 60_000, hookTimeout: 60_000 } });
