import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type Body, discardBody, readBody, streamBody } from "./read-body.ts";

/** Sends these bytes after a head that announces ten, and says what was made of them. */
async function sent(bytes: string) {
  const read = Promise.withResolvers<Body>();
  const server = createServer(async (request, response) => {
    read.resolve(await readBody(request, 1_000, 50));
    response.end();
  }).listen(0);
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "localhost", () =>
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n${bytes}`),
  );
  socket.on("error", () => {});
  socket.resume();
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  return { body: await read.promise, socket };
}

test("a form that came whole is read", async () => {
  const { body } = await sent("0123456789");
  expect(body).toEqual({ ok: true, bytes: Buffer.from("0123456789") });
});

test("a form of which nothing more comes is dropped with its connection", async () => {
  const { body, socket } = await sent("01234");
  expect(body).toEqual({ ok: false, reason: "broken off" });
  if (!socket.closed) await once(socket, "close");
});

test("what nobody wants is not waited for when no more of it comes", async () => {
  const discarded = Promise.withResolvers<void>();
  const server = createServer((request) => {
    discardBody(request, 50).then(discarded.resolve, discarded.reject);
  }).listen(0);
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "localhost", () =>
    socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n01234"),
  );
  socket.on("error", () => {});
  socket.resume();
  await discarded.promise;
  if (!socket.closed) await once(socket, "close");
  server.close();
});

test("whoever waits for a turn is not dropped for silence; whoever sends nothing while we read is", async () => {
  const SILENT_MS = 100;
  const server = createServer(async (request, response) => {
    const body = streamBody(request, 1000, SILENT_MS);
    await new Promise((resolve) => setTimeout(resolve, 4 * SILENT_MS));
    const pieces = await Array.fromAsync(body).catch(() => undefined);
    if (pieces) response.end(`${Buffer.concat(pieces)}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(url, { method: "POST", body: "late" })).text()).toBe("late");
  const never = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("x")) });
  await expect(fetch(url, { method: "POST", body: never, duplex: "half" } as RequestInit)).rejects.toThrow();
  server.closeAllConnections();
  server.close();
});
