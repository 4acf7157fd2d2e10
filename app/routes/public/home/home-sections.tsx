import { type CSSProperties, useState } from "react";
import { Link } from "react-router";
import { PHONE_WIDE, SitePicture } from "#app/components/site/site-picture.tsx";
import { assurances, making, rooms } from "#app/content/home.ts";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { roomWords } from "#app/content/styles/trait-words.ts";
import { PublicSection } from "#app/routes/public/page/public-section.tsx";
import { Saying } from "#app/routes/public/page/saying.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { useSaid } from "#app/web/site/use-site.ts";

/** People shop for a room, not for a heading. */
export function RoomByRoom({ pictures }: { pictures: ShownPicture[] }) {
  return (
    <PublicSection labelledBy="rooms" className="pt-0 md:pt-0">
      <h2 id="rooms" className="text-3xl md:text-4xl">
        Room by room
      </h2>
      <ul className="mt-10 grid gap-x-5 gap-y-6 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-6">
        {rooms.map(({ room, text }, index) => (
          <li key={room}>
            <Link to={`/gallery?room=${room}`} className="group flex items-center gap-5 lg:block">
              {pictures[index] ? (
                // What it shows is said in the gallery; here the room's name beside it is enough.
                <span aria-hidden="true" className="w-20 shrink-0 sm:w-28 lg:mb-4 lg:block lg:w-auto">
                  <SitePicture picture={pictures[index]} sizes="15rem" className="aspect-[4/5] lg:aspect-square" />
                </span>
              ) : null}
              <span>
                <span className="font-display font-heading text-xl underline decoration-1 decoration-brass underline-offset-8 group-hover:decoration-2">
                  {roomWords[room]}
                </span>
                <span className="mt-3 block text-ink-soft lg:text-sm">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PublicSection>
  );
}

/** Fit and time, before anybody has to ask. */
export function Assurances() {
  return (
    <section aria-label="What you can count on" className="border-line border-b">
      <ul className="mx-auto grid max-w-page gap-x-12 gap-y-6 px-6 py-10 md:grid-cols-3 md:px-10">
        {useSaid(assurances).map(({ title, text }) => (
          <li key={title}>
            <p className="font-display font-heading text-lg">{title}</p>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One picture from edge to edge, and one sentence under it, whose font is fetched when it comes near. */
export function FullPicture({ picture, words, name }: { picture: ShownPicture; words: string; name: string }) {
  return (
    <figure>
      <SitePicture
        picture={picture}
        sizes="(min-width: 576px) 100vw, 190vw"
        className="aspect-[4/5] sm:aspect-[3/2] lg:aspect-[21/9]"
        imageClassName="object-[50%_40%]"
      />
      <figcaption className="mx-auto [contain-intrinsic-size:auto_8rem] [content-visibility:auto] max-w-page px-6 py-12 text-center md:px-10 md:py-14">
        <Saying words={words} by={name} className="mx-auto max-w-3xl font-display text-2xl italic md:text-3xl" />
        {name ? <p className="mt-4">{name}</p> : null}
      </figcaption>
    </figure>
  );
}

/** Five steps of the hand, side by side; with less room two above three, on a phone the first above the others. */
export function Making({ pictures }: { pictures: ShownPicture[] }) {
  return (
    <PublicSection labelledBy="making">
      <h2 id="making" className="text-3xl md:text-4xl">
        How it is made
      </h2>
      <ol className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-6 md:gap-x-5 lg:grid-cols-5">
        {making.map(({ title, text }, index) => (
          <li
            key={title}
            className="max-md:first:col-span-2 md:max-lg:col-span-2 md:max-lg:first:col-span-3 md:max-lg:nth-2:col-span-3"
          >
            {pictures[index] ? (
              <SitePicture
                picture={pictures[index]}
                sizes={`(min-width: 992px) 20vw, (min-width: 768px) 50vw, ${PHONE_WIDE}`}
                className={index === 0 ? "aspect-[3/2] md:aspect-[4/5]" : "aspect-square md:aspect-[4/5]"}
              />
            ) : null}
            <p className="mt-4 font-display font-heading text-lg">
              {index + 1}. {title}
            </p>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </PublicSection>
  );
}

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
