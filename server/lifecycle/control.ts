import { chmodSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import path from "node:path";
import type { Outcome } from "./supervise.ts";

/** In the data folder, which only its owner can enter. Several servers may share one, so each is known by its port. */
export function controlFile(dataDir: string, port: number) {
  return path.join(dataDir, `control-${port}.sock`);
}

/** The one word that is understood: to connect alone asks for nothing. */
const RESTART = "restart\n";
const SILENT_MS = 5_000;

/** Whoever says the word asks for a restart, and hears how it went. */
export function listenForRestarts(file: string, restart: () => Promise<Outcome>) {
  // The port is ours alone, so what lies there was left by a process that is gone.
  rmSync(file, { force: true });
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.setEncoding("utf8");
    socket.setTimeout(SILENT_MS, () => socket.destroy());
    socket.once("data", (word) => {
      socket.setTimeout(0);
      if (String(word) !== RESTART) socket.destroy();
      else restart().then((outcome) => socket.end(JSON.stringify(outcome)));
    });
  });
  server.unref();
  return new Promise<{ close(): void }>((resolve, reject) => {
    server.once("error", reject);
    server.listen(file, () => {
      chmodSync(file, 0o600);
      resolve({ close: () => server.close() });
    });
  });
}

/** Nothing when nobody listens there. */
export function askForRestart(file: string) {
  return new Promise<Outcome | undefined>((resolve) => {
    let answer = "";
    const socket = connect(file, () => socket.write(RESTART));
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("error", () => resolve(undefined));
    socket.on("end", () =>
      resolve(answer ? JSON.parse(answer) : { ok: false, reason: "The supervisor ended without an answer." }),
    );
  });
}
