import pino from "pino";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { createApp, type RunningApp } from "#app/app.server.ts";
import type { DatabaseLocation } from "#app/db/open-database.server.ts";
import { seedDemo } from "#app/demo/seed-demo.server.ts";
import { testConfig } from "./config.ts";
import { newFilledPlace } from "./setup/templates.ts";

export interface TestHouse {
  app: RunningApp;
  /** Moves the clock that the application reads. */
  setNow(time: Date): void;
}

type Kind = "sqlite" | "postgres";
type Tests = (house: () => TestHouse) => void;

/** Runs the same tests on SQLite and, where there is one, on PostgreSQL; each gets an empty database of its own. */
export function onEachDatabase(name: string, tests: Tests) {
  inEachHouse(name, openEmpty, tests);
}

/** The same in a house that has the demo's people and orders, as of this moment, which its clock shows until it is moved. */
export function onEachDemo(name: string, at: Date | "today", tests: Tests) {
  inEachHouse(name, (kind) => openDemo(kind, at === "today" ? undefined : at), tests);
}

function inEachHouse(name: string, open: (kind: Kind) => ReturnType<typeof openEmpty>, tests: Tests) {
  const kinds: Kind[] = inject("postgresUrl") ? ["sqlite", "postgres"] : ["sqlite"];
  describe.each(kinds)(`${name} on %s`, (kind) => {
    let house: Awaited<ReturnType<typeof open>> | undefined;
    beforeAll(async () => {
      house = await open(kind);
    });
    afterAll(() => house?.end());
    tests(() => {
      if (!house) throw new Error("The test house is not open.");
      return house;
    });
  });
}

async function openEmpty(kind: Kind) {
  const place = await newFilledPlace("empty", kind, (unfilled) => openHouse(unfilled).then(({ app }) => app.close()));
  return openHouse(place, { remove: place.remove });
}

async function openDemo(kind: Kind, at: Date | undefined) {
  const place = await copyDemo(kind, at);
  return openHouse(place, { at, remove: place.remove });
}

/** A database with the demo's people and orders as of this moment, that no house has open. */
export function copyDemo(kind: Kind, at: Date | undefined) {
  return newFilledPlace(`demo_${at?.getTime() ?? "today"}`, kind, async (unfilled) => {
    const { app } = await openHouse(unfilled, { at });
    await seedDemo(app);
    await app.close();
  });
}

interface Moment {
  at?: Date | undefined;
  remove?: () => Promise<void>;
}

async function openHouse({ dataDir, databaseUrl }: DatabaseLocation, { at, remove }: Moment = {}) {
  let now = at;
  const app = await createApp({
    config: testConfig({ dataDir, databaseUrl }),
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
      await remove?.();
    },
  };
}
