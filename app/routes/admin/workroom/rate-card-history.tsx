import { RATE_CARD } from "#app/routes/admin/paths.ts";
import { rateCardKind } from "#app/services/workroom/document-kinds.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/rate-card-history";
import { loadHistory } from "./versions/load-history.server.ts";
import { VersionHistory } from "./versions/version-history.tsx";

export const meta = pageMeta({ title: "Rate card, history" });

export async function loader({ context }: Route.LoaderArgs) {
  return { versions: await loadHistory(context, rateCardKind) };
}

export default function RateCardHistoryPage({ loaderData: { versions } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title="Rate card, history"
        lead="A version is never edited: each change is a new one."
        actions={
          <ButtonLink to={RATE_CARD} variant="secondary" size="sm">
            Rate card
          </ButtonLink>
        }
      />
      <VersionHistory versions={versions} first="An empty card, as it came." />
    </>
  );
}
