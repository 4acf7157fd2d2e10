import { isRouteErrorResponse, useMatches, useRouteError } from "react-router";
import { shippedFacts } from "#app/content/business.ts";
import { type SiteFacts, say, wordsOf } from "#app/domain/site/site-facts.ts";

/** What the frame of an area tells its pages. */
export interface SiteData {
  site: SiteFacts;
}

interface Match {
  loaderData?: unknown;
}

/** In a browser: where a page cannot be fetched, neither can its frame. */
let lastShown: SiteFacts | undefined;

/** The facts that a frame has loaded; it stands above the page. */
export function siteIn(matches: readonly (Match | undefined)[]): SiteFacts | undefined {
  const loaded = matches.map((match) => match?.loaderData as Partial<SiteData> | undefined).find((data) => data?.site);
  if (loaded && typeof document !== "undefined") lastShown = loaded.site;
  return loaded?.site ?? lastShown;
}

/** The business as the server knew it when the page was made: a page taken over by React never falls back to the built words. */
export function useSite(): SiteFacts {
  const loaded = siteIn(useMatches());
  const error = useRouteError();
  // A page that was refused before anything was loaded brings its frame along.
  const thrown = isRouteErrorResponse(error)
    ? (error.data as { frame?: Partial<SiteData> } | null)?.frame?.site
    : undefined;
  return loaded ?? thrown ?? shippedFacts;
}

/** A text of ours, or several, with the business's facts in their places. */
export function useSaid<Text>(text: Text): Text {
  return say(text, useSite());
}

/** The facts as sentences name them: "over 20 years", "45 miles of Philadelphia", "$150". */
export function useWords() {
  return wordsOf(useSite());
}
