import { createBackoff } from "./backoff.ts";
import type { ServerProcess } from "./server-process.ts";

export type Outcome = { ok: true } | { ok: false; reason: string };

type Say = (level: "info" | "error", message: string, facts?: Record<string, unknown>) => void;

interface Parts {
  start(): ServerProcess;
  say: Say;
  /** Called once, with the code to end with, when there is no server any more. */
  onEnd(code: number): void;
}

export interface Supervisor {
  /** Done when the first server serves, or has said why it does not. */
  begin(): Promise<Outcome>;
  /** Puts a new server in the place of the one that serves. One that cannot serve changes nothing for anybody. */
  restart(): Promise<Outcome>;
  stop(): Promise<void>;
}

/** A server that does not end by then hangs; the grace that it gives to requests is shorter. */
const PATIENCE_AT_STOP_MS = 18_000;
/** Loading the code takes a second or two; whoever takes so long will not come any more. */
const LONGEST_PREPARATION_MS = 60_000;

export function createSupervisor({ start, say, onEnd }: Parts): Supervisor {
  const running = new Set<ServerProcess>();
  const backoff = createBackoff();
  let current: ServerProcess | undefined;
  let restarting: Promise<Outcome> | undefined;
  let next: Promise<Outcome> | undefined;
  let reviving: Promise<void> | undefined;
  let hurry = () => {};
  let stopping = false;

  function launch() {
    const server = start();
    running.add(server);
    server.ended.then((how) => {
      running.delete(server);
      // A restart looks itself for who is left at its end.
      if (stopping || restarting || current !== server) return;
      say("error", "the server ended by itself", { pid: server.pid, how });
      revive();
    });
    return server;
  }

  async function prepare(server: ServerProcess) {
    const limit = setTimeout(() => server.kill("SIGKILL"), LONGEST_PREPARATION_MS);
    const prepared = await server.awaits("prepared");
    clearTimeout(limit);
    return prepared;
  }

  async function open(server: ServerProcess, command: "open" | "return"): Promise<Outcome> {
    const serving = server.awaits("serving");
    server.tell(command);
    const heard = await serving;
    if (heard.ok) current = server;
    return heard.ok ? { ok: true } : heard;
  }

  async function startAlone(): Promise<Outcome> {
    const server = launch();
    const prepared = await prepare(server);
    return prepared.ok ? open(server, "open") : prepared;
  }

  function revive() {
    reviving = startAgain().finally(() => {
      reviving = undefined;
    });
    return reviving;
  }

  /** Whoever comes meanwhile waits at the socket, which is open all the time. */
  async function startAgain() {
    let since = current?.startedAt ?? Date.now();
    current = undefined;
    while (!stopping && !current) {
      const ms = backoff(Date.now() - since);
      if (ms === undefined) {
        say("error", "the server does not start; giving up");
        onEnd(1);
        return;
      }
      await new Promise<void>((resolve) => {
        hurry = resolve;
        setTimeout(resolve, ms);
      });
      if (stopping) return;
      since = Date.now();
      const outcome = await startAlone();
      if (outcome.ok) say("info", "the server serves again");
    }
  }

  async function replace(): Promise<Outcome> {
    const old = current;
    say("info", "restarting", { pid: old?.pid });
    const server = launch();
    const prepared = await prepare(server);
    if (!prepared.ok) return prepared;
    if (!old || !running.has(old)) return open(server, "open");
    if (!prepared.report.alone) {
      const opened = await open(server, "open");
      if (opened.ok) await release(old);
      if (opened.ok) old.tell("end");
      return opened;
    }
    await release(old);
    const opened = await open(server, "open");
    if (opened.ok) {
      old.tell("end");
      return opened;
    }
    say("error", "the server before is asked to return");
    await open(old, "return");
    return opened;
  }

  async function release(server: ServerProcess) {
    const released = server.awaits("released");
    server.tell("leave");
    await released;
  }

  async function restartOnce(): Promise<Outcome> {
    const outcome = await replace();
    restarting = undefined;
    if (outcome.ok) say("info", "restarted", { pid: current?.pid });
    else say("error", "could not restart", { reason: outcome.reason });
    if (!stopping && (!current || !running.has(current))) await revive();
    return outcome;
  }

  return {
    begin: () => {
      restarting = startAlone().finally(() => {
        restarting = undefined;
      });
      return restarting;
    },
    restart: () => {
      if (stopping) return Promise.resolve({ ok: false, reason: "The site is being stopped." });
      if (reviving) {
        hurry();
        return reviving.then(() => (current ? { ok: true } : { ok: false, reason: "The server does not start." }));
      }
      if (!restarting) {
        restarting = restartOnce();
        return restarting;
      }
      // The files may have changed since; however often it is asked for meanwhile, once more is enough.
      next ??= restarting.then(() => {
        next = undefined;
        restarting = restartOnce();
        return restarting;
      });
      return next;
    },
    stop: async () => {
      if (stopping) return;
      stopping = true;
      const last = current;
      const limit = setTimeout(() => {
        for (const server of running) server.kill("SIGKILL");
      }, PATIENCE_AT_STOP_MS);
      for (const server of running) server.kill("SIGTERM");
      const ends = await Promise.all([...running].map(({ ended }) => ended));
      clearTimeout(limit);
      const how = (await last?.ended) ?? ends[0] ?? 0;
      onEnd(typeof how === "number" ? how : 1);
    },
  };
}
