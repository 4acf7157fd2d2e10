import type { ServerResponse } from "node:http";
import type { App } from "#app/app.server.ts";
import type { SiteFacts } from "#app/domain/site/site-facts.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

interface PlainPage {
  status: number;
  title: string;
  sentence: string;
  id: string;
}

/** A page for requests that never reach the application; it needs no file, script or database. */
export function sendPlainPage(response: ServerResponse, { site }: Pick<App, "site">, page: PlainPage) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.setHeader("content-security-policy", contentSecurityPolicy([], { schedulingUrl: undefined }));
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", "no-store");
  response.writeHead(page.status).end(html(page, site.shown.facts));
}

function html({ status, title, sentence, id }: PlainPage, { business, logo }: SiteFacts) {
  const house = business.name;
  // With the address of a file of ours, which nothing in it needs escaping for.
  const mark = logo ? `<p><img src="${logo.small}" alt="" height="32"></p>\n` : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${house.replaceAll(/[&<]/g, (mark) => (mark === "&" ? "&amp;" : "&lt;"))}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f7f2e9;color:#23262a;font:1rem/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:3rem 1.5rem}
h1{font:420 2.25rem/1.15 Georgia,serif;margin:0 0 1rem}
a{color:#3f4a3c}
small{color:#5b5f63}
</style>
</head>
<body>
<main>
${mark}<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/">Go to the home page</a></p>
<p><small>${status} · ${id}</small></p>
</main>
</body>
</html>
`;
}
