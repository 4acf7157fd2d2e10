import { business } from "#app/content/business.ts";

export interface PageFacts {
  title: string;
  description?: string;
}

export const pageTitle = (title: string) => `${title} · ${business.name}`;

/** For a page whose title names what it shows, such as an order and its customer; until that is known, what kind it is. */
export function pageMetaOf<Data>(title: (loaded: Data | undefined) => string) {
  return ({ loaderData }: { loaderData: Data | undefined }) => pageMeta({ title: title(loaderData) })();
}

/** A page's title and description; every page has its own. */
export function pageMeta({ title, description }: PageFacts) {
  return () => [{ title: pageTitle(title) }, ...(description ? [{ name: "description", content: description }] : [])];
}
