import { statSync } from "node:fs";
import path from "node:path";
import { askForRestart, controlFile } from "#server/lifecycle/control.ts";
import { freePort } from "#tests/support/postgres.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { serverBelow } from "#tests/support/supervised.ts";
import { pause } from "./pause.ts";

const program = path.resolve(import.meta.dirname, "../../../supervisor.ts");
/** A server whose supervisor is gone gives what it has begun ten seconds, and its watches what they wait for. */
const LONGEST_ORPHAN_MS = 20_000;

/** The site under its supervisor, always in one folder and at one port, and the ways in which its processes end. */
export async function openSite(folder: string, env: Record<string, string>) {
  const settings = { ...env, PORT: String(await freePort()), LOG_LEVEL: "warn" };
  const start = (under?: string) =>
    startServer({ program, dataDir: folder, env: settings, ...(under ? { under } : {}) });
  let server = await start();
  const { url: origin } = server;

  /** As whoever keeps it running would: again and again, as long as the one before still holds the port or the folder. */
  async function startAgain(until: number): Promise<TestServer> {
    return start().catch(async (error: Error) => {
      if (!/is in use|already using the data folder/.test(error.message) || Date.now() > until) throw error;
      await pause(200);
      return startAgain(until);
    });
  }

  async function killBoth() {
    const below = serverBelow(server);
    const stopped = server.stop("SIGKILL");
    process.kill(below, "SIGKILL");
    await stopped;
  }

  return {
    origin,
    killServer: async () => {
      process.kill(serverBelow(server), "SIGKILL");
      await untilReady(origin);
    },
    killBoth: async () => {
      await killBoth();
      server = await start();
    },
    /** Its server is left without it, and has to go by itself: what it prints ends when it does. */
    killSupervisor: async () => {
      const gone = server.stop("SIGKILL").then(() => true);
      const until = Date.now() + LONGEST_ORPHAN_MS;
      server = await startAgain(until);
      if (!(await Promise.race([gone, pause(Math.max(1_000, until - Date.now()))])))
        throw new Error("A server outlives its supervisor.");
    },
    restart: async () => {
      const outcome = await askForRestart(controlFile(folder, Number(settings.PORT)));
      if (!outcome?.ok) throw new Error(`A restart failed: ${outcome?.reason}`);
    },
    fillDisk: async (meanwhile: () => Promise<void>) => {
      await killBoth();
      server = await start(fullDiskUnder(folder));
      await meanwhile();
      await killBoth();
      server = await start();
    },
    stop: () => server.stop(),
  };
}

export async function untilReady(origin: string) {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
}

/** A limit on the size of files is a full disk as a program meets it, and needs no rights. One block is 512 bytes. */
function fullDiskUnder(folder: string) {
  const size = Math.max(...["larkfield.sqlite", "larkfield.sqlite-wal"].map((name) => sizeOf(path.join(folder, name))));
  return `trap '' XFSZ; ulimit -f ${Math.ceil(size / 512) + 8};`;
}

function sizeOf(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
