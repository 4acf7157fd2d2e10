import { type CSSProperties, useState } from "react";
import { bareAndDressed } from "#app/content/home.ts";
import { PublicSection } from "#app/routes/public/page/public-section.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";

/** One window, dressed up to the line that the slider moves: the nearer to its right end, the more. */
export function BareAndDressed() {
  const [share, setShare] = useState(50);
  return (
    <PublicSection
      labelledBy="dressed"
      tone="paper"
      className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]"
    >
      <div>
        <h2 id="dressed" className="text-3xl md:text-4xl">
          The same window, dressed
        </h2>
        <p className="mt-5 max-w-measure text-ink-soft text-lead">
          This is how we draw yours: to scale, from your seven measurements, in the cloth you choose.
        </p>
        <p className="mt-6">
          <TextLink to="/measuring-guide">See what to measure</TextLink>
        </p>
      </div>
      <div>
        <div
          className="relative overflow-hidden border border-line bg-linen"
          style={{ "--share": `${share}%` } as CSSProperties}
        >
          <img
            src={bareAndDressed.bare}
            alt="A window 48 inches wide with bare glass."
            width="720"
            height="560"
            loading="lazy"
            decoding="async"
            className="block aspect-[9/7] w-full object-contain"
          />
          <img
            src={bareAndDressed.dressed}
            alt="The same window with pinch-pleated drapes in sage linen and a flat Roman shade in ticking."
            width="720"
            height="560"
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full bg-linen object-contain [clip-path:inset(0_calc(100%-var(--share))_0_0)]"
          />
          <span aria-hidden="true" className="absolute inset-y-0 left-(--share) w-px bg-brass" />
        </div>
        <label className="noscript:hidden mt-4 flex min-h-11 items-center gap-4">
          <span>Bare</span>
          <input
            type="range"
            min="0"
            max="100"
            value={share}
            aria-label="How much of the window is dressed"
            onChange={({ target }) => setShare(Number(target.value))}
            className="grow accent-moss"
          />
          <span>Dressed</span>
        </label>
      </div>
    </PublicSection>
  );
}
