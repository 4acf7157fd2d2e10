import { once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { RunningApp } from "#app/app.server.ts";
import { readConfig } from "#app/config.server.ts";
import { shippedSite } from "#app/content/site.ts";
import { createListener } from "./listener.ts";

type Answer = (request: Request) => Promise<Response>;

/** A server with this application, and every line that it logs as soon as it does. */
async function serve(answer: Answer) {
  const settings = readConfig({});
  if (!settings.ok) throw new Error("The defaults are settings too.");
  const lines: { level: number; status?: number; path?: string }[] = [];
  const told = Promise.withResolvers<void>();
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      told.resolve();
      done();
    },
  });
  const listener = createListener({
    site: {
      strict: true,
      file: () => undefined,
      start: () => Promise.reject(new Error("It runs already.")),
      answer: (_app, request) => answer(request),
      figures: () => Promise.reject(new Error("Nobody asks.")),
    } as Parameters<typeof createListener>[0]["site"],
    app: { site: { shown: shippedSite } } as RunningApp,
    config: settings.config,
    log: pino({ level: "debug" }, sink),
    lifecycle: { stopping: false } as Parameters<typeof createListener>[0]["lifecycle"],
  });
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** All that has been logged, once a later request has been answered and logged too. */
  const settled = async () => {
    await told.promise;
    await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
    await expect.poll(() => lines.some(({ path }) => path === "/healthz"), { timeout: 20_000 }).toBe(true);
    return lines.filter(({ path }) => path !== "/healthz").map(({ level, status, path }) => ({ level, status, path }));
  };
  return { server, port, settled };
}

const gone = [{ level: 30, status: 499, path: "/here" }];

test("who leaves in the middle of a form is no fault of ours", async () => {
  const { server, port, settled } = await serve(async () => new Response("never"));
  const type = "application/x-www-form-urlencoded";
  const headers = { origin: `http://127.0.0.1:${port}`, "content-type": type, "content-length": 1000 };
  const post = httpRequest({ host: "127.0.0.1", port, path: "/here", method: "POST", headers });
  post.on("error", () => {});
  const [arrived] = await Promise.all([once(server, "request"), post.write("email=x")]);
  post.destroy();
  await once(arrived[1], "close");
  expect(await settled()).toEqual(gone);
});

test.each(["text/csv", "text/x-script", "application/octet-stream"])(
  "who leaves in the middle of an answer of %s is no fault of ours, and what made it stops",
  async (type) => {
    const stopped = Promise.withResolvers<void>();
    const endless = () =>
      new ReadableStream({
        pull: (controller) => controller.enqueue(new TextEncoder().encode(crypto.randomUUID().repeat(1000))),
        cancel: () => stopped.resolve(),
      });
    const { port, settled } = await serve(async () => new Response(endless(), { headers: { "content-type": type } }));
    for (const encoding of ["identity", "gzip", "br"]) {
      const leaving = new AbortController();
      const answer = await fetch(`http://127.0.0.1:${port}/here`, {
        signal: leaving.signal,
        headers: { "accept-encoding": encoding },
      });
      const reader = answer.body?.getReader();
      await reader?.read();
      leaving.abort();
      await stopped.promise;
    }
    expect(await settled()).toEqual([...gone, ...gone, ...gone]);
  },
);

test("who leaves while a page is being made is no fault of ours, but a fault of ours is one even then", async () => {
  for (const [thrown, expected] of [
    ["what the framework throws", gone],
    ["a bug", [...gone, { level: 50, status: undefined, path: undefined }]],
  ] as const) {
    const begun = Promise.withResolvers<void>();
    const { port, settled } = await serve(async ({ signal }) => {
      begun.resolve();
      await once(signal, "abort");
      throw thrown === "a bug" ? new Error("x is not a function") : signal.reason;
    });
    const leaving = new AbortController();
    const left = fetch(`http://127.0.0.1:${port}/here`, { signal: leaving.signal }).catch(() => "left");
    await begun.promise;
    leaving.abort();
    expect(await left).toBe("left");
    expect(await settled()).toEqual(expected);
  }
});
