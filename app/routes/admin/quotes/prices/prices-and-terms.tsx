import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { asTyped, takeTyped } from "#app/domain/forms/described-form.ts";
import { paymentSettingsForm } from "#app/domain/ledger/payment-settings-form.ts";
import {
  followingRename,
  quoteSettingsForm,
  rateNames,
  rateRows,
} from "#app/domain/quotes/settings/quote-settings-form.ts";
import { Field, SectionFields, SettingsForm, useFilledForm } from "#app/routes/admin/forms/settings-form.tsx";
import { PRICES_AND_TERMS, RATE_CARD } from "#app/routes/admin/paths.ts";
import { afterSave, stepAt } from "#app/routes/admin/set-up/steps.ts";
import { findMoneySettings, saveMoneySettings } from "#app/services/ledger/money-settings.server.ts";
import { findQuoteSettings, saveQuoteSettings } from "#app/services/quotes/save-quote-settings.server.ts";
import { FieldGrid } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sendForm } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/prices-and-terms";

const SAVE_FAILED = "Failed to save prices and terms. Please try again.";
const PAYMENTS = "payments";

export const meta = pageMeta({ title: "Prices and Terms" });

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const { settings, version } = await findQuoteSettings(db);
  const payments = await findMoneySettings(db);
  return {
    prices: { values: asTyped(quoteSettingsForm, settings), version },
    payments: { values: asTyped(paymentSettingsForm, payments), version: payments.version },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await readForm(request);
  const change = { version: form.wholeNumber("version"), actorId: context.get(userContext).id };
  if (form.text("intent") === PAYMENTS) {
    return mutation(context, {
      ...takeTyped(paymentSettingsForm, form.text),
      form: PAYMENTS,
      run: (settings) => saveMoneySettings(app, { ...settings, ...change }),
      failed: SAVE_FAILED,
      done: () => redirectWithToast(PRICES_AND_TERMS, "Saved. Clients read it from now on."),
    });
  }
  const { settings: before } = await findQuoteSettings(app.db);
  return mutation(context, {
    ...takeTyped(quoteSettingsForm, followingRename(before, form.text)),
    run: (settings) => saveQuoteSettings(app, { settings, ...change }),
    failed: SAVE_FAILED,
    done: () => redirectWithToast(afterSave(request, PRICES_AND_TERMS), "Saved. New quotes begin with it."),
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return sendForm(() => serverAction(), SAVE_FAILED, intent === PAYMENTS ? intent : undefined);
}

export default function PricesAndTermsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { prices, payments } = loaderData;
  const refused = actionData?.form === PAYMENTS;
  // Whoever is being led goes on with one press, and would leave behind what is typed into a second form.
  const isLed = stepAt(useLocation()) !== undefined;
  return (
    <>
      <PageHeading
        title="Prices and Terms"
        lead="What a new quote begins with. Quotes that exist already, drafts too, stay as they are."
        links={[{ to: RATE_CARD, label: "Rate card" }]}
      />
      <SettingsForm
        name="Prices and terms"
        form={quoteSettingsForm}
        {...prices}
        problem={refused ? undefined : actionData}
        save="Save"
        className="grid max-w-3xl gap-10"
      >
        <Part
          title="Tax"
          lead="The rates that you charge, by name. Each quote picks one; none is guessed from an address."
        >
          <TaxFields />
        </Part>
        {["Deposit and balance", "The quote"].map((section) => (
          <Part key={section} title={section}>
            <SectionFields section={section} />
          </Part>
        ))}
      </SettingsForm>
      {!isLed && (
        <div className="mt-10 grid max-w-3xl gap-6 border-line border-t pt-6">
          <div>
            <h2 className="text-xl">Payments</h2>
            <p className="mt-1 max-w-measure text-ink-soft">This holds at once, for quotes that exist already too.</p>
          </div>
          <SettingsForm
            name="Payments"
            form={paymentSettingsForm}
            {...payments}
            problem={refused ? actionData : undefined}
            intent={PAYMENTS}
            save="Save Payments"
            className="grid gap-6"
          >
            <SectionFields section="" />
          </SettingsForm>
        </div>
      )}
    </>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className="border-line border-t pt-6">
      <legend className="float-left mb-1 w-full font-display text-xl">{title}</legend>
      {lead && <p className="clear-left mb-4 max-w-measure text-ink-soft">{lead}</p>}
      <FieldGrid className="clear-left pt-3 sm:grid-cols-2">{children}</FieldGrid>
    </fieldset>
  );
}

/** The named rates with two rows to spare, and the one that counts. A row that is emptied is gone. */
function TaxFields() {
  const { values, problem } = useFilledForm();
  const rows = Array.from({ length: rateRows(problem?.values ?? values) }, (_, index) => rateNames(index));
  const named = rows.flatMap(({ label }) => values[label] || []);
  return (
    <>
      <ul className="sm:col-span-2">
        {rows.map(({ label, rate }) => (
          <li key={label} className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-4">
            <Field name={label} />
            <Field name={rate} />
          </li>
        ))}
      </ul>
      <Field
        name="taxLabel"
        options={[...named.map((label) => ({ value: label, label })), { value: "", label: "No tax" }]}
      />
      <Field name="taxRule" />
      <Field name="installationTaxed" />
    </>
  );
}
