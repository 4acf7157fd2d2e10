import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { RunningApp } from "#app/app.server.ts";
import { readConfig } from "#app/config.server.ts";
import { shippedSite } from "#app/content/site.ts";
import { createListener } from "./listener.ts";
import { createLog } from "./log.ts";

const page = { headers: ["content-type", "text/html"], body: Buffer.from("from memory") };
const gallery = { etag: '"g"', unchanged: [], identity: page, gzip: undefined, br: undefined, pack: undefined };

/** A server whose application holds every request until it is told to go on. */
async function heldServer() {
  const settings = readConfig({});
  if (!settings.ok) throw new Error("The defaults are settings too.");
  const begun: string[] = [];
  const held = Promise.withResolvers<void>();
  const listener = createListener({
    site: {
      strict: true,
      file: (path) => (path === "/gallery" ? gallery : undefined),
      start: () => Promise.reject(new Error("It runs already.")),
      answer: async (_app, { url }) => {
        begun.push(new URL(url).pathname);
        await held.promise;
        return new Response("here");
      },
      figures: () => Promise.reject(new Error("Nobody asks.")),
    },
    app: { site: { shown: shippedSite } } as RunningApp,
    config: settings.config,
    log: createLog("silent"),
    lifecycle: { leaving: false, stopping: false },
  });
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const turns = Array.from({ length: 32 }, (_, index) => fetch(`${origin}/first-${index}`));
  while (begun.length < turns.length) await wait(5);
  return { server, origin, begun, turns, release: held.resolve };
}

test("whoever leaves while waiting for a turn is left out, and the others are answered in order", async () => {
  const { server, origin, begun, turns, release } = await heldServer();
  const leaving = new AbortController();
  const arrived = once(server, "request");
  const left = expect(fetch(`${origin}/gone`, { signal: leaving.signal })).rejects.toThrow();
  const [, response] = await arrived;
  leaving.abort();
  await left;
  if (!response.destroyed) await once(response, "close");
  const last = fetch(`${origin}/last`);
  release();
  for (const answer of await Promise.all([...turns, last])) expect(await answer.text()).toBe("here");
  expect(begun).not.toContain("/gone");
  expect(begun.at(-1)).toBe("/last");
});

test("the 501st who would have to wait is asked to come back, and the process still says that it is well and serves its files", async () => {
  const { server, origin, begun, turns, release } = await heldServer();
  let arrived = 0;
  server.on("request", () => arrived++);
  const waiting = Array.from({ length: 500 }, (_, index) => fetch(`${origin}/waiting-${index}`));
  while (arrived < waiting.length) await wait(5);

  const refused = await fetch(`${origin}/too-many`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.text()).toContain("<h1>We are busy at the moment</h1>");
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${origin}/gallery`)).text()).toBe("from memory");

  release();
  for (const answer of await Promise.all([...turns, ...waiting])) expect(answer.status).toBe(200);
  expect(begun).not.toContain("/too-many");
  expect((await fetch(`${origin}/later`)).status).toBe(200);
});

test("a log-in does not wait for the turns of the pages, nor a page for those of the log-ins", async () => {
  const { origin, begun, turns, release } = await heldServer();
  const logIn = () =>
    fetch(`${origin}/login`, { method: "POST", body: new URLSearchParams("email=a"), headers: { origin } });
  const logIns = Array.from({ length: 9 }, logIn);
  while (begun.length < turns.length + 8) await wait(5);
  expect(begun.slice(turns.length)).toEqual(Array.from({ length: 8 }, () => "/login"));
  release();
  for (const answer of await Promise.all([...turns, ...logIns])) expect(answer.status).toBe(200);
});
