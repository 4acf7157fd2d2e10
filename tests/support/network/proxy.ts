import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A plain proxy: each request goes to the next server in turn, with the address it came from added, as it came otherwise. */
export async function startProxy(servers: { url: string }[]) {
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
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
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
