import { ChevronLeft, ChevronRight, X } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Link } from "react-router";
import { SitePicture } from "#app/components/site/site-picture.tsx";
import type { GalleryPicture } from "#app/content/pictures/gallery.ts";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { useModal } from "#app/ui/use-modal.ts";
import { useSwipe } from "./use-swipe.ts";

interface GalleryModalProps {
  pictures: readonly GalleryPicture[];
  index: number;
  onMove: (by: number) => void;
  onClose: () => void;
}

/** One photo, large, on a page of its own colour, with what hangs there. A click anywhere but on a link or a button closes it. */
export function GalleryModal({ pictures, index, onMove, onClose }: GalleryModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const picture = pictures[index];
  useModal(ref, onClose);
  useReturnTo(picture?.id);
  const swipe = useSwipe(onMove);
  if (!picture) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") onMove(1);
    if (event.key === "ArrowLeft") onMove(-1);
  };
  const closeUnlessControl = (event: MouseEvent) => {
    if (swipe.ended() || (event.target as Element).closest("a, button")) return;
    onClose();
  };
  return (
    <dialog
      ref={ref}
      // biome-ignore lint/a11y/noRedundantRoles: tools that read the markup and not the accessibility tree rely on it.
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onClick={closeUnlessControl}
      {...swipe.handlers}
      className="dialog m-0 size-full max-h-none max-w-none touch-pan-y select-none overflow-hidden bg-linen [&_img]:pointer-events-none text-ink transition-opacity duration-200"
    >
      <div className="grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-center justify-between py-2 pr-3 pl-6 md:pl-10">
          <p className="text-ink-soft text-sm tabular-nums">
            {index + 1} of {pictures.length}
          </p>
          <Control name="Close" onPress={onClose}>
            <X aria-hidden="true" strokeWidth={1.5} className="size-6" />
          </Control>
        </div>
        <div className="grid min-h-0 cursor-zoom-out place-items-center [container-type:size] md:mx-20">
          <SitePicture
            key={picture.id}
            picture={picture}
            sizes="(max-width: 767px) and (orientation: portrait) 180vw, 100vw"
            first
            // Upright on a phone the grid has shown it whole already: here it is as high as the screen, and nearer.
            className="portrait:max-md:aspect-auto! portrait:max-md:size-full!"
            style={contained(picture)}
          />
        </div>
        <div className="flex items-center justify-between gap-4 px-3 py-3 md:px-10 md:py-5">
          <Control name="Previous photo" onPress={() => onMove(-1)}>
            <ChevronLeft aria-hidden="true" strokeWidth={1.5} className="size-6" />
          </Control>
          <div className="flex min-w-0 flex-col items-center gap-x-8 gap-y-1 lg:flex-row">
            <h2 id={titleId} aria-live="polite" className="text-center text-base md:text-lg">
              {picture.caption}
            </h2>
            <WhatHangs {...picture} />
          </div>
          <Control name="Next photo" onPress={() => onMove(1)}>
            <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-6" />
          </Control>
        </div>
      </div>
    </dialog>
  );
}

/** The style with its drawing, the cloth, and a way on. */
function WhatHangs({ style, fabric }: GalleryPicture) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-4 text-sm">
      {style ? (
        <Link
          to={`/styles/${style.slug}`}
          className="inline-flex min-h-11 items-center gap-2 underline decoration-brass underline-offset-4"
        >
          <img src={style.image} alt="" width="28" height="35" className="h-9 w-auto border border-line bg-paper" />
          {style.name}
        </Link>
      ) : null}
      {fabric ? <span className="text-ink-soft">in {fabric}</span> : null}
      <Link
        to={style ? `/ask?style=${style.slug}` : "/ask"}
        className="inline-flex min-h-11 items-center underline decoration-brass underline-offset-4"
      >
        Ask about this
      </Link>
    </p>
  );
}

function Control({ name, onPress, children }: { name: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-sm text-ink-soft transition-colors hover:bg-bone hover:text-ink"
    >
      {children}
    </button>
  );
}

/** As large as the room allows, whole. */
function contained({ width, height }: ShownPicture) {
  const ratio = width / height;
  return { width: `min(100cqw, ${ratio * 100}cqh)`, aspectRatio: String(ratio) };
}

/**
 * The browser gives focus back to what opened the dialog; a photo that a link opened gives it to its place in the grid.
 * Called after useModal, so that the dialog is closed by then.
 */
function useReturnTo(id: string | undefined) {
  const [opener] = useState(() => document.activeElement);
  const returnTo = useEffectEvent(() => {
    if (id && (!opener || opener === document.body)) document.getElementById(id)?.focus();
  });
  useLayoutEffect(() => () => returnTo(), []);
}
