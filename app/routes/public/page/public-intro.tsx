import type { ReactNode } from "react";
import { PicturePreload, SitePicture } from "#app/components/site/site-picture.tsx";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { classNames } from "#app/ui/class-names.ts";

interface PublicIntroProps {
  title: string;
  /** A line of our own, set large below a title that is plain. */
  display?: string | undefined;
  lead: ReactNode;
  children?: ReactNode;
  picture?: ShownPicture;
}

const LARGE = "text-4xl md:text-5xl xl:text-6xl";
const sizes =
  "(min-width: 1280px) 56vw, (min-width: 992px) 54vw, (min-width: 768px) 100vw, (min-resolution: 2.5dppx) 76vw, 113vw";

/**
 * What must stay in sight where the frame cuts a picture, which it does most on a tablet and on a very large screen: the
 * rod and the heading, or the hem. A picture that is not named is cut alike at both ends.
 */
const focus: Partial<Record<ShownPicture["id"], string>> = {
  "bay-seat-flat-roman-linen-morning": "object-[50%_30%]",
  "bedroom-velvet-pinch-dusk": "object-[60%_0%]",
  "care-brush-hem-sun": "object-[0%_90%]",
  "contact-swatches-table-morning": "object-[40%_50%]",
  "detail-hem-greek-key-linen": "object-[30%_100%]",
  "detail-pinch-velvet-rings": "object-[50%_5%]",
  "drawing-room-swag-jabot-silk-noon": "object-top",
  "hardware-finials-rings-wool": "object-[40%_50%]",
  "making-pins-pleats": "object-[50%_45%]",
  "workroom-table-linen-morning": "object-[40%_80%]",
};

/** The head of a public page: what it is in one heading and one sentence, beside a picture that runs to the edge. */
export function PublicIntro({ title, display, lead, children, picture }: PublicIntroProps) {
  const words = (
    <>
      {display ? (
        <>
          <h1 className="font-medium font-sans text-base text-brass-deep tracking-normal">{title}</h1>
          <p className={classNames("mt-3 text-balance font-display font-heading tracking-[-0.01em]", LARGE)}>
            {display}
          </p>
        </>
      ) : (
        <h1 className={LARGE}>{title}</h1>
      )}
      <p className="mt-6 max-w-measure text-ink-soft text-lead">{lead}</p>
      {children ? <div className="mt-8 flex flex-wrap items-center gap-4">{children}</div> : null}
    </>
  );
  if (!picture) return <div className="mx-auto max-w-page px-6 pt-14 md:px-10 md:pt-24">{words}</div>;
  return (
    <div className="grid lg:min-h-[max(36rem,36vw)] lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
      <PicturePreload picture={picture} sizes={sizes} />
      <div className="flex flex-col justify-center px-6 pt-12 pb-10 md:px-10 md:py-16 lg:pr-16 lg:pl-[max(2.5rem,calc((100vw-80rem)/2+2.5rem))]">
        {words}
      </div>
      <SitePicture
        picture={picture}
        sizes={sizes}
        first
        className="relative aspect-[4/3] md:aspect-auto md:h-120 lg:h-auto"
        imageClassName={classNames("absolute inset-0", focus[picture.id])}
      />
    </div>
  );
}
