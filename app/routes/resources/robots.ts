import { SITE_PLACEHOLDER } from "#app/content/site-address.ts";

/** The portals ask for a log-in anyway; crawlers need not try. */
export function loader() {
  const body = `User-agent: *
Disallow: /client/
Disallow: /admin/

Sitemap: ${SITE_PLACEHOLDER}/sitemap.xml
`;
  return new Response(body, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
