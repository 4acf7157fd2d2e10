import { drawnPicture } from "#app/components/drawn-scene.ts";
import { PublicCall } from "#app/components/public-call.tsx";
import { PublicIntro } from "#app/components/public-intro.tsx";
import { drawnScenes } from "#app/content/drawn-scenes.ts";
import { GALLERY_SIZE } from "#app/content/gallery.ts";
import { picturesOf, RENDERING_NOTE } from "#app/content/pictures.ts";
import { shown } from "#app/content/shown-picture.ts";
import { publicPageMeta } from "#app/lib/page-meta.ts";
import type { Route } from "./+types/gallery.ts";
import { GalleryGrid } from "./gallery-grid.tsx";
import { GalleryModal } from "./gallery-modal.tsx";
import { useOpenPhoto } from "./use-open-photo.ts";

export const meta = publicPageMeta({
  path: "/gallery",
  title: "Gallery",
  description:
    "Rooms with our drapery, Roman shades, cornices and valances, in linen, velvet, silk, stripes and prints.",
});

/** Drawings stand in until there are pictures enough. */
export function loader() {
  const rooms = picturesOf("gallery").map(shown);
  const drawings = drawnScenes.map(drawnPicture);
  return { rooms, drawings: drawings.slice(0, Math.max(0, GALLERY_SIZE - rooms.length)), note: RENDERING_NOTE };
}

/** The page is the same whichever photo is open. */
export const shouldRevalidate = () => false;

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { rooms, drawings, note } = loaderData;
  const pictures = [...rooms, ...drawings];
  const photo = useOpenPhoto(pictures);
  return (
    <>
      <PublicIntro title="Gallery" lead="Rooms we have dressed, and windows we have drawn. Open one to see it large." />
      <div className="mx-auto max-w-page px-6 pt-10 pb-16 md:px-10 md:pt-14 md:pb-24">
        <h2 className="sr-only">Rooms</h2>
        <GalleryGrid kind="rooms" pictures={rooms} onOpen={photo.open} />
        <p className="mt-6 text-ink-soft text-sm">{note}</p>
        {drawings.length > 0 ? (
          <>
            <h2 className="mt-16 mb-8 border-line border-t pt-8 text-3xl md:mt-24 md:mb-10 md:text-4xl">
              Drawn to scale
            </h2>
            <GalleryGrid kind="drawings" pictures={drawings} onOpen={photo.open} />
          </>
        ) : null}
      </div>
      {photo.index === undefined ? null : (
        <GalleryModal pictures={pictures} index={photo.index} onMove={photo.move} onClose={photo.close} />
      )}
      <PublicCall id="touch" title="Yours could be the next one" action="Get in Touch">
        Tell us which picture you like and what your own window looks like. We tell you what it takes.
      </PublicCall>
    </>
  );
}
