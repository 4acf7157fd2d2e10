import { partners } from "#app/content/partners.ts";
import { clothPicture } from "#app/content/pictures/page-pictures.ts";
import { SAMPLE_NAMES, samples } from "#app/content/samples.ts";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import type { Route } from "./+types/our-partners.ts";
import { PublicCall } from "./page/public-call.tsx";
import { PublicIntro } from "./page/public-intro.tsx";
import { PublicSection } from "./page/public-section.tsx";
import { PartnerMark } from "./parts/partner-mark.tsx";

export const meta = publicPageMeta({
  path: "/our-partners",
  title: "Our Partners",
  description: "The mills and makers behind the cloth: linens, velvets, trims, linings and hardware.",
});

export const loader = () => ({ cloth: clothPicture() });

export default function PartnersPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PublicIntro
        title="Our Partners"
        lead="Drapery is only as good as its cloth. These are the kinds of mills and makers that supply a workroom like ours."
        picture={loaderData.cloth}
      />
      <PublicSection labelledBy="makers">
        <h2 id="makers" className="text-3xl md:text-4xl">
          Cloth, trim and hardware
        </h2>
        <ul className="mt-10 grid grid-cols-2 border-line border-t border-l md:mt-14 md:grid-cols-3 lg:grid-cols-4">
          {partners.map((partner) => (
            <li
              key={partner.id}
              className="flex flex-col items-center justify-center border-line border-r border-b px-3 py-8 text-center md:py-12"
            >
              <PartnerMark partner={partner} className="w-full max-w-56" />
              <p className="text-ink-soft text-sm">{partner.makes}</p>
            </li>
          ))}
        </ul>
        {samples.partners ? <p className="mt-6 text-ink-soft text-sm">{SAMPLE_NAMES}</p> : null}
        <p className="mt-10 max-w-measure text-ink-soft">
          Found a fabric elsewhere? Send us its name or a link with your order. We work with any cloth that will hang
          well, and we’ll tell you when one will not.
        </p>
      </PublicSection>
      <PublicCall id="touch" title="Bring us a swatch" action="Get in Touch">
        Tell us the room and the light it gets. We’ll suggest cloth that will hang well there, and send samples.
      </PublicCall>
    </>
  );
}
