import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { doors } from "#app/content/doors.ts";
import { type GalleryPicture, galleryOf } from "#app/content/pictures/gallery.ts";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { products } from "#app/content/products.ts";
import { roomWords } from "#app/content/styles/trait-words.ts";
import { siteContext } from "#app/contexts.server.ts";
import { rooms } from "#app/domain/catalogue/guide/traits.ts";
import { chipLook } from "#app/ui/chip-look.ts";
import { useHydrated } from "#app/web/site/hydrated.ts";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import type { Route } from "./+types/gallery.ts";
import { PublicCall } from "./page/public-call.tsx";
import { PublicIntro } from "./page/public-intro.tsx";
import { GalleryGrid } from "./parts/gallery-grid.tsx";
import { GalleryModal } from "./parts/gallery-modal.tsx";

export const meta = publicPageMeta({
  path: "/gallery",
  title: "Gallery",
  description:
    "Rooms to borrow from: drapery, Roman shades, cornices and valances, in linen, velvet, silk, stripes and prints.",
});

export const loader = ({ context }: Route.LoaderArgs) => galleryOf(context.get(siteContext).document);

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
      <PublicCall
        id="touch"
        title="Tell us which one you love"
        action="Get in Touch"
        doors={[doors.ask, doors.swatches]}
      >
        Describe your own window. We’ll tell you what it takes.
      </PublicCall>
    </>
  );
}

const PARAM = "photo";

/** Which photo is open is in the address, so that a link to it can be shared and Back closes it. */
function useOpenPhoto(pictures: readonly ShownPicture[]) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const wanted = useHydrated() ? params.get(PARAM) : null;
  const found = pictures.findIndex((picture) => picture.id === wanted);
  // Keys may come faster than the address follows, so each step counts from the photo that was asked for last.
  const asked = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (found === -1) asked.current = undefined;
  }, [found]);
  /** The filter stays as it is. */
  const withPhoto = (id?: string) => {
    const next = new URLSearchParams(params);
    if (id) next.set(PARAM, id);
    else next.delete(PARAM);
    return String(next);
  };
  const stay = { preventScrollReset: true };
  const openedHere = location.state?.openedHere === true;

  return {
    index: found === -1 ? undefined : found,
    open: (id: string) => navigate({ search: withPhoto(id) }, { ...stay, state: { openedHere: true } }),
    /** From one photo to another there is no history: one step back always leaves the photos. */
    move: (by: number) => {
      const to = ((asked.current ?? found) + by + pictures.length) % pictures.length;
      asked.current = to;
      const next = pictures[to];
      if (next) navigate({ search: withPhoto(next.id) }, { ...stay, replace: true, state: location.state });
    },
    close: () => {
      if (openedHere) navigate(-1);
      else navigate({ search: withPhoto() }, { ...stay, replace: true });
    },
  };
}

/** What is looked for is in the address, so that it can be shared. The page is made before anybody asks: at first it shows all. */
function useGalleryFilter(all: readonly GalleryPicture[]) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const ready = useHydrated();
  const asked = (name: "show" | "room", known: readonly (string | undefined)[]) => {
    const value = ready ? params.get(name) : null;
    return value !== null && known.includes(value) ? value : undefined;
  };
  const show = asked(
    "show",
    all.map(({ group }) => group),
  );
  const room = asked(
    "room",
    all.map((one) => one.room),
  );
  return {
    pictures: all.filter((one) => (!show || one.group === show) && (!room || one.room === room)),
    show,
    room,
    /** One wish changed, or with nothing all of them taken back. */
    onWish: (wish?: { show?: string | undefined; room?: string | undefined }) => {
      const next = Object.entries(wish ? { show, room, ...wish } : {}).filter(([, value]) => value) as [
        string,
        string,
      ][];
      navigate({ search: String(new URLSearchParams(next)) }, { replace: true, preventScrollReset: true });
    },
  };
}

interface GalleryFilterProps extends Omit<ReturnType<typeof useGalleryFilter>, "pictures"> {
  all: readonly GalleryPicture[];
  shown: number;
}

/** By what was made, and by room. Without scripts there is nothing to press, and everything is shown. */
function GalleryFilter({ show, room, onWish, all, shown }: GalleryFilterProps) {
  const filtered = show !== undefined || room !== undefined;
  return (
    <div className="noscript:hidden mb-8">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form, and this is none. */}
      <div role="group" aria-label="Show only" className="flex flex-wrap items-center gap-2">
        <button type="button" aria-pressed={!filtered} onClick={() => onWish()} className={chipLook}>
          All
        </button>
        {products.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={show === id}
            onClick={() => onWish({ show: show === id ? undefined : id })}
            className={chipLook}
          >
            {name}
          </button>
        ))}
        <select
          aria-label="Room"
          value={room ?? ""}
          onChange={({ target }) => onWish({ room: target.value || undefined })}
          className={chipLook}
        >
          <option value="">Any room</option>
          {rooms
            .filter((one) => all.some((picture) => picture.room === one))
            .map((one) => (
              <option key={one} value={one}>
                {roomWords[one]}
              </option>
            ))}
        </select>
      </div>
      <div className="flex min-h-11 items-center gap-x-4 text-ink-soft">
        <p role="status">{filtered ? `${shown} of ${all.length} pictures` : `All ${all.length} pictures`}</p>
        {filtered ? (
          <button
            type="button"
            onClick={() => onWish()}
            className="min-h-11 text-moss underline decoration-1 decoration-brass underline-offset-4 hover:decoration-2"
          >
            Show all
          </button>
        ) : null}
      </div>
      {shown === 0 && <p className="text-lead">We have no picture of that yet. Tell us about your room instead.</p>}
    </div>
  );
}
