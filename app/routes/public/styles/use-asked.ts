import { useNavigate, useSearchParams } from "react-router";
import { type StyleWishes, type Wish, wishesIn, wishNames } from "#app/domain/catalogue/guide/filter-styles.ts";
import type { Dress } from "#app/drawing/fabric/dress.ts";
import { useHydrated } from "#app/web/site/hydrated.ts";

const nothing = new URLSearchParams();

/**
 * What the address of a page about styles asks for: the filter of the guide, and the cloth that drawings wear. It can be
 * shared, and it goes along from page to page. A prerendered page knows no query until scripts have taken over.
 */
export function useAsked([usual, ...others]: readonly Dress[]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = useHydrated() ? search : nothing;
  const cloth = others.find(({ id }) => id === asked.get("cloth"))?.id;
  const put = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    navigate({ search: String(next) }, { replace: true, preventScrollReset: true });
  };
  return {
    cloth,
    wishes: wishesIn(asked),
    /** The first cloth is the one that files are drawn in, so it need not be said. */
    wear: (id: string) => put({ cloth: id === usual?.id ? undefined : id }),
    wish: (changes: { [Name in Wish]?: StyleWishes[Name] | undefined }) => put(changes),
    clear: () => put(Object.fromEntries(wishNames.map((name) => [name, undefined]))),
    /** The same cloth on another page. */
    carry: (path: string) => (cloth ? `${path}?cloth=${cloth}` : path),
  };
}
