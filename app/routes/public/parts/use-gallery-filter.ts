import { useNavigate, useSearchParams } from "react-router";
import type { GalleryPicture } from "#app/content/pictures/gallery.ts";
import { useHydrated } from "#app/web/site/hydrated.ts";

/** What is looked for is in the address, so that it can be shared. The page is made before anybody asks: at first it shows all. */
export function useGalleryFilter(all: readonly GalleryPicture[]) {
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
