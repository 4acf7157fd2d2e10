import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { importsOf, sourcesIn } from "#tests/support/imports.ts";

/** Names of services, as a set of files takes them; what is written in capitals is a sentence. */
function servicesTakenBy(files: string[]) {
  const names = files
    .flatMap(importsOf)
    .filter(({ file }) => file.startsWith("app/services/"))
    .flatMap((one) => one.names);
  return new Set(names.filter((name) => !/^[A-Z_]+$/.test(name)));
}

test("every use case that pages and commands take has its effects told in this folder", () => {
  const taken = servicesTakenBy(sourcesIn("app/routes", "app/auth", "app/web", "server", "scripts"));
  const tests = readdirSync(import.meta.dirname).map((name) => `tests/service/effects/${name}`);
  const told = servicesTakenBy(tests);
  expect(taken.size).toBeGreaterThan(40);
  expect([...taken].filter((name) => !told.has(name))).toEqual([]);
});
