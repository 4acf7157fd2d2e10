/**
 * What photographs cost: the memory of the server above its rest while twenty clients send 20 MB each, at 2 MB/s and as fast as
 * they can, and the processor time of one photograph in the process that makes it. What is sent is a JPEG of 12 megapixels with
 * 20 MB less a byte in all, so that each is read to its end.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { prepareOrder } from "#tests/support/orders/ordering-posts.ts";
import { startServer } from "#tests/support/server.ts";
import { signedUp } from "#tests/support/visitor.ts";
import { residentMegabytes } from "./support/memory.ts";
import { report } from "./support/table.ts";

const CLIENTS = 20;
const MOST = 20_971_520;
const PIECE = 64 * 1024;
const PACE = 2_000_000;

const folder = mkdtempSync(path.join(tmpdir(), "larkfield-uploads-"));
const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
const picture = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#888", noise } })
  .blur(0.8)
  .jpeg({ quality: 92 })
  .toBuffer();

/** For one of this kind, in seconds: the second of a process, as most are. */
function costOf(type: "jpeg" | "heic", file: string) {
  const script = `
    import { makePhoto } from "#app/files/images/make-photo.ts";
    const job = ${JSON.stringify({ type, from: file, large: `${file}.large`, small: `${file}.small` })};
    await makePhoto(job);
    const before = process.cpuUsage();
    const made = await makePhoto(job);
    const { user, system } = process.cpuUsage(before);
    console.log(JSON.stringify({ made, seconds: (user + system) / 1e6, peak: process.resourceUsage().maxRSS / 1024 }));`;
  const run = spawnSync(process.execPath, ["--max-old-space-size=256", "--input-type=module", "-e", script], {
    encoding: "utf8",
  });
  const { made, seconds, peak } = JSON.parse(run.stdout || `{"made":{"ok":false}}`);
  if (!made.ok) throw new Error(`The ${type} was not made: ${JSON.stringify(made)} ${run.stderr}`);
  return { seconds: seconds as number, peak: peak as number };
}

let over = false;
function reportCost(what: string, { seconds, peak }: ReturnType<typeof costOf>, limit: number) {
  const measured = `${seconds.toFixed(2)} s of processor time, ${peak.toFixed(0)} MB at most`;
  report({ what, measured, ratio: seconds / limit, limit: `${limit} s` });
  if (seconds > limit) over = true;
}

const jpeg = path.join(folder, "photo.jpg");
writeFileSync(jpeg, picture);
reportCost(`A JPEG of 12 megapixels (${(picture.length / 1e6).toFixed(1)} MB)`, costOf("jpeg", jpeg), 0.5);
const heic = path.join(folder, "photo.heic");
/** Where the machine has one. */
const encoder = "heif-enc";
if (spawnSync(encoder, ["-q", "60", jpeg, "-o", heic]).status === 0)
  reportCost("A HEIC of 12 megapixels", costOf("heic", heic), 2);
else report({ what: "A HEIC of 12 megapixels", measured: `not here, without ${encoder}` });

const dataDir = path.join(folder, "data");
let server = await startServer({ env: { LOG_LEVEL: "silent" }, dataDir });
try {
  const clients: { cookie: string; orderId: string }[] = [];
  for (let index = 0; index < CLIENTS; index += 1) {
    const { visitor } = await signedUp(server);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    clients.push({ cookie, orderId: await prepareOrder(server, visitor) });
  }
  for (const [pace, limit] of [
    [PACE, 40],
    [undefined, 80],
  ] as const) {
    // Anew, because to hash twenty passwords takes more memory than any of this.
    await server.stop();
    server = await startServer({ env: { LOG_LEVEL: "silent" }, dataDir });
    // What is loaded once is not what an upload takes.
    const [first = { cookie: "", orderId: "" }] = clients;
    await sendOne(first, undefined);
    await wait(3_000);
    const rest = residentMegabytes(server.process.pid);
    let most = rest;
    const watch = setInterval(() => {
      most = Math.max(most, residentMegabytes(server.process.pid));
    }, 50);
    const began = performance.now();
    const statuses = await Promise.all(clients.map((client) => sendOne(client, pace)));
    clearInterval(watch);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const counted = Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => `${all?.length} ${status}`);
    report({
      what: `${CLIENTS} clients send 20 MB each${pace ? " at 2 MB/s" : " as fast as they can"} (${seconds} s; ${counted})`,
      measured: `${(most - rest).toFixed(0)} MB above rest`,
      beside: `${rest.toFixed(0)} MB at rest`,
      ratio: (most - rest) / limit,
      limit: `${limit} MB`,
    });
    if (most - rest > limit) over = true;
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (over) process.exitCode = 1;

/** In pieces, no faster than this many bytes a second. */
function sendOne({ cookie, orderId }: { cookie: string; orderId: string }, pace: number | undefined) {
  const head = [
    `--b\r\ncontent-disposition: form-data; name="uploadKey"\r\n\r\n${crypto.randomUUID()}\r\n`,
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
  ].join("");
  const length = head.length + MOST + "\r\n--b--\r\n".length;
  const zeros = Buffer.alloc(PIECE);
  return new Promise<number>((resolve, reject) => {
    const path = `/client/dashboard/orders/${orderId}/photos`;
    const headers = {
      cookie,
      origin: server.url,
      accept: "application/json",
      "content-type": "multipart/form-data; boundary=b",
      "content-length": `${length}`,
    };
    const sent = request(new URL(path, server.url), { method: "POST", headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    sent.once("error", reject);
    void (async () => {
      sent.write(head);
      const began = performance.now();
      for (let at = 0; at < MOST; at += PIECE) {
        const upTo = Math.min(at + PIECE, MOST);
        const piece = at < picture.length ? picture.subarray(at, Math.min(upTo, picture.length)) : Buffer.alloc(0);
        const whole = Buffer.concat([piece, zeros.subarray(0, upTo - at - piece.length)]);
        if (!sent.write(whole)) await new Promise((go) => sent.once("drain", go));
        if (pace) await wait(Math.max(0, (upTo / pace) * 1000 - (performance.now() - began)));
      }
      sent.end("\r\n--b--\r\n");
    })();
  });
}
