import { SITE_PLACEHOLDER } from "#app/content/site-address.ts";
import { type SiteFacts, say } from "#app/domain/site/site-facts.ts";
import { type MetaOf, type PageFacts, pageTitle, siteIn } from "#app/web/page-meta.ts";
import { breadcrumbs, type Crumb } from "./structured-data.ts";

interface PublicPageFacts extends Required<PageFacts> {
  path: string;
  /** The page above it, where that is not home. */
  above?: Crumb;
  /** What the page says to machines, besides where it stands. */
  data?: (origin: string, site: SiteFacts) => object[];
}

/** A page that wants to be found and shared: besides, where it lives, what a shared link shows, and what it is about. */
export function publicPageMeta({ path, above, data, ...words }: PublicPageFacts) {
  return (of: MetaOf) => {
    const site = siteIn(of);
    const { business } = site;
    const { title, description } = say(words, site);
    const origin = siteOrigin();
    const url = origin + path;
    const name = path === "/" ? `${business.name} · ${title}` : pageTitle(title, site);
    return [
      { title: name },
      { name: "description", content: description },
      { tagName: "link", rel: "canonical", href: url },
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: business.name },
      { property: "og:title", content: name },
      { property: "og:description", content: description },
      { property: "og:url", content: url },
      { property: "og:image", content: `${origin}/pictures/social-card.jpg` },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: "Moss-green linen drapes at white French doors onto a garden." },
      { name: "twitter:card", content: "summary_large_image" },
      ...[
        ...(data?.(origin, site) ?? []),
        ...(path === "/" ? [] : [breadcrumbs(origin, [...(above ? [above] : []), { title, path }])]),
      ].map((entry) => ({
        "script:ld+json": entry,
      })),
    ];
  };
}

/**
 * Where the site lives. On the server a placeholder that the shell fills in; in the browser what the shell has filled in,
 * so that the head stays the same when React takes the page over.
 */
function siteOrigin(): string {
  if (typeof document === "undefined") return SITE_PLACEHOLDER;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : window.location.origin;
}
