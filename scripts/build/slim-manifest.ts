const ASSIGNED = /^(window\.__reactRouterManifest=)(\{.*\})(;?)$/s;

/** Their pages fetch one another's files ahead (app/web/preload-pages.ts), so that they open without a line. */
const portals = ["routes/client/", "routes/admin/"];

/** A public page leads nowhere else without asking the server for a page (app/routes/public/not-found.tsx). */
const PUBLIC_FRAME = "routes/public/layout";

/**
 * The map of all routes that every page fetches, without what no browser reads there: the files that a route's file imports,
 * which a portal asks for when it is idle, and every "no"; and of that the part that a public page needs. The server has a
 * map of its own for what a page loads at once.
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
  const written = (map: object) =>
    name + JSON.stringify(map, (_, value) => (value === false ? undefined : value)) + end;
  const open = Object.entries(manifest.routes).filter(
    ([id, { parentId }]) => id === "root" || id === PUBLIC_FRAME || parentId === PUBLIC_FRAME,
  );
  return {
    script: written(manifest),
    publicScript: written({ ...manifest, routes: Object.fromEntries(open) }),
    imports: JSON.stringify(imports),
  };
}
