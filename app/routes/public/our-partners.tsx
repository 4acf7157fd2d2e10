import { drawing } from "#app/content/drawings/drawing.server.ts";
import { partners } from "#app/content/partners.ts";
import { clothPicture } from "#app/content/pictures/page-pictures.ts";
import { SAMPLE_NAMES, samples } from "#app/content/samples.ts";
import { StandingLink } from "#app/ui/page/text-link.tsx";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import type { Route } from "./+types/our-partners.ts";
import { Drawn } from "./page/drawn.tsx";
import { PublicCall } from "./page/public-call.tsx";
import { PublicIntro } from "./page/public-intro.tsx";
import { PublicSection } from "./page/public-section.tsx";
import { PartnerMark } from "./parts/partner-mark.tsx";

export const meta = publicPageMeta({
  path: "/our-partners",
  title: "Our Partners",
  description: "The mills and makers behind the cloth: linens, velvets, trims, linings and hardware.",
});

/** What a supplier makes, as a strip of it: cloth from nearby, a rod, a pole. The words below it say the same. */
const goods = () => partners.map(({ id }) => drawing(`goods/${id}`));

export const loader = () => ({ cloth: clothPicture(), goods: goods() });

export default function PartnersPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PublicIntro
        title="Our Partners"
        display="Drapery is only as good as its cloth"
        lead="These are the kinds of mills and makers that supply a workroom like ours."
        picture={loaderData.cloth}
      />
      <PublicSection labelledBy="makers">
        <h2 id="makers" className="text-3xl md:text-4xl">
          Cloth, trim and hardware
        </h2>
        <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-6 md:mt-14 md:grid-cols-3 lg:grid-cols-4">
          {partners.map((partner, index) => (
            <li key={partner.id} className="flex flex-col border border-line bg-paper">
              <Drawn markup={loaderData.goods[index] ?? ""} className="aspect-[15/8]" />
              <div className="grid grow content-center justify-items-center px-3 py-5 text-center">
                <PartnerMark partner={partner} className="w-full max-w-52" />
                <p className="text-balance text-ink-soft text-sm">{partner.makes}</p>
              </div>
            </li>
          ))}
        </ul>
        {samples.partners ? <p className="mt-6 text-ink-soft text-sm">{SAMPLE_NAMES}</p> : null}
      </PublicSection>
      <PublicSection
        tone="bone"
        labelledBy="elsewhere"
        className="grid gap-x-16 gap-y-5 md:py-16 lg:grid-cols-[4fr_8fr] xl:py-20"
      >
        <h2 id="elsewhere" className="text-3xl md:text-4xl">
          Found a fabric elsewhere?
        </h2>
        <div className="grid max-w-measure justify-items-start gap-4 text-ink-soft text-lead">
          <p>
            Send us its name or a link with your order. We work with any cloth that will hang well, and we’ll tell you
            when one will not.
          </p>
          <StandingLink to="/swatches">Ask for swatches</StandingLink>
        </div>
      </PublicSection>
      <PublicCall id="touch" title="Bring us a swatch" action="Get in Touch">
        Tell us the room and the light it gets. We’ll suggest cloth that will hang well there, and send samples.
      </PublicCall>
    </>
  );
}
