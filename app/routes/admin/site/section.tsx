import type { DescribedProblem } from "#app/components/field-input.tsx";
import { type Site, shippedSections, siteOf, withFacts, withOpenPlaces } from "#app/content/site.ts";
import { appContext, userContext } from "#app/contexts.server.ts";
import { styleGroups } from "#app/domain/catalogue/catalogue.ts";
import { asTyped, type DescribedField } from "#app/domain/forms/described-form.ts";
import { isWritten, type SiteDocument } from "#app/domain/site/site-document.ts";
import { isListSection, listForms, sitePages } from "#app/domain/site/site-forms.ts";
import { Entry } from "#app/routes/admin/forms/entry.tsx";
import { Field, SettingsForm, useFilledForm } from "#app/routes/admin/forms/settings-form.tsx";
import { SITE, SITE_LOGO, sitePath, sitePreviewPath } from "#app/routes/admin/paths.ts";
import { afterSave, ledOn } from "#app/routes/admin/set-up/steps.ts";
import { shownSite } from "#app/services/site/find-site.server.ts";
import { findDocument, type Saved, saveSection } from "#app/services/site/save-site.server.ts";
import { Button, StandingLink, TextLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FieldGrid } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sendForm } from "#app/web/form-problem.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/section";
import { PutAllBack, SeeDraft, Shipped, WithShipped } from "./own-text.tsx";
import { changesIn, comeOf, type FormSection, formOf, rowsOf, sectionIn, takeSection } from "./section-form.ts";

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
  const isList = isListSection(section);
  const came = isList ? formOf(section, { rows: shipped[section].length, styles: [] }) : form;
  const texts = {
    values: asTyped(form, value as SiteDocument[FormSection]),
    shipped: asTyped(came, shipped[section] as never),
  };
  return {
    section,
    version,
    rows,
    styles: section === "styles" ? shipped.styles : [],
    groups: section === "styles" ? styleGroups.map(({ id, name }) => ({ id, name })) : [],
    ...texts,
    sum: changesIn({ ...texts, isList, form }),
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
  const removed = form.text("remove") !== "";
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
      redirectWithToast(
        afterSave(request, sitePath(section)),
        all
          ? "Put back as it came."
          : removed
            ? "Removed. The version with it is in the history."
            : "Saved, and shown.",
      ),
  });
}

function differing(theirs: Record<string, string>, mine: Record<string, string>) {
  return Object.fromEntries(Object.entries(theirs).filter(([name, text]) => text !== mine[name]));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), SAVE_FAILED);
}

export default function SectionPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { section, version, rows, styles, groups, values, shipped, sum, changed } = loaderData;
  const form = formOf(section, { rows: Number(problem?.values?.rows ?? rows), styles });
  const { title, lead, shownOn } = sitePages[section];
  const isList = isListSection(section);
  return (
    <>
      <PageHeading
        title={title}
        lead={
          <>
            {lead} <span className="text-ink">{sum}</span>
          </>
        }
        actions={<StandingLink to={SITE}>Business and site</StandingLink>}
      />
      <SettingsForm
        name={title}
        form={form}
        values={values}
        version={version}
        problem={problem}
        save="Save and Show"
        also={
          <SeeDraft action={sitePreviewPath(section)}>
            {shownOn === "/" ? "See the home page" : `See ${shownOn}`}
          </SeeDraft>
        }
        className="grid gap-8"
      >
        <input type="hidden" name="rows" value={problem?.values?.rows ?? rows} />
        {isList ? (
          <Rows one={listForms[section].one} shipped={shipped} />
        ) : groups.length > 0 ? (
          <Styles groups={groups} shipped={shipped} />
        ) : (
          <Sections shipped={shipped} />
        )}
        {changed ? <PutAllBack /> : null}
      </SettingsForm>
      {section === "business" ? (
        <p className="mt-10 text-ink-soft">
          The logo has <TextLink to={SITE_LOGO}>a page of its own</TextLink>.
        </p>
      ) : null}
      {isList && changed ? <AsItCame shipped={shipped} /> : null}
    </>
  );
}

type Shown = Pick<Route.ComponentProps["loaderData"], "shipped">;

const isArea = ({ control }: DescribedField) => control === "area";

/** Fields under the headings of their sections: what is short stands open, a text is a line that opens. */
function Sections({ shipped }: Shown) {
  const { form } = useFilledForm();
  const sections = [...new Set(form.fields.map((field) => field.section))];
  return sections.map((section) => {
    const fields = form.fields.filter((field) => field.section === section);
    const short = fields.filter((field) => !isArea(field));
    return (
      <section key={section} aria-label={section || undefined} className="grid gap-6">
        {section ? <h2 className="text-xl">{section}</h2> : null}
        {short.length > 0 ? (
          <FieldGrid className="sm:grid-cols-2 xl:grid-cols-4">
            {short.map((field) => (
              <WithShipped key={field.name} field={field} shipped={shipped[field.name] ?? ""} />
            ))}
          </FieldGrid>
        ) : null}
        <Texts fields={fields.filter(isArea)} shipped={shipped} />
      </section>
    );
  });
}

function Texts({ fields, shipped }: Shown & { fields: readonly DescribedField[] }) {
  const { values } = useFilledForm();
  return (
    <div className="border-line border-t empty:hidden">
      {fields.map((field) => {
        const [text = "", came = ""] = [values[field.name], shipped[field.name]];
        return (
          <Entry key={field.name} fields={[field]} title={field.label} text={text} mark={text !== came && "changed"}>
            <Field name={field.name} />
            <Shipped field={field} shipped={came} />
          </Entry>
        );
      })}
    </div>
  );
}

/** The styles of each group with their drawings, beside each other; the one that is open takes the whole width. */
function Styles({ groups, shipped }: Shown & Pick<Route.ComponentProps["loaderData"], "groups">) {
  const { form, values } = useFilledForm();
  const slugs = [...new Set(form.fields.map((field) => field.section))];
  return (
    <>
      <nav aria-label="Groups of styles" className="flex flex-wrap gap-x-6">
        {groups.map(({ id, name }) => (
          <StandingLink key={id} href={`#${id}`}>
            {name}
          </StandingLink>
        ))}
      </nav>
      {groups.map(({ id, name }) => (
        <section key={id} id={id} aria-labelledby={`${id}-head`} className="scroll-mt-6">
          <h2 id={`${id}-head`} className="border-line-strong border-b pb-2 text-xl">
            {name}
          </h2>
          <div className="grid grid-flow-row-dense items-start gap-x-14 lg:grid-cols-2 xl:grid-cols-3">
            {slugs
              .filter((slug) => slug.startsWith(`${id}-`))
              .map((slug) => {
                const fields = form.fields.filter((field) => field.section === slug);
                const isOwn = fields.some((field) => values[field.name] !== shipped[field.name]);
                return (
                  <Entry
                    key={slug}
                    fields={fields}
                    title={
                      <>
                        <img src={`/styles/${slug}.svg`} alt="" loading="lazy" className="h-10 w-8 object-contain" />
                        {values[`${slug}.name`]}
                      </>
                    }
                    mark={isOwn && "changed"}
                    className="lg:open:col-span-full"
                  >
                    <div className="col-span-full grid gap-x-10 gap-y-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
                      {fields.map((field) => (
                        <WithShipped key={field.name} field={field} shipped={shipped[field.name] ?? ""} />
                      ))}
                    </div>
                  </Entry>
                );
              })}
          </div>
        </section>
      ))}
    </>
  );
}

function Rows({ one, shipped }: Shown & { one: string }) {
  const { form, values } = useFilledForm();
  const rows = [...new Set(form.fields.map((field) => field.section))];
  return (
    <div>
      <p className="border-line border-b pb-3 text-ink-soft text-sm">
        Open one to change it. The places put them in order.
      </p>
      {rows.map((row, index) => {
        const all = form.fields.filter((field) => field.section === row);
        const [place, fields] = [all[0], all.slice(1)];
        const come = comeOf({ fields, values, shipped });
        return (
          <Entry
            key={row}
            fields={all}
            title={
              come.title ? (
                <>
                  <span className="w-6 shrink-0 font-normal text-ink-soft tabular-nums">{index + 1}</span>
                  {come.title}
                </>
              ) : (
                <span className="text-moss underline decoration-brass underline-offset-4">Add a {one}</span>
              )
            }
            text={come.text}
            mark={come.mark}
            // The second empty one is offered once the first is open.
            className={
              come.title ? undefined : "spare [.spare:not([open],[data-waits])+&:not([open],[data-waits])]:hidden"
            }
          >
            <fieldset className="grid content-start items-end gap-4 sm:grid-cols-2">
              <legend className="sr-only">
                {one} {index + 1}
              </legend>
              {fields.map((field) => (
                <div key={field.name} className={isArea(field) || fields.length < 3 ? "col-span-full" : undefined}>
                  <Field name={field.name} />
                </div>
              ))}
            </fieldset>
            <div className="grid content-start gap-4">
              <div className="max-w-24">{place ? <Field name={place.name} /> : null}</div>
              {come.told ? (
                <p className="wrap-anywhere whitespace-pre-line text-ink-soft text-sm">As it came: {come.told}</p>
              ) : null}
              {come.title ? (
                <Button
                  type="submit"
                  variant="quiet"
                  size="sm"
                  name="remove"
                  value={row}
                  className="justify-self-start"
                >
                  Remove This {one}
                </Button>
              ) : null}
            </div>
          </Entry>
        );
      })}
    </div>
  );
}

function AsItCame({ shipped }: Shown) {
  const names = Object.keys(shipped).filter((name) => !name.endsWith(".place"));
  const rows = [...new Set(names.map((name) => name.replace(/\..*/, ".")))];
  // Outside the demo there are no samples to read.
  if (rows.length === 0) return null;
  return (
    <div className="mt-10">
      <Disclosure summary="As it came">
        <ol className="grid max-w-3xl gap-3 text-ink-soft">
          {rows.map((row) => (
            <li key={row} className="whitespace-pre-line">
              {names.flatMap((name) => (name.startsWith(row) ? [shipped[name]] : [])).join(" · ")}
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}
