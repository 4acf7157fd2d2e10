import { colours, grounds } from "./colours.ts";
import { contrast } from "./contrast.ts";
import { Piece, State } from "./specimen.tsx";

export function Colours() {
  return (
    <Piece name="Colors" note="Text needs 4.5:1 on every ground it stands on, the edge of a control 3:1.">
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
        {colours.map((colour) => (
          <li key={colour.name} className="flex gap-4">
            <span className={`size-16 shrink-0 rounded-sm border border-line ${colour.swatch}`} />
            <div className="min-w-0 text-sm">
              <p className="font-medium">
                {colour.name} <span className="font-normal text-ink-soft">{colour.hex}</span>
              </p>
              <p className="text-ink-soft">{colour.use}</p>
              {colour.needs && <Ratios hex={colour.hex} needs={colour.needs} />}
            </div>
          </li>
        ))}
      </ul>
    </Piece>
  );
}

function Ratios({ hex, needs }: { hex: string; needs: number }) {
  return (
    <p className="text-xs text-ink-soft tabular-nums">
      {Object.entries(grounds).map(([name, ground]) => {
        const ratio = contrast(hex, ground);
        return (
          <span key={name} className="mr-3 inline-block">
            {name} {ratio.toFixed(1)}
            {ratio < needs && " (too low)"}
          </span>
        );
      })}
    </p>
  );
}

const steps = [
  { name: "6xl, 76 px", look: "font-display font-heading text-4xl sm:text-6xl", text: "Drapery, made by hand" },
  { name: "5xl, 61 px", look: "font-display font-heading text-4xl sm:text-5xl", text: "Drapery, made by hand" },
  { name: "4xl, 49 px", look: "font-display font-heading text-4xl", text: "Measured, cut and sewn" },
  { name: "3xl, 39 px", look: "font-display font-heading text-3xl", text: "Side panels and drapery" },
  { name: "2xl, 31 px", look: "font-display font-heading text-2xl", text: "The windows of this order" },
  { name: "xl, 25 px", look: "font-display font-heading text-xl", text: "Select your top style" },
  { name: "lg, 20 px", look: "font-display font-heading text-lg", text: "Three finger pinch" },
  { name: "lead, 18 px", look: "text-lead", text: "The fee is credited to your order on the final quote." },
  { name: "base, 16 px", look: "", text: "Measure to the nearest eighth of an inch: 35 3/8, 84 1/4, 108." },
  { name: "sm, 15 px", look: "text-sm", text: "Hints, errors and what stands beside a field." },
  { name: "xs, 13 px", look: "text-xs", text: "Headers of a table, captions." },
];

export function TypeScale() {
  return (
    <Piece name="Type" note="Fraunces for headings, Instrument Sans for the rest. Each step is 1.25 of the last.">
      <dl className="flex flex-col gap-6">
        {steps.map((step) => (
          <div key={step.name} className="grid items-baseline gap-x-8 gap-y-1 md:grid-cols-[7rem_minmax(0,1fr)]">
            <dt className="text-xs text-ink-soft">{step.name}</dt>
            <dd className={step.look}>{step.text}</dd>
          </div>
        ))}
      </dl>
      <State name="Measure, 66 characters">
        <p className="max-w-measure">
          Every panel leaves one workroom. We measure the window, cut the cloth on one long table, line it, weight the
          hem and hang it. A good drape falls straight on the first day and still does ten years later.
        </p>
      </State>
    </Piece>
  );
}

const breakpoints = [
  { name: "xs", from: "0", look: "sm:hidden" },
  { name: "sm", from: "576 px", look: "hidden sm:inline md:hidden" },
  { name: "md", from: "768 px", look: "hidden md:inline lg:hidden" },
  { name: "lg", from: "992 px", look: "hidden lg:inline xl:hidden" },
  { name: "xl", from: "1200 px", look: "hidden xl:inline 2xl:hidden" },
  { name: "2xl", from: "1400 px", look: "hidden 2xl:inline" },
];

export function Breakpoints() {
  return (
    <Piece name="Breakpoints" note="The portals stay narrow up to and including 768 px (the variant wide).">
      <ul className="flex flex-col">
        {breakpoints.map((breakpoint) => (
          <li key={breakpoint.name} className="flex min-h-10 items-center gap-6 border-b border-line tabular-nums">
            <span className="w-12 font-medium">{breakpoint.name}</span>
            <span className="w-24 text-ink-soft">{breakpoint.from}</span>
            <span className={`text-sm text-brass-deep ${breakpoint.look}`}>this screen</span>
          </li>
        ))}
      </ul>
    </Piece>
  );
}
