import { galleryPictures } from "#app/content/pictures/gallery.ts";
import { RENDERING_NOTE } from "#app/content/pictures/pictures.ts";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import type { Route } from "./+types/gallery.ts";
import { PublicCall } from "./page/public-call.tsx";
import { PublicIntro } from "./page/public-intro.tsx";
import { GalleryFilter } from "./parts/gallery-filter.tsx";
import { GalleryGrid } from "./parts/gallery-grid.tsx";
import { GalleryModal } from "./parts/gallery-modal.tsx";
import { useGalleryFilter } from "./parts/use-gallery-filter.ts";
import { useOpenPhoto } from "./parts/use-open-photo.ts";

export const meta = publicPageMeta({
  path: "/gallery",
  title: "Gallery",
  description:
    "Rooms to borrow from: drapery, Roman shades, cornices and valances, in linen, velvet, silk, stripes and prints.",
});

export function loader() {
  return { pictures: galleryPictures(), note: RENDERING_NOTE };
}

/** The page is the same whichever photo is open. */
export const shouldRevalidate = () => false;

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { note } = loaderData;
  const { pictures, ...filter } = useGalleryFilter(loaderData.pictures);
  const photo = useOpenPhoto(pictures);
  return (
    <>
      <PublicIntro title="Gallery" display="Rooms to borrow from" lead="Open one to see it large." />
      <div className="mx-auto max-w-page px-6 pt-10 pb-16 md:px-10 md:pt-14 md:pb-24">
        <h2 className="sr-only">Rooms</h2>
        <GalleryFilter {...filter} all={loaderData.pictures} shown={pictures.length} />
        <GalleryGrid pictures={pictures} onOpen={photo.open} />
        <p className="mt-6 text-ink-soft text-sm">{note}</p>
      </div>
      {photo.index === undefined ? null : (
        <GalleryModal pictures={pictures} index={photo.index} onMove={photo.move} onClose={photo.close} />
      )}
      <PublicCall id="touch" without={["/contact-us#visit"]} title="Tell us which one you love" action="Get in Touch">
        Add a photograph of your own window. We’ll tell you what it takes.
      </PublicCall>
    </>
  );
}
