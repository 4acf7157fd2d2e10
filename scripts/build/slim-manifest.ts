const ASSIGNED = /^(window\.__reactRouterManifest=)(\{.*\})(;?)$/s;

/**
 * The map of all routes that every page fetches, without the files that each route's file imports: they are more than half
 * of it, and only links that fetch ahead would read them. The server has a map of its own for what a page loads at once.
 */
export function slimManifest(script: string): string {
  const [, name, map, end] = ASSIGNED.exec(script.trim()) ?? [];
  if (map === undefined) throw new Error("The map of the routes is written in a way this step does not know.");
  const manifest: { routes: Record<string, Record<string, unknown>> } = JSON.parse(map);
  for (const route of Object.values(manifest.routes)) delete route.imports;
  return name + JSON.stringify(manifest) + end;
}
