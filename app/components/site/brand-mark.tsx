import { Link } from "react-router";
import { business } from "#app/content/business.ts";

/** The name beside its sign: a pair of drapes, tied back. */
export function BrandMark({ to = "/" }: { to?: string | undefined }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-3 font-display font-heading text-ink text-xl tracking-tight"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 shrink-0 text-moss" fill="currentColor">
        <path d="M3 4h26v2H3zM4 8h11.5c0 6.5-3 10.5-7 12.5C10.5 22.5 11 25 11 28H4zM28 8H16.5c0 6.5 3 10.5 7 12.5-2 2-2.5 4.5-2.5 7.5h7z" />
      </svg>
      {business.shortName}
    </Link>
  );
}
