import { spawn } from "node:child_process";
import path from "node:path";
import { node, root } from "#scripts/steps.mjs";

/** Runs one of our programs on our own Node until it ends; a signal to us is a signal to it. */
export function serve(program, args = []) {
  const server = spawn(node, [path.join(root, program), ...args], { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
  stopWithParent(() => server.kill("SIGTERM"));
  server.on("close", (code) => process.exit(code ?? 1));
}

/** npm that is told to stop goes without a word to what it started; being handed to another parent is how we notice. */
function stopWithParent(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
}
