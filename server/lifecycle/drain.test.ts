import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createDrain } from "./drain.ts";

test("told to stop, it answers once more whoever holds an idle connection or has just opened one", async () => {
  const server = createServer();
  let leaving = false;
  const { stop } = createDrain(server, (_, response) => {
    if (leaving) response.setHeader("connection", "close");
    response.end("here");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  async function ask(on: Agent | false) {
    const [answer] = (await once(get({ port, host: "127.0.0.1", agent: on }), "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    return answer.headers.connection;
  }
  expect(await ask(agent)).toBe("keep-alive");
  leaving = true;
  const stopped = stop();
  expect(await Promise.all([ask(agent), ask(false)])).toEqual(["close", "close"]);
  await stopped;
  await expect(ask(false)).rejects.toThrow("ECONNREFUSED");
  agent.destroy();
});
