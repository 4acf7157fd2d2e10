import { siteContext } from "#app/contexts.server.ts";
import type { Route } from "./+types/web-manifest";

const icon = (name: string, more = {}) => ({ src: `/icon-${name}.png`, type: "image/png", ...more });

/** What a phone shows below the icon of whoever keeps the site there. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, shortName } = context.get(siteContext).facts.business;
  const manifest = {
    name,
    short_name: shortName,
    start_url: "/",
    display: "browser",
    background_color: "#f7f2e9",
    theme_color: "#f7f2e9",
    icons: [
      icon("192", { sizes: "192x192" }),
      icon("512", { sizes: "512x512" }),
      icon("maskable-512", { sizes: "512x512", purpose: "maskable" }),
    ],
  };
  return Response.json(manifest, { headers: { "content-type": "application/manifest+json; charset=utf-8" } });
}
