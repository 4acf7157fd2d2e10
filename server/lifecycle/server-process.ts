import { spawn } from "node:child_process";
import path from "node:path";
import { type Command, type Report, SOCKET_COPIES } from "./messages.ts";

/** A server as the supervisor sees it. */
export interface ServerProcess {
  pid: number | undefined;
  startedAt: number;
  /** The next report of this kind, or why there will be none. */
  awaits<Kind extends Report["is"]>(kind: Kind): Promise<Heard<Kind>>;
  tell(command: Command): void;
  kill(signal: NodeJS.Signals): void;
  /** The exit code, or the name of the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

export type Heard<Kind> = { ok: true; report: Extract<Report, { is: Kind }> } | { ok: false; reason: string };

/** The engine's room for what is young: of the 64 MB it takes by itself, a server at rest gave nothing back. */
export const serverFlags = ["--max-semi-space-size=8"];

/** Where the build leaves what it has compiled (scripts/build/compile-server.ts). */
export const COMPILED = "build/server/.compiled";

/** Node without the supervisor's own flags: a server must start as one that was started by hand. */
export function startServerProcess(root: string, socketFd: number): ServerProcess {
  const copies = Array.from({ length: SOCKET_COPIES }, () => socketFd);
  const child = spawn(process.execPath, [...serverFlags, path.join(root, "server.ts"), "--supervised"], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(root, COMPILED) },
    stdio: ["inherit", "inherit", "inherit", "ipc", ...copies],
  });
  const listeners = new Set<(report: Report) => void>();
  let end: string | undefined;
  let fault: string | undefined;
  child.on("message", (report: Report) => {
    if (report.is === "failed") fault = report.reason;
    for (const listener of listeners) listener(report);
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code, signal) => resolve(code ?? signal ?? 1));
  });
  const why = () => fault ?? `The server ended with ${end}.`;
  ended.then((how) => {
    end = String(how);
  });
  return {
    pid: child.pid,
    startedAt: Date.now(),
    ended,
    tell: (command) => {
      if (child.connected) child.send(command);
    },
    kill: (signal) => child.kill(signal),
    awaits: (kind) =>
      new Promise((resolve) => {
        const settle = (heard: Heard<typeof kind>) => {
          listeners.delete(listen);
          resolve(heard);
        };
        const listen = (report: Report) => {
          if (report.is === kind) settle({ ok: true, report: report as Extract<Report, { is: typeof kind }> });
        };
        listeners.add(listen);
        ended.then(() => settle({ ok: false, reason: why() }));
      }),
  };
}
