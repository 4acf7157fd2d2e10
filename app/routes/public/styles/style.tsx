import { Link } from "react-router";
import { ClothChips } from "#app/components/cloth/cloth-chip-row.tsx";
import { PHONE_WIDE, SitePicture } from "#app/components/site/site-picture.tsx";
import { StyleCard, StyleCloseUp, StyleDrawing } from "#app/components/style-card.tsx";
import { doors } from "#app/content/doors.ts";
import { RENDERING_NOTE } from "#app/content/pictures/pictures.ts";
import { stylePictures } from "#app/content/pictures/style-pictures.ts";
import { fromMark, fromNoteMark } from "#app/content/placed-texts.ts";
import { type Site, styleWords } from "#app/content/site.ts";
import { TRY_PATH } from "#app/content/site-links.ts";
import { careWords, fullnessWords, roomsInWords, windowsInWords } from "#app/content/styles/style-words.ts";
import { characterWords } from "#app/content/styles/trait-words.ts";
import { siteContext } from "#app/contexts.server.ts";
import { findStyleBySlug, styleGroups } from "#app/domain/catalogue/catalogue.ts";
import { neighborsOf } from "#app/domain/catalogue/guide/filter-styles.ts";
import { styleFacts } from "#app/domain/catalogue/guide/style-facts.ts";
import { type Style, styleImage, styleSlug, type TreatmentType, treatmentLabels } from "#app/domain/catalogue/style.ts";
import { usualChip } from "#app/domain/fabrics/cloth-chips.ts";
import { usualFullness } from "#app/domain/workroom/usual-fullness.ts";
import { dresses } from "#app/drawing/fabric/dress.ts";
import { closeUpOf } from "#app/drawing/style-close-up.ts";
import { PublicCall } from "#app/routes/public/page/public-call.tsx";
import { PublicSection } from "#app/routes/public/page/public-section.tsx";
import { ButtonLink, StandingLink, TextLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { missing } from "#app/web/page-meta.ts";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import type { Route } from "./+types/style.ts";
import { useAsked } from "./use-asked.ts";

const NEIGHBORS = 4;
const guide = { title: "Style Guide", path: "/styles" };

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  return publicPageMeta({ path: `/styles/${params.slug}`, title, description, above: guide })({ matches });
}

/** Asked at build time for every style that we make; any other address is none. */
export function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const style = findStyleBySlug(params.slug);
  const facts = style && styleFacts(style);
  if (!style || !facts) throw missing();
  const { treatment } = style;
  const { name, description } = styleWords(site, style);
  const group = groupOf(style);
  const worn = usualChip(style.group, style.name);
  return {
    // The cloth of the file first.
    dresses: dresses.toSorted((a, b) => Number(b.id === worn) - Number(a.id === worn)),
    ...shownStyle(site, style),
    // Two styles have one name, so a title says the group as well.
    title: group.name === name ? name : `${name}, ${group.name}`,
    description,
    treatment,
    fromNote: fromNoteMark(styleSlug(style)),
    closeUp: closeUpOf(style),
    facts: [
      { term: "Rooms it suits", text: roomsInWords(facts) },
      { term: "Windows it suits", text: windowsInWords(facts) },
      { term: "Character", text: characterWords[facts.character] },
      { term: "Fullness", text: fullnessWords(usualFullness(style)) },
      { term: "Care", text: `${careWords[facts.care]} What the maker of the cloth says comes first.` },
      { term: group.name, text: group.description },
    ],
    ...stylePictures(style),
    note: RENDERING_NOTE,
    neighbors: neighborsOf(style, NEIGHBORS).map((one) => shownStyle(site, one)),
  };
}

function shownStyle(site: Site, style: Style) {
  const slug = styleSlug(style);
  return {
    slug,
    name: styleWords(site, style).name,
    group: groupOf(style).name,
    image: styleImage(style),
    from: fromMark(slug),
  };
}

function groupOf({ group }: Style) {
  const found = styleGroups.find(({ id }) => id === group);
  if (!found) throw new Error(`There is no group ${group}.`);
  return found;
}

/** The page is the same in every cloth. */
export function shouldRevalidate({ currentParams, nextParams }: { currentParams: object; nextParams: object }) {
  return JSON.stringify(currentParams) !== JSON.stringify(nextParams);
}

type Shown = Route.ComponentProps["loaderData"];

/** What of it is looked at more closely. */
const closer: Record<TreatmentType, string> = {
  drapes: "The heading, closer",
  shades: "A corner, closer",
  tops: "The edge, closer",
};

/** Below picture and words; beside them on a large screen where the picture is high. */
const factsPlace: Record<TreatmentType, string> = {
  drapes: "lg:col-span-1",
  shades: "lg:col-span-1",
  tops: "lg:grid lg:grid-cols-2 lg:gap-x-12",
};

export default function StylePage({ loaderData }: Route.ComponentProps) {
  const { dresses, name, slug, group, image, treatment, description, closeUp, facts, pictures, neighbors } = loaderData;
  const { from, fromNote } = loaderData;
  const { cloth, wear, carry } = useAsked(dresses);
  return (
    <>
      <div className="mx-auto max-w-page px-6 pt-8 md:px-10 md:pt-12">
        <nav aria-label="Where this is" className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
          <TextLink to={carry(guide.path)} className="inline-flex min-h-11 items-center">
            {guide.title}
          </TextLink>
          <span aria-hidden="true">/</span>
          <TextLink to={`${guide.path}?kind=${treatment}`} className="inline-flex min-h-11 items-center">
            {treatmentLabels[treatment]}
          </TextLink>
          {group === name ? null : (
            <>
              <span aria-hidden="true">/</span>
              <span>{group}</span>
            </>
          )}
        </nav>
        <h1 className="mt-3 text-4xl md:text-5xl xl:text-6xl">{name}</h1>
        <p className="mt-4 max-w-measure text-ink-soft text-lead">{description}</p>
      </div>
      <ClothChips
        key={slug}
        dresses={dresses}
        chosenId={cloth}
        onChoose={wear}
        className="[--bleed:1.75rem] mx-auto max-w-page px-6 pt-6 md:px-10"
      >
        <div className="mx-auto grid max-w-page items-start gap-x-12 gap-y-10 px-6 pt-6 pb-16 sm:grid-cols-2 md:px-10 md:pb-24 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
          <div className={classNames("sm:sticky sm:top-6", treatment !== "tops" && "lg:row-span-2")}>
            <StyleDrawing image={image} treatment={treatment} first />
          </div>
          <div>
            <p className="font-display text-2xl empty:hidden">{from}</p>
            <p className="mt-1 mb-6 max-w-measure text-ink-soft text-sm empty:hidden">{fromNote}</p>
            <WaysOn slug={slug} cloth={cloth ?? dresses[0]?.id} />
            <figure className="mt-8">
              <StyleCloseUp image={image} {...closeUp} />
              <figcaption className="mt-3 text-ink-soft text-sm">{closer[treatment]}</figcaption>
            </figure>
          </div>
          <dl className={classNames("border-line border-t sm:col-span-2", factsPlace[treatment])}>
            {facts.map(({ term, text }) => (
              <div key={term} className="border-line border-b py-4 sm:grid sm:grid-cols-[9rem_1fr] sm:gap-x-6">
                <dt className="font-medium">{term}</dt>
                <dd className="text-ink-soft max-sm:mt-1">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        {pictures.length > 0 ? <Pictures {...loaderData} /> : null}
        <Neighbors neighbors={neighbors} treatment={treatment} carry={carry} />
      </ClothChips>
      <PublicCall
        form="letter"
        doors={[
          { ...doors.ask, to: `/ask?style=${slug}` },
          { ...doors.swatches, to: `/swatches?${new URLSearchParams({ style: name })}` },
        ]}
        id="touch"
        title="Is it right for your window?"
        action="Get in Touch"
      >
        Describe your window and we’ll tell you what it would take.
      </PublicCall>
    </>
  );
}

/** Where somebody goes from here who likes it. Swatches and questions are offered where the page ends. */
function WaysOn({ slug, cloth }: Pick<Shown, "slug"> & { cloth: string | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <ButtonLink to={`/sign-up?style=${slug}`}>Start with this style</ButtonLink>
      <StandingLink to={`${TRY_PATH}?style=${slug}&cloth=${cloth}`}>Try it on your window</StandingLink>
    </div>
  );
}

/** One picture stands beside its heading, two or three in a row below it. */
const rows: Record<number, { list: string; frame: string; sizes: string }> = {
  1: {
    list: "lg:order-first",
    frame: "aspect-[3/2]",
    sizes: `(min-width: 1280px) max(672px, 39vw), (min-width: 992px) 56vw, ${PHONE_WIDE}`,
  },
  2: {
    list: "md:grid-cols-2",
    frame: "aspect-[3/2]",
    sizes: `(min-width: 1280px) max(592px, 35vw), (min-width: 768px) 50vw, ${PHONE_WIDE}`,
  },
  3: {
    list: "md:grid-cols-3",
    frame: "aspect-[3/2] md:aspect-[4/5]",
    // A portrait frame shows the middle of a wide picture, which is therefore wider than its frame.
    sizes: `(min-width: 1280px) max(720px, 42vw), (min-width: 768px) 60vw, ${PHONE_WIDE}`,
  },
};

function Pictures({ pictures, exact, name, group, note }: Shown) {
  const row = rows[pictures.length];
  return (
    <PublicSection
      tone="bone"
      labelledBy="rooms"
      className={pictures.length === 1 ? "grid items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]" : "grid gap-y-8"}
    >
      <div>
        <h2 id="rooms" className="text-3xl md:text-4xl">
          {exact ? `${name} in a room` : `${group} in a room`}
        </h2>
        <p className="mt-2 text-ink-soft text-sm">{note}</p>
      </div>
      <ul className={classNames("grid gap-6", row?.list)}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Link to={`/gallery?photo=${picture.id}`} className="group block">
              <SitePicture
                picture={picture}
                sizes={row?.sizes ?? PHONE_WIDE}
                className={row?.frame ?? ""}
                // Where an upright picture is cut, its heading stays.
                imageClassName="object-top"
              />
              <span className="mt-3 block text-ink-soft text-sm decoration-brass underline-offset-4 group-hover:underline">
                {picture.caption}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PublicSection>
  );
}

interface NeighborsProps extends Pick<Shown, "neighbors" | "treatment"> {
  carry: (path: string) => string;
}

function Neighbors({ neighbors, treatment, carry }: NeighborsProps) {
  return (
    <PublicSection labelledBy="neighbors">
      <h2 id="neighbors" className="text-3xl md:text-4xl">
        Its neighbors
      </h2>
      <ul className="mt-8 flex gap-6 overflow-x-auto md:grid md:grid-cols-3 xl:grid-cols-4">
        {neighbors.map(({ slug, name, group, image, from }) => (
          <li key={slug} className="w-3/5 shrink-0 md:w-auto">
            <StyleCard
              name={name}
              group={group}
              treatment={treatment}
              image={image}
              from={from}
              to={carry(`${guide.path}/${slug}`)}
            />
          </li>
        ))}
      </ul>
    </PublicSection>
  );
}
