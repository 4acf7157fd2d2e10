import { type IncomingMessage, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";

/** They speak of one connection, and there are two. */
const ofOneConnection = new Set(["connection", "keep-alive", "expect", "proxy-connection"]);

/** Passes requests on to whoever serves that address, or will in a moment; each answer is the last on its connection. */
export function forwardTo({ address, family, port }: AddressInfo): RequestListener {
  const host = address === "::" ? "::1" : address === "0.0.0.0" ? "127.0.0.1" : address;
  return (incoming, outgoing) => {
    const { method, url: path } = incoming;
    const headers = kept(incoming);
    const onward = request({ host, port, method, path, headers, agent: false, family: family === "IPv6" ? 6 : 4 });
    onward.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, [...kept(answer), "connection", "close"]);
      answer.pipe(outgoing);
    });
    // Nothing true could be said: it may have arrived.
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  };
}

function kept({ rawHeaders }: IncomingMessage) {
  return rawHeaders.filter((_, at) => !ofOneConnection.has(rawHeaders[at - (at % 2)]?.toLowerCase() ?? ""));
}
