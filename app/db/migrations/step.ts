import { type Kysely, PostgresAdapter, sql } from "kysely";

/** A step in plain SQL: what both databases read, then what each of them says in its own way. */
export interface Step {
  both: string[];
  sqlite?: string[];
  postgres?: string[];
}

export async function takeStep({ both, sqlite = [], postgres = [] }: Step, db: Kysely<unknown>) {
  const own = db.getExecutor().adapter instanceof PostgresAdapter ? postgres : sqlite;
  for (const statement of [...both, ...own]) await sql.raw(statement).execute(db);
}

/** What a trigger of SQLite says where it refuses. */
export const aborts = (sentence: string) => `begin select raise(abort, '${sentence}'); end`;
