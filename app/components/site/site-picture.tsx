import type { CSSProperties } from "react";
import { largestUrl, pictureSrcSet, type ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { classNames } from "#app/ui/class-names.ts";

/** As wide as a phone. Nobody sees more than two dots to a pixel: a screen with three is told of two thirds of its width. */
export const PHONE_WIDE = "(min-resolution: 2.5dppx) 67vw, 100vw";

interface SitePictureProps {
  picture: ShownPicture;
  /** How wide it is shown, as the sizes attribute says it. */
  sizes: string;
  /** The first thing seen: asked for at once and ahead of the rest. Everything else waits until it is near. */
  first?: boolean;
  /** The frame: its ratio or height. The picture fills it and is cut where it does not fit. */
  className?: string;
  /** For the picture inside its frame. */
  imageClassName?: string;
  style?: CSSProperties;
}

/** A picture in the best format and size; a blur of it stands in while it loads. */
export function SitePicture({ picture, sizes, first, className, imageClassName, style }: SitePictureProps) {
  const { preview, alt, width, height } = picture;
  return (
    <picture
      className={classNames(
        "block overflow-hidden bg-bone bg-center bg-cover",
        // The frame has its size without what it holds, so a browser need not lay that out until it is near.
        !first && "[content-visibility:auto]",
        className,
      )}
      style={{ backgroundImage: preview, ...style }}
    >
      {picture.files ? null : <source type="image/avif" srcSet={pictureSrcSet(picture, "avif")} sizes={sizes} />}
      <source type="image/webp" srcSet={pictureSrcSet(picture, "webp")} sizes={sizes} />
      <img
        src={largestUrl(picture)}
        alt={alt}
        width={width}
        height={height}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding={first ? undefined : "async"}
        className={classNames("size-full object-cover", imageClassName)}
      />
    </picture>
  );
}

/** Beside a form where there is room for both, else a strip above it that costs few bytes. */
export function StripPicture({ picture, className }: Pick<SitePictureProps, "picture" | "className">) {
  return (
    <SitePicture
      picture={picture}
      sizes={`(min-width: 992px) 75vw, ${PHONE_WIDE}`}
      className={classNames("relative aspect-[2/1]", className)}
      imageClassName="absolute inset-0"
    />
  );
}

/** Lets the browser ask for the page's first picture as soon as it reads the head. */
export function PicturePreload({ picture, sizes }: Pick<SitePictureProps, "picture" | "sizes">) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={pictureSrcSet(picture, "avif")}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}
