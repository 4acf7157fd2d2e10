import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pino from "pino";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { createApp, type RunningApp } from "#app/app.server.ts";
import { testConfig } from "./config.ts";
import { createPostgresDatabase } from "./postgres.ts";

export interface TestHouse {
  app: RunningApp;
  /** Moves the clock that the application reads. */
  setNow(time: Date): void;
}

/** Runs the same tests on SQLite and, where there is one, on PostgreSQL; each gets a database of its own. */
export function onEachDatabase(name: string, tests: (house: () => TestHouse) => void) {
  const postgresUrl = inject("postgresUrl");
  const kinds = postgresUrl ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);
  describe.each(kinds)(`${name} on %s`, (kind) => {
    let house: (TestHouse & { end(): Promise<void> }) | undefined;
    beforeAll(async () => {
      house = await openHouse(kind === "postgres" ? postgresUrl : undefined);
    });
    afterAll(() => house?.end());
    tests(() => {
      if (!house) throw new Error("The test house is not open.");
      return house;
    });
  });
}

async function openHouse(postgresServer: string | undefined) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-test-"));
  const postgres = postgresServer ? await createPostgresDatabase(postgresServer) : undefined;
  let now: Date | undefined;
  const app = await createApp({
    config: testConfig({ dataDir, databaseUrl: postgres?.url }),
    log: pino({ level: "silent" }),
    now: () => now ?? new Date(),
  });
  return {
    app,
    setNow: (time: Date) => {
      now = time;
    },
    end: async () => {
      await app.close();
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
