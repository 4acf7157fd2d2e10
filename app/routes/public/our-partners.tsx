import { doors } from "#app/content/doors.ts";
import { partnerKinds } from "#app/content/partners.ts";
import { clothPicture } from "#app/content/pictures/page-pictures.ts";
import { SAMPLE_NAMES } from "#app/content/samples.ts";
import { type Site, shownPartners } from "#app/content/site.ts";
import { siteContext } from "#app/contexts.server.ts";
import { StandingLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import type { Route } from "./+types/our-partners.ts";
import { Drawn } from "./page/drawn.tsx";
import { PublicCall } from "./page/public-call.tsx";
import { PublicIntro } from "./page/public-intro.tsx";
import { PublicSection } from "./page/public-section.tsx";
import { drawGoods } from "./parts/draw-goods.server.ts";
import { PartnerMark } from "./parts/partner-mark.tsx";

export const meta = publicPageMeta({
  path: "/our-partners",
  title: "Our Partners",
  description: "The mills and makers behind the cloth: linens, velvets, trims, linings and hardware.",
});

/** What a supplier makes, as a strip of it: cloth from nearby, a rod, a pole. The words below it say the same. */
const goods = (site: Site) => {
  const { partners, sample } = shownPartners(site);
  const drawn = partners.map((partner) => ({ partner, markup: drawGoods(partner.goods) }));
  return {
    sample,
    lead: leads[partners.some(({ name }) => name) && !sample ? "own" : "kinds"],
    kinds: partnerKinds.flatMap((kind) => {
      const made = drawn.filter(({ partner }) => partner.kind === kind.kind);
      return made.length > 0 ? [{ ...kind, made }] : [];
    }),
  };
};

const leads = {
  own: "These are the mills and makers whose goods we work with.",
  kinds: "These are the kinds of mills and makers that supply a workroom like ours.",
};

const spans = { cloth: "lg:col-span-5", trim: "lg:col-span-2", hardware: "lg:col-span-3" };
/** Seven cloths fill two rows of four, for the first is twice as wide. */
const columns = {
  cloth: "md:grid-cols-4 *:first:col-span-2 md:[&_.drawing]:aspect-auto md:[&_.drawing]:h-38",
  trim: "",
  hardware: "md:grid-cols-3 max-md:*:first:col-span-2",
};

export const loader = ({ context }: Route.LoaderArgs) => ({
  cloth: clothPicture(),
  ...goods(context.get(siteContext)),
});

export default function PartnersPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PublicIntro
        title="Our Partners"
        display="Where our cloth and hardware come from"
        lead={loaderData.lead}
        picture={loaderData.cloth}
      />
      <PublicSection labelledBy="makers">
        <h2 id="makers" className="text-3xl md:text-4xl">
          {loaderData.kinds.length === partnerKinds.length ? "Cloth, trim and hardware" : "What they make"}
        </h2>
        <div className="mt-10 grid gap-x-6 gap-y-12 lg:grid-cols-5">
          {loaderData.kinds.map(({ kind, title, made }) => (
            <section key={kind} aria-labelledby={kind} className={spans[kind]}>
              <h3 id={kind} className="font-medium font-sans text-base text-brass-deep tracking-normal">
                {title}
              </h3>
              <ul className={classNames("mt-4 grid grid-cols-2 gap-x-4 gap-y-6", columns[kind])}>
                {made.map(({ partner, markup }) => (
                  <li key={partner.id} className="flex flex-col border border-line bg-paper">
                    <Drawn
                      markup={markup}
                      className="grid aspect-[15/8] auto-cols-fr grid-flow-col overflow-hidden [&>svg]:size-full"
                    />
                    <div className="grow px-4 pt-4 pb-3 text-center">
                      <p className="text-balance font-display text-lg">{partner.makes}</p>
                      {partner.name ? (
                        <PartnerMark partner={partner} className="mx-auto w-full max-w-36 text-ink-soft" />
                      ) : null}
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {loaderData.sample ? <p className="mt-6 text-ink-soft text-sm">{SAMPLE_NAMES}</p> : null}
      </PublicSection>
      <PublicSection
        tone="bone"
        labelledBy="elsewhere"
        className="grid gap-x-16 gap-y-5 md:py-16 lg:grid-cols-[4fr_8fr]"
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
      <PublicCall id="touch" title="Not sure which cloth?" action="Get in Touch" doors={[doors.ask, doors.styles]}>
        Tell us the room and the light it gets. We’ll suggest cloth that will hang well there, and send samples.
      </PublicCall>
    </>
  );
}
