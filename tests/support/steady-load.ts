import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Visitor } from "./visitor.ts";

interface Asked {
  path: string;
  /** Sent as a form, which no client may send twice by itself. */
  fields?: Record<string, string>;
  wanted: number;
}

const profile = {
  firstName: "Clara",
  lastName: "Whitfield",
  phoneNumber: "2155550187",
  city: "Philadelphia",
  state: "PA",
  zipCode: "19103",
};

/** What a client does in turn: a page from memory, one from the database, and a change. */
function asked(round: number): Asked {
  if (round % 3 === 0) return { path: "/gallery", wanted: 200 };
  if (round % 3 === 1) return { path: "/client/dashboard/orders", wanted: 200 };
  const fields = { intent: "profile", ...profile, street: `${round} Sample Street` };
  return { path: "/client/dashboard/profile", fields, wanted: 302 };
}

/** How long each kind of client thinks between two requests, and whether it keeps its connection. */
const kinds = [
  { think: () => 5, keepAlive: true },
  { think: () => 20, keepAlive: false },
  // Some of these are idle whenever a server closes its connections.
  { think: () => 200 + Math.random() * 1_500, keepAlive: true },
];

/** Clients who never try again: a request that fails has failed. */
export function startSteadyLoad(origin: string, visitor: Visitor, clients: number) {
  const { hostname, port } = new URL(origin);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const failures: string[] = [];
  let longest = 0;
  let answered = 0;
  let stopped = false;

  function ask(agent: Agent, { path, fields, wanted }: Asked) {
    const body = fields && new URLSearchParams(fields).toString();
    const headers = {
      cookie,
      "x-forwarded-for": "203.0.113.9",
      ...(body && {
        origin,
        "content-type": "application/x-www-form-urlencoded",
        "content-length": Buffer.byteLength(body),
      }),
    };
    const began = performance.now();
    return new Promise<void>((resolve) => {
      const fail = (why: string) => {
        failures.push(`${fields ? "POST" : "GET"} ${path}: ${why} after ${Math.round(performance.now() - began)} ms`);
        resolve();
      };
      const sent = request({ hostname, port, path, method: fields ? "POST" : "GET", agent, headers }, (response) => {
        response.resume();
        response.once("error", (error) => fail(error.message));
        response.once("end", () => {
          longest = Math.max(longest, performance.now() - began);
          answered += 1;
          if (response.statusCode === wanted) resolve();
          else fail(`answered ${response.statusCode}`);
        });
      });
      sent.once("error", (error) => fail(error.message));
      sent.end(body);
    });
  }

  const walks = Array.from({ length: clients }, async (_, client) => {
    const kind = kinds[client % kinds.length]!;
    const agent = new Agent({ keepAlive: kind.keepAlive, maxSockets: 1 });
    for (let round = client; !stopped; round += 1) {
      await ask(agent, asked(round));
      await wait(kind.think());
    }
    agent.destroy();
  });
  return {
    stop: async () => {
      stopped = true;
      await Promise.all(walks);
      return { answered, failures, longestMs: longest };
    },
  };
}
