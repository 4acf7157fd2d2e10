import { setImmediate as nextRound } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLanes, createTurns } from "./turns.ts";

/** Work that goes on until it is told to end. */
function job(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    log.push(name);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

test("the oldest begins first, one a round, and no more at once than there are turns", async () => {
  const log: string[] = [];
  const inTurn = createTurns({ atOnce: 2, waiting: 10 });
  const jobs = ["a", "b", "c", "d"].map((name) => job(log, name));
  const answers = jobs.map(({ work }) => inTurn(work));
  expect(log).toEqual([]);
  await nextRound();
  expect(log).toEqual(["a"]);
  await nextRound();
  await nextRound();
  expect(log).toEqual(["a", "b"]);
  jobs[1]?.end();
  await nextRound();
  await nextRound();
  expect(log).toEqual(["a", "b", "c"]);
  for (const { end } of jobs) end();
  expect(await Promise.all(answers)).toEqual(["a", "b", "c", "d"]);
});

test("a failure is passed on, and gives its turn back", async () => {
  const log: string[] = [];
  const inTurn = createTurns({ atOnce: 1, waiting: 10 });
  const [bad, good] = [job(log, "bad"), job(log, "good")];
  const failed = expect(inTurn(bad.work)).rejects.toThrow("bad");
  const answer = inTurn(good.work);
  await nextRound();
  bad.fail();
  good.end();
  await failed;
  expect(await answer).toBe("good");
});

test("what throws at once gives its turn back too", async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 10 });
  const thrower = () => {
    throw new Error("at once");
  };
  await expect(inTurn(thrower)).rejects.toThrow("at once");
  expect(await inTurn(async () => "next")).toBe("next");
});

test("who finds the line full is not taken in, until there is room again", async () => {
  const log: string[] = [];
  const inTurn = createTurns({ atOnce: 1, waiting: 1 });
  const [first, second, third] = ["first", "second", "third"].map((name) => job(log, name));
  const served = inTurn(first!.work);
  await nextRound();
  const waiting = inTurn(second!.work);
  expect(inTurn(third!.work)).toBeUndefined();
  first!.end();
  await served;
  await nextRound();
  second!.end();
  await waiting;
  third!.end();
  expect(await inTurn(third!.work)).toBe("third");
  expect(log).toEqual(["first", "second", "third"]);
});

test("a slow provider of card payments keeps nobody from a page", async () => {
  const laneOf = createLanes({ atOnce: 1, waiting: 10 });
  const log: string[] = [];
  const [card, page] = [job(log, "card"), job(log, "page")];
  const paying = laneOf("POST", "/client/dashboard/orders/LF-1001/card.data")(card.work);
  await nextRound();
  page.end();
  expect(await laneOf("GET", "/client/dashboard/orders/LF-1001/card")(page.work)).toBe("page");
  card.end();
  expect(await paying).toBe("card");
});

test("a document that is long in the making keeps nobody from a page", async () => {
  const laneOf = createLanes({ atOnce: 1, waiting: 10 });
  const log: string[] = [];
  const [paper, page] = [job(log, "paper"), job(log, "page")];
  const waiting = laneOf("GET", "/client/dashboard/orders/LF-1001/quote.pdf")(paper.work);
  await nextRound();
  page.end();
  expect(await laneOf("GET", "/client/dashboard/orders/LF-1001")(page.work)).toBe("page");
  paper.end();
  expect(await waiting).toBe("paper");
});
