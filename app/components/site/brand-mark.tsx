import { Link } from "react-router";
import { mark } from "#app/content/mark.ts";
import { WIDE_LOGO } from "#app/domain/site/logo.ts";
import type { Logo } from "#app/domain/site/site-facts.ts";
import { useSite } from "#app/web/site/use-site.ts";

export function BrandMark({ to = "/" }: { to?: string | undefined }) {
  const { business, logo } = useSite();
  // A wide one has the name in it, and there is no room for both beside a menu.
  const isWide = logo !== undefined && logo.aspect >= WIDE_LOGO;
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-3 font-display font-heading text-ink text-xl tracking-tight"
    >
      {logo ? (
        <HouseLogo logo={logo} height={32} name={isWide ? business.shortName : ""} />
      ) : (
        <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 shrink-0">
          <path className="fill-brass" d={mark.rod} />
          <path className="fill-moss" d={mark.cloth} />
        </svg>
      )}
      {isWide ? null : business.shortName}
    </Link>
  );
}

/**
 * The owner's logo; where the name stands beside it nobody needs it read. How it looks is said in it: a page that was built
 * without a picture then needs no further rules (server/render-pages.ts).
 */
export function HouseLogo({ logo, height, name = "" }: { logo: Logo; height: number; name?: string }) {
  const wide = height * logo.aspect;
  return (
    <img
      data-logo=""
      src={logo.small}
      // Both named: what is asked for ahead is one of these alone, and at one pixel each it would be the wrong one.
      srcSet={`${logo.small} 1x, ${logo.large} 2x`}
      alt={name}
      width={Math.round(wide)}
      height={height}
      style={{ display: "block", flexShrink: 0, width: wide, height, maxWidth: "none", objectFit: "contain" }}
    />
  );
}
