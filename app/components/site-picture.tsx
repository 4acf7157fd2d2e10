import type { CSSProperties } from "react";
import type { ShownPicture } from "#app/content/shown-picture.ts";
import { classNames } from "#app/ui/class-names.ts";

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

/** A rendered picture in the best format and size, or a drawing; its preview colours stand in while it loads. */
export function SitePicture({ picture, sizes, first, className, imageClassName, style }: SitePictureProps) {
  const { avif, webp, preview, src, alt, width, height } = picture;
  return (
    <picture
      className={classNames("block overflow-hidden bg-bone bg-cover bg-center", className)}
      style={preview ? { backgroundImage: `url(${preview})`, ...style } : style}
    >
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      {webp ? <source type="image/webp" srcSet={webp} sizes={sizes} /> : null}
      <img
        src={src}
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

/** Lets the browser ask for the page's first picture as soon as it reads the head. */
export function PicturePreload({ picture, sizes }: Pick<SitePictureProps, "picture" | "sizes">) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={picture.avif}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}
