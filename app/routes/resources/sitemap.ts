import { publicPaths, stylePaths } from "#app/content/public-paths.ts";
import { SITE_PLACEHOLDER } from "#app/content/site-address.ts";
import { FINDER_PATH, TRY_PATH } from "#app/content/site-links.ts";

/** Every page worth finding. Made at build time; the shell fills in the address. */
export function loader() {
  const entries = [...publicPaths, FINDER_PATH, TRY_PATH, ...stylePaths].map(
    (path) => `  <url><loc>${SITE_PLACEHOLDER}${path}</loc></url>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
