/**
 * Nonsense sent to every public form, each from a sender of its own: the processor time of a refusal beside that of the same
 * page when it is only asked for. A refusal that costs more than its page would be a way to wear the site out.
 */
import { startServer } from "#tests/support/server.ts";
import { createVisitor } from "#tests/support/visitor.ts";
import { processorTime } from "./support/processor-time.ts";
import { report } from "./support/table.ts";

const WARM_UP = 60;
const TIMES = 120;
const FORM = "application/x-www-form-urlencoded";

const fields: Record<string, string[]> = {
  "/login": ["email", "password"],
  "/sign-up": ["firstName", "email", "password", "zipCode"],
  "/reset-password": ["email"],
  "/ask": ["question", "name", "email", "zipCode"],
  "/swatches": ["fabric", "name", "street", "zipCode"],
  "/verify-address": ["token"],
};

/** What a careless reader would work on for long, as much of it as a stranger may send. */
function nonsense(names: string[]): Record<string, string> {
  const filled = (text: string, bytes: number) =>
    names.map((name) => `${name}=${encodeURIComponent(text.repeat(bytes / names.length / 3))}`).join("&");
  return {
    empty: names.map((name) => `${name}=`).join("&"),
    wrong: names.map((name) => `${name}=%00%ff%22%3Cscript%3E`).join("&"),
    "too long": filled(" ", 120_000),
    "of odd signs": filled("<", 120_000),
    "of 190 fields": Array.from({ length: 190 }, (_, index) => `${names[0]}=${"x".repeat(600)}${index}`).join("&"),
    "of 127 KB of &": "a&".repeat(63_500),
    "beyond 128 KB": "a=b&".repeat(40_000),
  };
}

const server = await startServer({ env: { LOG_LEVEL: "silent" } });

/** For one, in ms: all threads of the process, so that neither a form that is refused later nor a hash is forgotten. */
async function costOf(ask: () => Promise<Response>) {
  const run = async (times: number) => {
    for (let time = 0; time < times; time += 1) await (await ask()).arrayBuffer();
  };
  await run(WARM_UP);
  const before = processorTime(server.process.pid).all;
  await run(TIMES);
  return (processorTime(server.process.pid).all - before) / TIMES;
}

try {
  for (const [page, names] of Object.entries(fields)) {
    const rendered = await costOf(() => createVisitor(server).get(page));
    for (const [kind, body] of Object.entries(nonsense(names))) {
      const headers = { origin: server.url, "content-type": FORM };
      let status = 0;
      const cost = await costOf(async () => {
        const answer = await createVisitor(server).send(page, { method: "POST", body, headers });
        status = answer.status;
        return answer;
      });
      report({
        what: `${page}: a form that is ${kind} (${status})`,
        measured: `${cost.toFixed(2)} ms`,
        beside: `${rendered.toFixed(2)} ms for the page`,
        ratio: cost / rendered,
      });
    }
  }
  const rendered = await costOf(() => createVisitor(server).get("/try?style=x"));
  for (const query of [
    `width=${"9".repeat(7_000)}`,
    "width=%00&height=<&style=__proto__&cloth=x",
    "w=1&".repeat(1_500),
  ]) {
    let status = 0;
    const cost = await costOf(async () => {
      const answer = await createVisitor(server).get(`/try?${query}`);
      status = answer.status;
      return answer;
    });
    report({
      what: `/try?${query.slice(0, 24)}… (${status})`,
      measured: `${cost.toFixed(2)} ms`,
      beside: `${rendered.toFixed(2)} ms for the page`,
      ratio: cost / rendered,
    });
  }
} finally {
  await server.stop();
}
