import { Link } from "react-router";
import { business } from "#app/content/business.ts";

/** The name, set like a tailor's label. */
export function BrandMark() {
  return (
    <Link to="/" className="inline-flex min-h-11 items-center font-display text-ink text-xl tracking-tight">
      {business.shortName}
    </Link>
  );
}
