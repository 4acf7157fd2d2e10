import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { RunningApp } from "#app/app.server.ts";
import { readConfig } from "#app/config.server.ts";
import { createListener } from "./listener.ts";
import { createLog } from "./log.ts";

test("whoever leaves while waiting for a turn is left out, and the others are answered in order", async () => {
  const settings = readConfig({});
  if (!settings.ok) throw new Error("The defaults are settings too.");
  const begun: string[] = [];
  const held = Promise.withResolvers<void>();
  const listener = createListener({
    site: {
      strict: true,
      file: () => undefined,
      start: () => Promise.reject(new Error("It runs already.")),
      answer: async (_app, { url }) => {
        begun.push(new URL(url).pathname);
        await held.promise;
        return new Response("here");
      },
    },
    app: {} as RunningApp,
    config: settings.config,
    log: createLog("silent"),
    lifecycle: { stopping: false } as Parameters<typeof createListener>[0]["lifecycle"],
  });
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const turns = Array.from({ length: 32 }, (_, index) => fetch(`${origin}/first-${index}`));
  while (begun.length < turns.length) await wait(5);
  const leaving = new AbortController();
  const arrived = once(server, "request");
  const left = expect(fetch(`${origin}/gone`, { signal: leaving.signal })).rejects.toThrow();
  const [, response] = await arrived;
  leaving.abort();
  await left;
  if (!response.destroyed) await once(response, "close");
  const last = fetch(`${origin}/last`);
  held.resolve();
  for (const answer of await Promise.all([...turns, last])) expect(await answer.text()).toBe("here");
  expect(begun).not.toContain("/gone");
  expect(begun.at(-1)).toBe("/last");
  server.closeAllConnections();
  server.close();
});
