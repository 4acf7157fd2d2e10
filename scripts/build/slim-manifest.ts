const ASSIGNED = /^(window\.__reactRouterManifest=)(\{.*\})(;?)$/s;

/** Their pages fetch one another's files ahead (app/web/preload-pages.ts), so that they open without a line. */
const portals = ["routes/client/", "routes/admin/"];

/**
 * The map of all routes that every page fetches, without what no browser reads there: the files that a route's file imports,
 * which a portal asks for when it is idle, and every "no". The server has a map of its own for what a page loads at once.
 */
export function slimManifest(script: string) {
  const [, name, map, end] = ASSIGNED.exec(script.trim()) ?? [];
  if (map === undefined) throw new Error("The map of the routes is written in a way this step does not know.");
  const manifest: { routes: Record<string, Record<string, unknown>> } = JSON.parse(map);
  const imports: Record<string, unknown> = {};
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (portals.some((folder) => id.startsWith(folder))) imports[id] = route.imports;
    delete route.imports;
  }
  const written = JSON.stringify(manifest, (_, value) => (value === false ? undefined : value));
  return { script: name + written + end, imports: JSON.stringify(imports) };
}
