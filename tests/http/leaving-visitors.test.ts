import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { openDatabase } from "#app/db/open-database.server.ts";
import { createPostgresDatabase } from "#tests/support/postgres.ts";
import { startServer } from "#tests/support/server.ts";
import { createVisitor, signedIn } from "#tests/support/visitor.ts";

const postgresUrl = inject("postgresUrl");
const name = "a visitor who leaves while the database is slow";

describe.skipIf(!postgresUrl)(postgresUrl ? name : `${name} (skipped: no PostgreSQL found)`, () => {
  test("is one line of the log, and no fault, whether for a page, its data or a form", async () => {
    const postgres = await createPostgresDatabase(postgresUrl ?? "");
    const server = await startServer({ env: { DATABASE_URL: postgres.url, AUTH_SECRET: "s".repeat(40) } });
    const database = openDatabase({ dataDir: server.dataDir, databaseUrl: postgres.url });
    try {
      const client = await signedIn(server, "client@example.com", "demo-client");
      const leaving = new AbortController();
      await database.db.transaction().execute(async (holder) => {
        await sql`lock table orders in access exclusive mode`.execute(holder);
        const { signal } = leaving;
        const requests = [
          client.send("/client/dashboard/orders", { signal }),
          client.send("/client/dashboard/orders.data", { signal }),
          client.send("/client/dashboard/create-order?index", {
            method: "POST",
            signal,
            headers: { origin: server.url },
            body: new URLSearchParams({ intent: "create" }),
          }),
        ].map((request) => request.catch(() => "left"));
        const waiting = sql<{ count: number }>`select count(*) from pg_locks where not granted`;
        const count = async () => (await waiting.execute(database.db)).rows[0]?.count;
        await expect.poll(count, { timeout: 20_000 }).toBe(3);
        leaving.abort();
        expect(await Promise.all(requests)).toEqual(["left", "left", "left"]);
      });
      // Once the last has its turn over, the next page comes after all of them.
      expect((await client.get("/client/dashboard/orders")).status).toBe(200);
      await createVisitor(server).get("/after-all-of-them");
      await server.logged(({ path }) => path === "/after-all-of-them");
      const logged = server.lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
      expect(logged.filter(({ status }) => status === 499)).toHaveLength(3);
      expect(logged.filter(({ level, status }) => level >= 40 || status >= 500)).toEqual([]);
    } finally {
      await database.close();
      await server.stop();
      await postgres.drop();
    }
  });
});
