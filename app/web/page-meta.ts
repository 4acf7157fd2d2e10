import { business } from "#app/content/business.ts";

export interface PageFacts {
  title: string;
  description?: string;
}

export const pageTitle = (title: string) => `${title} · ${business.name}`;

/** A page's title and description; every page has its own. */
export function pageMeta({ title, description }: PageFacts) {
  return () => [{ title: pageTitle(title) }, ...(description ? [{ name: "description", content: description }] : [])];
}
