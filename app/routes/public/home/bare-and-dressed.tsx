import { type CSSProperties, useState } from "react";
import { PHONE_WIDE, SitePicture } from "#app/components/site/site-picture.tsx";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { PublicSection } from "#app/routes/public/page/public-section.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";

const sizes = `(min-width: 1280px) max(680px, 40vw), (min-width: 992px) 58vw, ${PHONE_WIDE}`;

/** One window, bare up to a line that can be drawn across it, dressed beyond. */
export function BareAndDressed({ bare, dressed }: Record<"bare" | "dressed", ShownPicture>) {
  const [line, setLine] = useState(50);
  return (
    <PublicSection labelledBy="dressed" className="grid items-center gap-x-16 gap-y-8 md:py-16 lg:grid-cols-[5fr_7fr]">
      <div>
        <h2 id="dressed" className="text-3xl md:text-4xl">
          The same window, dressed
        </h2>
        <p className="mt-5 max-w-measure text-ink-soft text-lead">
          Flax, pinch-pleated, from just under the molding to the floor. We draw yours before we cut: to scale, from
          your seven measurements, in the cloth you choose.
        </p>
        <p className="mt-6">
          <TextLink to="/measuring-guide">See what to measure</TextLink>
        </p>
      </div>
      <div
        className="relative aspect-[3/2] overflow-hidden bg-bone has-focus-visible:outline-2 has-focus-visible:outline-moss has-focus-visible:outline-offset-2"
        style={{ "--line": `${line}%` } as CSSProperties}
      >
        <SitePicture picture={dressed} sizes={sizes} className="absolute inset-0" />
        <SitePicture
          picture={bare}
          sizes={sizes}
          className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--line))_0_0)]"
        />
        <Word className="left-3">Bare</Word>
        <Word className="right-3">Dressed</Word>
        <span aria-hidden="true" className="absolute inset-y-0 left-(--line) w-0.5 -translate-x-1/2 bg-paper" />
        <span
          aria-hidden="true"
          className="noscript:hidden absolute top-1/2 left-(--line) grid size-11 -translate-1/2 place-items-center rounded-full bg-paper text-lg text-moss"
        >
          ‹ ›
        </span>
        <input
          type="range"
          min="0"
          max="100"
          value={line}
          aria-label="How much of the window is bare"
          aria-valuetext={`${line} percent bare, ${100 - line} percent dressed`}
          onChange={({ target }) => setLine(Number(target.value))}
          className="noscript:hidden absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y opacity-0"
        />
      </div>
    </PublicSection>
  );
}

function Word({ className, children }: { className: string; children: string }) {
  return (
    <span aria-hidden="true" className={`absolute bottom-3 bg-paper px-3 py-1 text-sm ${className}`}>
      {children}
    </span>
  );
}
