import { redirect } from "react-router";
import { shippedSections, siteOf } from "#app/content/site.ts";
import { appContext } from "#app/contexts.server.ts";
import { pathOfFault } from "#app/domain/site/page-fault.ts";
import { sitePages } from "#app/domain/site/site-forms.ts";
import { sitePath } from "#app/routes/admin/paths.ts";
import { shownSite } from "#app/services/site/find-site.server.ts";
import { findDocument } from "#app/services/site/save-site.server.ts";
import { readForm } from "#app/web/form.server.ts";
import type { Route } from "./+types/preview";
import { draftOf, sentenceOf } from "./draft.ts";
import { sectionIn, takeSection } from "./section-form.ts";

export const loader = ({ params }: Route.LoaderArgs) => redirect(sitePath(sectionIn(params)));

/** The page as it would be, made of what was typed and stored nowhere. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const section = sectionIn(params);
  const app = context.get(appContext);
  const shipped = shippedSections(await shownSite(app));
  const { check } = takeSection(await readForm(request), section, shipped);
  if (!check.ok) return sentenceOf(`${check.reason} Close this tab, and look at the form.`, 400);
  const { document, version } = await findDocument(app.db);
  const draft = siteOf({ ...document, [section]: check.value }, { version, samples: app.site.shown.samples });
  const path = sitePages[section].shownOn;
  try {
    const page = await app.site.renderPage(draft, path);
    return draftOf(page);
  } catch (error) {
    app.log.error({ err: error }, "the draft cannot be shown");
    return sentenceOf(`The new text cannot be shown on ${pathOfFault(error) ?? path}.`, 409);
  }
}
