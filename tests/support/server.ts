import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { COMPILED } from "#server/lifecycle/server-process.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** How long it may take to say something, on a machine that has other work. */
const PATIENCE_MS = 120_000;

export interface TestServer {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Every line the server has printed so far. */
  lines: string[];
  /** Waits until this text has been printed. */
  printed(text: string): Promise<string>;
  /** The log line that fits, as soon as it is there. */
  logged(fits: (entry: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

interface Options {
  env?: Record<string, string | undefined>;
  dataDir?: string;
  /** Shell words that set the process's limits before it begins, such as "ulimit -f 100;". */
  under?: string;
  /** The file to run instead of server.ts: the supervisor, or one of a copy of the tree. */
  program?: string;
  /** Passwords cost what they cost visitors; with a data folder of its own, because the demo that a run keeps is hashed quickly. */
  hashing?: "slow";
}

/** As the supervisor starts it. */
const surroundings = { PATH: process.env.PATH, PORT: "0", NODE_COMPILE_CACHE: path.join(root, COMPILED) };

/** Room for what is young: a server of a few minutes spends a quarter of its start on collecting what it never needed back. */
const flags = ["--min-semi-space-size=32", "--max-semi-space-size=64"];

/**
 * Starts the built site as its own process on a free port, with a data folder of its own: where none is given, one that
 * already holds the demo, if this run keeps a copy of it.
 */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const { env = {}, dataDir, under = "", program = path.join(root, "server.ts"), hashing } = options;
  const folder = dataDir ?? newFolder();
  const command = [process.execPath, ...flags, program];
  // Not a flag: the server that a supervisor starts has it too.
  const preload = hashing ? undefined : process.env.LARKFIELD_PRELOAD;
  const NODE_OPTIONS = [env.NODE_OPTIONS ?? "", ...(preload ? [`--import ${preload}`] : [])].join(" ");
  const child = spawn("sh", ["-c", `${under} exec "$0" "$@"`, ...command], {
    cwd: root,
    env: { ...surroundings, DATA_DIR: folder, TRUST_PROXY: "1", ...env, NODE_OPTIONS },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));

  function waitFor<Found>(find: () => Found | undefined, what: string) {
    return new Promise<Found>((resolve, reject) => {
      const look = () => {
        const found = find();
        if (found === undefined) return;
        finish();
        resolve(found);
      };
      const fail = () => {
        finish();
        reject(new Error(`No ${what} from the server. It said:\n${lines.join("\n")}`));
      };
      const timer = setTimeout(fail, PATIENCE_MS);
      const finish = () => {
        clearTimeout(timer);
        listeners.delete(look);
      };
      listeners.add(look);
      ended.then(() => setImmediate(fail));
      look();
    });
  }

  const address = () => lines.map((line) => /ready at http:\/\/[^:]+:(\d+)/.exec(line)?.[1]).find(Boolean);
  const port = await waitFor(address, "address").catch((error) => {
    // Nobody else could end it.
    child.kill("SIGKILL");
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    dataDir: folder,
    process: child,
    lines,
    printed: (text) => waitFor(() => lines.find((line) => line.includes(text)), `"${text}"`),
    logged: (fits) =>
      waitFor(
        () =>
          lines
            .filter((line) => line.startsWith("{"))
            .map((line) => JSON.parse(line))
            .find(fits),
        "such log line",
      ),
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      const code = await ended;
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** A folder of its own, with a copy of the demo where this run keeps one. */
export function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "larkfield-server-"));
  const demo = process.env.LARKFIELD_DEMO;
  if (demo) copyFileSync(demo, path.join(folder, path.basename(demo)));
  return folder;
}

/** Runs the server expecting it to refuse; answers what it said and its exit code. */
export async function startRefused(env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(root, "server.ts")], {
    cwd: root,
    env: { ...surroundings, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, said };
}
