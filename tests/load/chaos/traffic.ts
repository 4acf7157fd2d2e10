import type { Db } from "#app/db/client.server.ts";
import { type Manner, nextWalker, type Walker, walkOrder } from "#tests/support/orders/order-walk.ts";
import { type Installation, walkInstallation } from "./installations.ts";
import { pause } from "./pause.ts";
import { type TablePress, walkTable } from "./table-presses.ts";
import { type Owner, turnOrder } from "./turns.ts";
import { type Visit, walkVisit } from "./visits.ts";

/** What was begun, to be looked for afterwards. */
export interface Begun {
  visits: Visit[];
  installations: Installation[];
  presses: TablePress[];
}

/** Each client begins the next order when the last one has gone its way; a request that fails is sent again until it is answered. */
export function startTraffic(walkers: Walker[], { owner, db, begun }: { owner: Owner; db: Db; begun: Begun }) {
  let stopped = false;
  let failures = 0;
  let answers = 0;
  const insist = async (ask: () => Promise<Response>): Promise<Response> => {
    for (;;) {
      const answer = await ask().catch(() => undefined);
      if (answer && answer.status < 500) {
        answers += 1;
        return answer;
      }
      failures += 1;
      if (stopped) throw new Error("stopped");
      await pause(100);
    }
  };
  const manner: Manner = {
    open: (visitor, page) => insist(() => visitor.get(page)),
    send: (visitor, page, fields) => insist(() => visitor.post(page, fields)),
  };
  const walks = walkers.slice().map(async (first) => {
    const visits: Visit[] = [];
    for (let walker = first; !stopped; ) {
      const next = await nextWalker(walker).catch(() => pause(100));
      if (!next) continue;
      if (next !== walker) walkers.push(next);
      walker = next;
      const submitted = await walkOrder(walker, 1, manner).catch(() => false);
      const order = walker.orders.at(-1);
      if (submitted) await turnOrder(walker, owner, manner).catch(() => undefined);
      if (submitted && order) await walkInstallation(owner, order, begun.installations, manner).catch(() => undefined);
      await walkVisit(walker, visits, manner).catch(() => undefined);
    }
    begun.visits.push(...visits);
  });
  const atTable = walkTable({ owner, db, presses: begun.presses, manner, ended: () => stopped }).catch(() => undefined);
  return {
    answers: () => answers,
    failures: () => failures,
    stop: async () => {
      stopped = true;
      await Promise.all([...walks, atTable]);
    },
  };
}
