import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Kysely, sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { postgresDialect } from "#app/db/open-database.server.ts";

const QUIET_MS = 200;
const postgresUrl = inject("postgresUrl");

/** A database behind a line that can be cut so that nobody hears of it. */
async function openQuietly() {
  const url = new URL(postgresUrl ?? "");
  const { hostname, port } = url;
  const lines: [Socket, Socket][] = [];
  const between = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) end.on("error", () => {});
    near.pipe(far).pipe(near);
    lines.push([near, far]);
  });
  await once(between.listen(0, "127.0.0.1"), "listening");
  url.port = String((between.address() as AddressInfo).port);
  const db = new Kysely<unknown>({ dialect: postgresDialect(url.href, QUIET_MS) });
  onTestFinished(async () => {
    await db.destroy();
    for (const end of lines.flat()) end.destroy();
    between.close();
  });
  return {
    db,
    cut: () => {
      for (const end of lines.flat()) end.unpipe().pause();
    },
  };
}

test.skipIf(!postgresUrl)("a connection that was cut without a word is given up, and the next one works", async () => {
  const { db, cut } = await openQuietly();
  await sql`select 1`.execute(db);
  cut();
  await expect(sql`select 2`.execute(db)).rejects.toThrow("The database says nothing.");
  expect((await sql`select 3 as three`.execute(db)).rows).toEqual([{ three: 3 }]);
});

test.skipIf(!postgresUrl)("a long statement, and a transaction that thinks between two, are not cut", async () => {
  const { db } = await openQuietly();
  await db.transaction().execute(async (within) => {
    await sql`select pg_sleep(1)`.execute(within);
    await new Promise((resolve) => setTimeout(resolve, 4 * QUIET_MS));
    expect((await sql`select 3 as three`.execute(within)).rows).toEqual([{ three: 3 }]);
  });
});
