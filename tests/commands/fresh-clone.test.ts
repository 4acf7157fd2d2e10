import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const clone = mkdtempSync(path.join(tmpdir(), "larkfield-clone-"));

/** What a clone would hold: every file that is not ignored, as it is now. */
beforeAll(() => {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const name of listed.toString().split("\0").filter(Boolean)) {
    if (!existsSync(path.join(root, name))) continue;
    mkdirSync(path.dirname(path.join(clone, name)), { recursive: true });
    cpSync(path.join(root, name), path.join(clone, name));
  }
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** A shell without the programs of this checkout on its path. */
function cleanEnvironment(changes: Record<string, string> = {}) {
  const outside = (process.env.PATH ?? "").split(path.delimiter).filter((place) => !place.startsWith(root));
  // The machine's own certificates stay: without them npm tries each package again and again.
  const ours = /^(npm_|NODE_(?!EXTRA_CA_CERTS)|VITEST|TEST|INIT_CWD)/;
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name));
  return { ...Object.fromEntries(kept), PATH: outside.join(path.delimiter), ...changes };
}

async function npmStart() {
  const started = Date.now();
  const child = spawn("npm", ["start"], {
    cwd: clone,
    env: cleanEnvironment({ PORT: "0" }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        const ready = /ready at (http:\S+)/.exec(line)?.[1];
        if (ready) resolve(ready);
      });
    }
    ended.then(() => reject(new Error(lines.join("\n"))));
  });
  const seconds = (Date.now() - started) / 1000;
  return {
    url,
    lines,
    seconds,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

test("npm start in a fresh clone installs, builds, seeds and serves; the second time it only serves", async () => {
  const first = await npmStart();
  expect((await fetch(first.url)).status).toBe(200);
  const form = new URLSearchParams({ email: "owner@example.com", password: "demo-owner" });
  const login = { method: "POST", body: form, headers: { origin: first.url }, redirect: "manual" } as const;
  expect((await fetch(`${first.url}/login`, login)).headers.get("location")).toBe("/admin/dashboard");
  expect(first.lines.join("\n")).toMatch(/Installing packages: [\d.]+ s/);
  expect(first.lines.join("\n")).toMatch(/Building: [\d.]+ s/);
  await first.stop();

  const second = await npmStart();
  expect((await fetch(second.url)).status).toBe(200);
  expect(second.lines.join("\n")).not.toMatch(/Installing|Building/);
  await second.stop();
  console.log(
    `Fresh clone served after ${first.seconds.toFixed(1)} s, the second time after ${second.seconds.toFixed(1)} s.`,
  );
});

test("npm run admin makes an admin whose password comes from standard input", () => {
  const admin = (input: string, ...args: string[]) =>
    execFileSync("npm", ["run", "--silent", "admin", "--", ...args], {
      cwd: clone,
      env: cleanEnvironment(),
      input,
      encoding: "utf8",
      stdio: ["pipe", "pipe", "pipe"],
    });
  expect(admin("a-long-password\n", "first@example.com")).toContain("first@example.com is now an admin.");
  expect(() => admin("short\n", "second@example.com")).toThrow(/at least 6 characters/);
  expect(() => admin("", "")).toThrow(/Usage: npm run admin -- EMAIL/);
  expect(() => admin("a-long-password\n", "client@example.com")).toThrow(/is a client\..* add --promote/s);
  expect(admin("a-long-password\n", "client@example.com", "--promote")).toContain(
    "is an admin and has the new password",
  );
  expect(admin("", "client@example.com", "--revoke")).toContain(
    "client@example.com is no longer an admin but a client",
  );
});

test("npm run backup saves what npm start made, and npm run restore puts it into another folder", () => {
  const npm = (name: string, file: string, settings = {}, ...more: string[]) =>
    execFileSync("npm", ["run", "--silent", name, "--", file, ...more], {
      cwd: clone,
      env: cleanEnvironment(settings),
      encoding: "utf8",
      stdio: "pipe",
    });
  expect(npm("backup", "saved.gz")).toContain(`to ${path.join(clone, "saved.gz")} (`);
  expect(npm("restore", "saved.gz", { DATA_DIR: "elsewhere" })).toContain("Every row was read back and compared.");
  expect(() => npm("restore", "saved.gz")).toThrow(/The database has data already/);
  expect(npm("drill", "saved.gz")).toMatch(/Every table has the rows.*Noted for the owner/s);

  const printed = npm("backup-keys", "backup-keys").matchAll(/^(BACKUP_\w+)=(\S+)$/gm);
  const sealing = Object.fromEntries([...printed].map(([, name, key]) => [name, key]));
  expect(npm("backup", "saved.sealed", sealing)).toContain("Sealed, signed, and read through.");
  expect(npm("drill", "saved.sealed", {}, "--keys", "backup-keys")).toContain("Every table has the rows");
});
