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
  let leaving: Promise<void> | undefined;
  let stopping = false;
  const served = [await open(line?.nextSocket())];
  const serving = () => served.at(-1)!;

  async function stop(cause: string) {
    if (stopping) return;
    stopping = true;
    log.info({ signal: cause }, "stopping");
    await (leaving ?? serving().stop());
    end();
  }

  function end() {
    log.info("stopped");
    log.flush(() => process.exit(0));
  }

  process.on("SIGTERM", stop);
  // A terminal sends it to the supervisor as well, which decides.
  process.on("SIGINT", line ? () => {} : stop);
  if (!line) return;
  line.lost(() => stop("supervisor gone"));
  for (;;) {
    const asked = line.told("leave");
    await line.report({ is: "serving" });
    await asked;
    log.info("leaving");
    leaving = serving().leave();
    await leaving;
    const decided = line.told("return", "end");
    await line.report({ is: "released" });
    if ((await decided) === "end") {
      await Promise.all(served.map(({ left }) => left()));
      return end();
    }
    const socket = line.nextSocket();
    if (!socket) throw new Error("This server has returned too often. Stop the site and start it again.");
    served.push(await open(socket));
    leaving = undefined;
  }
}
