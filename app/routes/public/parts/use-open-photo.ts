import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { useHydrated } from "#app/web/site/hydrated.ts";

const PARAM = "photo";

/** Which photo is open is in the address, so that a link to it can be shared and Back closes it. */
export function useOpenPhoto(pictures: readonly ShownPicture[]) {
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
