import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { forwardTo } from "./forward.ts";

async function listening(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server.address() as AddressInfo;
}

test("a form, its headers and its answer arrive as they were, and the connection ends", async () => {
  const target = await listening(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { host, origin, cookie } = request.headers;
    response.writeHead(302, { location: "/next", "set-cookie": ["a=1", "b=2"] });
    response.end(JSON.stringify({ method: request.method, url: request.url, host, origin, cookie, body }));
  });
  const { port } = await listening(forwardTo(target));
  const answer = await new Promise<string>((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(
        "POST /a?b=%20c HTTP/1.1\r\nHost: drapery.example\r\nOrigin: https://drapery.example\r\nCookie: x=y\r\n" +
          "Expect: 100-continue\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
      ),
    );
    socket.on("data", (chunk) => (text += chunk));
    socket.on("end", () => resolve(text));
  });
  const [head = "", body = ""] = answer.replace("HTTP/1.1 100 Continue\r\n\r\n", "").split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 302 Found\r\n/);
  for (const line of ["location: /next", "set-cookie: a=1", "set-cookie: b=2", "connection: close"])
    expect(head.toLowerCase()).toContain(line);
  expect(body).toContain(
    JSON.stringify({
      method: "POST",
      url: "/a?b=%20c",
      host: "drapery.example",
      origin: "https://drapery.example",
      cookie: "x=y",
      body: "hello",
    }),
  );
});

test("where nobody serves, the connection ends without an answer", async () => {
  const { port } = await listening(forwardTo({ address: "127.0.0.1", family: "IPv4", port: 1 }));
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed");
});
