import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** The source files of app/, without their tests, by layer. */
function sourcesByLayer() {
  const files = readdirSync(path.join(root, "app"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => file.replaceAll("\\", "/"));
  return Map.groupBy(files, (file) => (file.includes("/") ? (file.split("/")[0] ?? "") : "app itself"));
}

const layers = sourcesByLayer();
const linesOf = (file: string) => readFileSync(path.join(root, "app", file), "utf8").split("\n").length - 1;

/** What docs/architecture.md allows each layer: | `routes` | 400 | 28,000 | */
function budget() {
  const text = readFileSync(path.join(root, "docs/architecture.md"), "utf8");
  const rows = text.matchAll(/^\| `([a-z ]+)` +\| +([\d,]+) +\| +([\d,]+) +\|$/gm);
  const number = (digits = "") => Number(digits.replaceAll(",", ""));
  return [...rows].map(([, layer = "", files, lines]) => ({ layer, files: number(files), lines: number(lines) }));
}

test("every layer has a budget, and keeps to it; it is raised in a commit of its own that says what was bought", () => {
  const allowed = budget();
  expect(allowed.map(({ layer }) => layer).sort()).toEqual([...layers.keys()].sort());
  const over = allowed.flatMap(({ layer, files, lines }) => {
    const sources = layers.get(layer) ?? [];
    const count = sources.reduce((sum, file) => sum + linesOf(file), 0);
    return sources.length > files || count > lines ? [{ layer, files: sources.length, lines: count }] : [];
  });
  expect(over).toEqual([]);
});

/** So few that whoever reads a name knows in which layer it is. */
const MOST_SHARED_NAMES = 40;

test("few names stand in two layers", () => {
  const places = new Map<string, Set<string>>();
  for (const [layer, files] of layers) {
    for (const file of files) {
      const stem = path.basename(file).replace(/(\.server)?\.tsx?$/, "");
      places.set(stem, (places.get(stem) ?? new Set()).add(layer));
    }
  }
  const shared = [...places].filter(([, found]) => found.size > 1).map(([stem]) => stem);
  expect(shared.length, shared.join(", ")).toBeLessThanOrEqual(MOST_SHARED_NAMES);
});

test("a file of ours that the documents name is there", () => {
  const documents = readdirSync(path.join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file.replaceAll("\\", "/")}`);
  const sources = [...layers.values()].flat();
  const named = ["README.md", ...documents].flatMap((document) =>
    [...readFileSync(path.join(root, document), "utf8").matchAll(/`([\w$.-]+(?:\/[\w$.-]+)+\.(?:tsx?|mjs))`/g)].map(
      ([, file = ""]) => ({ document, file }),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  const isThere = (file: string) =>
    ["", "app", "tests"].some((folder) => existsSync(path.join(root, folder, file))) ||
    sources.some((source) => source.endsWith(`/${file}`));
  expect(named.filter(({ file }) => !isThere(file))).toEqual([]);
});
