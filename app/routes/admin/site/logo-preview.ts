import { redirect } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { pathOfFault } from "#app/domain/site/page-fault.ts";
import { SITE_LOGO } from "#app/routes/admin/paths.ts";
import { takeUpload } from "#app/routes/resources/photos/answer-photos.server.ts";
import { draftWithLogo } from "#app/services/site/save-logo.server.ts";
import type { Route } from "./+types/logo-preview";
import { draftOf, sentenceOf } from "./draft.ts";

export const loader = () => redirect(SITE_LOGO);

/** The home page with the logo that was chosen, which is stored nowhere. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const made = await takeUpload({ app, request }, async (sent) => sent && draftWithLogo(app, sent));
  if (!made.ok) return sentenceOf(`${made.reason} Close this tab, and look at the form.`, made.status);
  try {
    return draftOf(await app.site.renderPage(made.site, "/"));
  } catch (error) {
    app.log.error({ err: error }, "the draft cannot be shown");
    return sentenceOf(`The logo cannot be shown on ${pathOfFault(error) ?? "the home page"}.`, 409);
  }
}
