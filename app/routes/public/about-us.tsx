import { PHONE_WIDE, SitePicture } from "#app/components/site/site-picture.tsx";
import { values } from "#app/content/about.ts";
import { doors } from "#app/content/doors.ts";
import {
  customersPicture,
  handworkPicture,
  journeyPictures,
  workroomPicture,
} from "#app/content/pictures/page-pictures.ts";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { shownStory } from "#app/content/site.ts";
import { siteContext } from "#app/contexts.server.ts";
import { StandingLink } from "#app/ui/button.tsx";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import { useWords } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/about-us.ts";
import { PublicCall } from "./page/public-call.tsx";
import { PublicIntro } from "./page/public-intro.tsx";
import { PublicSection } from "./page/public-section.tsx";
import { Saying } from "./page/saying.tsx";

export const meta = publicPageMeta({
  path: "/about-us",
  title: "About Us",
  description:
    "A workroom in {location}, that has made drapery by hand for {years}: who we are, how we began and what we hold to.",
});

export const loader = ({ context }: Route.LoaderArgs) => ({
  story: shownStory(context.get(siteContext)),
  handwork: handworkPicture(),
  workroom: workroomPicture(),
  customers: customersPicture(),
  journey: journeyPictures(),
});

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { location, years } = useWords();
  return (
    <>
      <PublicIntro
        title="About Us"
        display="One window at a time"
        lead={`We are a small workroom in ${location}. For ${years} we have made drapery, shades and top treatments by hand.`}
        picture={loaderData.handwork}
      />
      <Founder picture={loaderData.workroom} story={loaderData.story} />
      <Journey pictures={loaderData.journey} steps={loaderData.story.journey} />
      <Values />
      <Customers picture={loaderData.customers} words={loaderData.story.customers} />
      <PublicCall id="touch" title="Come and see the table" action="Get in Touch" doors={[doors.visit, doors.ask]}>
        Visits are by appointment. Write or call. We’ll put the coffee on.
      </PublicCall>
    </>
  );
}

type Story = Route.ComponentProps["loaderData"]["story"];

function Founder({ picture, story }: { picture: ShownPicture; story: Story }) {
  return (
    <PublicSection labelledBy="founder" className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 id="founder" className="text-3xl md:text-4xl">
          {story.title}
        </h2>
        <div className="mt-5 grid max-w-measure gap-4 text-ink-soft text-lead">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <figure className="mt-8 border-brass border-l pl-6">
          <Saying words={story.words} by={story.name} className="text-balance font-display text-xl italic" />
          {story.name ? <figcaption className="mt-3 text-ink">{story.name}</figcaption> : null}
        </figure>
      </div>
      <SitePicture
        picture={picture}
        sizes={`(min-width: 1280px) max(672px, 39vw), (min-width: 992px) 56vw, ${PHONE_WIDE}`}
        className="aspect-[3/2] lg:col-span-7 lg:aspect-[5/4]"
      />
    </PublicSection>
  );
}

/** Time runs down the margin; what the hands learned stands beside it. */
function Journey({ pictures, steps }: { pictures: ShownPicture[]; steps: Story["journey"] }) {
  return (
    <PublicSection tone="bone" labelledBy="journey">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        <h2 id="journey" className="text-3xl md:ml-[calc(36%+2.5rem)] md:text-4xl">
          Our journey
        </h2>
        <ol className="relative grid content-between gap-y-10 before:absolute before:inset-y-2 before:left-[5px] before:w-px before:bg-brass md:before:left-[calc(36%+1.25rem)]">
          {steps.map(({ when, text }) => (
            <li
              key={text}
              className="relative grid gap-x-10 gap-y-1 pl-8 before:absolute before:top-2 before:left-0 before:size-2.75 before:rotate-45 before:bg-brass md:grid-cols-[36%_1fr] md:pl-0 md:before:left-[calc(36%+0.95rem)]"
            >
              <h3 className="text-lg md:text-right">{when}</h3>
              <p className="max-w-measure text-pretty text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <div className="grid grid-cols-2 gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {pictures.map((picture, index) => (
            <SitePicture
              key={picture.id}
              picture={picture}
              sizes={`(min-width: 992px) 40vw, ${PHONE_WIDE}`}
              className={index === 0 ? "col-span-2 aspect-[3/2]" : "aspect-square"}
            />
          ))}
        </div>
      </div>
    </PublicSection>
  );
}

/** Four words and what they mean at the table, two by two, so that none stands in a narrow column. */
function Values() {
  return (
    <PublicSection labelledBy="values" className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
      <h2 id="values" className="text-3xl md:text-4xl">
        What we hold to
      </h2>
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {values.map(({ name, text }) => (
          <li key={name}>
            <h3 className="text-2xl">{name}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </PublicSection>
  );
}

function Customers({ picture, words }: { picture: ShownPicture; words: string }) {
  return (
    <PublicSection labelledBy="customers" className="grid items-center gap-x-16 gap-y-10 pt-0 md:pt-0 lg:grid-cols-12">
      <SitePicture
        picture={picture}
        sizes={`(min-width: 1280px) max(672px, 39vw), (min-width: 992px) 56vw, ${PHONE_WIDE}`}
        className="aspect-[3/2] lg:col-span-7"
      />
      <div className="lg:col-span-5">
        <h2 id="customers" className="text-3xl md:text-4xl">
          The people we sew for
        </h2>
        <p className="mt-5 max-w-measure text-ink-soft text-lead">{words}</p>
        <StandingLink to="/ask" className="mt-3">
          Send a photograph and a question
        </StandingLink>
      </div>
    </PublicSection>
  );
}
