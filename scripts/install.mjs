import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { node, root, runOrThrow, step } from "./steps.mjs";

const marker = path.join(root, "node_modules/.installed");

/** Installs when the lock file is not the one that was installed last. */
export async function ensureInstalled(say = console.log) {
  const wanted = createHash("sha256")
    .update(readFileSync(path.join(root, "package.json")))
    .update(readFileSync(path.join(root, "package-lock.json")))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
  const install = async () => {
    // The build tools are development packages, and a production start builds too.
    const args = ["install", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
    const npm = process.env.npm_execpath;
    // What npm says is never part of what a command prints.
    const options = { stdio: ["inherit", 2, 2] };
    if (npm) await runOrThrow(process.execPath, [npm, ...args], options);
    else await runOrThrow("npm", args, options);
  };
  await step("Installing packages", install, say);
  checkRuntime();
  writeFileSync(marker, wanted);
}

/** With install scripts switched off npm leaves the machine's own Node in place without a word. */
function checkRuntime() {
  const version = existsSync(node) ? execFileSync(node, ["--version"], { encoding: "utf8" }).trim() : "none";
  if (Number(/^v(\d+)/.exec(version)?.[1]) >= 26) return;
  throw new Error(
    `Node 26 was expected in node_modules but ${version} is there. It comes with the package "node", whose install script ` +
      'must be allowed to run: try "npm install --ignore-scripts=false".',
  );
}
