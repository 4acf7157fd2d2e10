import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const clone = mkdtempSync(path.join(tmpdir(), "larkfield-clone-"));

/** Says of which sources a build was made: see scripts/build/build.mjs. */
const marker = path.join(clone, "build/.sources");
const builtOf = () => (existsSync(marker) ? readFileSync(marker, "utf8") : undefined);

/**
 * What a clone would hold: every file that is not ignored, as it is now. And the build of this checkout, which `npm start`
 * takes for its own only if it was made of the same files: were one of them ignored, the clone would build for itself.
 */
beforeAll(() => {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const name of listed.toString().split("\0").filter(Boolean)) {
    if (!existsSync(path.join(root, name))) continue;
    mkdirSync(path.dirname(path.join(clone, name)), { recursive: true });
    cpSync(path.join(root, name), path.join(clone, name));
  }
  if (existsSync(path.join(root, "build")))
    cpSync(path.join(root, "build"), path.join(clone, "build"), { recursive: true });
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** A shell without the programs of this checkout on its path. */
function cleanEnvironment(changes: Record<string, string> = {}) {
  const outside = (process.env.PATH ?? "").split(path.delimiter).filter((place) => !place.startsWith(root));
  // The machine's own certificates stay: without them npm tries each package again and again.
  const ours = /^(npm_|NODE_(?!EXTRA_CA_CERTS)|VITEST|TEST|INIT_CWD)/;
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name));
  const cached = { npm_config_prefer_offline: "true" };
  return { ...Object.fromEntries(kept), ...cached, PATH: outside.join(path.delimiter), ...changes };
}

/** Until it says this; in a group of its own, so that it can be ended with all that it has begun. */
async function npmStart(until = /ready at (http:\S+)/) {
  const started = Date.now();
  const child = spawn("npm", ["start"], {
    cwd: clone,
    env: cleanEnvironment({ PORT: "0" }),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const lines: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [, url = ""] = await new Promise<RegExpExecArray>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        const said = until.exec(line);
        if (said) resolve(said);
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
    breakOff: () => {
      process.kill(-(child.pid ?? 0), "SIGKILL");
      return ended;
    },
  };
}

test("npm start in a fresh clone installs, builds unless it is built, seeds and serves; the second time it only serves", async () => {
  const made = builtOf();
  const first = await npmStart();
  expect((await fetch(first.url)).status).toBe(200);
  const form = new URLSearchParams({ email: "owner@example.com", password: "demo-owner" });
  const login = { method: "POST", body: form, headers: { origin: first.url }, redirect: "manual" } as const;
  expect((await fetch(`${first.url}/login`, login)).headers.get("location")).toBe("/admin/dashboard");
  expect(first.lines.join("\n")).toMatch(/Installing packages: [\d.]+ s/);
  // What is built anew here is of other sources than this checkout's build.
  expect(/Building: [\d.]+ s/.test(first.lines.join("\n"))).toBe(builtOf() !== made);
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

test("npm start builds again once a source has changed", async () => {
  writeFileSync(path.join(clone, "app/new-source.ts"), "export {};\n");
  const third = await npmStart(/• Building …/);
  await third.breakOff();
  // Broken off, it is no build: whoever starts next makes it whole.
  expect(builtOf()).toBeUndefined();
});
