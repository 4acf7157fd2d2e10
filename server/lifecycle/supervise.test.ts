import { expect, test, vi } from "vitest";
import type { Command, Report } from "./messages.ts";
import type { Heard, ServerProcess } from "./server-process.ts";
import { createSupervisor } from "./supervise.ts";

/** A server that does as it is told, and writes down what it was told. */
function fakeServer(
  name: string,
  log: string[],
  { fails, alone = true }: { fails?: Command | "prepare"; alone?: boolean },
) {
  const end = Promise.withResolvers<number | NodeJS.Signals>();
  const waiting = new Map<Report["is"], (heard: Heard<Report["is"]>) => void>();
  const report = (report: Report) => waiting.get(report.is)?.({ ok: true, report });
  const process: ServerProcess = {
    pid: 1,
    startedAt: Date.now(),
    ended: end.promise,
    awaits: (kind) =>
      new Promise((resolve) => {
        waiting.set(kind, resolve as (heard: Heard<Report["is"]>) => void);
        end.promise.then(() => resolve({ ok: false, reason: `${name} has ended` }));
        if (kind === "prepared" && fails === "prepare") end.resolve(1);
        else if (kind === "prepared") report({ is: "prepared", alone });
      }),
    tell: (command) => {
      log.push(`${name} ${command}`);
      if (fails === command || command === "end") end.resolve(command === "end" ? 0 : 1);
      else if (command === "leave") report({ is: "released" });
      else report({ is: "serving" });
    },
    kill: () => end.resolve(0),
  };
  return { process, crash: () => end.resolve("SIGKILL") };
}

function supervise(plan: Parameters<typeof fakeServer>[2][]) {
  const log: string[] = [];
  const servers: ReturnType<typeof fakeServer>[] = [];
  const onEnd = vi.fn();
  const supervisor = createSupervisor({
    start: () => {
      const server = fakeServer("abcdefghijklmnop"[servers.length] ?? "?", log, plan[servers.length] ?? {});
      servers.push(server);
      return server.process;
    },
    say: () => {},
    onEnd,
  });
  return { supervisor, log, servers, onEnd };
}

test("alone: the old server releases the database before the new one opens it, and ends afterwards", async () => {
  const { supervisor, log } = supervise([{}, {}]);
  expect(await supervisor.begin()).toEqual({ ok: true });
  expect(await supervisor.restart()).toEqual({ ok: true });
  expect(log).toEqual(["a open", "a leave", "b open", "a end"]);
});

test("overlapping: the old server leaves once the new one serves", async () => {
  const { supervisor, log } = supervise([{}, { alone: false }]);
  await supervisor.begin();
  expect(await supervisor.restart()).toEqual({ ok: true });
  expect(log).toEqual(["a open", "b open", "a leave", "a end"]);
});

test("a new server that cannot be prepared is never noticed by the old one", async () => {
  const { supervisor, log } = supervise([{}, { fails: "prepare" }]);
  await supervisor.begin();
  expect(await supervisor.restart()).toEqual({ ok: false, reason: "b has ended" });
  expect(log).toEqual(["a open"]);
});

test("the old server returns when the new one cannot open the database, and keeps on where they overlap", async () => {
  const alone = supervise([{}, { fails: "open" }, {}]);
  await alone.supervisor.begin();
  expect(await alone.supervisor.restart()).toEqual({ ok: false, reason: "b has ended" });
  expect(await alone.supervisor.restart()).toEqual({ ok: true });
  expect(alone.log).toEqual(["a open", "a leave", "b open", "a return", "a leave", "c open", "a end"]);

  const overlapping = supervise([{}, { fails: "open", alone: false }]);
  await overlapping.supervisor.begin();
  expect(await overlapping.supervisor.restart()).toEqual({ ok: false, reason: "b has ended" });
  expect(overlapping.log).toEqual(["a open", "b open"]);
});

test("when the old one cannot return either, the newest build is started until it serves", async () => {
  vi.useFakeTimers();
  const { supervisor, log, servers } = supervise([{ fails: "return" }, { fails: "open" }, { fails: "open" }, {}]);
  await supervisor.begin();
  const restarted = supervisor.restart();
  await vi.runAllTimersAsync();
  expect(await restarted).toEqual({ ok: false, reason: "b has ended" });
  expect(log.slice(3)).toEqual(["a return", "c open", "d open"]);
  servers[3]!.crash();
  await vi.runAllTimersAsync();
  expect(log.at(-1)).toBe("e open");
  vi.useRealTimers();
});

test("a server that never starts again ends the supervisor with 1", async () => {
  vi.useFakeTimers();
  const failing = Array.from({ length: 20 }, () => ({ fails: "prepare" }) as const);
  const { supervisor, servers, onEnd } = supervise([{}, ...failing]);
  await supervisor.begin();
  servers[0]!.crash();
  await vi.runAllTimersAsync();
  expect(onEnd.mock.calls).toEqual([[1]]);
  expect(servers).toHaveLength(11);
  vi.useRealTimers();
});

test("a restart that is asked for while a crashed server is waited for does not wait", async () => {
  vi.useFakeTimers();
  const { supervisor, servers, log } = supervise([{}, {}]);
  await supervisor.begin();
  servers[0]!.crash();
  await vi.advanceTimersByTimeAsync(0);
  expect(await supervisor.restart()).toEqual({ ok: true });
  expect(log).toEqual(["a open", "b open"]);
  vi.useRealTimers();
});

test("a stop ends every server, and ends as the one that served", async () => {
  const { supervisor, servers, onEnd } = supervise([{}]);
  await supervisor.begin();
  await supervisor.stop();
  expect(await servers[0]!.process.ended).toBe(0);
  expect(onEnd.mock.calls).toEqual([[0]]);
  expect(await supervisor.restart()).toEqual({ ok: false, reason: "The site is being stopped." });
});
