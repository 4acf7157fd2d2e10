import { globSync, readFileSync } from "node:fs";
import path from "node:path";

export type ImportGraph = Map<string, string[]>;

const IMPORT = /^(?:import|export)\b[^;"']*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

/** What a source file names in its imports, those of types included. */
export function specifiersIn(source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? "");
}

/** Every source file of these folders, tests left out, with the files of ours that it imports. */
export function readImportGraph(folders: string[]): ImportGraph {
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
  return new Map(
    files.map((file) => {
      const targets = specifiersIn(readFileSync(file, "utf8")).map((specifier) => resolve(file, specifier));
      return [file, targets.filter((target) => files.includes(target))];
    }),
  );
}

const VALUES = /^(?:import|export) (?!type\b)([^;"']*?)\bfrom\s+"([^"]+)"/gm;

/** What a source file names in its imports of more than types. */
export function valuesIn(source: string): string[] {
  const isValue = (names: string) => !/^\{(\s*type\s[^,}]+,?)+\s*\}\s*$/.test(names);
  return [...source.matchAll(VALUES)].flatMap(([, names = "", from = ""]) => (isValue(names) ? from : []));
}

function resolve(file: string, specifier: string) {
  return specifier.startsWith("#") ? specifier.slice(1) : path.join(path.dirname(file), specifier);
}

/** Each group of files that can reach each other (Tarjan's strongly connected components), sorted. */
export function cyclesIn(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    open.push(file);
    for (const target of graph.get(file) ?? []) {
      const reached = order.has(target) ? (open.includes(target) ? lowest.get(target) : undefined) : visit(target);
      lowest.set(file, Math.min(lowest.get(file) ?? own, reached ?? own));
    }
    if (lowest.get(file) === own) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group.sort());
    }
    return lowest.get(file) ?? own;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
