import type { shippedSections } from "#app/content/site.ts";
import {
  asTyped,
  type DescribedField,
  type DescribedForm,
  type Typed,
  takeTyped,
} from "#app/domain/forms/described-form.ts";
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
  const gone = isListSection(section) ? form.text("remove") : "";
  const typed = takeTyped(described, (name) =>
    gone !== "" && isTextOf(described, gone, name) ? "" : name === putBack ? (usual[name] ?? "") : form.text(name),
  );
  return { ...typed, values: { ...typed.values, rows: String(rows) } };
}

/** A row whose texts are empty is none. */
const isTextOf = ({ fields }: { fields: readonly DescribedField[] }, row: string, name: string) =>
  fields.some((field) => field.name === name && field.section === row && field.control !== "choice");

interface Compared {
  fields: readonly DescribedField[];
  values: Typed;
  shipped: Typed;
}

/** What a row is called and how it begins, and beside it what the site came with under that name. */
export function comeOf({ fields, values, shipped }: Compared) {
  const texts = fields.filter(({ control }) => control !== "choice");
  const head = texts.find(({ control }) => control !== "area") ?? texts[0];
  const textOf = ({ name = "" }: Partial<DescribedField> = {}) => values[name] ?? "";
  const [title, text] = [textOf(head), textOf(texts.find((field) => field !== head))];
  const part = ({ name }: DescribedField) => name.replace(/^\d+/, "");
  const as = head && Object.keys(shipped).find((name) => name.endsWith(part(head)) && shipped[name] === title);
  if (!title || !head || Object.keys(shipped).length === 0) return { title, text };
  if (!as) return { title, text, mark: "yours" };
  const cameAs = (field: DescribedField) => shipped[`${Number.parseInt(as, 10)}${part(field)}`] ?? "";
  const other = fields.filter((field) => textOf(field) !== cameAs(field));
  return other.length === 0 ? { title, text } : { title, text, mark: "changed", told: other.map(cameAs).join(" · ") };
}

/** How much of a section is the owner's, in a sentence. */
export function changesIn({
  isList,
  form,
  values,
  shipped,
}: Omit<Compared, "fields"> & { isList: boolean; form: { fields: readonly DescribedField[] } }) {
  const rows = Map.groupBy(form.fields, ({ name, section }) =>
    isList || section === name.split(".")[0] ? section : name,
  );
  const told = [...rows.values()].map((fields) =>
    isList
      ? comeOf({ fields: fields.slice(1), values, shipped })
      : { title: fields[0]?.label, mark: fields.some(({ name }) => (values[name] ?? "") !== (shipped[name] ?? "")) },
  );
  const [all, own] = [told.filter(({ title }) => title).length, told.filter(({ mark }) => mark).length];
  return own === 0 ? `All ${all} as they came.` : `${own} of ${all} are yours.`;
}
