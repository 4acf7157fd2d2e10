import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/*
 * A piece lives with the area that uses it, and here only once two areas do. Counted by who imports it, also through
 * other components: a form in the frame of both portals is used by both.
 */
const pageAreas = ["public", "account", "client", "admin"];
const app = path.join(import.meta.dirname, "..");
const sources = globSync("**/*.{ts,tsx}", { cwd: app }).filter((file) => !/\.test\.tsx?$/.test(file));
const importsOf = new Map(sources.map((file) => [file, filesImportedBy(file)]));
const components = sources.filter((file) => file.startsWith(`components${path.sep}`));

test.each(components)("%s is used by two areas or more", (component) => {
  const areas = [...areasUsing(component)].sort();
  expect(areas.length, `used by: ${areas.join(", ") || "nobody"}`).toBeGreaterThanOrEqual(2);
});

test("there are components to count", () => {
  expect(components.length).toBeGreaterThan(5);
});

/** The areas whose files import this one, by themselves or through others. */
function areasUsing(file: string, seen = new Set<string>()): Set<string> {
  const areas = new Set<string>();
  seen.add(file);
  for (const [user, imported] of importsOf) {
    if (!imported.has(file)) continue;
    const found = areasOf(user);
    for (const area of found) areas.add(area);
    if (found.length === 0 && !seen.has(user)) for (const further of areasUsing(user, seen)) areas.add(further);
  }
  return areas;
}

/** What the root shows, it shows in place of any page. The gallery of pieces shows them, which is no use of them. */
function areasOf(file: string): string[] {
  if (file === "root.tsx") return pageAreas;
  const [folder, area = ""] = file.split(path.sep);
  return folder === "routes" && pageAreas.includes(area) ? [area] : [];
}

function filesImportedBy(file: string) {
  const text = readFileSync(path.join(app, file), "utf8");
  const named = [...text.matchAll(/from "([^"]+)"|import\("([^"]+)"\)/g)].map((match) => match[1] ?? match[2] ?? "");
  return new Set(
    named.flatMap((name) => {
      if (name.startsWith("#app/")) return path.normalize(name.slice("#app/".length));
      return name.startsWith(".") ? path.join(path.dirname(file), name) : [];
    }),
  );
}
