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
  return (
    <svg viewBox="0 0 240 64" role="img" aria-labelledby={`mark-${id}`} className={className}>
      <title id={`mark-${id}`}>{name}</title>
      <text x="120" y="41" textAnchor="middle" fill="currentColor" className={looks[letters]}>
        {letters === "capitals" ? name.toUpperCase() : name}
      </text>
    </svg>
  );
}

const looks: Record<ShownPartner["letters"], string> = {
  serif: "font-display text-[28px] tracking-tight",
  capitals: "font-display text-[19px] tracking-[0.22em]",
  sans: "font-sans font-semibold text-[25px] tracking-[-0.03em]",
};
