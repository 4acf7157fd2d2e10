import { appContext } from "#app/contexts.server.ts";
import { RATE_CARD, RATE_CARD_HISTORY } from "#app/routes/admin/paths.ts";
import { rateCardKind } from "#app/services/workroom/document-kinds.server.ts";
import { listMissingRates } from "#app/services/workroom/list-missing-rates.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/rate-card";
import { MissingRates } from "./missing-rates.tsx";
import { DocumentEditor } from "./versions/document-editor.tsx";
import { loadDocument, saveDocument } from "./versions/document-page.server.ts";
import { VersionLine } from "./versions/version-line.tsx";

const SAVE_FAILED = "The rates could not be saved. Please try again.";

export const meta = pageMeta({ title: "Rate card" });

export async function loader({ context }: Route.LoaderArgs) {
  const card = await loadDocument(context, rateCardKind);
  return { card, missing: await listMissingRates(context.get(appContext)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveDocument({
    ...{ request, context, kind: rateCardKind, page: RATE_CARD },
    ...{ title: "The rates", failed: SAVE_FAILED },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), SAVE_FAILED);
}

export default function RateCardPage({ loaderData: { card, missing }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title="Rate card"
        lead="What you charge, in dollars. A price that is left empty is not set, and what needs it is not estimated for anyone."
        actions={
          <ButtonLink to={RATE_CARD_HISTORY} variant="secondary" size="sm">
            History
          </ButtonLink>
        }
      />
      <VersionLine {...card} />
      <MissingRates missing={missing} />
      <DocumentEditor name="Rate card" problem={actionData} {...card} />
    </>
  );
}
