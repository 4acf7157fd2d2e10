import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const script = path.join(root, "scripts/operate/audit.mjs");

// biome-ignore lint/suspicious/noExplicitAny: files of npm's, changed at will.
type Json = any;

function audit(change?: (manifest: Json, lock: Json) => void) {
  const folder = mkdtempSync(path.join(tmpdir(), "larkfield-audit-"));
  const [manifest, lock] = ["package.json", "package-lock.json"].map((name) =>
    JSON.parse(readFileSync(path.join(root, name), "utf8")),
  );
  change?.(manifest, lock);
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify(lock));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, "--offline", `--folder=${folder}`], {
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  return { status, said: stdout + stderr };
}

test("what we ask for is exact, sealed and as locked, and what is installed is that", () => {
  const { status, stdout } = spawnSync(process.execPath, [script, "--offline"], { cwd: root, encoding: "utf8" });
  expect(stdout).toMatch(/^\d+ packages: exact, sealed, as locked; install scripts only of node\.$/m);
  expect(status).toBe(0);
  expect(audit().status).toBe(0);
});

test.each<[string, (manifest: Json, lock: Json) => void, string]>([
  [
    "a range instead of a version",
    (manifest, lock) => {
      manifest.dependencies.zod = "^4.6.7";
      lock.packages[""].dependencies.zod = "^4.6.7";
    },
    'dependencies: zod is "^4.6.7", which is not one exact version.',
  ],
  [
    "a package that the lock file does not know",
    (manifest) => {
      manifest.dependencies["left-pad"] = "1.3.0";
    },
    "left-pad: package.json and package-lock.json do not say the same.",
  ],
  [
    "a lock file with another version",
    (_, lock) => {
      lock.packages["node_modules/zod"].version = "4.0.0";
    },
    "zod: package.json and package-lock.json do not say the same.",
  ],
  [
    "a package without a seal",
    (_, lock) => {
      delete lock.packages["node_modules/zod"].integrity;
    },
    "node_modules/zod: the lock file does not say what its contents must be.",
  ],
  [
    "an install script that nobody allowed",
    (_, lock) => {
      lock.packages["node_modules/zod"].hasInstallScript = true;
    },
    "zod: runs a script at install.",
  ],
  [
    "an allowance that nobody needs",
    (manifest) => {
      manifest.allowScripts.zod = true;
    },
    "zod: is allowed a script but has none.",
  ],
])("%s is a fault", (_title, change, sentence) => {
  const { status, said } = audit(change);
  expect(said).toContain(sentence);
  expect(status).toBe(1);
});
