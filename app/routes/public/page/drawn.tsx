import { useMemo } from "react";
import { trustedMarkup } from "#app/drawing/trusted-markup.ts";
import { classNames } from "#app/ui/class-names.ts";

/** A drawing that the loader made, so that no drawing code travels with the page. */
export function Drawn({ markup, className }: { markup: string; className: string }) {
  const trusted = useMemo(() => trustedMarkup(markup), [markup]);
  return (
    <div
      className={classNames("drawing", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made of numbers and our own tables
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}
