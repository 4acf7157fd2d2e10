import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWatch } from "./create-watch.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A watch every second whose looks end when they are let. */
function watching(atOnce = false) {
  const looks: { end: () => void; fail: () => void }[] = [];
  const warn = vi.fn();
  const look = () => new Promise<void>((end, fail) => looks.push({ end, fail: () => fail(new Error("no line")) }));
  const watch = createWatch({ log: { warn } as never }, { everyMs: 1_000, atOnce, look, failed: "cannot look" });
  return { watch, looks, warn };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test("a wake that comes during a look is looked after once more, also when a tick falls into the same look", async () => {
  const { watch, looks } = watching();
  watch.start();
  await vi.advanceTimersByTimeAsync(1_000);
  watch.wake();
  watch.wake();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(looks).toHaveLength(1);
  looks[0]?.end();
  await settle();
  expect(looks).toHaveLength(2);
  looks[1]?.end();
  await settle();
  expect(looks).toHaveLength(2);
  await watch.stop();
});

test("a look that fails is told, and the next comes all the same", async () => {
  const { watch, looks, warn } = watching(true);
  watch.start();
  looks[0]?.fail();
  await settle();
  expect(warn.mock.calls).toEqual([[{ err: new Error("no line") }, "cannot look"]]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looks).toHaveLength(2);
  looks[1]?.end();
  await watch.stop();
});

test("whoever stops waits for the look under way, and nothing looks after it", async () => {
  const { watch, looks } = watching(true);
  watch.start();
  watch.wake();
  const stopped = vi.fn();
  const stopping = watch.stop().then(stopped);
  await settle();
  expect(stopped).not.toHaveBeenCalled();
  looks[0]?.end();
  await stopping;
  watch.wake();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(looks).toHaveLength(1);
});
