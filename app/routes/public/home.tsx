import { Link } from "react-router";
import { PHONE_WIDE, SitePicture } from "#app/components/site/site-picture.tsx";
import { doors } from "#app/content/doors.ts";
import { drawing } from "#app/content/drawings/drawing.server.ts";
import { invitation } from "#app/content/home.ts";
import {
  bareAndDressed,
  heroPictures,
  historyPicture,
  makingPictures,
  miniGallery,
  productCloseUps,
  roomPictures,
  wholePicture,
} from "#app/content/pictures/page-pictures.ts";
import { RENDERING_NOTE } from "#app/content/pictures/pictures.ts";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { products, productsAtHome } from "#app/content/products.ts";
import { SAMPLE_NAMES, SAMPLE_WORDS } from "#app/content/samples.ts";
import { type ShownPartner, shownPartners, shownStory, shownTestimonials } from "#app/content/site.ts";
import { siteContext } from "#app/contexts.server.ts";
import { ButtonLink, TextLink } from "#app/ui/button.tsx";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import { localBusiness } from "#app/web/site/structured-data.ts";
import { useSaid, useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/home.ts";
import { Assurances, BareAndDressed, FullPicture, Making, RoomByRoom } from "./home/home-sections.tsx";
import { Drawn } from "./page/drawn.tsx";
import { PublicCall } from "./page/public-call.tsx";
import { PublicSection, SectionHead } from "./page/public-section.tsx";
import { Saying } from "./page/saying.tsx";
import { HomeHero } from "./parts/home-hero.tsx";
import { PartnerMark } from "./parts/partner-mark.tsx";

export const meta = publicPageMeta({
  path: "/",
  title: "Drapery made for your own windows",
  description:
    "Custom drapery, Roman shades, cornices and valances, made by hand in {location}, and fitted to your own windows. {Years}.",
  data: (origin, site) => [localBusiness(origin, site)],
});

/** What a supplier is known for, laid side by side. */
const goods = { cloth: ["linen-and-wool", "stripes"], trim: ["stripes"], hardware: ["rod"] };
const drawnFor = (partners: readonly ShownPartner[]) =>
  partners.map(({ kind }, index) => {
    const before = partners.slice(0, index).filter((one) => one.kind === kind).length;
    return drawing(`cloth/${goods[kind][before % goods[kind].length]}`);
  });

export const loader = ({ context }: Route.LoaderArgs) => {
  const site = context.get(siteContext);
  const { partners: all, sample } = shownPartners(site);
  const partners = all.slice(0, 3);
  const { display, history, words, name } = shownStory(site);
  return {
    heroes: heroPictures(),
    history: { picture: historyPicture(), display, words: history },
    products: productCloseUps(),
    gallery: miniGallery(),
    making: makingPictures(),
    whole: { picture: wholePicture(), words, name },
    window: bareAndDressed(),
    partners: { partners, cloths: drawnFor(partners), sample },
    testimonials: shownTestimonials(site),
    rooms: roomPictures(),
    note: RENDERING_NOTE,
  };
};

type Loaded = Route.ComponentProps["loaderData"];

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { business } = useSite();
  return (
    <>
      <h1 className="sr-only">{business.name}: drapery, shades and top treatments made by hand</h1>
      <HomeHero pictures={loaderData.heroes} />
      <Assurances />
      <History {...loaderData.history} />
      <Products pictures={loaderData.products} />
      <Making pictures={loaderData.making} />
      <FullPicture {...loaderData.whole} />
      <BareAndDressed {...loaderData.window} />
      <Partners {...loaderData.partners} />
      <MiniGallery pictures={loaderData.gallery} note={loaderData.note} />
      <RoomByRoom pictures={loaderData.rooms} />
      <Testimonials {...loaderData.testimonials} />
      <PublicCall
        id="contact"
        title="Contact Us"
        display="Tell us about your windows"
        action="Contact Us"
        doors={[doors.ask, doors.swatches]}
      >
        {useSaid(invitation)}
      </PublicCall>
    </>
  );
}

function History({ picture, display, words }: Loaded["history"]) {
  return (
    <PublicSection labelledBy="history" className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-12">
      <SitePicture
        picture={picture}
        sizes={`(min-width: 1280px) max(568px, 33vw), (min-width: 992px) 48vw, ${PHONE_WIDE}`}
        className="aspect-[3/2] lg:col-span-6 lg:aspect-[16/9]"
      />
      <div className="lg:col-span-6">
        <SectionHead id="history" title="Our History" display={display} />
        <p className="mt-5 max-w-measure text-ink-soft text-lead">{words}</p>
        <p className="mt-6">
          <TextLink to="/about-us">Read how it began</TextLink>
        </p>
      </div>
    </PublicSection>
  );
}

function Products({ pictures }: { pictures: Record<string, ShownPicture> }) {
  return (
    <PublicSection labelledBy="products" tone="bone">
      <SectionHead
        id="products"
        title="Our Custom Products"
        display="Made once, for one window"
        more={
          <ButtonLink to="/styles" variant="secondary">
            See all 59 styles
          </ButtonLink>
        }
      />
      <ul className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-3">
        {productsAtHome.map((id) => {
          const product = products.find((one) => one.id === id);
          const picture = pictures[id];
          if (!product || !picture) return null;
          return (
            <li key={id}>
              <Link to={`/custom-products#${id}`} className="group block">
                <SitePicture
                  picture={picture}
                  sizes={`(min-width: 1280px) max(560px, 33vw), (min-width: 768px) 44vw, ${PHONE_WIDE}`}
                  className="aspect-[3/2] md:aspect-[4/5] lg:aspect-square"
                  imageClassName="scale-110"
                />
                <h3 className="mt-5 text-xl decoration-1 decoration-brass underline-offset-8 group-hover:underline">
                  {product.name}
                </h3>
              </Link>
              <p className="mt-2 max-w-80 text-ink-soft">{product.short}</p>
            </li>
          );
        })}
      </ul>
    </PublicSection>
  );
}

function Partners({ partners, cloths: drawn, sample }: Loaded["partners"]) {
  return (
    <PublicSection labelledBy="partners" className="grid items-center gap-x-16 gap-y-8 md:pt-0 lg:grid-cols-[5fr_7fr]">
      <div>
        <SectionHead
          id="partners"
          title="Our Trusted Partners"
          display="The mills behind the cloth"
          lead="Good work begins with good cloth, and with hardware that carries it for years."
        />
        {sample ? <p className="mt-3 text-ink-soft text-sm">{SAMPLE_NAMES}</p> : null}
        <div className="mt-7">
          <ButtonLink to="/our-partners" variant="secondary">
            Meet All Our Partners
          </ButtonLink>
        </div>
      </div>
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {partners.map((partner, index) => (
          <li key={partner.id} className="flex items-center border border-line bg-paper sm:block">
            <Drawn markup={drawn[index] ?? ""} className="aspect-square w-28 *:h-full sm:aspect-[4/3] sm:w-full" />
            <div className="grid grow place-items-center px-4 py-4 sm:py-6">
              {partner.name ? <PartnerMark partner={partner} className="w-full max-w-52" /> : null}
              <p className="text-ink-soft text-sm">{partner.makes}</p>
            </div>
          </li>
        ))}
      </ul>
    </PublicSection>
  );
}

function MiniGallery({ pictures, note }: { pictures: ShownPicture[]; note: string }) {
  return (
    <PublicSection labelledBy="mini-gallery" className="pt-0 md:pt-0">
      <SectionHead
        id="mini-gallery"
        title="Mini Gallery"
        display="Rooms to borrow from"
        more={
          <ButtonLink to="/gallery" variant="secondary">
            View Full Gallery
          </ButtonLink>
        }
      />
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-6 md:gap-x-6 lg:grid-cols-12 lg:grid-rows-2">
        {pictures.map((picture, index) => (
          <li
            key={picture.id}
            className={index === 0 ? "col-span-2 flex lg:col-span-8 lg:row-span-2" : "flex lg:col-span-4"}
          >
            <figure className="flex w-full flex-col">
              <Link to={`/gallery?photo=${picture.id}`} className="block lg:grow">
                <SitePicture
                  picture={picture}
                  sizes={
                    index === 0
                      ? `(min-width: 1280px) max(792px, 46vw), (min-width: 992px) 66vw, ${PHONE_WIDE}`
                      : `(min-width: 1280px) max(400px, 23vw), (min-width: 992px) 33vw, 50vw`
                  }
                  className="relative aspect-[3/2] h-full w-full lg:aspect-auto lg:min-h-60"
                  imageClassName="absolute inset-0"
                />
              </Link>
              <figcaption className="mt-3 text-ink">{picture.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-soft text-sm">{note}</p>
    </PublicSection>
  );
}

function Testimonials({ title, said, sample }: Loaded["testimonials"]) {
  return (
    <PublicSection labelledBy="testimonials" tone="bone">
      <h2 id="testimonials" className="text-3xl md:text-4xl">
        {title}
      </h2>
      <ul className="mt-10 [contain-intrinsic-size:auto_41rem] [content-visibility:auto] grid md:[contain-intrinsic-size:auto_18rem] lg:[contain-intrinsic-size:auto_15rem] gap-x-12 gap-y-10 md:grid-cols-3">
        {said.map(({ words, name, about }) => (
          <li key={words}>
            <figure className="flex h-full flex-col border-brass border-t pt-6">
              <Saying
                words={words}
                by={name}
                className="grow font-display text-lg italic leading-8 lg:text-xl lg:leading-9"
              />
              {name ? (
                <figcaption className="mt-6 text-ink">
                  {name}
                  <br />
                  {about}
                </figcaption>
              ) : null}
            </figure>
          </li>
        ))}
      </ul>
      {sample ? <p className="mt-8 text-ink-soft text-sm">{SAMPLE_WORDS}</p> : null}
    </PublicSection>
  );
}
