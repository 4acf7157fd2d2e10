import { once } from "node:events";
import type { RequestListener, Server, ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer, type Socket } from "node:net";
import { setImmediate as immediate, setTimeout as wait } from "node:timers/promises";
import { forwardTo } from "./forward.ts";

export interface Lifecycle {
  /** Every answer asks its client to use another connection next. */
  leaving: boolean;
  /** And whoever asks whether we are ready is sent elsewhere. */
  stopping: boolean;
}

/** Long enough for a busy client to use the connection that it holds once more, and to read that it is the last time. */
const FAREWELL_MS = 250;
/** A slow upload that had begun may end; everybody else is served meanwhile. */
const LONGEST_FAREWELL_MS = 10_000;
/** When another server is about to take over, newcomers wait for as long as this one takes to end what it has begun. */
const PATIENCE_AT_HANDOVER_MS = 5_000;
/** Requests in flight may finish when the server stops; after this long they are cut off. */
const PATIENCE_MS = 10_000;
/** A connection that has said nothing for so long was opened in advance, and loses nothing. */
const SILENT_MS = 500;

/** Answers requests until it is told how to end: without cutting anybody off. */
export function createDrain(server: Server, listener: RequestListener) {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let answer = listener;
  let stopping = false;
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("request", (request, response) => {
    answers.add(response);
    response.once("close", () => {
      answers.delete(response);
      if (stopping) server.closeIdleConnections();
    });
    answer(request, response);
  });

  return {
    /**
     * Leaves newcomers to the next server, and is done when what had begun here is answered. A client that sends a form over
     * a connection while it is being closed cannot know whether it arrived, so no connection is closed by us: what still
     * comes over one is passed on, and its answer is the last.
     */
    async handOver() {
      const early = askToClose(answers);
      await Promise.race([Promise.all([closed(early), wait(FAREWELL_MS)]), wait(LONGEST_FAREWELL_MS)]);
      answer = forwardTo(server.address() as AddressInfo);
      const late = [...answers];
      // Of an HTTP server it would also close the connections that are idle.
      NetServer.prototype.close.call(server);
      await Promise.race([closed(late), wait(PATIENCE_AT_HANDOVER_MS)]);
      for (const response of late) if (!response.closed) response.destroy();
    },

    /** After a hand-over: when the last connection is gone. Those that nobody uses run into their time limit. */
    async left() {
      if (sockets.size > 0) await Promise.race([once(server, "close"), wait(server.keepAliveTimeout + 5_000)]);
    },

    /**
     * Takes no further connection, and is done when the last one is closed. Who holds one that is idle, or has just opened
     * one, is answered once more and hears that it was the last time.
     */
    async stop() {
      askToClose(answers);
      if (sockets.size > 0) await wait(FAREWELL_MS);
      // What has arrived by now is read before anything is closed.
      await immediate();
      stopping = true;
      const silent = setTimeout(() => {
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      }, SILENT_MS);
      const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
      return new Promise<void>((resolve) => {
        server.close(() => {
          clearTimeout(silent);
          clearTimeout(cutOff);
          resolve();
        });
      });
    },
  };
}

function askToClose(answers: Set<ServerResponse>) {
  for (const response of answers) if (!response.headersSent) response.setHeader("connection", "close");
  return [...answers];
}

function closed(answers: ServerResponse[]) {
  return Promise.all(
    answers.map((response) => response.closed || new Promise((resolve) => response.once("close", resolve))),
  );
}
