import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export interface Lifecycle {
  /** Every answer asks its client to use another connection next. */
  leaving: boolean;
  /** And whoever asks whether we are ready is sent elsewhere. */
  stopping: boolean;
}

/** Long enough for a busy client to use the connection that it holds once more, and to read that it is the last time. */
const FAREWELL_MS = 1_000;
/** A slow upload that had begun may end; everybody else is served meanwhile. */
const LONGEST_FAREWELL_MS = 10_000;
/** A connection that has said nothing for so long was opened in advance, and loses nothing. */
const SILENT_MS = 500;

/** Knows what a server is busy with, so that it can end without cutting anybody off. */
export function createDrain(server: Server) {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let closing = false;
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("request", (_request, response: ServerResponse) => {
    answers.add(response);
    response.once("close", () => {
      answers.delete(response);
      if (closing) server.closeIdleConnections();
    });
  });

  /**
   * Goes on serving for a moment. A client that sends a form over a connection which is being closed cannot know whether it
   * arrived, so connections in use are ended by an answer that says so, and only those that stay idle are closed afterwards.
   */
  async function farewell() {
    const underWay = [...answers];
    for (const response of underWay) if (!response.headersSent) response.setHeader("connection", "close");
    const answered = Promise.all(underWay.map((response) => new Promise((resolve) => response.once("close", resolve))));
    await Promise.race([Promise.all([answered, wait(FAREWELL_MS)]), wait(LONGEST_FAREWELL_MS)]);
  }

  /** Takes no further connection, and is done when the last one is closed. What is under way is cut off after so long. */
  function close(patienceMs: number) {
    closing = true;
    const silent = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, SILENT_MS);
    const cutOff = setTimeout(() => server.closeAllConnections(), patienceMs);
    return new Promise<void>((resolve) => {
      server.close(() => {
        clearTimeout(silent);
        clearTimeout(cutOff);
        resolve();
      });
    });
  }

  return { farewell, close };
}
