import { data } from "react-router";
import { type Guide, guides } from "#app/content/guides/guides.ts";
import { picture } from "#app/content/pictures/pictures.ts";
import { shown } from "#app/content/pictures/shown-picture.ts";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import { localService } from "#app/web/site/structured-data.ts";
import type { Route } from "./+types/guide.ts";
import { PublicCall } from "./page/public-call.tsx";
import { PublicIntro } from "./page/public-intro.tsx";
import { PublicSection } from "./page/public-section.tsx";
import { LiningTable } from "./parts/lining-table.tsx";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { path, title, description } = loaderData.guide;
  return publicPageMeta({
    path,
    title,
    description,
    data: (origin) => [localService(origin, { path, title, description })],
  })();
}

/** One page for each guide, under the guide's own address. */
export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/(\.data|\/)$/, "");
  const guide = guides.find((one) => one.path === path);
  if (!guide) throw data(null, { status: 404 });
  const others = guides.filter((one) => one !== guide).map(({ path: to, title }) => ({ to, title }));
  return { guide, picture: shown(picture(guide.picture)), others };
}

export default function GuidePage({ loaderData }: Route.ComponentProps) {
  const { guide, picture: shownPicture, others } = loaderData;
  return (
    <>
      <PublicIntro title={guide.title} lead={guide.lead} picture={shownPicture} />
      {guide.sections.map((section, index) => (
        <Section key={section.title} {...section} tone={index % 2 === 1 ? "bone" : "linen"} id={`part-${index + 1}`} />
      ))}
      <nav aria-label="More to read" className="mx-auto max-w-page px-6 py-10 md:px-10">
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {others.map(({ to, title }) => (
            <li key={to}>
              <TextLink to={to}>{title}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <PublicCall form="letter" id="touch" title={guide.call.title} action="Get in Touch">
        {guide.call.text}
      </PublicCall>
    </>
  );
}

type SectionProps = Guide["sections"][number] & { id: string; tone: "linen" | "bone" };

function Section({ id, tone, title, text, points, compares }: SectionProps) {
  return (
    <PublicSection labelledBy={id} tone={tone} className="xl:py-24">
      <h2 id={id} className="text-3xl md:text-4xl">
        {title}
      </h2>
      {text.length > 0 && (
        <div className="mt-5 grid max-w-measure gap-4 text-ink-soft text-lead">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {points && (
        <dl className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {points.map(([name, words]) => (
            <div key={name} className="border-line border-t pt-4">
              <dt className="font-display text-lg">{name}</dt>
              <dd className="mt-2 text-ink-soft">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {compares === "linings" && <LiningTable />}
    </PublicSection>
  );
}
