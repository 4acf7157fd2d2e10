import { setImmediate as nextTurn } from "node:timers/promises";

/** Far below what anybody waiting for a page would notice. */
const STEP_MS = 4;

/** The same, but whatever else waits for this thread gets its turn every few milliseconds. */
export async function* pace<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  let since = performance.now();
  for await (const item of items) {
    yield item;
    if (performance.now() - since < STEP_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}
