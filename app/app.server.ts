import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Logger } from "pino";
import { type Auth, createAuth } from "#app/auth/auth.server.ts";
import { migrateAfterBackup } from "#app/db/backup/migrate-after-backup.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { lockDataFolder } from "#app/db/data-lock.server.ts";
import { appliedMigrations } from "#app/db/migrate.server.ts";
import { type DatabaseHandle, embeddedFile, openDatabase } from "#app/db/open-database.server.ts";
import { checkForDamage } from "#app/db/sqlite.server.ts";
import { createOutbox, type Outbox } from "#app/email/outbox.server.ts";
import { createTransport } from "#app/email/transports/create-transport.server.ts";
import { createFiles } from "#app/files/create-files.server.ts";
import { type CsvReader, type CsvWorker, createCsvReader } from "#app/files/csv/csv-reader.server.ts";
import type { Files } from "#app/files/files.ts";
import { createImageMaker, type ImageMaker, type ImageWorker } from "#app/files/images/image-maker.server.ts";
import { createPdfMaker, type PdfMaker } from "#app/pdf/pdf-maker.server.ts";
import type { Config } from "./config.server.ts";
import { type Site, siteOf } from "./content/site.ts";
import { finishReset } from "./services/accounts/follow-new-password.server.ts";
import { type CardTill, createTill } from "./services/cards/provider/card-provider.ts";
import { createStripeProvider } from "./services/cards/provider/stripe-provider.server.ts";
import { pictureMaker } from "./services/quotes/paper/draw-quote-picture.server.ts";
import { findSite } from "./services/site/find-site.server.ts";
import { logoForMail } from "./services/site/read-logo.server.ts";

/** What a use case may reach for. Handed in rather than imported, so that a test can run it on either database. */
export interface App {
  config: Config;
  db: Db;
  auth: Auth;
  outbox: Outbox;
  pdf: PdfMaker;
  /** Where photographs are kept, and who makes them of what is sent. */
  files: Files;
  images: ImageMaker;
  /** Takes files of rows apart. */
  csv: CsvReader;
  /** Absent where clients cannot pay by card. */
  cards: CardTill | undefined;
  /** The site as this server shows it. */
  site: ShownSite;
  log: Logger;
  now(): Date;
}

export interface ShownSite {
  shown: Site;
  /** Makes every public page of a site, or throws; what it answers then shows it. */
  render(site: Site): Promise<() => void>;
  /** One page of a site that is not shown. */
  renderPage(site: Site, path: string): Promise<string>;
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
  pdfWorker?: string | undefined;
  /** Left out, its file is run as it stands. */
  imageWorker?: ImageWorker | undefined;
  csvWorker?: CsvWorker | undefined;
}

export async function createApp(surroundings: Surroundings): Promise<RunningApp> {
  const { config, log, announce, now = () => new Date(), pdfWorker, imageWorker = imageWorkerFile } = surroundings;
  const csv = createCsvReader(surroundings.csvWorker ?? csvWorkerFile);
  const lock = config.databaseUrl ? undefined : lockDataFolder(config.dataDir);
  const database = openChecked(config, lock);
  const pdf = createPdfMaker(pdfWorker);
  const files = createFiles(config, now);
  const images = createImageMaker(imageWorker);
  let outbox: Outbox | undefined;
  const close = async () => {
    await Promise.all([pdf.close(), images.close()]);
    await outbox?.stop();
    await database.close();
    lock?.release();
  };
  try {
    if (config.mode === "production") await refuseEmpty(database.db, config);
    const applied = await migrateAfterBackup(config, {
      db: database.db,
      now: now(),
      onBackup: (file) => log.info({ file }, "backup written before the database is migrated"),
    });
    if (applied.length > 0) log.info({ applied }, "database migrated");
    const transport = createTransport(config.email, { dataDir: config.dataDir, announce });
    const drawPicture = pdfWorker ? pictureMaker({ db: database.db, pdf }) : undefined;
    outbox = createOutbox({
      database,
      transport,
      siteUrl: config.siteUrl,
      log,
      now,
      findSite,
      readLogo: (site) => logoForMail({ files, log }, site),
      ...(drawPicture && { drawPicture }),
    });
    const cards = config.cards && createTill(await createStripeProvider(config.cards, config.siteUrl.origin));
    const secret = config.authSecret ?? keptSecret(config.dataDir);
    const auth = createAuth({
      db: database.db,
      secret,
      siteUrl: config.siteUrl,
      log,
      now,
      onPasswordReset: (db, user) => finishReset(db, user, now()),
    });
    const site = plainSite(siteOf({}, { samples: config.mode === "demo" }));
    return { config, db: database.db, auth, outbox, pdf, files, images, csv, cards, site, log, now, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A site whose pages nobody keeps as files: each is made when it is asked for. */
function plainSite(first: Site): ShownSite {
  const site: ShownSite = {
    shown: first,
    render: async (next) => () => {
      site.shown = next;
    },
    renderPage: async () => {
      throw new Error("Pages are made by the server that shows them.");
    },
  };
  return site;
}

const imageWorkerFile = { file: path.join(import.meta.dirname, "files/images/image-worker.ts") };
const csvWorkerFile = { file: path.join(import.meta.dirname, "files/csv/csv-worker.ts") };

function openChecked(config: Config, lock: { release(): void } | undefined) {
  try {
    const file = embeddedFile(config.dataDir);
    if (!config.databaseUrl && existsSync(file)) checkForDamage(file);
    return openDatabase(config);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** A wrong folder or a lost disk looks like a new house: to open it empty would hide that everything is gone. */
async function refuseEmpty(db: Db, { databaseUrl, dataDir }: Config) {
  if ((await appliedMigrations(db)).length > 0) return;
  const place = databaseUrl ? "DATABASE_URL names" : `the data folder ${path.resolve(dataDir)} holds`;
  throw new Error(
    `The database that ${place} is empty. If this installation is new, make it and its first admin with: npm run admin -- EMAIL. If it is not, check the setting, or restore a backup with: npm run restore -- FILE.`,
  );
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
