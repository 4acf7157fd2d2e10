import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { dropPostgresDatabases, findPostgres } from "#tests/support/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string | undefined;
    /** Where this run keeps the databases that its tests begin with; see templates.ts. */
    templates: string | undefined;
  }
}

/** How the names of this run's templates begin, on a PostgreSQL that may be ours or not. */
export function templateDatabases(folder: string) {
  return path.basename(folder).replaceAll(/\W/g, "_").toLowerCase();
}

export default async function setup(project: TestProject) {
  // Trying many mutants asks for the quicker of the two.
  const postgres = process.env.SQLITE_ONLY ? undefined : await findPostgres();
  const templates = mkdtempSync(path.join(tmpdir(), "larkfield-templates-"));
  console.log(
    `Service tests run on SQLite${postgres ? ` and on ${postgres.description}` : " only: no PostgreSQL found"}.`,
  );
  project.provide("postgresUrl", postgres?.url);
  project.provide("templates", templates);
  return async () => {
    if (postgres) await dropPostgresDatabases(postgres.url, templateDatabases(templates));
    await postgres?.stop();
    rmSync(templates, { recursive: true, force: true });
  };
}
