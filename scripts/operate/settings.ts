import { existsSync } from "node:fs";
import path from "node:path";
import { readConfig } from "#app/config.server.ts";

/** The settings as the server reads them. */
export function readSettings() {
  const envFile = path.join(import.meta.dirname, "../../.env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const settings = readConfig(process.env);
  if (!settings.ok) fail(settings.faults.join("\n"));
  return settings.config;
}

export function fileArgument(usage: string) {
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0) fail(usage);
  return asTyped(name);
}

/** A file as the person who typed its name means it: npm itself works from the project's folder. */
export function asTyped(name: string) {
  return path.resolve(process.env.INIT_CWD ?? "", name);
}

/** Where the data is, fit to be shown. */
export function placeName({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined }) {
  if (!databaseUrl) return `the folder ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}

export function rowCounts(rows: Record<string, number>) {
  return Object.entries(rows)
    .map(([table, count]) => `  ${table.padEnd(16)}${count.toLocaleString("en-US").padStart(12)}`)
    .join("\n");
}

/** One sentence instead of a stack. */
export function fail(problem: unknown): never {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
