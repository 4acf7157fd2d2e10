import { once } from "node:events";
import { createServer, type RequestListener, request } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";

interface Options {
  port?: number;
  /** Speaks https to whoever comes, and http to the servers. */
  tls?: { cert: string; key: string | Buffer };
}

/** A plain proxy: each request goes to the next server in turn, with the address it came from added, as it came otherwise. */
export async function startProxy(servers: { url: string }[], { port = 0, tls }: Options = {}) {
  let turn = 0;
  const pass: RequestListener = (incoming, outgoing) => {
    const target = new URL(servers[turn++ % servers.length]?.url ?? "");
    const before = incoming.headersDistinct["x-forwarded-for"] ?? [];
    const headers = { ...incoming.headers, "x-forwarded-for": [...before, incoming.socket.remoteAddress].join(", ") };
    const { method = "GET", url: path = "/" } = incoming;
    const onward = request({ host: "127.0.0.1", port: target.port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  };
  const proxy = tls ? createTlsServer(tls, pass) : createServer(pass);
  await once(proxy.listen(port, "127.0.0.1"), "listening");
  return {
    url: `${tls ? "https" : "http"}://localhost:${(proxy.address() as AddressInfo).port}`,
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
