import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestServer } from "./server.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** The site in a folder of its own, so that its .env can be changed; what is not started by name is the same as ours. */
export function copySite() {
  const folder = mkdtempSync(path.join(tmpdir(), "larkfield-site-"));
  for (const name of ["server.ts", "supervisor.ts", "package.json"])
    copyFileSync(path.join(root, name), path.join(folder, name));
  for (const name of ["app", "server", "build", "node_modules"])
    symlinkSync(path.join(root, name), path.join(folder, name));
  return {
    program: path.join(folder, "supervisor.ts"),
    writeSettings: (settings: Record<string, string>) => {
      const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
      writeFileSync(path.join(folder, ".env"), lines.join(""));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The process that answers, below the one that keeps the socket: the newest, because one that was replaced lingers. */
export function serverBelow(supervisor: TestServer) {
  return Number(execFileSync("pgrep", ["-n", "-P", String(supervisor.process.pid)], { encoding: "utf8" }));
}
