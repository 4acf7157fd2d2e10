import { SHOP_RULES } from "#app/routes/admin/paths.ts";
import { shopRulesKind } from "#app/services/workroom/document-kinds.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/shop-rules-history";
import { loadHistory } from "./versions/load-history.server.ts";
import { VersionHistory } from "./versions/version-history.tsx";

export const meta = pageMeta({ title: "Shop rules, history" });

export async function loader({ context }: Route.LoaderArgs) {
  return { versions: await loadHistory(context, shopRulesKind) };
}

export default function ShopRulesHistoryPage({ loaderData: { versions } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title="Shop rules, history"
        lead="A version is never edited: each change is a new one."
        actions={
          <ButtonLink to={SHOP_RULES} variant="secondary" size="sm">
            Shop rules
          </ButtonLink>
        }
      />
      <VersionHistory versions={versions} first="The house's own rules, as they came." />
    </>
  );
}
