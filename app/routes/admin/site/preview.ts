import { redirect } from "react-router";
import { shippedSections, siteOf } from "#app/content/site.ts";
import { appContext } from "#app/contexts.server.ts";
import { PageFault } from "#app/domain/site/page-fault.ts";
import { sitePages } from "#app/domain/site/site-forms.ts";
import { sitePath } from "#app/routes/admin/paths.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { findDocument } from "#app/services/site/save-site.server.ts";
import { readForm } from "#app/web/form.server.ts";
import type { Route } from "./+types/preview";
import { sectionIn, takeSection } from "./section-form.ts";

export const loader = ({ params }: Route.LoaderArgs) => redirect(sitePath(sectionIn(params)));

/** The page as it would be, made of what was typed and stored nowhere. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const section = sectionIn(params);
  const app = context.get(appContext);
  const shipped = shippedSections(await findSite(app.db));
  const { check } = takeSection(await readForm(request), section, shipped);
  if (!check.ok) return plain(`${check.reason} Close this tab, and look at the form.`, 400);
  const { document, version } = await findDocument(app.db);
  const draft = siteOf({ ...document, [section]: check.value }, { version, samples: app.site.shown.samples });
  const path = sitePages[section].shownOn;
  try {
    const page = await app.site.renderPage(draft, path);
    return new Response(marked(page), {
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    });
  } catch (error) {
    app.log.error({ err: error }, "the draft cannot be shown");
    return plain(`The new text cannot be shown on ${error instanceof PageFault ? error.path : path}.`, 409);
  }
}

const BANNER =
  '<p style="position:sticky;top:0;z-index:99;margin:0;padding:.5rem 1rem;background:#23262a;color:#f7f2e9;text-align:center">Draft. Nothing is saved; close this tab to go on.</p>';

/** Without its scripts: React would ask for the page as it is shown. */
function marked(html: string) {
  return html
    .replaceAll(/<script(?! type="application)[\s\S]*?<\/script>/g, "")
    .replace(/<body[^>]*>/, (body) => body + BANNER);
}

function plain(sentence: string, status: number) {
  return new Response(sentence, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
}
