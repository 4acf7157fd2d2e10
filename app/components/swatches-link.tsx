import { MOST_SWATCHES } from "#app/domain/swatches/swatch-words.ts";
import { StandingLink } from "#app/ui/button.tsx";

interface SwatchesLinkProps {
  /** Chosen from the fabric book. */
  fabrics?: readonly string[];
  order?: string;
  /** The name of the style that they are for. */
  style?: string | undefined;
  /** One of many on its page: whoever hears it is told which. */
  spoken?: string;
}

/** A plain link: what has been chosen goes with it, and the page it leads to asks for the rest. */
export function SwatchesLink({ fabrics = [], order, style, spoken }: SwatchesLinkProps) {
  const chosen = [...new Set(fabrics.filter(Boolean))].slice(0, MOST_SWATCHES).map((id) => ["fabric", id]);
  const from = [...(order ? [["order", order]] : chosen), ...(style ? [["style", style]] : [])];
  const asked = new URLSearchParams(from).toString();
  return (
    <StandingLink href={asked ? `/swatches?${asked}` : "/swatches"}>
      Send me swatches{spoken && <span className="sr-only"> for {spoken}</span>}
    </StandingLink>
  );
}
