import { useLayoutEffect, useRef } from "react";
import { ClothChips } from "#app/components/cloth/cloth-chip-row.tsx";
import { StyleCard } from "#app/components/style-card.tsx";
import { NothingFits, StyleCount, StyleFilter } from "#app/components/style-filter.tsx";
import { SwatchesLink } from "#app/components/swatches-link.tsx";
import { doors } from "#app/content/doors.ts";
import { fromMark } from "#app/content/placed-texts.ts";
import { styleWords } from "#app/content/site.ts";
import { FINDER_PATH, TRY_PATH } from "#app/content/site-links.ts";
import { siteContext } from "#app/contexts.server.ts";
import { groupsOf, styles, stylesOf } from "#app/domain/catalogue/catalogue.ts";
import { fitsWishes, type StyleWishes, wishNames } from "#app/domain/catalogue/guide/filter-styles.ts";
import { styleFacts } from "#app/domain/catalogue/guide/style-facts.ts";
import { characters, rooms } from "#app/domain/catalogue/guide/traits.ts";
import { styleSlug, type TreatmentType, treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { guideDresses } from "#app/drawing/fabric/dress.ts";
import { StandingLink } from "#app/ui/button.tsx";
import { useHydrated } from "#app/web/site/hydrated.ts";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import type { Route } from "./+types/styles.ts";
import { PublicCall } from "./page/public-call.tsx";
import { PublicIntro } from "./page/public-intro.tsx";
import { useAsked } from "./styles/use-asked.ts";

const finderInShort = "Four questions about your room and your window, and three drawings that suit the answers.";

export const meta = publicPageMeta({
  path: "/styles",
  title: "Style Guide",
  description:
    "All 59 styles we make, each with its own drawing: pleated and grommet drapery, Roman shades, cornice boards and valances.",
});

export const loader = ({ context }: Route.LoaderArgs) => ({
  count: styles.length,
  dresses: guideDresses,
  kinds: treatmentTypes.map((kind) => ({
    kind,
    styles: groupsOf(kind).flatMap((group) =>
      stylesOf(group).map((style) => ({
        slug: styleSlug(style),
        name: styleWords(context.get(siteContext), style).name,
        group: group.name,
        from: fromMark(styleSlug(style)),
        // What it looks like. What it suits is said on its own page.
        shape: firstSentence(styleWords(context.get(siteContext), style).description),
        ...styleTraits(style),
      })),
    ),
  })),
});

/** Of a description that has only one, all of it. */
const firstSentence = (text: string) => /^.*?\.(?= )/s.exec(text)?.[0] ?? text;

function styleTraits(style: (typeof styles)[number]) {
  const facts = styleFacts(style);
  if (!facts) throw new Error(`Nothing is known of ${styleSlug(style)}.`);
  return { look: facts.character, rooms: facts.rooms };
}

/** The page is the same whatever is asked of it. */
export const shouldRevalidate = () => false;

type Kind = Route.ComponentProps["loaderData"]["kinds"][number];

export default function StylesPage({ loaderData }: Route.ComponentProps) {
  const { count, dresses, kinds } = loaderData;
  const { cloth, wishes, wear, wish, clear, carry } = useAsked(dresses);
  const list = useRef<HTMLDivElement>(null);
  const shown = fitting(kinds, wishes);
  const change = (ask: () => void) => {
    ask();
    // What was far down the page may be gone: the first of what is left comes into sight.
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  };
  const onWish: typeof wish = (changes) => change(() => wish(changes));
  const onClear = () => change(clear);
  return (
    <>
      <PublicIntro
        title="Style Guide"
        lead={`The ${count} styles we make, side by side. All but the hard shades can be made in any fabric.`}
      />
      <KindLinks />
      <FirstView />
      <div className="style-guide mt-8 md:mt-12">
        <StyleFilter
          kinds={treatmentTypes}
          wishes={wishes}
          onWish={onWish}
          className="sticky top-0 z-10 [@media(height<30rem)]:static bg-linen px-6 pt-2 md:px-[max(2.5rem,calc((100%-80rem)/2+2.5rem))] noscript:hidden"
        />
        <ClothChips
          dresses={dresses}
          chosenId={cloth}
          onChoose={wear}
          className="[--bleed:1.75rem] sticky top-13 z-10 md:max-[1280px]:static [@media(height<30rem)]:static border-line border-b bg-linen px-6 pt-2 pb-3 md:px-[max(2.5rem,calc((100%-80rem)/2+2.5rem))]"
        >
          <div ref={list} className="mx-auto max-w-page scroll-mt-32 px-6 pt-6 pb-16 md:px-10 md:pb-24">
            <div className="flex flex-wrap items-center justify-between gap-x-8">
              <StyleCount shown={countOf(shown)} all={count} wishes={wishes} onClear={onClear} />
              <p>
                Not sure? <StandingLink to={FINDER_PATH}>Find your style</StandingLink>, or{" "}
                <StandingLink to={TRY_PATH}>try one window</StandingLink>
              </p>
            </div>
            {countOf(shown) === 0 ? (
              <NothingFits wishes={wishes} helps={helpsIn(kinds, wishes)} onWish={onWish} onClear={onClear} />
            ) : (
              <div className="mt-2 grid gap-y-16">
                {shown.map((each) => (
                  <KindStyles key={each.kind} {...each} carry={carry} />
                ))}
              </div>
            )}
          </div>
        </ClothChips>
      </div>
      <p className="mx-auto max-w-page px-6 pb-10 md:px-10">
        Cloth is best judged in the hand. <SwatchesLink />
      </p>
      <PublicCall doors={[doors.ask, doors.try]} id="touch" title="Not sure which one?" action="Get in Touch">
        Tell us the room and a rough width, and we’ll tell you which styles suit it.
      </PublicCall>
    </>
  );
}

function fitting(kinds: readonly Kind[], wishes: StyleWishes): Kind[] {
  const fit = kinds.map(({ kind, styles }) => ({
    kind,
    styles: styles.filter((style) => fitsWishes({ kind, ...style }, wishes)),
  }));
  return fit.filter(({ styles }) => styles.length > 0);
}

function countOf(kinds: readonly Kind[]) {
  return kinds.reduce((sum, { styles }) => sum + styles.length, 0);
}

/** The wishes without which something would be left. */
function helpsIn(kinds: readonly Kind[], wishes: StyleWishes) {
  return wishNames.filter((name) => wishes[name] && fitting(kinds, { ...wishes, [name]: undefined }).length > 0);
}

/** Without scripts there is no filter, and all styles are there: the way down to each kind. */
function KindLinks() {
  return (
    <nav aria-label="Kinds" className="mx-auto hidden max-w-page px-6 pt-8 md:px-10 noscript:block">
      <ul className="flex flex-wrap gap-x-8 border-line border-b">
        {treatmentTypes.map((kind) => (
          <li key={kind}>
            <a
              href={`#${kind}`}
              className="flex min-h-12 items-center decoration-1 decoration-brass underline-offset-8 hover:underline"
            >
              {treatmentLabels[kind]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function KindStyles({ kind, styles, carry }: Kind & { carry: (path: string) => string }) {
  return (
    <section id={kind} data-kind={kind} aria-labelledby={`${kind}-title`} className="scroll-mt-32">
      <h2 id={`${kind}-title`} className="text-3xl md:text-4xl">
        {treatmentLabels[kind]}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 md:gap-y-12 xl:grid-cols-4">
        {styles.map(({ slug, name, group, shape, from, look, rooms }, index) => (
          <li key={slug} data-traits={[kind, look, ...rooms].join(" ")}>
            <StyleCard
              name={name}
              group={styles[index - 1]?.group === group ? undefined : group}
              description={shape}
              from={from}
              treatment={kind}
              image={`/styles/${slug}.svg`}
              to={carry(`/styles/${slug}`)}
            />
          </li>
        ))}
        <LastInRow {...waysOn[kind]} />
      </ul>
    </section>
  );
}

const waysOn: Record<TreatmentType, Parameters<typeof LastInRow>[0]> = {
  drapes: { title: "Not sure which?", text: finderInShort, to: FINDER_PATH, label: "Find your style" },
  shades: { title: "Not sure which?", text: finderInShort, to: FINDER_PATH, label: "Find your style" },
  tops: {
    title: "None of these?",
    text: "A board can be cut to any line you can draw. Tell us about it.",
    to: "/ask",
    label: "Ask about your windows",
  },
};

/** Stands where the last row of three or four leaves a place open; a full row needs nothing. */
function LastInRow({ title, text, to, label }: { title: string; text: string; to: string; label: string }) {
  return (
    <li className="hidden content-center border border-line px-6 py-12 md:max-xl:not-nth-[3n+1]:grid xl:not-nth-[4n+1]:grid">
      <p className="font-display font-heading text-2xl">{title}</p>
      <p className="mt-3 max-w-80 text-ink-soft">{text}</p>
      <p className="mt-3">
        <StandingLink to={to}>{label}</StandingLink>
      </p>
    </li>
  );
}

const words = JSON.stringify([...treatmentTypes, ...characters, ...rooms]);

/** Rules of its own: those that a script makes and does not put into the page need no leave of the page's policy. */
const script = `{
  const asked = new URLSearchParams(location.search);
  const fits = ${JSON.stringify(wishNames)}.map((name) => asked.get(name)).filter((word) => ${words}.includes(word)).map((word) => '[data-traits~="' + word + '"]').join("");
  if (fits) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-traits]:not(" + fits + "),[data-kind]:not(:has(" + fits + ")){display:none}");
    document.adoptedStyleSheets.push(sheet);
  }
}`;

/**
 * The guide is made at build time and holds every style. Whoever opens an address that asks for some of them sees only
 * those from the first paint on: this stands before the list, and gives way to the filter once that is there.
 */
function FirstView() {
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (hydrated) document.adoptedStyleSheets = [];
  }, [hydrated]);
  if (hydrated) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own words; a prerendered page's policy names its hash
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
