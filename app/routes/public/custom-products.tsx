import { SitePicture } from "#app/components/site/site-picture.tsx";
import { doors } from "#app/content/doors.ts";
import { introPicture, productPictures } from "#app/content/pictures/page-pictures.ts";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { products, steps } from "#app/content/products.ts";
import { shownQuestions } from "#app/content/site.ts";
import { FINDER_PATH } from "#app/content/site-links.ts";
import { siteContext } from "#app/contexts.server.ts";
import { say } from "#app/domain/site/site-facts.ts";
import { ButtonLink, StandingLink, TextLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import { productGroup, questionList } from "#app/web/site/structured-data.ts";
import { useSaid, useWords } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/custom-products.ts";
import { PublicCall } from "./page/public-call.tsx";
import { PublicIntro } from "./page/public-intro.tsx";
import { PublicSection } from "./page/public-section.tsx";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicPageMeta({
    path: "/custom-products",
    title: "Custom Products",
    description:
      "Side panels and drapery, top treatments and Roman shades, made to your seven measurements. What happens from first measurement to last fold, and what people ask us.",
    data: (origin, site) => [
      ...say(products, site).map((product) => productGroup(origin, product)),
      questionList(loaderData?.questions ?? []),
    ],
  })({ matches });
}

export function loader({ context }: Route.LoaderArgs) {
  const questions = shownQuestions(context.get(siteContext));
  return { intro: introPicture(), products: productPictures(), questions };
}

export default function CustomProductsPage({ loaderData }: Route.ComponentProps) {
  const { area, fee } = useWords();
  return (
    <>
      <PublicIntro
        title="Custom Products"
        display="Drapery, shades and top treatments"
        lead="Each is made once, for one window. You choose the style and the cloth. We do the rest by hand."
        picture={loaderData.intro}
      >
        <ButtonLink to="/styles" variant="secondary">
          See all 59 styles
        </ButtonLink>
        <ButtonLink to={FINDER_PATH} variant="quiet">
          Find your style
        </ButtonLink>
      </PublicIntro>
      <Process />
      <Products pictures={loaderData.products} />
      <Questions questions={loaderData.questions} />
      <PublicCall
        id="touch"
        form="letter"
        doors={[doors.ask, doors.try]}
        title="Tell us about your windows"
        action="Get in Touch"
      >
        The room and a rough width are enough to begin. Within {area} we come to you; the {fee} is credited on your
        final quote.
      </PublicCall>
    </>
  );
}

function Process() {
  return (
    <PublicSection labelledBy="process">
      <h2 id="process" className="text-3xl md:text-4xl">
        From first measurement to last fold
      </h2>
      <ol className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 md:mt-14 lg:grid-cols-4">
        {useSaid(steps).map(({ title, text }, index) => (
          <li key={title} className="border-line border-t pt-5">
            <span aria-hidden="true" className="font-display text-3xl text-brass-deep tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-3 text-lg">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </PublicSection>
  );
}

function Products({ pictures }: { pictures: Record<string, ShownPicture> }) {
  return (
    <PublicSection tone="bone" labelledBy="what-we-make">
      <h2 id="what-we-make" className="sr-only">
        What we make
      </h2>
      <ul className="grid gap-y-16 lg:gap-y-28">
        {useSaid(products).map(({ id, name, text, learn, choices }, index) => (
          <li key={id} id={id} className="grid scroll-mt-8 gap-x-16 gap-y-8 lg:grid-cols-12">
            {pictures[id] ? (
              <SitePicture
                picture={pictures[id]}
                // An upright frame shows the middle of a wide picture, which is therefore wider than its frame.
                sizes="(min-width: 1280px) max(1110px, 65vw), (min-width: 992px) 90vw, 170vw"
                className={classNames("aspect-[4/5] lg:col-span-6", index % 2 === 1 && "lg:order-last")}
              />
            ) : null}
            <div className="flex flex-col justify-center lg:col-span-6">
              <h3 className="text-2xl md:text-3xl">{name}</h3>
              <p className="mt-4 mb-6 max-w-measure text-ink-soft text-lead">{text}</p>
              <ul className="border-line border-t">
                {choices.map((choice) => (
                  <li key={choice} className="border-line border-b py-3">
                    {choice}
                  </li>
                ))}
              </ul>
              <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
                <ButtonLink to="/contact-us">
                  Learn More
                  <span className="sr-only"> about {name}</span>
                </ButtonLink>
                <StandingLink to={learn.to}>{learn.label}</StandingLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </PublicSection>
  );
}

function Questions({ questions }: Pick<Route.ComponentProps["loaderData"], "questions">) {
  return (
    <PublicSection labelledBy="questions" className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
      <div>
        <h2 id="questions" className="text-3xl md:text-4xl">
          Questions people ask
        </h2>
        <p className="mt-4 max-w-measure text-ink-soft">
          Measuring yourself? Our <TextLink to="/measuring-guide">measuring guide</TextLink> has a drawing and a sheet
          to print.
        </p>
      </div>
      <div>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} heading="h3" summary={question}>
            <p className="max-w-measure text-ink-soft">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </PublicSection>
  );
}
