import path from "node:path";
import { expect, test } from "vitest";
import { cyclesIn, readImportGraph, specifiersIn } from "./import-graph.ts";

test("every way to import is seen, a type's too", () => {
  const source = [
    'import { a } from "#app/a.ts";',
    'import type { B } from "./b.ts";',
    'import {\n  c,\n  type D,\n} from "./c.ts";',
    'export { e } from "./e.ts";',
    'import "./f.css";',
    'const g = await import("./g.ts");',
    'type H = import("./h.ts").H;',
    'const text = "import nothing";',
  ].join("\n");
  expect(specifiersIn(source)).toEqual(["#app/a.ts", "./b.ts", "./c.ts", "./e.ts", "./f.css", "./g.ts", "./h.ts"]);
});

test("files that reach each other are a cycle, those that only meet are not", () => {
  const graph = new Map([
    ["a", ["b", "c"]],
    ["b", ["d"]],
    ["c", ["d"]],
    ["d", ["e"]],
    ["e", ["f"]],
    ["f", ["d"]],
    ["g", ["a", "g"]],
  ]);
  expect(cyclesIn(graph)).toEqual([["d", "e", "f"], ["g"]]);
});

const graph = readImportGraph(["app", "dev", "server", "scripts", "tests"]);

test("nothing imports itself by a detour, not even for a type", () => {
  expect(graph.size).toBeGreaterThan(300);
  expect(graph.get("server/listener.ts")).toContain("server/turns.ts");
  expect(cyclesIn(graph)).toEqual([]);
});

/** One subject each, with many small pieces. */
const large = ["app/ui", "app/drawing"];

test("no folder holds more than 25 files, but for the kit and the drawing", () => {
  const counts = Map.groupBy(graph.keys(), (file) => path.dirname(file));
  const over = [...counts].filter(([folder, files]) => files.length > 25 && !large.includes(folder));
  expect(over.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});
