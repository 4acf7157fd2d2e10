import { SitePicture } from "#app/components/site/site-picture.tsx";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";

/** One picture from edge to edge, and one sentence under it, whose font is fetched when it comes near. */
export function FullPicture({ picture, words, name }: { picture: ShownPicture; words: string; name: string }) {
  return (
    <figure>
      <SitePicture
        picture={picture}
        sizes="(min-width: 576px) 100vw, 190vw"
        className="aspect-[4/5] sm:aspect-[3/2] lg:aspect-[21/9]"
        imageClassName="object-[50%_40%]"
      />
      <figcaption className="mx-auto [contain-intrinsic-size:auto_8rem] [content-visibility:auto] max-w-page px-6 py-12 text-center md:px-10 md:py-14">
        <blockquote className="mx-auto max-w-3xl font-display text-2xl italic md:text-3xl">“{words}”</blockquote>
        <p className="mt-4">{name}</p>
      </figcaption>
    </figure>
  );
}
