import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { type BackupSettings, readBackupSettings } from "#app/db/backup/backup-settings.server.ts";
import { readTransport, type TransportSettings } from "#app/email/transports/transport-settings.ts";
import { type Bucket, readFilesUrl } from "#app/files/files-url.ts";
import { type CardSettings, readCardSettings } from "#app/services/cards/provider/provider-settings.ts";

export interface Config {
  mode: "demo" | "production";
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where photographs are kept, if not in the data folder. */
  bucket: Bucket | undefined;
  siteUrl: URL;
  /** Absent in the demo: a random secret is then kept in the data folder. */
  authSecret: string | undefined;
  trustProxy: boolean;
  /** An outside scheduling page for the consultation's frame; without it the frame shows our own. */
  schedulingUrl: URL | undefined;
  /** Whoever shows it may read /metrics, which is nowhere without it. */
  metricsToken: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  email: TransportSettings;
  backup: BackupSettings;
  /** Absent where clients cannot pay by card. */
  cards: CardSettings | undefined;
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; faults: string[] };

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const port = z.coerce
  .number("expected a number from 0 to 65535")
  .int("expected a whole number from 0 to 65535")
  .min(0, "expected a number from 0 to 65535")
  .max(65_535, "expected a number from 0 to 65535");

const siteUrl = z
  .url({
    protocol: /^https?$/,
    error: "expected the public address of the site, such as https://drapery.example",
  })
  .transform((text) => new URL(text));

const schedulingUrl = z
  .url({ protocol: /^https?$/, error: "expected the address of a scheduling page, such as https://book.example/visit" })
  .transform((text) => new URL(text));

const settings = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "expected a PostgreSQL address, such as postgres://user:password@host:5432/larkfield",
    })
    .optional(),
  SITE_URL: siteUrl.optional(),
  AUTH_SECRET: z.string().min(32, "expected at least 32 characters of random text").optional(),
  TRUST_PROXY: z.enum(["0", "1"], "expected 1 behind a proxy that sets X-Forwarded-For, otherwise 0").default("0"),
  SCHEDULING_URL: schedulingUrl.optional(),
  METRICS_TOKEN: z.string().min(32, "expected at least 32 characters of random text").optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `expected one of ${LOG_LEVELS.join(", ")}`).default("info"),
});

/** Reads every setting once and names all faults together, so that nobody mends them one start at a time. */
export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  // An empty value in a .env file means "not set", as its author would expect.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = settings.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  const production = given.NODE_ENV === "production";
  if (production && given.SITE_URL === undefined)
    faults.push("SITE_URL: required in production, such as https://drapery.example");
  if (production && given.AUTH_SECRET === undefined)
    faults.push("AUTH_SECRET: required in production, at least 32 characters of random text");
  if (parsed.success && production && parsed.data.SITE_URL && !isSafeOrigin(parsed.data.SITE_URL)) {
    faults.push("SITE_URL: expected https in production, because sign-in cookies travel only over https");
  }
  const email = readTransport(given);
  if (!email.ok) faults.push(...email.faults);
  const dataDir = path.resolve(given.DATA_DIR ?? "data");
  const backup = readBackupSettings(given, { production, dataDir });
  if (!backup.ok) faults.push(...backup.faults);
  const cards = readCardSettings(given, { production });
  if (!cards.ok) faults.push(...cards.faults);
  const files = readFilesUrl(given);
  if (!files.ok) faults.push(...files.faults);
  if (!parsed.success || !email.ok || !backup.ok || !cards.ok || !files.ok || faults.length > 0)
    return { ok: false, faults };

  const values = parsed.data;
  return {
    ok: true,
    config: {
      mode: production ? "production" : "demo",
      host: values.HOST,
      port: values.PORT,
      dataDir,
      databaseUrl: values.DATABASE_URL,
      bucket: files.value,
      siteUrl: values.SITE_URL ?? new URL(`http://localhost:${values.PORT}`),
      authSecret: values.AUTH_SECRET,
      trustProxy: values.TRUST_PROXY === "1",
      schedulingUrl: values.SCHEDULING_URL,
      metricsToken: values.METRICS_TOKEN,
      logLevel: values.LOG_LEVEL,
      email: email.value,
      backup: backup.value,
      cards: cards.value,
    },
  };
}

export function isLoopback(host: string) {
  if (host === "localhost" || host === "::1" || host === "[::1]") return true;
  return isIP(host) === 4 && host.startsWith("127.");
}

function isSafeOrigin(url: URL) {
  return url.protocol === "https:" || isLoopback(url.hostname);
}
