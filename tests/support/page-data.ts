import type { Visitor } from "./visitor.ts";

/** What the loaders of a page send to the browser, by route, as a client-side navigation gets it. */
export async function readPageData(visitor: Visitor, path: string): Promise<Record<string, unknown>> {
  const answer = await visitor.get(`${path}.data`);
  const [line = ""] = (await answer.text()).split("\n", 1);
  const routes = unflatten(JSON.parse(line), 0) as Record<string, { data?: unknown }>;
  return Object.fromEntries(Object.entries(routes).map(([route, { data }]) => [route, data]));
}

/** React Router sends one flat list: objects and lists in it name their parts by position, what is no JSON by its sign. */
function unflatten(flat: unknown[], index: number): unknown {
  if (index < 0) return index === -5 ? null : undefined;
  const stored = flat[index];
  // An object without a prototype, as SQLite's rows are, comes marked as such.
  const value = Array.isArray(stored) && stored[0] === "N" ? stored[1] : stored;
  if (Array.isArray(value)) return value.map((part) => unflatten(flat, part));
  if (typeof value !== "object" || value === null) return value;
  const pairs = Object.entries(value as Record<string, number>);
  return Object.fromEntries(
    pairs.map(([key, part]) => [unflatten(flat, Number(key.slice(1))) as string, unflatten(flat, part)]),
  );
}
