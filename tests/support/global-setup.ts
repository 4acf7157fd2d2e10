import type { TestProject } from "vitest/node";
import { findPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string | undefined;
  }
}

export default async function setup(project: TestProject) {
  // Trying many mutants asks for the quicker of the two.
  const postgres = process.env.SQLITE_ONLY ? undefined : await findPostgres();
  console.log(
    `Service tests run on SQLite${postgres ? ` and on ${postgres.description}` : " only: no PostgreSQL found"}.`,
  );
  project.provide("postgresUrl", postgres?.url);
  return () => postgres?.stop();
}
