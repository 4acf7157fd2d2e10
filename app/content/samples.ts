import { business } from "./business.ts";

/** What came with the site and is not the business's own yet. Set one to false once its words are yours. */
export const samples = {
  testimonials: true,
  partners: true,
  founder: true,
  terms: true,
  /** The rooms are renderings until photographs of finished work take their place. */
  pictures: true,
  promises: true,
};

const names: Record<keyof typeof samples, string> = {
  testimonials: "testimonials",
  partners: "partners",
  founder: "the founder's story",
  terms: "terms and conditions",
  pictures: "rendered rooms",
  promises: "promises without the owner's word",
};

/** Beside a sample, wherever it stands. */
export const SAMPLE_WORDS = "Sample words, until our clients’ own stand here.";
export const SAMPLE_NAMES = "Sample names, until our own suppliers are listed here.";

/** One line for whoever starts the site for real; undefined once everything is the business's own. */
export function describeSamples(
  present: Record<keyof typeof samples, boolean> = samples,
  { email, phone }: { email: string; phone: string } = business,
): string | undefined {
  const contact = email.endsWith(".example") || phone.includes("555-01") ? ["contact details"] : [];
  const parts = (Object.keys(names) as (keyof typeof samples)[]).filter((part) => present[part]);
  const standing = [...contact, ...parts.map((part) => names[part])];
  if (standing.length === 0) return undefined;
  return `Sample content is still in place: ${standing.join(", ")}. See app/content/samples.ts.`;
}
