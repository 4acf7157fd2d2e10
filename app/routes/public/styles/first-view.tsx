import { useLayoutEffect } from "react";
import { wishNames } from "#app/domain/catalogue/guide/filter-styles.ts";
import { characters, rooms } from "#app/domain/catalogue/guide/traits.ts";
import { treatmentTypes } from "#app/domain/catalogue/style.ts";
import { useHydrated } from "#app/web/site/hydrated.ts";

const words = JSON.stringify([...treatmentTypes, ...characters, ...rooms]);

/** Rules of its own: those that a script makes and does not put into the page need no leave of the page's policy. */
const script = `{
  const asked = new URLSearchParams(location.search);
  const fits = ${JSON.stringify(wishNames)}.map((name) => asked.get(name)).filter((word) => ${words}.includes(word)).map((word) => '[data-traits~="' + word + '"]').join("");
  if (fits) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-traits]:not(" + fits + "),[data-kind]:not(:has(" + fits + ")){display:none}");
    document.adoptedStyleSheets.push(sheet);
  }
}`;

/**
 * The guide is made at build time and holds every style. Whoever opens an address that asks for some of them sees only
 * those from the first paint on: this stands before the list, and gives way to the filter once that is there.
 */
export function FirstView() {
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (hydrated) document.adoptedStyleSheets = [];
  }, [hydrated]);
  if (hydrated) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own words; a prerendered page's policy names its hash
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
