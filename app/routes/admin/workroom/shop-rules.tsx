import { SHOP_RULES, SHOP_RULES_HISTORY } from "#app/routes/admin/paths.ts";
import { shopRulesKind } from "#app/services/workroom/document-kinds.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/shop-rules";
import { DocumentEditor } from "./versions/document-editor.tsx";
import { loadDocument, saveDocument } from "./versions/document-page.server.ts";
import { VersionLine } from "./versions/version-line.tsx";

const SAVE_FAILED = "The shop rules could not be saved. Please try again.";

export const meta = pageMeta({ title: "Shop rules" });

export async function loader({ context }: Route.LoaderArgs) {
  return loadDocument(context, shopRulesKind);
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveDocument({
    ...{ request, context, kind: shopRulesKind, page: SHOP_RULES },
    ...{ title: "The shop rules", failed: SAVE_FAILED },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), SAVE_FAILED);
}

export default function ShopRulesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title="Shop rules"
        lead="Every number the workroom decides for itself, in inches unless it says otherwise. A packet that is frozen keeps the rules it was made with."
        actions={
          <ButtonLink to={SHOP_RULES_HISTORY} variant="secondary" size="sm">
            History
          </ButtonLink>
        }
      />
      <VersionLine {...loaderData} />
      <DocumentEditor name="Shop rules" problem={actionData} {...loaderData} />
    </>
  );
}
