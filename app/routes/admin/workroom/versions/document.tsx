import { type DescribedProblem, isChanged } from "#app/components/field-input.tsx";
import { appContext, userContext } from "#app/contexts.server.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { asTyped, inWords, takeTyped } from "#app/domain/forms/described-form.ts";
import { Field, SectionFields, SettingsForm, useFilledForm } from "#app/routes/admin/forms/settings-form.tsx";
import { OrderLinks } from "#app/routes/admin/orders/order-links.tsx";
import { afterSave, ledOn, stepAt } from "#app/routes/admin/set-up/steps.ts";
import { listMissingRates, type MissingRate } from "#app/services/workroom/early-quotes.server.ts";
import { documentKinds, findLatest, findVersion, saveVersion } from "#app/services/workroom/kept-versions.server.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FieldGrid } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { mutation, readForm, redirectWithToast, unreadable } from "#app/web/form.server.ts";
import { sendForm } from "#app/web/form-problem.ts";
import { mergeTyped } from "#app/web/merge-typed.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/document";
import { documentAt, documents } from "./documents.ts";

type Table = keyof typeof documents;

export const meta = pageMetaOf<{ table: Table }>((loaded) => documents[loaded?.table ?? "shopRules"].title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const table = documentAt(request.url);
  const { value, ...version } = await findLatest(app.db, documentKinds[table]);
  // Whoever is led through a first run need not say why.
  const reason = stepAt(new URL(request.url)) ? "When the business was set up" : "";
  const values = asTyped(documents[table].form, { document: value, reason });
  return { table, values, ...version, missing: table === "rateCards" && (await listMissingRates(app)) };
}

/** Adds a version. Whatever is refused, what was typed stays on the screen. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const table = documentAt(request.url);
  const { form, saved, failed, page } = documents[table];
  const posted = await readForm(request);
  const seen = await findVersion(app.db, documentKinds[table], posted.wholeNumber("version"));
  if (!seen) throw unreadable();
  const base = { document: seen.value, reason: "" };
  const typed = takeTyped(form, posted.text, base);
  return mutation(context, {
    ...typed,
    ...ledOn(request),
    run: ({ document, reason }) =>
      saveVersion(app, documentKinds[table], {
        value: document,
        basedOn: seen.version,
        reason,
        actorId: context.get(userContext).id,
      }),
    failed,
    more: (refused): Partial<DescribedProblem> => {
      if (!("newer" in refused && refused.newer)) return {};
      // Fields that were not touched follow the newer version; where both changed one, both values are shown.
      const now = asTyped(form, { document: refused.newer.value, reason: "" });
      const { values, differing } = mergeTyped(asTyped(form, base), typed.values, now);
      const both = form.fields.filter(({ name }) => differing.includes(name));
      const newer = Object.fromEntries(both.map((field) => [field.name, inWords(field, now)]));
      return { values, newer, version: refused.newer.version };
    },
    done: ({ version }) => redirectWithToast(afterSave(request, page), `${saved} ${version}.`),
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), documents[documentAt(request.url)].failed);
}

/** The shop rules or the rate card: every field by section, why it is changed, and Save. Saving adds a version. */
export default function DocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { table, values, version, missing } = loaderData;
  const { title, lead, history, form } = documents[table];
  const sections = [...new Set(form.fields.map(({ section }) => section))].filter(Boolean);
  return (
    <>
      <PageHeading title={title} lead={lead} links={[{ to: history, label: "History" }]} />
      <VersionLine {...loaderData} />
      {missing && <MissingRates missing={missing} />}
      <SettingsForm
        name={title}
        form={form}
        values={values}
        version={version}
        problem={actionData}
        save="Save as a New Version"
        className="grid gap-6"
      >
        <div>
          {sections.map((section, index) => (
            <Section key={section} section={section} first={index === 0} />
          ))}
        </div>
        <div className="mt-4 max-w-xl">
          <Field name="reason" />
        </div>
      </SettingsForm>
    </>
  );
}

interface VersionFacts {
  version: number;
  by: string | null;
  at: string | null;
  reason: string;
}

function VersionLine({ version, by, at, reason }: VersionFacts) {
  if (at === null) return <p className="-mt-4 mb-8 text-ink-soft text-sm">Version 1, as it came.</p>;
  return (
    <p className="-mt-4 mb-8 max-w-measure text-ink-soft text-sm wrap-anywhere">
      Version {version}, saved <time dateTime={at}>{formatDateTime(at)}</time>
      {by && ` by ${by}`}: {reason}
    </p>
  );
}

function Section({ section, first }: { section: string; first: boolean }) {
  const { form, values, problem } = useFilledForm();
  const fields = form.fields.filter((field) => field.section === section);
  const told = fields.some(({ name }) => problem?.faults?.[name] ?? problem?.newer?.[name]);
  const changed = fields.filter((field) => isChanged(field, values[field.name] ?? "")).length;
  const prices = fields.filter(({ control }) => control === "money");
  const set = prices.filter(({ name }) => values[name] !== "").length;
  const rules = `${fields.length} rules${changed > 0 ? `, ${changed} changed` : ""}`;
  const count = prices.length > 0 ? `${set} of ${prices.length} prices set` : rules;
  return (
    <Disclosure
      heading="h2"
      defaultOpen={first || told}
      summary={
        <>
          {section} <span className="ml-2 font-sans font-normal text-ink-soft text-sm">{count}</span>
        </>
      }
    >
      <FieldGrid className="pt-2 sm:grid-cols-2 xl:grid-cols-3">
        <SectionFields section={section} />
      </FieldGrid>
    </Disclosure>
  );
}

const MOST_NAMED = 8;

/** What the card lacks, and for which open orders. Until then nobody sees an estimate of them. */
function MissingRates({ missing }: { missing: readonly MissingRate[] }) {
  if (missing.length === 0) {
    return (
      <p className="mb-8 max-w-measure">
        No open order waits for a rate that is missing below. What a yard of cloth costs stands with the cloth, in the
        fabric book or in the order’s workroom.
      </p>
    );
  }
  return (
    <div className="mb-8">
      <Disclosure
        heading="h2"
        defaultOpen={missing.length <= MOST_NAMED}
        summary={
          <>
            Rates that open orders still need{" "}
            <span className="ml-2 font-normal font-sans text-ink-soft text-sm">{missing.length} missing</span>
          </>
        }
      >
        <ul className="grid gap-1.5">
          {missing.map(({ rate, orders }) => (
            <li key={rate} className="flex flex-wrap gap-x-4 border-line border-b py-1.5">
              <span className="min-w-48 font-medium">{rate}</span>
              <OrderLinks orders={orders} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
