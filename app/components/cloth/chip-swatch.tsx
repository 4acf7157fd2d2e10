import type { Dress } from "#app/drawing/fabric/dress.ts";

/** A cloth the size of a coin: its ground, and a hint of its pattern. */
export function ChipSwatch({ colors, pattern }: Pick<Dress, "colors" | "pattern">) {
  const [ground, ink, more] = colors;
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-6 shrink-0 rounded-full border border-line-strong">
      <path d="M0 0h20v20H0z" fill={ground} />
      <path d={hints[pattern]} stroke={ink} strokeWidth={pattern === "ticking" ? 1 : 3} fill="none" />
      {pattern === "vine" ? <path d="M6 9h3M12 4h3" stroke={more} strokeWidth="3" /> : null}
    </svg>
  );
}

const leaves = "M4 4h3M11 8h3M5 13h3M13 15h3";
const hints: Record<Dress["pattern"], string> = {
  none: "",
  stripe: "M4 0v20M10 0v20M16 0v20",
  ticking: "M3 0v20M5 0v20M10 0v20M15 0v20M17 0v20",
  check: "M5 0v20M13 0v20M0 6h20M0 14h20",
  sprig: leaves,
  vine: leaves,
  medallion: leaves,
  leaf: leaves,
};
