import type { ShownPartner } from "#app/content/site.ts";

/** A supplier's name as a small wordmark: letters as SVG, so that it scales like a logo. */
export function PartnerMark({
  partner,
  className,
}: {
  partner: Pick<ShownPartner, "id" | "name" | "letters">;
  className?: string;
}) {
  const { letters, name, id } = partner;
  const lines = linesOf(name, Math.floor((USUAL_WIDTH - MARGINS) / widest[letters]));
  // As wide as its longer line: what is wider than its drawing would be cut off.
  const width = Math.max(USUAL_WIDTH, ...lines.map((line) => line.length * widest[letters] + MARGINS));
  return (
    <svg viewBox={`0 0 ${width} 64`} role="img" aria-labelledby={`mark-${id}`} className={className}>
      <title id={`mark-${id}`}>{name}</title>
      <text textAnchor="middle" fill="currentColor" className={looks[letters]}>
        {baselines[lines.length - 1]?.map((y, index) => (
          <tspan key={y} x={width / 2} y={y}>
            {letters === "capitals" ? lines[index]?.toUpperCase() : lines[index]}
          </tspan>
        ))}
      </text>
    </svg>
  );
}

const USUAL_WIDTH = 240;
const MARGINS = 16;
/** Where a line stands, or two. */
const baselines = [[41], [25, 56]];

/** A letter of each look, on the average of a name of wide ones. */
const widest: Record<ShownPartner["letters"], number> = { serif: 17, capitals: 20, sans: 16 };

/** What does not fit on one line is broken at the space that is nearest to its middle. */
function linesOf(name: string, most: number): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= most || spaces.length === 0) return [name];
  const apart = (at: number) => Math.abs(at - name.length / 2);
  const at = spaces.reduce((best, one) => (apart(one) < apart(best) ? one : best));
  return [name.slice(0, at), name.slice(at + 1)];
}

const looks: Record<ShownPartner["letters"], string> = {
  serif: "font-display text-[28px] tracking-tight",
  capitals: "font-display text-[19px] tracking-[0.22em]",
  sans: "font-sans font-semibold text-[25px] tracking-[-0.03em]",
};
