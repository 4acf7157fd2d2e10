import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

interface Import {
  /** As a path from the root, such as app/services/orders/create-order.server.ts. */
  file: string;
  /** The values that are taken from it; types are not named. */
  names: string[];
}

/** The source files below some folders, without their tests. */
export function sourcesIn(...folders: string[]) {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort();
}

/** What a file of ours imports from others of ours. */
export function importsOf(file: string): Import[] {
  const source = readFileSync(path.join(root, file), "utf8");
  return [...source.matchAll(/^(?:import|export) (?!type )([^;]*?) from "([#.][^"]+)";/gms)].flatMap(
    ([, taken = "", from = ""]) => {
      const target = from.startsWith("#") ? from.slice(1) : path.join(path.dirname(file), from);
      const names = [...taken.matchAll(/(type )?(\w+)(?: as \w+)?\s*[,}]/g)].flatMap(([, type, name = ""]) =>
        type ? [] : [name],
      );
      return existsSync(path.join(root, target)) ? [{ file: target, names }] : [];
    },
  );
}

/** Every value of a service that these files reach, directly or through other files; services are not followed. */
export function servicesReachedFrom(files: string[]): Set<string> {
  const reached = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { file: target, names } of importsOf(file)) {
      if (target.startsWith("app/services/")) for (const name of names) reached.add(name);
      else waiting.push(target);
    }
  }
  return reached;
}
