import { type Command, FIRST_SOCKET, type Report, SOCKET_COPIES } from "./messages.ts";

/** A server's line to the process that keeps its socket; nothing where it was started by itself. */
export function openSupervisorLine() {
  const send = process.send?.bind(process);
  if (!send || !process.argv.includes("--supervised")) return undefined;
  let copiesUsed = 0;
  return {
    report: (report: Report) => new Promise<void>((resolve) => send(report, () => resolve())),
    /** Which of these it is told next. */
    told: (...commands: Command[]) =>
      new Promise<Command>((resolve) => {
        const listen = (heard: unknown) => {
          const command = commands.find((one) => one === heard);
          if (!command) return;
          process.off("message", listen);
          resolve(command);
        };
        process.on("message", listen);
      }),
    /** Without its supervisor a server has no socket to leave to the next one. */
    lost: (stop: () => void) => process.once("disconnect", stop),
    nextSocket: () => {
      if (copiesUsed === SOCKET_COPIES) return undefined;
      copiesUsed += 1;
      return { fd: FIRST_SOCKET + copiesUsed - 1 };
    },
  };
}

export type SupervisorLine = NonNullable<ReturnType<typeof openSupervisorLine>>;
