import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { DatabaseLocation } from "#app/db/open-database.server.ts";

interface Scratch {
  place: DatabaseLocation;
  kind: "SQLite" | "PostgreSQL";
  remove(): Promise<void>;
}

/** An empty database that nobody else uses: beside the real one on PostgreSQL, where that is allowed, otherwise in a new folder. */
export async function makeScratch(databaseUrl: string | undefined): Promise<Scratch> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "larkfield-drill-"));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  const created = databaseUrl && (await createDatabase(databaseUrl).catch(unlessForbidden(removeFolder)));
  if (!created) return { place: { dataDir }, kind: "SQLite", remove: removeFolder };
  const remove = async () => {
    await created.drop();
    await removeFolder();
  };
  return { place: { dataDir, databaseUrl: created.url }, kind: "PostgreSQL", remove };
}

async function createDatabase(databaseUrl: string) {
  const name = `larkfield_drill_${crypto.randomUUID().replaceAll("-", "")}`;
  await execute(databaseUrl, `create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(databaseUrl, `drop database ${name} with (force)`) };
}

/** PostgreSQL's own code for what this role may not do. */
const INSUFFICIENT_PRIVILEGE = "42501";

const unlessForbidden = (tidy: () => Promise<void>) => async (error: unknown) => {
  if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) return undefined;
  await tidy();
  throw error;
};

async function execute(databaseUrl: string, statement: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
