import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeKeyPairs } from "#app/db/backup/seal/keys.server.ts";
import { changeRows, readRows } from "#tests/support/rows.ts";
import { createAuthenticator } from "#tests/support/second-step/authenticator.ts";
import { newFolder, startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

const page = "/admin/dashboard/backups";
const setUp = "/admin/dashboard/settings/second-step";
const { seal, sign } = makeKeyPairs();
const folder = newFolder();
const env = { BACKUP_DIR: folder, BACKUP_KEY: seal, BACKUP_SIGNING_KEY: sign };

let server: TestServer;
let owner: Visitor;
let phone: ReturnType<typeof createAuthenticator>;

beforeAll(async () => {
  server = await startServer({ env });
  owner = await signedIn(server, "owner@example.com", "demo-owner");
});
afterAll(async () => {
  await server.stop();
});

const text = async (address: string) => (await owner.get(address)).text();
const addressOf = (name: string) => `${page}/${name.slice("larkfield-".length, -".sealed".length)}/backup.sealed`;
const sealedFiles = () => readdirSync(folder).filter((name) => /^larkfield-.*\.sealed$/.test(name));
const downloads = () =>
  readRows(server, "select words from auditEntries where subject = 'backups' and kind = 'exported'");
const letters = () => readRows(server, "select id from emails where kind = 'backup_downloaded'");
const proveAgo = (minutes: number) => {
  const at = new Date(Date.now() - minutes * 60_000).toISOString();
  changeRows(server, `update sessions set secondStepAt = '${at}' where userId = 'demo-owner'`);
};

/** Without scripts: the page itself looks again until it is there. */
async function backUpNow() {
  const answer = await owner.post(page, {});
  expect([answer.status, answer.headers.get("location")]).toEqual([302, page]);
  await vi.waitFor(async () => expect(await text(page)).not.toContain("A backup is being made since"), 10_000);
}

test("Back Up Now makes one, which the page then lists; without a second step there is nothing to download", async () => {
  expect(await text(page)).toMatch(/Last backup.*None yet.*Next backup.*Off.*Back Up Now/s);
  await backUpNow();
  const [name = ""] = sealedFiles();
  const listed = await text(page);
  expect(listed).toMatch(/sealed and signed/);
  expect(listed).toContain("Not drilled");
  expect(listed).toContain("set up your second step");
  expect(listed).not.toContain("backup.sealed");
  const refused = await owner.get(addressOf(name));
  expect([refused.status, refused.headers.get("location")]).toEqual([302, page]);
  expect(await text(page)).toContain("Set up your second step before you download a backup.");
  expect(downloads()).toEqual([]);
  // One from before there were keys.
  changeRows(server, "update backupRuns set file = 'larkfield-2026-11-15T03-00-00Z.gz' where kind = 'backup'");
  expect(await text(page)).not.toMatch(/sealed and signed/);
});

test("two pressed at once are one", async () => {
  const before = sealedFiles().length;
  const answers = await Promise.all([owner.post(page, {}), owner.post(page, {})]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  await vi.waitFor(() => expect(sealedFiles()).toHaveLength(before + 1), 10_000);
  await vi.waitFor(async () => expect(await text(page)).not.toContain("A backup is being made since"), 10_000);
});

test("a download asks for a fresh code, and is the file, noted and told", async () => {
  const started = await (await owner.post(setUp, { intent: "start", currentPassword: "demo-owner" })).text();
  phone = createAuthenticator(/href="(otpauth:[^"]+)"/.exec(started)?.[1]?.replaceAll("&amp;", "&") ?? "");
  await owner.post(setUp, { intent: "confirm", secondStepCode: phone.next() });
  const [name = ""] = sealedFiles();
  const address = addressOf(name);
  expect(await text(page)).toContain(`href="${address}"`);

  // Good for everything else for hours yet.
  proveAgo(6);
  const ask = `/admin/dashboard/second-step?${new URLSearchParams({ to: address })}`;
  expect((await owner.get(address)).headers.get("location")).toBe(ask);
  expect(await text(ask)).toContain("even if you have entered one today");
  const wrong = await owner.post(ask, { secondStepCode: "abcde-fgh23" });
  expect(wrong.status).toBe(401);
  const right = await owner.post(ask, { secondStepCode: phone.next() });
  expect(right.headers.get("location")).toBe(ask);
  expect(await text(ask)).toContain(`0;url=${address}`);

  const whole = readFileSync(path.join(folder, name));
  const answer = await owner.get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
  expect(answer.headers.get("content-length")).toBe(String(whole.length));
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(whole);
  expect(downloads()).toEqual([{ words: `Downloaded the backup ${name}` }]);
  expect(letters()).toHaveLength(1);
});

test("a part of it is all of it, and a look at its head tells nobody", async () => {
  const [name = ""] = sealedFiles();
  const whole = readFileSync(path.join(folder, name));
  const part = await owner.send(addressOf(name), { headers: { range: "bytes=10-19" } });
  expect([part.status, part.headers.get("accept-ranges")]).toEqual([200, "none"]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole);
  const told = letters().length;
  expect((await owner.send(addressOf(name), { method: "HEAD" })).status).toBe(200);
  expect(letters()).toHaveLength(told);
});

test("one that is gone, or never was, says so where the others are", async () => {
  const [name = ""] = sealedFiles();
  rmSync(path.join(folder, name));
  for (const address of [addressOf(name), `${page}/..%2F..%2Fauth-secret/backup.sealed`, `${page}/x/backup.sealed`]) {
    const answer = await owner.get(address);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, page]);
    expect(await text(page)).toContain("That backup is no longer there.");
  }
});

test.each(["office", "workroom", "installer"])("%s may neither see, make nor take one", async (duty) => {
  const other = await signedIn(server, `${duty}@example.com`, "demo-owner");
  const [name = ""] = sealedFiles();
  const before = readRows(server, "select * from backupRuns");
  for (const address of [page, `${page}.data`, addressOf(name)]) expect((await other.get(address)).status).toBe(403);
  expect((await other.post(page, {})).status).toBe(403);
  expect(readRows(server, "select * from backupRuns")).toEqual(before);
});

test("one by hand is on the page, with where it lies", async () => {
  const file = path.join(newFolder(), "stick.sealed");
  const command = path.resolve(import.meta.dirname, "../../scripts/operate/backup.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [command, file], {
    env: { PATH: process.env.PATH, DATA_DIR: server.dataDir, ...env },
  });
  expect(stdout).toContain("Noted for the owner, under Backups.");
  expect(await text(page)).toMatch(new RegExp(`Last by hand.*${file}`, "s"));
});

test("one that was asked for before the server was killed is made after its next start", async () => {
  server.process.kill("SIGKILL");
  await vi.waitFor(() => expect(server.process.signalCode).toBe("SIGKILL"), 5_000);
  const at = new Date(Date.now() + 1_000).toISOString();
  changeRows(server, `update backupRuns set succeededAt = '${at}' where kind = 'asked'`);
  const before = sealedFiles().length;
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  server = await startServer({ env, dataDir: server.dataDir });
  await vi.waitFor(() => expect(sealedFiles()).toHaveLength(before + 1), 10_000);
});

test("without keys the page says how to make them, and offers none", async () => {
  const plain = await startServer({ env: { BACKUP_DIR: newFolder() } });
  try {
    const visitor = await signedIn(plain, "owner@example.com", "demo-owner");
    await visitor.post(page, {});
    await vi.waitFor(async () => expect(await (await visitor.get(page)).text()).toContain("Not encrypted"), 10_000);
    const shown = await (await visitor.get(page)).text();
    expect(shown).toContain("npm run backup-keys");
    expect(shown).not.toContain("backup.sealed");
  } finally {
    await plain.stop();
  }
});
