import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readImportGraph, specifiersIn, valuesIn } from "./import-graph.ts";
import { forbiddenImports, impureImports } from "./import-rules.ts";

const graph = readImportGraph(["app"]);

test("every import of app/ runs the way that the tables allow", () => {
  expect(graph.size).toBeGreaterThan(300);
  expect(forbiddenImports(graph)).toEqual([]);
});

test("what browsers are sent asks for nothing of the server, which only a build would tell", () => {
  const routes = readFileSync("app/routes.ts", "utf8");
  // A page's loader and action go before it is sent, with what they alone ask for.
  const isSent = (file: string) =>
    /^app\/(components|content|domain|drawing|routes|ui|web)\//.test(file) &&
    !file.endsWith(".server.ts") &&
    !/^export (const|async function|function) (loader|action|middleware)\b/m.test(readFileSync(file, "utf8")) &&
    !routes.includes(file.slice("app/".length));
  const found = [...graph.keys()].filter(isSent).flatMap((file) =>
    valuesIn(readFileSync(file, "utf8"))
      .filter((target) => target.endsWith(".server.ts"))
      .map((target) => `${file} imports ${target}`),
  );
  // Asked by loaders alone.
  expect(found).toEqual(["app/routes/public/guide/guide-figures.ts imports #app/content/drawings/drawing.server.ts"]);
  const types = 'import { type A, type B } from "./a.server.ts";\nimport type { C } from "./b.server.ts";\n';
  expect(
    valuesIn(`${types}import { type D, e } from "./c.server.ts";\nimport {\n  f,\n} from "./d.server.ts";\n`),
  ).toEqual(["./c.server.ts", "./d.server.ts"]);
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
  ["app/services/form-keys.server.ts", "app/web/form-key.ts", "A use case knows no page."],
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
