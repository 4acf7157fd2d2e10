import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  hasAction: boolean;
}

export interface Place {
  /** As in the site map, such as /client/dashboard/orders/:orderId. */
  path: string;
  routeId: string;
  hasAction: boolean;
  /** The framework tells the first page of an area from the area itself by ?index. */
  index: boolean;
}

/** Every place of the built site, from the manifest that the framework writes. A layout without a path is no place. */
export function readSiteMap(): Place[] {
  const assets = path.resolve(import.meta.dirname, "../../build/client/assets");
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  const script = readFileSync(path.join(assets, name ?? "manifest"), "utf8");
  const manifest = JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
  const routes = manifest.routes as Record<string, ManifestRoute>;
  const pathOf = ({ parentId, path: own }: ManifestRoute): string => {
    const parent = parentId ? routes[parentId] : undefined;
    return (parent ? pathOf(parent) : "") + (own ? `/${own}` : "");
  };
  return Object.values(routes)
    .filter((route) => route.path || route.index)
    .map((route) => ({
      path: pathOf(route) || "/",
      routeId: route.id,
      hasAction: route.hasAction,
      index: route.index === true,
    }));
}
