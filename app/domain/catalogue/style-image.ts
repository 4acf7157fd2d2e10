import type { StyleRef } from "./style.ts";

/** Names a style in a URL or a file: board-mount-valances-judith. */
export function styleSlug(style: StyleRef): string {
  const words = style.name
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^a-z0-9]+/g, "-");
  return `${style.group}-${words}`;
}

/** The prebuilt picture of a style. */
export function styleImage(style: StyleRef): string {
  return `/styles/${styleSlug(style)}.svg`;
}
