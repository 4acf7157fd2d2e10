/**
 * Keeps the listening socket and lends it to the server that serves, so that another can take its place without anybody
 * being turned away: nobody accepts connections for a moment, and they wait. It starts a server again that ends by itself.
 * SIGHUP or npm run restart puts a new one in place; SIGTERM or SIGINT ends both.
 */
import { lookup } from "node:dns/promises";
import { BoundSocket } from "node:net";
import { secureDataFolder } from "#app/db/data-folder.server.ts";
import { controlFile, listenForRestarts } from "./server/lifecycle/control.ts";
import { describeFaults, readSettingsOf } from "./server/lifecycle/read-settings.ts";
import { startServerProcess } from "./server/lifecycle/server-process.ts";
import { createSupervisor } from "./server/lifecycle/supervise.ts";

const root = import.meta.dirname;
const settings = readSettingsOf(root);
if (!settings.ok) refuse(describeFaults(settings.faults));
const { config } = settings;
const socket = await bind();

/** As a line of the server's own log. */
function say(level: "info" | "error", msg: string, facts: Record<string, unknown> = {}) {
  console.log(JSON.stringify({ level: level === "info" ? 30 : 50, time: new Date().toISOString(), ...facts, msg }));
}

const supervisor = createSupervisor({
  start: () => startServerProcess(root, socket.fd()),
  say,
  onEnd: end,
});

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  supervisor.stop();
  // From now on newcomers are refused instead of waiting for nobody.
  socket.close();
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
// A terminal that is closed says so by the same signal.
process.on("SIGHUP", process.stdin.isTTY ? stop : () => supervisor.restart());

const control = await openControl();
const first = await supervisor.begin();
if (!first.ok) end(1);

/** Before the first server is there: a restart that is asked for early waits for it. */
async function openControl() {
  try {
    secureDataFolder(config.dataDir);
    const { port } = socket.address();
    return await listenForRestarts(controlFile(config.dataDir, port), supervisor.restart);
  } catch (error) {
    say("error", "npm run restart cannot reach this site; SIGHUP does", { reason: (error as Error).message });
    return undefined;
  }
}

function end(code: number) {
  control?.close();
  process.exit(code);
}

async function bind() {
  try {
    const { address } = await lookup(config.host);
    return new BoundSocket({ host: address, port: config.port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    refuse(
      code === "EADDRINUSE"
        ? `Port ${config.port} is in use. Stop what uses it, or set PORT to another number.`
        : message,
    );
  }
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
