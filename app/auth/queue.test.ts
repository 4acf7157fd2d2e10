import { setImmediate as nextRound } from "node:timers/promises";
import { expect, test } from "vitest";
import { createQueue } from "./password-hashing.server.ts";

test("no more work at once than may, oldest first, and a failure makes room too", async () => {
  const inTurn = createQueue(2);
  const begun: string[] = [];
  const jobs = ["a", "b", "c", "d"].map((name) => ({ name, ...Promise.withResolvers<string>() }));
  const answers = jobs.map(({ name, promise }) =>
    inTurn(() => {
      begun.push(name);
      return promise;
    }),
  );
  const [a, b, c, d] = jobs;
  await nextRound();
  expect(begun).toEqual(["a", "b"]);
  b!.reject(new Error("b"));
  await expect(answers[1]).rejects.toThrow("b");
  await nextRound();
  expect(begun).toEqual(["a", "b", "c"]);
  for (const job of [a, c, d]) job!.resolve(job!.name);
  expect(await Promise.all([answers[0], answers[2], answers[3]])).toEqual(["a", "c", "d"]);
  expect(await inTurn(async () => "next")).toBe("next");
});
