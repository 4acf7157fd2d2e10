import { doors } from "#app/content/doors.ts";
import { drawing } from "#app/content/drawings/drawing.server.ts";
import { contactPicture } from "#app/content/pictures/page-pictures.ts";
import { ButtonLink, StandingLink, TextLink } from "#app/ui/button.tsx";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import { localBusiness } from "#app/web/site/structured-data.ts";
import { useSite, useWords } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/contact-us.ts";
import { Drawn } from "./page/drawn.tsx";
import { PublicCall } from "./page/public-call.tsx";
import { PublicIntro } from "./page/public-intro.tsx";
import { PublicSection } from "./page/public-section.tsx";

export const meta = publicPageMeta({
  path: "/contact-us",
  title: "Get Started",
  description:
    "Create an account to build your order window by window, or reach the workroom by e-mail and phone. Home visits within {area}.",
  data: (origin, site) => [localBusiness(origin, site)],
});

/** Where we hang what we make. They say nothing that is not in the words. */
const street = () =>
  ["row-houses", "stone-farmhouses", "twins-and-victorians", "new-houses-and-lofts"].map((name) =>
    drawing(`houses/${name}`),
  );

export const loader = () => ({ picture: contactPicture(), street: street() });

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PublicIntro
        title="Get Started"
        display="Begin with one window"
        lead="An account is free. In it you add your windows, choose styles and fabrics, and send us everything as one order. We’ll answer with a quote."
        picture={loaderData.picture}
      >
        <ButtonLink to="/sign-up">Sign Up Now</ButtonLink>
        <ButtonLink to="#visit" variant="secondary">
          Book a home visit
        </ButtonLink>
      </PublicIntro>
      <OrderToday street={loaderData.street} />
      <Ways />
      <PublicCall
        id="question"
        title="Only a question first?"
        action="Ask Us"
        to="/ask"
        doors={[doors.swatches, doors.try]}
      >
        Which style, which cloth, or whether we come as far as you: ask without an account, and we’ll write back.
      </PublicCall>
    </>
  );
}

/** The workroom's own address, below a street of the houses it knows. */
function OrderToday({ street: houses }: { street: readonly string[] }) {
  const { business } = useSite();
  return (
    <section aria-labelledby="order-today" className="bg-bone pt-12 md:pt-16">
      <div aria-hidden="true" className="overflow-hidden border-ink-soft border-b">
        <ul className="mx-auto grid max-w-page grid-cols-2 items-end gap-x-2 px-6 md:grid-cols-4 md:px-10 max-md:[&>li:nth-child(n+3)]:hidden">
          {houses.map((house) => (
            // They stand on the street: each leaves its own ground, its last line, behind.
            <li key={house}>
              <Drawn markup={house} className="-mb-[3.75%] [&_svg>path:last-child]:hidden" />
            </li>
          ))}
        </ul>
      </div>
      <div className="mx-auto grid max-w-page items-baseline gap-x-12 gap-y-8 px-6 py-12 md:px-10 md:py-16 xl:grid-cols-[1fr_auto]">
        <div>
          <h2 id="order-today" className="text-3xl md:text-4xl">
            Order Today
          </h2>
          <p className="mt-3 text-ink-soft">
            Rather speak with someone first? You reach the workroom itself. {business.hours}.
          </p>
        </div>
        <dl className="grid gap-x-10 xl:whitespace-nowrap gap-y-6 justify-between md:grid-cols-[auto_auto_auto]">
          <Line term="Email">
            <TextLink href={`mailto:${business.email}`}>{business.email}</TextLink>
          </Line>
          <Line term="Phone">
            <TextLink href={business.phoneLink}>{business.phone}</TextLink>
          </Line>
          <Line term="Location">
            {business.street ? (
              <>
                {business.street}
                <br />
              </>
            ) : null}
            {[business.location, business.zip].filter(Boolean).join(" ")}
          </Line>
        </dl>
      </div>
    </section>
  );
}

function Line({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="wrap-break-word max-md:wrap-anywhere mt-1 font-display text-xl">{children}</dd>
    </div>
  );
}

function Ways() {
  const { area, fee } = useWords();
  return (
    <PublicSection labelledBy="ways">
      <h2 id="ways" className="text-3xl md:text-4xl">
        Two ways to measure
      </h2>
      <div className="mt-10 grid gap-x-16 gap-y-10 md:mt-14 md:grid-cols-2">
        <div id="visit" className="scroll-mt-8 border-brass border-t pt-5">
          <h3 className="text-xl">We come to you</h3>
          <p className="mt-3 max-w-measure text-ink-soft">
            Within {area} we visit with samples, measure every window and talk the room through. The consultation is{" "}
            {fee} and is credited on your final quote.
          </p>
          <div className="mt-3 flex flex-wrap gap-x-8">
            <StandingLink to="/client/dashboard/consultation">Book a home visit</StandingLink>
            <StandingLink to="/ask?about=visit">Ask for a visit, without an account</StandingLink>
          </div>
          <p className="mt-1 max-w-measure text-ink-soft text-sm">
            To choose the hour yourself, <TextLink to="/sign-up">sign up</TextLink> first. Or ask, and we’ll find a day
            with you.
          </p>
        </div>
        <div className="border-brass border-t pt-5">
          <h3 className="text-xl">You measure</h3>
          <p className="mt-3 max-w-measure text-ink-soft">
            Seven measurements per window, to the nearest eighth of an inch. The guide shows where to hold the tape and
            has a sheet to print. Type them into your order, and it draws your windows to scale.
          </p>
          <div className="mt-3">
            <StandingLink to="/measuring-guide">Open the measuring guide</StandingLink>
          </div>
        </div>
      </div>
    </PublicSection>
  );
}
