import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { PaymentSettings } from "#app/routes/admin/money/payment-settings.tsx";
import { savePaymentSettings } from "#app/routes/admin/money/save-payment-settings.server.ts";
import { PRICES_AND_TERMS, RATE_CARD } from "#app/routes/admin/paths.ts";
import { findMoneySettings } from "#app/services/ledger/money-settings.server.ts";
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
  const { db } = context.get(appContext);
  const { settings, version } = await findQuoteSettings(db);
  return { stored: settingsAsTyped(settings), version, payments: await findMoneySettings(db) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.text("intent") === "payments") return savePaymentSettings(context, form, SAVE_FAILED);
  const values = Object.fromEntries([...settingNames, "version"].map((name) => [name, form.text(name)]));
  const version = form.wholeNumber("version");
  return mutation(context, {
    values,
    check: readSettings(values),
    run: (settings) =>
      saveQuoteSettings(context.get(appContext), { settings, version, actorId: context.get(userContext).id }),
    failed: SAVE_FAILED,
    done: () => redirectWithToast(PRICES_AND_TERMS, "Saved. New quotes begin with it."),
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return sendForm(() => serverAction(), SAVE_FAILED, intent === "payments" ? intent : undefined);
}

export default function PricesAndTermsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, version, payments } = loaderData;
  const refused = actionData?.form === "payments";
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
      <PricesForm stored={stored} version={version} problem={refused ? undefined : actionData} />
      <PaymentSettings stored={payments} problem={refused ? actionData : undefined} />
    </>
  );
}
