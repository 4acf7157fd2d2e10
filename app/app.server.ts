import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Logger } from "pino";
import { type Auth, createAuth } from "#app/auth/auth.server.ts";
import { type DatabaseHandle, type Db, openDatabase } from "#app/db/client.server.ts";
import { lockDataFolder } from "#app/db/data-lock.server.ts";
import { migrateToLatest } from "#app/db/migrate.server.ts";
import { createFileTransport, type SendEmail } from "#app/email/send-email.server.ts";
import type { Config } from "./config.server.ts";

/** What a use case may reach for. Handed in rather than imported, so that a test can run it on either database. */
export interface App {
  config: Config;
  db: Db;
  auth: Auth;
  sendEmail: SendEmail;
  log: Logger;
  now(): Date;
}

export interface RunningApp extends App {
  database: DatabaseHandle;
  close(): Promise<void>;
}

interface Surroundings {
  config: Config;
  log: Logger;
  announce?: ((line: string) => void) | undefined;
  now?: () => Date;
}

export async function createApp({ config, log, announce, now = () => new Date() }: Surroundings): Promise<RunningApp> {
  const lock = config.databaseUrl ? undefined : lockDataFolder(config.dataDir);
  const database = openDatabase(config);
  const close = async () => {
    await database.close();
    lock?.release();
  };
  try {
    const applied = await migrateToLatest(database.db);
    if (applied.length > 0) log.info({ applied }, "database migrated");
    const sendEmail = createFileTransport({ dataDir: config.dataDir, log, announce });
    const secret = config.authSecret ?? keptSecret(config.dataDir);
    const auth = createAuth({ db: database.db, secret, siteUrl: config.siteUrl, sendEmail, log });
    return { config, db: database.db, auth, sendEmail, log, now, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The demo needs no settings, yet a sign-in must survive a restart: its secret is made once and kept with the data. */
function keptSecret(dataDir: string) {
  const file = path.join(dataDir, "auth-secret");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
    chmodSync(file, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
