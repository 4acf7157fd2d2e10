import type { DescribedProblem } from "#app/components/field-input.tsx";
import { type Site, shippedSections, siteOf, withFacts, withOpenPlaces } from "#app/content/site.ts";
import { appContext, userContext } from "#app/contexts.server.ts";
import { asTyped } from "#app/domain/forms/described-form.ts";
import { isWritten, type SiteDocument } from "#app/domain/site/site-document.ts";
import { isListSection, listForms, sitePages } from "#app/domain/site/site-forms.ts";
import { Field, SettingsForm, useFilledForm } from "#app/routes/admin/forms/settings-form.tsx";
import { SITE, SITE_LOGO, sitePath, sitePreviewPath } from "#app/routes/admin/paths.ts";
import { afterSave, ledOn } from "#app/routes/admin/set-up/steps.ts";
import { shownSite } from "#app/services/site/find-site.server.ts";
import { findDocument, type Saved, saveSection } from "#app/services/site/save-site.server.ts";
import { Button, SmallButtonLink, TextLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FieldGrid } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sendForm } from "#app/web/form-problem.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/section";
import { SeeDraft, WithShipped } from "./own-text.tsx";
import { type FormSection, formOf, rowsOf, sectionIn, takeSection } from "./section-form.ts";

const SAVE_FAILED = "Failed to save this. Please try again.";

export const meta = pageMetaOf<Route.ComponentProps["loaderData"]>((loaded) =>
  loaded ? sitePages[loaded.section].title : "Business and site",
);

export async function loader({ context, params }: Route.LoaderArgs) {
  const section = sectionIn(params);
  const app = context.get(appContext);
  const site = await shownSite(app);
  const shipped = shippedSections(site);
  const { version, document } = await findDocument(app.db);
  const changed = isWritten(document[section]);
  const value = shownIn(section, document, site) ?? shipped[section];
  const rows = rowsOf(section, value);
  const form = formOf(section, { rows, styles: shipped.styles });
  return {
    section,
    version,
    rows,
    styles: section === "styles" ? shipped.styles : [],
    values: asTyped(form, value as SiteDocument[FormSection]),
    shipped: isListSection(section) ? listed(shipped[section]) : asTyped(form, shipped[section] as never),
    changed,
  };
}

const hasPlaces = (section: FormSection): section is "terms" | "faq" => section === "terms" || section === "faq";

/** What the owner has written of a section, with the facts of the day in its places. */
function shownIn(section: FormSection, document: SiteDocument, { facts }: Site) {
  const saved = document[section];
  if (!isWritten(saved)) return undefined;
  return hasPlaces(section) ? withFacts(section, saved as readonly object[], facts) : saved;
}

/** A list as it came, to be read. */
function listed(rows: readonly object[]): Record<string, string> {
  return Object.fromEntries(rows.map((row, index) => [String(index + 1), Object.values(row).join(" · ")]));
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const section = sectionIn(params);
  const form = await readForm(request);
  const app = context.get(appContext);
  const site = await shownSite(app);
  const shipped = shippedSections(site);
  const basedOn = form.wholeNumber("version");
  const filledFrom = siteOf((await findDocument(app.db, basedOn)).document);
  const toStore = (value: unknown) =>
    hasPlaces(section) ? withOpenPlaces(section, value as readonly object[], [site.facts, filledFrom.facts]) : value;
  const all = form.text("putBack") === "all";
  const typed = takeSection(form, section, shipped);
  const { title } = sitePages[section];
  return mutation<unknown, Saved, Promise<Response>, DescribedProblem>(context, {
    ...(all ? {} : { check: typed.check }),
    ...ledOn(request),
    values: typed.values,
    run: (value) =>
      saveSection(app, {
        section,
        value: all ? undefined : (toStore(value) as SiteDocument[FormSection]),
        basedOn,
        actorId: context.get(userContext).id,
        reason: all ? `${title}, put back` : title,
      }),
    failed: SAVE_FAILED,
    // Theirs stands beside what was typed, and the next save is one over theirs.
    more: (refused): Partial<DescribedProblem> => {
      if (!("newer" in refused) || !refused.newer) return {};
      const theirs = shownIn(section, refused.newer.document, site) ?? shipped[section];
      const count = rowsOf(section, theirs);
      const newer = asTyped(formOf(section, { rows: count, styles: shipped.styles }), theirs as never);
      return { version: refused.newer.version, newer: differing(newer, typed.values) };
    },
    done: () =>
      redirectWithToast(afterSave(request, sitePath(section)), all ? "Put back as it came." : "Saved, and shown."),
  });
}

function differing(theirs: Record<string, string>, mine: Record<string, string>) {
  return Object.fromEntries(Object.entries(theirs).filter(([name, text]) => text !== mine[name]));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), SAVE_FAILED);
}

export default function SectionPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { section, version, rows, styles, values, shipped, changed } = loaderData;
  const form = formOf(section, { rows: Number(problem?.values?.rows ?? rows), styles });
  const { title, lead, shownOn } = sitePages[section];
  return (
    <>
      <PageHeading title={title} lead={lead} actions={<SmallButtonLink to={SITE}>Business and site</SmallButtonLink>} />
      <SettingsForm
        name={title}
        form={form}
        values={values}
        version={version}
        problem={problem}
        save="Save and Show"
        className="grid max-w-3xl gap-8"
      >
        <input type="hidden" name="rows" value={problem?.values?.rows ?? rows} />
        {isListSection(section) ? <Rows one={listForms[section].one} /> : <Sections shipped={shipped} />}
        <div className="flex flex-wrap gap-4">
          <SeeDraft action={sitePreviewPath(section)}>
            See {shownOn === "/" ? "the home page" : shownOn} with this
          </SeeDraft>
          {changed ? (
            <Button type="submit" variant="quiet" name="putBack" value="all">
              Put All Back as It Came
            </Button>
          ) : null}
        </div>
      </SettingsForm>
      {section === "business" ? (
        <p className="mt-10 text-ink-soft">
          The logo has <TextLink to={SITE_LOGO}>a page of its own</TextLink>.
        </p>
      ) : null}
      {isListSection(section) ? <AsItCame shipped={shipped} /> : null}
    </>
  );
}

/** Fields under the headings of their sections, each that was changed with what came with the site. */
function Sections({ shipped }: { shipped: Record<string, string> }) {
  const { form } = useFilledForm();
  const sections = [...new Set(form.fields.map((field) => field.section))];
  return sections.map((section) => (
    <section key={section} aria-label={section || undefined} className="grid gap-6">
      {section && !section.includes("-") && section.includes(" ") ? <h2 className="text-xl">{section}</h2> : null}
      <FieldGrid className="sm:grid-cols-2">
        {form.fields
          .filter((field) => field.section === section)
          .map((field) => (
            <WithShipped key={field.name} field={field} shipped={shipped[field.name] ?? ""} />
          ))}
      </FieldGrid>
    </section>
  ));
}

function Rows({ one }: { one: string }) {
  const { form } = useFilledForm();
  const rows = [...new Set(form.fields.map((field) => field.section))];
  return (
    <>
      <p className="text-ink-soft">Empty a row to remove it. The places put them in order.</p>
      {rows.map((row) => (
        <fieldset key={row} className="grid items-end gap-4 border-line border-t pt-5 sm:grid-cols-2">
          <legend className="sr-only">
            {one} {Number(row) + 1}
          </legend>
          {form.fields
            .filter((field) => field.section === row)
            .map(({ name }) =>
              name.endsWith(".place") ? (
                <div key={name} className="max-w-24 sm:col-span-full">
                  <Field name={name} />
                </div>
              ) : (
                <Field key={name} name={name} />
              ),
            )}
        </fieldset>
      ))}
    </>
  );
}

function AsItCame({ shipped }: { shipped: Record<string, string> }) {
  // Outside the demo there are no samples to read.
  if (Object.keys(shipped).length === 0) return null;
  return (
    <div className="mt-10 max-w-3xl">
      <Disclosure summary="As it came">
        <ol className="grid gap-3 text-ink-soft">
          {Object.entries(shipped).map(([number, text]) => (
            <li key={number} className="whitespace-pre-line">
              {text}
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}
