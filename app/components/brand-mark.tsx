import { Link } from "react-router";
import { business } from "#app/content/business.ts";

/** The name beside its sign: a pair of drapes, tied back. */
export function BrandMark() {
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-3 font-display font-heading text-ink text-xl tracking-tight"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 shrink-0 text-moss" fill="currentColor">
        <path d="M3 4h26v2H3zM4 8h11.500c0 6.500-3 10.500-7 12.500C10.500 22.500 11 25 11 28H4zM28 8H16.500c0 6.500 3 10.500 7 12.500-2 2-2.500 4.500-2.500 7.500h7z" />
      </svg>
      {business.shortName}
    </Link>
  );
}
