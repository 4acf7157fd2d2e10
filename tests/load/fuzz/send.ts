import { Agent, type ClientRequest, request } from "node:http";
import { connect } from "node:net";
import type { Attempt } from "./requests.ts";

export interface Outcome {
  /** Closed: the server hung up, or Node itself would not send such a thing. Silent: no answer came in time. */
  status: number | "closed" | "silent";
  text: string;
}

const PATIENCE_MS = 30_000;

export function createSender(port: number, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return {
    send: (attempt: Attempt) => send(port, agent, attempt),
    sendRaw: (bytes: string) => sendRaw(port, bytes),
    close: () => agent.destroy(),
  };
}

function send(port: number, agent: Agent, { method, target: path, headers, body }: Attempt) {
  return new Promise<Outcome>((resolve) => {
    let sent: ClientRequest;
    // Over a connection where one length was a lie, the next request would be read as the rest of the one before.
    const own = headers["content-length"] === undefined ? agent : false;
    try {
      sent = request({ host: "localhost", port, agent: own, method, path, headers, timeout: PATIENCE_MS });
    } catch {
      return resolve({ status: "closed", text: "" });
    }
    sent.on("response", (response) => {
      let text = "";
      response.on("data", (chunk) => {
        if (text.length < 400) text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.on("error", () => resolve({ status: "closed", text }));
    });
    sent.on("timeout", () => sent.destroy(new Error("silent")));
    sent.on("error", (error) => resolve({ status: error.message === "silent" ? "silent" : "closed", text: "" }));
    sent.end(body);
  });
}

/** Says its piece and ends its side; what comes back until the other side ends is the answer. */
function sendRaw(port: number, bytes: string) {
  return new Promise<Outcome>((resolve) => {
    let text = "";
    let silent = false;
    const socket = connect(port, "localhost", () => socket.end(bytes, "latin1"));
    socket.setTimeout(PATIENCE_MS, () => {
      silent = true;
      socket.destroy();
    });
    socket.on("data", (chunk) => {
      if (text.length < 400) text += chunk.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
      resolve({ status: silent ? "silent" : status || "closed", text });
    });
  });
}
