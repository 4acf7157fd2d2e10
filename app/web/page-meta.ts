import { data } from "react-router";
import { shippedFacts } from "#app/content/business.ts";
import { type SiteFacts, say } from "#app/domain/site/site-facts.ts";
import { siteIn as loadedSite } from "./site/use-site.ts";

export interface PageFacts {
  title: string;
  description?: string;
}

/** What React Router tells a page's meta. */
export interface MetaOf {
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

/** The facts that the frame has loaded. */
export function siteIn({ matches }: MetaOf): SiteFacts {
  return loadedSite(matches) ?? shippedFacts;
}

export const pageTitle = (title: string, { business }: SiteFacts) => `${title} · ${business.name}`;

/** For a page whose title names what it shows, such as an order and its customer; until that is known, what kind it is. */
export function pageMetaOf<Data>(title: (loaded: Data | undefined) => string) {
  return ({ loaderData, matches }: MetaOf & { loaderData: Data | undefined }) =>
    pageMeta({ title: title(loaderData) })({ matches });
}

/** A page's title and description; every page has its own. */
export function pageMeta({ title, description }: PageFacts) {
  return (of: MetaOf) => {
    const site = siteIn(of);
    const described = description ? [{ name: "description", content: say(description, site) }] : [];
    return [{ title: pageTitle(title, site) }, ...described];
  };
}

/** What the error page says, and where it leads on; see components/problem.tsx. */
export interface Words {
  /** Where it is not the address that is wrong. */
  title?: string;
  sentence?: string;
  way?: { to: string; label: string };
}

/** For what is not there, or is somebody else's: to be thrown. */
export function missing(words: Words | null = null) {
  return data(words, { status: 404 });
}
