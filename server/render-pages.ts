import { setImmediate as turn } from "node:timers/promises";
import type { answer } from "#app/answer.server.ts";
import type { RunningApp } from "#app/app.server.ts";
import { publicFiles, publicPaths, stylePaths } from "#app/content/public-paths.ts";
import type { Site } from "#app/content/site.ts";
import { SITE_PLACEHOLDER } from "#app/content/site-address.ts";
import { PageFault } from "#app/domain/site/page-fault.ts";
import { LATER } from "#app/web/late-scripts.ts";

interface Renderer {
  app: RunningApp;
  answer: typeof answer;
  /** The page as the build left it, by the name of its file; undefined where it made none. */
  built(name: string): string | undefined;
}

/**
 * Every public page and its data as the build would have made them of this site, by the names of their files. One after
 * another, with a turn for others between.
 */
export async function renderPages(renderer: Renderer, site: Site): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of [...publicPaths, ...stylePaths]) {
    pages.set(`${path.slice(1)}/index.html`.replace(/^\//, ""), await renderPage(renderer, site, path));
    await turn();
    const data = path === "/" ? "/_.data" : `${path}.data`;
    pages.set(data.slice(1), await textOf(renderer, site, data));
    await turn();
  }
  for (const path of publicFiles) pages.set(path.slice(1), await textOf(renderer, site, path));
  return pages;
}

export async function renderPage(renderer: Renderer, site: Site, path: string): Promise<string> {
  const built = renderer.built(`${path.slice(1)}/index.html`.replace(/^\//, "")) ?? "";
  // As the build asks for it.
  const html = await textOf(renderer, site, path === "/" ? path : `${path}/`);
  if (!/<h1[ >]/.test(html)) throw new PageFault(path, "it has no heading");
  if (scriptsOf(html) !== scriptsOf(built))
    throw new PageFault(path, "it runs other scripts than the page that was built");
  return withRules(html, built);
}

async function textOf({ app, answer }: Renderer, site: Site, path: string): Promise<string> {
  const request = new Request(new URL(path, app.config.siteUrl));
  const response = await answer(app, request, { id: "site", ip: "" }, site);
  if (response.status !== 200) throw new PageFault(path.replace(/(?<=.)\/$/, ""), `it answers ${response.status}`);
  return (await response.text()).replaceAll(SITE_PLACEHOLDER, app.config.siteUrl.origin);
}

const scriptsOf = (html: string) =>
  [...new Set([...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, src]) => src))].sort().join(" ");

const styleSheet = /<link rel="stylesheet" href="([^"]+)"\/>/;
const rules = /<style>[\s\S]*?<\/style>(?=<link rel="stylesheet")/;

/** With the rules that the built page carries, where they are all that this one needs; otherwise it names the whole sheet. */
function withRules(html: string, built: string): string {
  const style = rules.exec(built)?.[0];
  const known = namesIn(built);
  if (!style || [...namesIn(html)].some((name) => !known.has(name))) return html;
  return html.replace(
    styleSheet,
    (_, href: string) => `${style}<link rel="stylesheet" href="${href}" media="${LATER}"/>`,
  );
}

/** The elements and classes that rules can be about. */
function namesIn(html: string) {
  // A logo says by itself how it looks.
  const body = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<img data-logo[^>]*>/g, "");
  const classes = [...body.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = ""]) => value.split(/\s+/));
  return new Set([...classes, ...[...body.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name]) => `<${name}`)]);
}
