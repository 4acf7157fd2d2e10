import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { HouseLogo } from "#app/components/site/brand-mark.tsx";
import { appContext, userContext } from "#app/contexts.server.ts";
import { refusal } from "#app/domain/refusal.ts";
import { WIDE_LOGO } from "#app/domain/site/logo.ts";
import { SITE, SITE_LOGO, SITE_LOGO_PREVIEW } from "#app/routes/admin/paths.ts";
import { afterSave } from "#app/routes/admin/set-up/steps.ts";
import { takeUpload } from "#app/routes/resources/photos/answer-photos.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { putLogoBack, saveLogo } from "#app/services/site/save-logo.server.ts";
import { Button, ButtonRow, StandingLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { redirectWithToast } from "#app/web/form.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/site-logo";

export const meta = pageMeta({ title: "Logo" });

export async function loader({ context }: Route.LoaderArgs) {
  const { version, facts } = await findSite(context.get(appContext).db);
  return { version, name: facts.business.shortName, logo: facts.logo, uploadKey: randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const answered = await takeUpload({ app, request }, async (sent, { intent, version }) => {
    const change = { actorId: context.get(userContext).id, basedOn: Number(version) };
    try {
      if (intent === "putBack") return { ...(await putLogoBack(app, change)), words: "Put back as it came." };
      return sent && { ...(await saveLogo(app, change, sent)), words: "Saved, and shown." };
    } catch (error) {
      app.log.error({ err: error }, "a logo cannot be saved");
      return refusal("unavailable", "Failed to save this. Please try again.");
    }
  });
  if (!answered.ok) return data({ error: answered.reason }, { status: answered.status });
  return redirectWithToast(afterSave(request, SITE_LOGO), answered.words);
}

export default function SiteLogo({ loaderData, actionData }: Route.ComponentProps) {
  const { version, name, logo, uploadKey } = loaderData;
  return (
    <>
      <PageHeading
        title="Logo"
        lead="Beside your name on every page, in e-mails and on papers."
        actions={<StandingLink to={SITE}>Business and site</StandingLink>}
      />
      {/* Sent as a form of the browser's own, with scripts and without. */}
      <form method="post" encType="multipart/form-data" aria-label="Logo" className="grid max-w-3xl gap-6">
        <input type="hidden" name="uploadKey" value={uploadKey} />
        <input type="hidden" name="version" value={version} />
        {logo ? (
          <p className="flex items-center gap-3 font-display text-xl">
            <HouseLogo logo={logo} height={64} />
            {logo.aspect < WIDE_LOGO ? name : null}
          </p>
        ) : (
          <p className="text-ink-soft">The mark that came with the site is shown.</p>
        )}
        <TextField
          label="Picture"
          hint="JPEG, or PNG with a clear background; it stands on a light one. 64 pixels high at least, 256 are plenty, and at most four times as wide as high. One that is twice as wide as high stands in the place of your name."
          type="file"
          name="file"
          accept="image/jpeg,image/png"
          required
          error={actionData?.error}
        />
        <ButtonRow>
          <Button>Save and Show</Button>
          <Button variant="secondary" formAction={SITE_LOGO_PREVIEW} formTarget="_blank">
            See the home page with this
          </Button>
          {logo ? (
            <Button variant="quiet" name="intent" value="putBack" formNoValidate>
              Put Back as It Came
            </Button>
          ) : null}
        </ButtonRow>
      </form>
    </>
  );
}
