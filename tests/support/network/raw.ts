import { connect } from "node:net";
import type { TestServer } from "#tests/support/server.ts";

/** Bytes that no client library agrees to send, as latin1; answers with whatever came back until the end. */
export function sendRaw(server: Pick<TestServer, "url">, bytes: string) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), "localhost", () => socket.write(bytes, "latin1"));
    let answer = "";
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
    socket.setTimeout(20_000, () => socket.destroy(new Error("no answer")));
  });
}

/** A GET with an address and headers as they are. */
export function getRaw(server: Pick<TestServer, "url">, target: string, headers: string[] = []) {
  const lines = [`GET ${target} HTTP/1.1`, "Host: localhost", ...headers, "Connection: close", "", ""];
  return sendRaw(server, lines.join("\r\n"));
}
