import { data } from "react-router";
import { shippedOffer } from "#app/content/business.ts";
import { guides } from "#app/content/guides/guides.ts";
import { picture } from "#app/content/pictures/pictures.ts";
import { shown } from "#app/content/pictures/shown-picture.ts";
import { siteContext } from "#app/contexts.server.ts";
import { say } from "#app/domain/site/site-facts.ts";
import { StandingLink } from "#app/ui/button.tsx";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import { localService } from "#app/web/site/structured-data.ts";
import type { Route } from "./+types/guide.ts";
import { figuresOf } from "./guide/guide-figures.ts";
import { GuideHalves, GuideSection } from "./guide/guide-section.tsx";
import { PublicCall } from "./page/public-call.tsx";
import { PublicIntro } from "./page/public-intro.tsx";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { path, title, description } = loaderData.guide;
  return publicPageMeta({
    path,
    title,
    description,
    data: (origin, site) => [localService(origin, site, { path, title, description })],
  })({ matches });
}

/** One page for each guide, under the guide's own address. */
export function loader({ request, context }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/(\.data|\/)$/, "");
  const found = guides.find((one) => one.path === path);
  if (!found) throw data(null, { status: 404 });
  const { facts } = context.get(siteContext);
  // The houses are those around where the site was made.
  const isNear = facts.offer.center === shippedOffer.center;
  const sections = found.sections.filter(({ figure }) => figure !== "houses" || isNear);
  const guide = say({ ...found, sections }, facts);
  const others = say(
    guides.filter((one) => one !== found).map(({ path: to, title }) => ({ to, title })),
    facts,
  );
  return { guide, picture: shown(picture(guide.picture)), others, figures: figuresOf(guide) };
}

export default function GuidePage({ loaderData }: Route.ComponentProps) {
  const { guide, picture: shownPicture, others, figures } = loaderData;
  const bands = bandsOf(guide.sections);
  const { text, ...call } = guide.call;
  return (
    <>
      <PublicIntro title={guide.title} display={guide.display} lead={guide.lead} picture={shownPicture} />
      {bands.map(([section, ...beside], index) => {
        const left = bands.length - 1 - index;
        const band = {
          id: `part-${index + 1}`,
          tone: (left % 2 === 0) === (guide.last === "bone") ? ("bone" as const) : ("linen" as const),
          children: left === 0 && <OtherGuides others={others} />,
        };
        return beside.length > 0 ? (
          <GuideHalves key={section.title} sections={[section, ...beside]} {...band} />
        ) : (
          <GuideSection key={section.title} section={section} figures={figures} {...band} />
        );
      })}
      <PublicCall {...call} id="touch" action="Get in Touch">
        {text}
      </PublicCall>
    </>
  );
}

type Section = (typeof guides)[number]["sections"][number];

/** What stands on one band: each by itself, those that are half as wide together. */
function bandsOf(sections: readonly Section[]): [Section, ...Section[]][] {
  const bands: [Section, ...Section[]][] = [];
  for (const section of sections) {
    const last = bands.at(-1);
    if (section.half && last?.[0].half) last.push(section);
    else bands.push([section]);
  }
  return bands;
}

function OtherGuides({ others }: { others: readonly { to: string; title: string }[] }) {
  return (
    <nav
      aria-labelledby="more"
      className="mt-12 grid items-baseline gap-x-16 gap-y-2 border-line border-t pt-6 lg:grid-cols-[4fr_8fr]"
    >
      <h2 id="more" className="font-medium font-sans text-base text-brass-deep tracking-normal">
        More from the workroom
      </h2>
      <ul className="flex flex-wrap gap-x-8">
        {others.map(({ to, title }) => (
          <li key={to}>
            <StandingLink to={to}>{title}</StandingLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
