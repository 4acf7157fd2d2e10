import { SitePicture } from "#app/components/site/site-picture.tsx";
import { customers, founder, journey, values } from "#app/content/about.ts";
import { overYears } from "#app/content/figures.ts";
import { customersPicture, handworkPicture, workroomPicture } from "#app/content/pictures/page-pictures.ts";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import type { Route } from "./+types/about-us.ts";
import { PublicCall } from "./page/public-call.tsx";
import { PublicIntro } from "./page/public-intro.tsx";
import { PublicSection } from "./page/public-section.tsx";

export const meta = publicPageMeta({
  path: "/about-us",
  title: "About Us",
  description:
    "A workroom in Ardmore, Pennsylvania, that has made drapery by hand for over 20 years: who we are, how we began and what we hold to.",
});

export const loader = () => ({
  handwork: handworkPicture(),
  workroom: workroomPicture(),
  customers: customersPicture(),
});

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PublicIntro
        title="About Us"
        display="One window at a time"
        lead={`We are a small workroom in Ardmore, Pennsylvania. For ${overYears} we have made drapery, shades and top treatments by hand.`}
        picture={loaderData.handwork}
      />
      <Founder picture={loaderData.workroom} />
      <Journey />
      <Values />
      <Customers picture={loaderData.customers} />
      <PublicCall form="window" id="touch" title="Come and see the table" action="Get in Touch">
        Visits are by appointment. Write or call. We’ll put the coffee on.
      </PublicCall>
    </>
  );
}

function Founder({ picture }: { picture: ShownPicture }) {
  return (
    <PublicSection labelledBy="founder" className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 id="founder" className="text-3xl md:text-4xl">
          A tailor’s apprentice
        </h2>
        <div className="mt-5 grid max-w-measure gap-4 text-ink-soft text-lead">
          {founder.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <figure className="mt-8 border-brass border-l pl-6">
          <blockquote className="text-balance font-display text-xl italic">“{founder.words}”</blockquote>
          <figcaption className="mt-3 text-ink">{fullName(founder)}, founder</figcaption>
        </figure>
      </div>
      <SitePicture
        picture={picture}
        sizes="(min-width: 1280px) max(672px, 39vw), (min-width: 992px) 56vw, 100vw"
        className="aspect-[3/2] lg:col-span-7 lg:aspect-[5/4]"
      />
    </PublicSection>
  );
}

function Journey() {
  return (
    <PublicSection tone="bone" labelledBy="journey" className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
      <h2 id="journey" className="text-3xl md:text-4xl">
        Our journey
      </h2>
      <ol>
        {journey.map(({ when, text }) => (
          <li
            key={when}
            className="grid gap-x-8 gap-y-1 border-line border-t py-6 last:border-b md:grid-cols-[14rem_1fr]"
          >
            <h3 className="text-lg">{when}</h3>
            <p className="max-w-measure text-balance text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </PublicSection>
  );
}

function Values() {
  return (
    <PublicSection labelledBy="values">
      <h2 id="values" className="text-3xl md:text-4xl">
        What we hold to
      </h2>
      <ul className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 md:mt-14 lg:grid-cols-4">
        {values.map(({ name, text }) => (
          <li key={name} className="border-brass border-t pt-5">
            <h3 className="text-xl">{name}</h3>
            <p className="mt-3 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </PublicSection>
  );
}

function Customers({ picture }: { picture: ShownPicture }) {
  return (
    <PublicSection
      labelledBy="customers"
      className="grid items-center gap-x-16 gap-y-10 pt-0 md:pt-0 lg:grid-cols-12 xl:pt-0"
    >
      <SitePicture
        picture={picture}
        sizes="(min-width: 1280px) max(672px, 39vw), (min-width: 992px) 56vw, 100vw"
        className="aspect-[3/2] lg:col-span-7"
      />
      <div className="lg:col-span-5">
        <h2 id="customers" className="text-3xl md:text-4xl">
          The people we sew for
        </h2>
        <p className="mt-5 max-w-measure text-ink-soft text-lead">{customers}</p>
      </div>
    </PublicSection>
  );
}
