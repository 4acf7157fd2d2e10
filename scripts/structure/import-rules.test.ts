import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readImportGraph, specifiersIn } from "./import-graph.ts";
import { forbiddenImports, impureImports } from "./import-rules.ts";

const graph = readImportGraph(["app"]);

test("every import of app/ runs the way that the tables allow", () => {
  expect(graph.size).toBeGreaterThan(300);
  expect(forbiddenImports(graph)).toEqual([]);
});

test("the domain is pure", () => {
  const files = [...graph.keys()].filter((file) => file.startsWith("app/domain/"));
  const found = files.flatMap((file) =>
    impureImports(specifiersIn(readFileSync(file, "utf8"))).map((specifier) => `${file} imports ${specifier}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
  expect(impureImports(["node:fs", "kysely", "better-auth/api", "zod", "#app/domain/money.ts"])).toEqual([
    "node:fs",
    "kysely",
    "better-auth/api",
  ]);
});

test.each([
  ["app/domain/money.ts", "app/db/schema.ts", "The domain knows only itself."],
  ["app/ui/button.tsx", "app/domain/money.ts", "The kit knows nothing of the business."],
  ["app/services/form-keys.server.ts", "app/web/new-form-key.ts", "A use case knows no page."],
  ["app/email/outbox.server.ts", "app/web/csv.ts", "E-mail is made of words and data."],
  ["app/domain/money.ts", "app/domain/ledger/entries/entry.ts", "What no subject owns knows no subject."],
  ["app/domain/audit/a.ts", "app/domain/orders/b.ts", "Of subjects, audit may know no other."],
  [
    "app/services/fabrics/a/b.ts",
    "app/domain/orders/c.ts",
    "Of subjects, fabrics may know audit, catalogue, measuring.",
  ],
  ["app/services/audit/a.ts", "app/services/orders/life/b.ts", "Of subjects, audit may know no other."],
  ["app/routes/admin/a.tsx", "app/routes/client/paths.ts", "The areas admin and client do not know each other."],
  ["app/routes/client/a.tsx", "app/routes/admin/paths.ts", "The areas client and admin do not know each other."],
])("%s may not import %s", (file, target, reason) => {
  expect(forbiddenImports(new Map([[file, [target]]]))).toEqual([`${file} imports ${target}: ${reason}`]);
});

test.each(["orders", "quotes", "ledger", "workroom"])("%s never asks for the life of an order", (subject) => {
  const edge = new Map([[`app/services/${subject}/a.ts`, ["app/services/orders/life/b.ts"]]]);
  expect(forbiddenImports(edge)).toHaveLength(1);
});

test.each([
  ["app/services/quotes/a.ts", "app/domain/workroom/sheet/b.ts"],
  ["app/services/quotes/a.ts", "app/services/form-keys.server.ts"],
  ["app/domain/orders/a.ts", "app/domain/orders/windows/b.ts"],
  ["app/services/orders/life/a.ts", "app/services/quotes/b.ts"],
  ["app/routes/admin/a.tsx", "app/routes/account/b.ts"],
  ["app/auth/guard.ts", "app/app.server.ts"],
])("%s may import %s", (file, target) => {
  expect(forbiddenImports(new Map([[file, [target]]]))).toEqual([]);
});
