import type { CompiledQuery } from "kysely";
import type { Db } from "#app/db/client.server.ts";

/** Runs it once and notes what it asks of the database. */
export async function watchQueries(db: Db, run: (db: Db) => Promise<unknown>) {
  const queries: CompiledQuery[] = [];
  const executor = db.getExecutor();
  const execute = executor.executeQuery;
  executor.executeQuery = (query) => {
    queries.push(query);
    return execute.call(executor, query) as never;
  };
  const answer = await run(db);
  executor.executeQuery = execute;
  return { answer, queries };
}

/** The middle of so many runs; one before them warms the caches. */
export async function median(times: number, run: () => Promise<unknown>) {
  const taken: number[] = [];
  for (let time = 0; time <= times; time += 1) {
    const start = performance.now();
    await run();
    if (time > 0) taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}
