import type { RunningApp } from "#app/app.server.ts";
import type { Database } from "#app/db/schema.ts";
import { tableKeys } from "#app/db/tables.ts";

/** Every row of the database as text, with the table it stands in, in an order of its own. */
export async function allRows({ db }: Pick<RunningApp, "db">): Promise<string[]> {
  const lines: string[] = [];
  for (const table of Object.keys(tableKeys) as (keyof Database)[]) {
    const rows = await db.selectFrom(table).selectAll().execute();
    lines.push(...rows.map((row) => `${table} ${JSON.stringify(row)}`));
  }
  return lines.sort();
}
