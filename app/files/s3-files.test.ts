import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startBucket } from "#tests/support/files/bucket.ts";
import { readFilesUrl } from "./files-url.ts";
import { createS3Files } from "./s3-files.server.ts";
import { signed } from "./s3-request.server.ts";

const patience = { connectMs: 500, silentMs: 300, againMs: [5, 10, 20] };
let store: Awaited<ReturnType<typeof startBucket>>;
let dataDir: string;
beforeEach(async () => {
  store = await startBucket();
  dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-s3-"));
});
afterEach(async () => {
  await store.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const objectOf = (bytes: Buffer) => ({ sha256: createHash("sha256").update(bytes).digest("hex"), bytes: bytes.length });
const open = () => createS3Files(store.bucket, { dataDir, patience });
const put = (files: ReturnType<typeof open>, bytes: Buffer) => files.put(Readable.from([bytes]), objectOf(bytes));
const textOf = async (body: Readable | undefined) => Buffer.concat(await Array.fromAsync(body ?? [])).toString();

/** The examples of Amazon's own documentation of signatures of version 4 for S3. */
const example = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
test.each([
  ["GET", "?lifecycle", {}, "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"],
  ["GET", "?max-keys=2&prefix=J", {}, "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"],
  [
    "PUT",
    "test%24file.text",
    {
      date: "Fri, 24 May 2013 00:00:00 GMT",
      "x-amz-storage-class": "REDUCED_REDUNDANCY",
      "x-amz-content-sha256": "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
    },
    "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  ],
])("%s %s is signed as the published example", async (method, below, headers, signature) => {
  const url = `https://examplebucket.s3.amazonaws.com/${below}`;
  const made = await signed(example, { method, url, headers, at: new Date("2013-05-24T00:00:00Z") });
  expect(made.headers.authorization).toContain(`Signature=${signature}`);
});

test("what is put is read, listed past one answer, and removed", async () => {
  const files = open();
  const all = ["one", "two", "three", "four", "five"].map((text) => Buffer.from(text));
  for (const bytes of all) await put(files, bytes);
  for (const bytes of all) {
    const { sha256 } = objectOf(bytes);
    const opened = await files.open(sha256);
    expect([opened?.bytes, await textOf(opened?.body)]).toEqual([bytes.length, bytes.toString()]);
    expect(await files.has(sha256)).toBe(true);
    expect([...store.held.keys()]).toContain(`larkfield/${sha256.slice(0, 2)}/${sha256}`);
  }
  const listed = await Array.fromAsync(files.list());
  expect(listed.map(({ sha256 }) => sha256)).toEqual(all.map((bytes) => objectOf(bytes).sha256).sort());
  const [first] = listed;
  await files.remove(first?.sha256 ?? "");
  await files.remove(first?.sha256 ?? "");
  expect([await files.has(first?.sha256 ?? ""), await files.open(first?.sha256 ?? "")]).toEqual([false, undefined]);
  // Nothing is left where it arrived.
  expect(readdirSync(path.join(dataDir, "files/incoming"))).toEqual([]);
});

test("what is there is not sent again, unless it has grown old", async () => {
  const files = open();
  const bytes = Buffer.from("again");
  await put(files, bytes);
  await put(files, bytes);
  expect(store.asked).toEqual(["HEAD object", "PUT object", "HEAD object"]);
  const [held] = store.held.values();
  if (held) held.at = new Date(Date.now() - 2 * 60 * 60_000);
  await put(files, bytes);
  expect(store.asked.slice(3)).toEqual(["HEAD object", "PUT object"]);
});

test("it is asked again where it fails, breaks off or is silent, and says so when it stays so", async () => {
  const files = open();
  store.faults.push({ status: 500 }, "breaks off", "silent");
  await put(files, Buffer.from("patient"));
  expect([store.asked.length, files.failing]).toEqual([5, undefined]);
  store.setDead(true);
  await expect(put(files, Buffer.from("dead"))).rejects.toThrow("The store answers 503.");
  expect([store.asked.length, files.failing]).toEqual([9, "The store answers 503."]);
  store.setDead(false);
  await put(files, Buffer.from("dead"));
  expect(files.failing).toBeUndefined();
});

test("a wrong secret is refused at once, a store that is not there after a while", async () => {
  const wrong = createS3Files({ ...store.bucket, secretAccessKey: "wrong" }, { dataDir, patience });
  await expect(wrong.has("ab".repeat(32))).rejects.toThrow("The store answers 403.");
  expect(store.asked).toHaveLength(1);
  await store.stop();
  const gone = open();
  await expect(gone.has("ab".repeat(32))).rejects.toThrow();
  expect(gone.failing).toBeDefined();
  store = await startBucket();
});

test("what is not what its name says is neither put nor read to the end", async () => {
  const files = open();
  const { sha256 } = objectOf(Buffer.from("true"));
  await expect(files.put(Readable.from([Buffer.from("lies")]), { sha256, bytes: 4 })).rejects.toThrow(
    "not what its name",
  );
  expect(store.held.size).toBe(0);
  store.held.set(`larkfield/${sha256.slice(0, 2)}/${sha256}`, { bytes: Buffer.from("lies"), at: new Date() });
  await expect(textOf((await files.open(sha256))?.body)).rejects.toThrow("not what its name says");
  expect(files.failing).toContain("not what its name says");
});

test.each([
  ["https://KEY:SE%2FCRET@store.example/photos?region=eu-west-1&prefix=/larkfield/", undefined],
  ["http://KEY:SECRET@127.0.0.1:9000/photos", undefined],
  ["http://KEY:SECRET@store.example/photos", "FILES_URL: expected https, because photographs travel to it"],
  ["https://store.example/photos", expect.stringMatching(/^FILES_URL: expected the address of a bucket/)],
  ["https://KEY:SECRET@store.example/", expect.stringMatching(/^FILES_URL: expected/)],
  ["https://KEY:SECRET@store.example/a/b", expect.stringMatching(/^FILES_URL: expected/)],
  ["nonsense", expect.stringMatching(/^FILES_URL: expected/)],
])("%s reads %s", (text, fault) => {
  const read = readFilesUrl({ FILES_URL: text });
  expect(read.ok ? undefined : read.faults[0]).toEqual(fault);
  if (read.ok && text.includes("SE%2F")) {
    const value = { region: "eu-west-1", prefix: "larkfield", accessKeyId: "KEY", secretAccessKey: "SE/CRET" };
    expect(read.value).toMatchObject(value);
    expect(read.value?.address.href).toBe("https://store.example/photos");
  }
});
