import { useEffect, useRef } from "react";
import { Form, useSearchParams } from "react-router";
import { SitePicture } from "#app/components/site/site-picture.tsx";
import { visitSteps } from "#app/content/guides/guides.ts";
import { contactPicture } from "#app/content/pictures/page-pictures.ts";
import { milesBetween } from "#app/content/zip-places.server.ts";
import { appContext, siteContext, userContext } from "#app/contexts.server.ts";
import { suggestedArea } from "#app/domain/consultations/consultation-rules.ts";
import { formatMoney } from "#app/domain/money.ts";
import { say } from "#app/domain/site/site-facts.ts";
import { findProfile } from "#app/services/accounts/profile.server.ts";
import { findUpcomingConsultation } from "#app/services/consultations/find-consultation.server.ts";
import { findCallOffer } from "#app/services/consultations/kept-schedule.server.ts";
import { Button, StandingLink, TextLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/consultation";
import { BOOKING, CALL_BOOKING } from "./booking/paths.ts";
import { CONTACT } from "./paths.ts";

export const meta = pageMeta({ title: "Consultation" });

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { id } = context.get(userContext);
  const { zipCode } = await findProfile(app, id);
  const { facts } = context.get(siteContext);
  const miles = milesBetween(facts.offer.centerZip, zipCode);
  const booked = (await findUpcomingConsultation(app, id))?.kind;
  const { ok: callOffered } = await findCallOffer(app, id);
  const visit = { steps: say(visitSteps, facts), picture: contactPicture() };
  return { zipCode, miles, booked, callOffered, visit, src: app.config.schedulingUrl?.href ?? BOOKING };
}

const answers = [
  { value: "yes", label: "Yes, I am within the area" },
  { value: "no", label: "No, I am outside the area" },
];

export default function ConsultationPage({ loaderData }: Route.ComponentProps) {
  const { zipCode, miles, booked, callOffered, visit, src } = loaderData;
  const { offer } = useSite();
  const [search] = useSearchParams();
  const area = search.get("area");
  // Said, not chosen: nothing opens until somebody presses.
  const within = miles !== undefined && suggestedArea(miles, offer.miles) === "yes";
  const fee = formatMoney(offer.visitFee).replace(".00", "");
  return (
    <>
      <PageHeading
        title="Consultation"
        lead={`We come to your home, measure and advise. It costs ${fee}, credited to your order on the final quote.`}
      />
      <div className="grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,42rem)_minmax(0,24rem)]">
        <section aria-labelledby="area">
          <h2 id="area" className="text-xl">
            Are you within {offer.miles} miles of {offer.center}?
          </h2>
          {miles !== undefined && (
            <p className="mt-2 text-ink-soft">
              {within
                ? `${zipCode} is in our area.`
                : `${zipCode} is about ${miles} miles from ${offer.center}, outside our area.`}
            </p>
          )}
          {/* Whoever has an appointment wants to see it, wherever they live by now. */}
          {booked && <p className="mt-2">{bookedWords[booked]} to see it, move it or cancel it.</p>}
          {/* The answer is an address, so Back and a reload keep it. */}
          <Form method="get" className="mt-6 flex flex-wrap gap-4" preventScrollReset>
            {answers.map(({ value, label }) => (
              <Button
                key={value}
                name="area"
                value={value}
                variant={value === (area ?? (within && "yes")) ? "primary" : "secondary"}
                aria-pressed={area === value}
              >
                {label}
              </Button>
            ))}
          </Form>
          <div aria-live="polite" className="mt-8">
            {area === "no" ? (
              <Outside offered={callOffered} calling={booked === "call" || search.get("by") === "video"} />
            ) : (
              <Inside area={area} src={src} />
            )}
          </div>
          {area === null && (
            <VisitSteps steps={visit.steps} className="mt-12" listClassName="grid gap-x-8 sm:grid-cols-3" />
          )}
        </section>
        <Visit {...visit} chosen={area !== null} />
      </div>
    </>
  );
}

/** What they book, told before they choose a day; then there may be room for nothing but the days. */
function Visit({ steps, picture, chosen }: Route.ComponentProps["loaderData"]["visit"] & { chosen: boolean }) {
  return (
    <aside aria-label="A visit" className={classNames("grid content-start gap-8", chosen && "max-xl:hidden")}>
      <SitePicture
        picture={picture}
        sizes="(min-width: 1280px) 384px, 92vw"
        className={classNames("aspect-[3/2]", chosen ? "xl:aspect-[4/3]" : "xl:aspect-[4/5]")}
      />
      {chosen && <VisitSteps steps={steps} />}
    </aside>
  );
}

interface VisitStepsProps {
  steps: Route.ComponentProps["loaderData"]["visit"]["steps"];
  className?: string;
  listClassName?: string;
}

function VisitSteps({ steps, className, listClassName }: VisitStepsProps) {
  return (
    <div className={className}>
      <h2 className="text-lg">What happens on a visit</h2>
      <ol className={classNames("mt-3", listClassName)}>
        {steps.map(([when, what]) => (
          <li key={when} className="border-line border-t py-3">
            <h3 className="font-medium font-sans text-sm">{when}</h3>
            <p className="mt-1 text-ink-soft text-sm">{what}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const bookedWords = { visit: "You have a visit booked. Choose Yes", call: "You have a video call booked. Choose No" };

function Inside({ area, src }: { area: string | null; src: string }) {
  if (area === "yes") return <SchedulingFrame src={src} />;
  return <p className="text-ink-soft">Please select an option above to continue.</p>;
}

/** We do not come; where the owner has a link for it, we can talk. */
function Outside({ offered, calling }: { offered: boolean; calling: boolean }) {
  return (
    <>
      <p>
        We currently do not offer consultations outside the service area. Please contact us for assistance.{" "}
        <TextLink to={CONTACT}>Contact</TextLink>
      </p>
      {offered && (
        <p className="mt-4">
          <StandingLink to="?area=no&by=video" preventScrollReset>
            We can talk by video instead.
          </StandingLink>
        </p>
      )}
      {calling && (
        <div className="mt-8">
          <SchedulingFrame src={CALL_BOOKING} />
        </div>
      )}
    </>
  );
}

/** The scheduler in its frame. Our own page is as tall as what it holds, so that there is one scrollbar and not two. */
function SchedulingFrame({ src }: { src: string }) {
  const ref = useRef<HTMLIFrameElement>(null);
  const own = src.startsWith("/");

  useEffect(() => {
    const frame = ref.current;
    if (!own || !frame) return;
    // Asked of the frame, not of the observer's entry: Chromium can make the entry's element an object of this page, and
    // then the frame's own scripts (`instanceof HTMLElement`) no longer know it.
    const observer = new ResizeObserver(() => {
      const page = frame.contentDocument?.documentElement;
      if (page) frame.style.height = `${page.offsetHeight}px`;
    });
    const follow = () => {
      observer.disconnect();
      const page = frame.contentDocument;
      // A frame that has not begun to load holds an empty page, whose height would make it jump. One that has just begun
      // has no element at all, whatever the types say. Either is followed once it has loaded.
      const root: HTMLElement | null = page?.documentElement ?? null;
      if (root && page?.URL !== "about:blank") observer.observe(root);
    };
    follow();
    frame.addEventListener("load", follow);
    return () => {
      frame.removeEventListener("load", follow);
      observer.disconnect();
    };
  }, [own]);

  return <iframe ref={ref} title="Book a consultation" src={src} className="-mx-1 block h-240 w-[calc(100%+0.5rem)]" />;
}
