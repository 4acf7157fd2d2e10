import { useRouteLoaderData } from "react-router";
import { shippedFacts } from "#app/content/business.ts";
import { type SiteFacts, say, wordsOf } from "#app/domain/site/site-facts.ts";

/** What the root tells every page. */
export interface RootData {
  site: SiteFacts;
}

/** The business as the server knew it when the page was made: a page taken over by React never falls back to the built words. */
export function useSite(): SiteFacts {
  return useRouteLoaderData<RootData>("root")?.site ?? shippedFacts;
}

/** A text of ours, or several, with the business's facts in their places. */
export function useSaid<Text>(text: Text): Text {
  return say(text, useSite());
}

/** The facts as sentences name them: "over 20 years", "45 miles of Philadelphia", "$150". */
export function useWords() {
  return wordsOf(useSite());
}
