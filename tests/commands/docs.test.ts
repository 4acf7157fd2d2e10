import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
// Prose is wrapped, and a title in it may be too.
const security = readFileSync(path.join(root, "docs/security.md"), "utf8").replaceAll(/\n(?=\w)/g, " ");

/** `http/shell.test.ts` › a title, or its beginning; … stands for what a table of cases fills in. */
const named = [...security.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`([^`|;.]*)/g)].map(([, file = "", rest = ""]) => ({
  file: /^(app|server)\//.test(file) ? file : `tests/${file}`,
  titles: rest
    .split("›")
    .slice(1)
    .flatMap((title) => title.split("…")),
}));

test("docs/security.md names tests", () => {
  expect(named.length).toBeGreaterThan(20);
});

test.each(named)("$file has the tests that docs/security.md names", ({ file, titles }) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  const source = readFileSync(path.join(root, file), "utf8");
  for (const title of titles) expect(source).toContain(title.split(", and the tests after")[0]?.trim());
});
