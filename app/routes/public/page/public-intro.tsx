import type { ReactNode } from "react";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { PicturePreload, SitePicture } from "./site-picture.tsx";

interface PublicIntroProps {
  title: string;
  lead: ReactNode;
  children?: ReactNode;
  picture?: ShownPicture;
}

const sizes = "(min-width: 1280px) 56vw, (min-width: 992px) 54vw, (min-width: 768px) 100vw, 113vw";

/** The head of a public page: what it is in one heading and one sentence, beside a picture that runs to the edge. */
export function PublicIntro({ title, lead, children, picture }: PublicIntroProps) {
  const words = (
    <>
      <h1 className="text-4xl md:text-5xl xl:text-6xl">{title}</h1>
      <p className="mt-6 max-w-measure text-ink-soft text-lead">{lead}</p>
      {children ? <div className="mt-8 flex flex-wrap items-center gap-4">{children}</div> : null}
    </>
  );
  if (!picture) return <div className="mx-auto max-w-page px-6 pt-14 md:px-10 md:pt-24">{words}</div>;
  return (
    <div className="grid lg:min-h-[36rem] lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]">
      <PicturePreload picture={picture} sizes={sizes} />
      <div className="flex flex-col justify-center px-6 pt-12 pb-10 md:px-10 md:py-16 lg:pr-16 lg:pl-[max(2.5rem,calc((100vw-80rem)/2+2.5rem))]">
        {words}
      </div>
      <SitePicture
        picture={picture}
        sizes={sizes}
        first
        className="relative aspect-[4/3] md:aspect-[2/1] lg:aspect-auto"
        imageClassName="absolute inset-0"
      />
    </div>
  );
}
