import { redirect } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { composeSample, withPictures } from "#app/email/compose-email.ts";
import { siteEmailPath } from "#app/routes/admin/paths.ts";
import { draftOf, sentenceOf } from "#app/routes/admin/site/draft.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { logoForMail } from "#app/services/site/read-logo.server.ts";
import { readForm } from "#app/web/form.server.ts";
import type { Route } from "./+types/draft";
import { takeWords, wordingIn } from "./take-words.ts";

export const loader = ({ params }: Route.LoaderArgs) => redirect(siteEmailPath(wordingIn(params).key));

/** As an e-mail page: it may show its own styles and nothing else, whatever stands in it. */
const policy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The e-mail as it would be, filled with a sample. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const wording = wordingIn(params);
  const app = context.get(appContext);
  const { db, config, now, log } = app;
  const site = await findSite(db);
  const { check } = takeWords(await readForm(request), wording, site.facts);
  if (!check.ok) return sentenceOf(`${check.reason} Close this tab, and look at the form.`, 400);
  const { name, address } = site.house;
  const stored = { id: "draft", recipientName: name, recipientAddress: address, createdAt: now().toISOString() };
  try {
    const made = composeSample(
      wording,
      { ...stored, kind: wording.kind, parameters: "", timesAskedAgain: 0, unverified: 0 },
      config.siteUrl,
      { site, logo: await logoForMail(app, site), own: { kind: wording.key, ...check.value } },
    );
    if (made.ok) return draftOf(withPictures(made.value), { "content-security-policy": policy });
    return sentenceOf(made.reason, 409);
  } catch (error) {
    log.error({ err: error }, "the draft of an e-mail cannot be shown");
    return sentenceOf("The new text cannot be shown in this e-mail.", 409);
  }
}
