import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { PRICES_AND_TERMS, RATE_CARD } from "#app/routes/admin/paths.ts";
import { findQuoteSettings, saveQuoteSettings } from "#app/services/quotes/quote-settings.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/prices-and-terms";
import { PricesForm } from "./prices-form.tsx";
import { readSettings, settingNames, settingsAsTyped } from "./settings-form.ts";

const SAVE_FAILED = "Failed to save prices and terms. Please try again.";

export const meta = pageMeta({ title: "Prices and Terms" });

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, version } = await findQuoteSettings(context.get(appContext).db);
  return { stored: settingsAsTyped(settings), version };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = Object.fromEntries([...settingNames, "version"].map((name) => [name, form.text(name)]));
  const version = Number(form.text("version"));
  return mutation(context, {
    values,
    check: readSettings(values),
    run: (settings) =>
      saveQuoteSettings(context.get(appContext), { settings, version, actorId: context.get(userContext).id }),
    failed: SAVE_FAILED,
    done: () => redirectWithToast(PRICES_AND_TERMS, "Saved. New quotes begin with it."),
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), SAVE_FAILED);
}

export default function PricesAndTermsPage({ loaderData: { stored, version }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title="Prices and Terms"
        lead="What a new quote begins with. Quotes that exist already, drafts too, stay as they are."
        actions={
          <ButtonLink to={RATE_CARD} variant="secondary" size="sm">
            Rate card
          </ButtonLink>
        }
      />
      <PricesForm stored={stored} version={version} problem={actionData} />
    </>
  );
}
