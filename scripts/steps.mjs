// Runs before anything is installed, so: no dependencies, and nothing newer than Node 20.
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Node 26 as installed by npm, whatever Node the machine has. */
export const node = path.join(root, "node_modules/.bin/node");

/** Says what is being done, does it, and says how long it took. */
export async function step(title, work, say = console.log) {
  const started = Date.now();
  say(`• ${title} …`);
  const result = await work();
  say(`  ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** Runs a command with our own programs first on the path; answers its exit code. */
export function run(command, args, options = {}) {
  const bin = path.join(root, "node_modules/.bin");
  const env = { ...process.env, ...options.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options, env });
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

export async function runOrThrow(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with code ${code}`);
}

/** Ends with one readable line instead of a stack. */
export function main(work) {
  work().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
