/** The colours of app.css with what each is for; a test keeps the two alike and the contrasts sufficient. */
export const grounds = { linen: "#f7f2e9", bone: "#ece3d3", paper: "#fdfbf7" };

interface Colour {
  name: string;
  hex: string;
  swatch: string;
  use: string;
  /** The least contrast with every ground, where it is text or the edge of a control. */
  needs?: number;
}

export const colours: Colour[] = [
  { name: "linen", hex: "#f7f2e9", swatch: "bg-linen", use: "the ground" },
  { name: "bone", hex: "#ece3d3", swatch: "bg-bone", use: "surfaces" },
  { name: "paper", hex: "#fdfbf7", swatch: "bg-paper", use: "inside a control" },
  { name: "ink", hex: "#23262a", swatch: "bg-ink", use: "text", needs: 4.5 },
  { name: "ink-soft", hex: "#5b5a55", swatch: "bg-ink-soft", use: "secondary text", needs: 4.5 },
  { name: "moss", hex: "#3f4a3c", swatch: "bg-moss", use: "primary actions, links", needs: 4.5 },
  { name: "moss-deep", hex: "#2c352a", swatch: "bg-moss-deep", use: "hover of moss", needs: 4.5 },
  { name: "clay", hex: "#a4573d", swatch: "bg-clay", use: "edge of an error", needs: 3 },
  { name: "clay-deep", hex: "#8c4630", swatch: "bg-clay-deep", use: "text of an error", needs: 4.5 },
  { name: "brass", hex: "#a77f45", swatch: "bg-brass", use: "fine lines, never text" },
  { name: "brass-deep", hex: "#7d5c2c", swatch: "bg-brass-deep", use: "small labels", needs: 4.5 },
  { name: "line", hex: "#d8cbb5", swatch: "bg-line", use: "rules" },
  { name: "line-strong", hex: "#8a7f6d", swatch: "bg-line-strong", use: "edge of a control", needs: 3 },
];
