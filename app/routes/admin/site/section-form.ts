import type { shippedSections } from "#app/content/site.ts";
import { asTyped, type DescribedForm, takeTyped } from "#app/domain/forms/described-form.ts";
import type { SiteDocument, StyleEntry } from "#app/domain/site/site-document.ts";
import {
  businessForm,
  isListSection,
  listForms,
  offerForm,
  rowCount,
  rowsForm,
  storyForm,
  stylesForm,
} from "#app/domain/site/site-forms.ts";
import { SITE } from "#app/routes/admin/paths.ts";
import type { Form } from "#app/web/form.server.ts";
import { missing } from "#app/web/page-meta.ts";

/** Sections that are a form by themselves; pictures and e-mails have pages of their own. */
export const formSections = [
  "business",
  "offer",
  "story",
  "terms",
  "faq",
  "partners",
  "testimonials",
  "styles",
] as const;
export type FormSection = (typeof formSections)[number];
export const isFormSection = (text: string): text is FormSection => formSections.some((one) => one === text);

const forms = { business: businessForm, offer: offerForm, story: storyForm };

/** The form of a section: a list has as many rows as it was shown with. */
export function formOf(section: FormSection, { rows, styles }: { rows: number; styles: readonly StyleEntry[] }) {
  const form = isListSection(section)
    ? rowsForm(listForms[section] as never, rows)
    : section === "styles"
      ? stylesForm(styles)
      : forms[section];
  return form as unknown as DescribedForm<SiteDocument[FormSection]>;
}

/** How many rows a list is shown with, and at most. */
export function rowsOf(section: FormSection, value: unknown): number {
  return isListSection(section) && Array.isArray(value) ? rowCount(value.length, listForms[section].most) : 0;
}

const NONE = { sentence: "There is no such page of the site.", way: { to: SITE, label: "Business and site" } };

export function sectionIn({ section }: { section: string }): FormSection {
  if (!isFormSection(section)) throw missing(NONE);
  return section;
}

type Shipped = ReturnType<typeof shippedSections>;

/** What was sent of a section: what its fields come to, and what is shown again. A field may ask for what it came with. */
export function takeSection(form: Form, section: FormSection, shipped: Shipped) {
  const rows = isListSection(section) ? Math.max(0, Math.min(form.wholeNumber("rows"), listForms[section].most)) : 0;
  const described = formOf(section, { rows, styles: shipped.styles });
  const putBack = form.text("putBack");
  const usual = isListSection(section) ? {} : asTyped(described, shipped[section] as never);
  const typed = takeTyped(described, (name) => (name === putBack ? (usual[name] ?? "") : form.text(name)));
  return { ...typed, values: { ...typed.values, rows: String(rows) } };
}
