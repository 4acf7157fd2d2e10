import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataAddress } from "#tests/support/orders/ordering-posts.ts";
import { jpegOf } from "#tests/support/photos.ts";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, signedIn, type Visitor } from "#tests/support/visitor.ts";

let server: TestServer;
let client: Visitor;
let owner: Visitor;
let neighbor: Visitor;
const PHOTOS = "/client/dashboard/orders/LF-1001/photos";
const HOUSE = "/admin/dashboard/order/demo-client/LF-1001/photos";
const MOST = 20_971_520;

beforeAll(async () => {
  server = await startServer();
  client = await signedIn(server, "client@example.com", "demo-client");
  owner = await signedIn(server, "owner@example.com", "demo-owner");
  neighbor = await signedIn(server, "neighbor@example.com", "demo-client");
});
afterAll(() => server.stop());

interface Sent {
  bytes: Buffer | string;
  name?: string;
  fields?: Record<string, string>;
  plain?: boolean;
}

function post(who: Visitor, address: string, { bytes, name = "photo.jpg", fields, plain = false }: Sent) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ uploadKey: randomUUID(), ...fields })) form.set(field, value);
  form.set("file", new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)]), name);
  const headers = { origin: server.url, ...(!plain && { accept: "application/json" }) };
  return who.send(address, { method: "POST", body: form, headers });
}

const count = () => readRows(server, "select id from files").length;

/** Everything that lies in the store, or is on its way to it. */
function stored() {
  const folder = path.join(server.dataDir, "files");
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return names.flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []));
}

const UNKNOWN = "We cannot read that file as a photograph. Please send a JPEG, PNG, WebP or HEIC picture.";
const DAMAGED = "That picture is damaged or incomplete. Please choose it again.";
const PIXELS = "That picture has more than 50 million pixels. Please send a smaller one.";

/** A picture of 30,000 by 30,000 that is a few kilobytes long. */
function bomb() {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const start = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    start,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

test.each<[string, () => Buffer | string | Promise<Buffer>, number, string]>([
  ["an SVG", () => '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>', 415, UNKNOWN],
  [
    "a GIF",
    () =>
      sharp({ create: { width: 400, height: 400, channels: 3, background: "#fff" } })
        .gif()
        .toBuffer(),
    415,
    UNKNOWN,
  ],
  ["HTML named .jpg", () => "<!doctype html><script>alert(1)</script>", 415, UNKNOWN],
  ["a bomb of 30,000 x 30,000", bomb, 400, PIXELS],
  ["half a JPEG", async () => (await noise()).subarray(0, 20_000), 400, DAMAGED],
  ["199 pixels", () => jpegOf("#fff", 199, 300), 400, "That picture is too small to show anything."],
  ["nothing", () => "", 400, "Please choose a photograph first."],
])("%s reads its sentence, by script and by form, and leaves nothing", async (_, make, status, reason) => {
  const [bytes, before] = [await make(), count()];
  const answer = await post(client, PHOTOS, { bytes });
  expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ ok: false, reason })]);
  const form = await post(client, PHOTOS, { bytes, plain: true });
  expect([form.status, form.headers.get("location")]).toEqual([302, "/client/dashboard/orders/LF-1001"]);
  expect(await (await client.get("/client/dashboard/orders/LF-1001")).text()).toContain(reason);
  expect([count(), stored()]).toEqual([before, []]);
});

const noise = () =>
  sharp(
    Buffer.alloc(1_200_000).map((_, at) => (at * 7919) % 251),
    { raw: { width: 800, height: 500, channels: 3 } },
  )
    .jpeg()
    .toBuffer();

test("2. 20,971,520 bytes are taken without what stands behind the picture, and one byte more is 413", async () => {
  const picture = await sharp({ create: { width: 800, height: 500, channels: 3, background: "#a08040" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: "Jo Example" } })
    .toBuffer();
  const padded = (size: number) =>
    Buffer.concat([picture, Buffer.from("PK\x03\x04"), Buffer.alloc(size - picture.length - 4, "z")]);
  const over = await post(client, PHOTOS, { bytes: padded(MOST + 1) });
  expect([over.status, await over.json()]).toEqual([
    413,
    expect.objectContaining({ reason: "That picture is larger than 20 MB. Please send a smaller one." }),
  ]);
  const far = await post(client, PHOTOS, { bytes: padded(MOST + 3 * 1024 * 1024) });
  expect([far.status, await far.text()]).toEqual([413, expect.stringContaining("larger than 20 MB")]);
  expect(stored()).toEqual([]);
  const taken = await post(client, PHOTOS, { bytes: padded(MOST), name: "../../../etc/passwd\n.jpg" });
  expect(taken.status).toBe(200);
  const { id } = (await taken.json()) as { id: string };
  const files = stored();
  expect(files).toHaveLength(2);
  for (const file of files) expect(readFileSync(file).toString("latin1")).not.toMatch(/Exif|Jo Example|passwd|zzz/);

  const shown = await client.get(`${PHOTOS}/${id}`);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition": 'inline; filename="photograph-1.jpg"',
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "private, max-age=300",
  });
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 500, height: 800 });
  const etag = shown.headers.get("etag") ?? "";
  expect((await client.send(`${PHOTOS}/${id}`, { headers: { "if-none-match": etag } })).status).toBe(304);
  expect((await client.get(`${PHOTOS}/${id}?size=small`)).headers.get("content-type")).toBe("image/jpeg");
  expect((await owner.get(`${HOUSE}/${id}`)).status).toBe(200);

  for (const address of [`${PHOTOS}/${id}`, `${PHOTOS}/${id}?size=small`, dataAddress(`${PHOTOS}/${id}`)]) {
    expect([address, (await neighbor.get(address)).status]).toEqual([address, 404]);
    const again = await neighbor.send(address, { headers: { "if-none-match": etag } });
    expect([address, again.status]).toEqual([address, 404]);
    expect([302, 401, 202]).toContain((await createVisitor(server).get(address)).status);
  }
  expect((await client.get(`/client/dashboard/orders/LF-1002/photos/${id}`)).status).toBe(404);
  expect((await owner.get(`/admin/dashboard/order/demo-neighbor/LF-1001/photos/${id}`)).status).toBe(404);
  expect((await neighbor.post(`${PHOTOS}/${id}`, { intent: "remove" })).status).toBe(404);
  expect((await post(neighbor, PHOTOS, { bytes: picture })).status).toBe(404);
  expect(count()).toBe(1);

  await client.post(`${PHOTOS}/${id}`, { intent: "remove" });
  expect([count(), stored()]).toEqual([0, []]);
});

test.each<[string, string, string]>([
  ["no boundary", "multipart/form-data", "x"],
  ["another type", "application/x-www-form-urlencoded", "file=x"],
  ["a header of 20 KB", "multipart/form-data; boundary=b", `--b\r\nx: ${"y".repeat(20_000)}\r\n\r\nz\r\n--b--\r\n`],
  [
    "5,000 parts",
    "multipart/form-data; boundary=b",
    `${Array.from({ length: 5000 }, (_, at) => `--b\r\ncontent-disposition: form-data; name="f${at}"\r\n\r\nv\r\n`).join("")}--b--\r\n`,
  ],
  [
    "two files",
    "multipart/form-data; boundary=b",
    `${["one", "two"].map((name) => `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}.jpg"\r\n\r\nv\r\n`).join("")}--b--\r\n`,
  ],
])("%s is answered with a sentence", async (_, type, body) => {
  const headers = { origin: server.url, accept: "application/json", "content-type": type };
  const answer = await client.send(PHOTOS, { method: "POST", body, headers });
  const text = await answer.text();
  expect([answer.status, text]).toEqual([
    type.includes("boundary") ? 400 : expect.toBeOneOf([400, 415]),
    expect.stringMatching(/Please (send|choose|go back)/),
  ]);
  expect([count(), stored()]).toEqual([0, []]);
});

test("what breaks off in the middle leaves nothing, and the same key sent again is one photograph", async () => {
  const { host, hostname, port } = new URL(server.url);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const head = [
    `POST ${PHOTOS} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${server.url}`,
    `Cookie: ${cookie}`,
    "Content-Type: multipart/form-data; boundary=b",
    "Content-Length: 1000000",
    "",
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
  ].join("\r\n");
  const socket = connect(Number(port), hostname);
  socket.write(Buffer.concat([Buffer.from(head), (await noise()).subarray(0, 60_000)]));
  await expect.poll(stored).toHaveLength(1);
  socket.destroy();
  await expect.poll(stored).toEqual([]);
  const [bytes, uploadKey] = [await jpegOf("#556677"), randomUUID()];
  const ids = await Promise.all(
    [0, 1, 2].map(
      async () => ((await (await post(client, PHOTOS, { bytes, fields: { uploadKey } })).json()) as { id: string }).id,
    ),
  );
  expect([new Set(ids).size, count()]).toEqual([1, 1]);
  await client.post(`${PHOTOS}/${ids[0]}`, { intent: "remove" });
});

test("whoever may not send one is answered before a byte of it is read", async () => {
  const { host, hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${PHOTOS} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${server.url}`,
    "Content-Type: multipart/form-data; boundary=b",
    "Content-Length: 90000",
    "",
    "--b\r\n",
  ].join("\r\n");
  socket.write(head);
  await wait(500);
  expect(stored()).toEqual([]);
  socket.destroy();
});

test("killed while one arrives, the server has no row of it, and takes it after its next start", async () => {
  const dying = await startServer();
  const visitor = await signedIn(dying, "client@example.com", "demo-client");
  const form = new FormData();
  form.set("uploadKey", randomUUID());
  form.set("file", new Blob([new Uint8Array(await noise())]), "a.jpg");
  const sending = visitor
    .send(PHOTOS, { method: "POST", body: form, headers: { origin: dying.url } })
    .catch(() => undefined);
  await wait(30);
  await dying.stop("SIGKILL");
  await sending;
  const next = await startServer({ dataDir: dying.dataDir });
  const rows = readRows(next, "select sha256, thumbSha256 from files");
  for (const { sha256 } of rows as { sha256: string }[])
    expect(existsSync(path.join(next.dataDir, "files", sha256.slice(0, 2), sha256))).toBe(true);
  await next.stop();
});
