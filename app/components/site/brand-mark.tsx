import { Link } from "react-router";
import { mark } from "#app/content/mark.ts";
import { useSite } from "#app/web/site/use-site.ts";

/** The name beside its mark. */
export function BrandMark({ to = "/" }: { to?: string | undefined }) {
  const { business } = useSite();
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-3 font-display font-heading text-ink text-xl tracking-tight"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 shrink-0">
        <path className="fill-brass" d={mark.rod} />
        <path className="fill-moss" d={mark.cloth} />
      </svg>
      {business.shortName}
    </Link>
  );
}
