import type { Logger } from "pino";
import type { ListenOn, Serving } from "./serving.ts";
import type { SupervisorLine } from "./supervisor-line.ts";

interface Parts {
  open(listenOn?: ListenOn): Promise<Serving>;
  line: SupervisorLine | undefined;
  log: Logger;
}

/** Serves until a signal; under a supervisor also until the next server takes over, and again if that one could not. */
export async function run({ open, line, log }: Parts) {
  let serving: Serving | undefined;
  let leaving: Promise<void> | undefined;
  let stopping = false;

  async function stop(cause: string) {
    if (stopping) return;
    stopping = true;
    log.info({ signal: cause }, "stopping");
    await (leaving ?? serving?.stop());
    log.info("stopped");
    log.flush(() => process.exit(0));
  }

  serving = await open(line?.nextSocket());
  process.on("SIGTERM", stop);
  // A terminal sends it to the supervisor as well, which decides.
  process.on("SIGINT", line ? () => {} : stop);
  if (!line) return;
  line.lost(() => stop("supervisor gone"));
  for (;;) {
    const told = line.told("leave");
    await line.report({ is: "serving" });
    await told;
    log.info("leaving");
    leaving = serving?.leave();
    await leaving;
    serving = undefined;
    const asked = line.told("return");
    await line.report({ is: "released" });
    await asked;
    leaving = undefined;
    const socket = line.nextSocket();
    if (!socket) throw new Error("This server has returned too often. Stop the site and start it again.");
    serving = await open(socket);
  }
}
