import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, inject, test } from "vitest";
import { type DatabaseHandle, openDatabase } from "#app/db/open-database.server.ts";
import { createFiles } from "#app/files/create-files.server.ts";
import { startBucket } from "#tests/support/files/bucket.ts";
import { createPostgresDatabase } from "#tests/support/postgres.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

const PHOTOS = "/client/dashboard/orders/LF-1001/photos";
const postgresUrl = inject("postgresUrl");
const databases = postgresUrl ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);
const houses = databases.flatMap((database) => (["disk", "bucket"] as const).map((store) => ({ database, store })));

/** Large enough that it takes a moment to be read. */
const picture = sharp(
  Buffer.alloc(4000 * 3000 * 3).map((_, at) => (at * 7919) % 251),
  { raw: { width: 4000, height: 3000, channels: 3 } },
)
  .jpeg({ quality: 60 })
  .toBuffer();

describe.each(houses)("on $database with photographs on $store", ({ database, store }) => {
  test("killed at any stage there is no row without its bytes, and sent again it is one photograph", async () => {
    const postgres = database === "postgres" ? await createPostgresDatabase(postgresUrl ?? "") : undefined;
    const bucket = store === "bucket" ? await startBucket() : undefined;
    const own = database === "postgres" ? mkdtempSync(path.join(tmpdir(), "larkfield-kill-")) : undefined;
    const env = {
      AUTH_SECRET: "s".repeat(40),
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...(bucket && { FILES_URL: bucket.url }),
    };
    // Its folder is kept from one start to the next.
    let server: TestServer = await startServer({ env, ...(own && { dataDir: own }) });
    const { dataDir } = server;
    const handle: DatabaseHandle = openDatabase({ dataDir, databaseUrl: postgres?.url });
    const files = createFiles({ dataDir, bucket: bucket?.bucket });
    let visitor: Visitor = await signedIn(server, "client@example.com", "demo-client");
    const startAgain = async () => {
      server = await startServer({ env, dataDir });
      visitor = await signedIn(server, "client@example.com", "demo-client");
    };
    const rows = () => handle.db.selectFrom("files").select(["id", "uploadKey", "sha256", "thumbSha256"]).execute();
    const arriving = () => {
      const folder = path.join(dataDir, "files/incoming");
      return readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
    };
    const post = async (uploadKey: string) => {
      const form = new FormData();
      form.set("uploadKey", uploadKey);
      form.set("file", new Blob([new Uint8Array(await picture)]), "window.jpg");
      const headers = { origin: server.url, accept: "application/json" };
      return visitor.send(PHOTOS, { method: "POST", body: form, headers });
    };
    const kill = async () => {
      server.process.kill("SIGKILL");
      await new Promise((resolve) => server.process.once("close", resolve));
    };

    /** Each waits for its moment while one is sent. */
    const stages: Record<string, () => Promise<unknown>> = {
      decoding: async () => {
        const whole = (await picture).length;
        await expect.poll(() => arriving().some((size) => size >= whole), { interval: 5, timeout: 20_000 }).toBe(true);
        await kill();
      },
      "between object and row": () =>
        holding(handle, async () => {
          await expect.poll(() => countIn(files), { interval: 10, timeout: 20_000 }).toBe(2);
          await kill();
        }),
      "between row and answer": async () => {
        await expect.poll(async () => (await rows()).length, { interval: 2, timeout: 20_000 }).toBe(1);
        await kill();
      },
    };
    try {
      await receiveHalf(server, visitor, await picture, () => expect.poll(arriving).not.toEqual([]));
      await kill();
      expect([await rows(), await countIn(files)]).toEqual([[], 0]);
      await startAgain();
      for (const [stage, reached] of Object.entries(stages)) {
        const uploadKey = randomUUID();
        const sending = post(uploadKey).catch(() => undefined);
        await reached();
        await sending;
        for (const { sha256, thumbSha256 } of await rows())
          expect([stage, await files.has(sha256), await files.has(thumbSha256)]).toEqual([stage, true, true]);
        if (stage !== "between row and answer") expect([stage, await rows()]).toEqual([stage, []]);
        await startAgain();
        expect([stage, (await post(uploadKey)).status]).toEqual([stage, 200]);
        const [row, ...more] = await rows();
        expect([stage, row?.uploadKey, more]).toEqual([stage, uploadKey, []]);
        const shown = await visitor.get(`${PHOTOS}/${row?.id}?size=small`);
        expect([stage, shown.status, (await shown.arrayBuffer()).byteLength > 1000]).toEqual([stage, 200, true]);
        await visitor.post(`${PHOTOS}/${row?.id}`, { intent: "remove" });
        expect([stage, await rows(), await countIn(files)]).toEqual([stage, [], 0]);
      }
    } finally {
      await server.stop("SIGKILL");
      await handle.close();
      await bucket?.stop();
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

const countIn = async (files: ReturnType<typeof createFiles>) => (await Array.fromAsync(files.list())).length;

/** Nobody else can write a row until this is done. */
async function holding({ db, kind }: DatabaseHandle, work: () => Promise<unknown>) {
  await db.connection().execute(async (connection) => {
    await sql.raw(kind === "sqlite" ? "begin immediate" : "begin").execute(connection);
    if (kind === "postgres") await sql`lock table "files" in exclusive mode`.execute(connection);
    await work().finally(() => sql`rollback`.execute(connection));
  });
}

async function receiveHalf({ url }: TestServer, visitor: Visitor, bytes: Buffer, until: () => Promise<unknown>) {
  const { host, hostname, port } = new URL(url);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const head = [
    `POST ${PHOTOS} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${url}`,
    `Cookie: ${cookie}`,
    "Content-Type: multipart/form-data; boundary=b",
    "Content-Length: 9000000",
    "",
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
  ].join("\r\n");
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.write(Buffer.concat([Buffer.from(head), bytes.subarray(0, 400_000)]));
  await until();
}
