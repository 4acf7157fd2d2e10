import type { GalleryPicture } from "#app/content/pictures/gallery.ts";
import { products } from "#app/content/products.ts";
import { roomWords } from "#app/content/styles/trait-words.ts";
import { rooms } from "#app/domain/catalogue/guide/traits.ts";
import { chipLook } from "#app/ui/chip-look.ts";
import type { useGalleryFilter } from "./use-gallery-filter.ts";

interface GalleryFilterProps extends Omit<ReturnType<typeof useGalleryFilter>, "pictures"> {
  all: readonly GalleryPicture[];
  shown: number;
}

/** By what was made, and by room. Without scripts there is nothing to press, and everything is shown. */
export function GalleryFilter({ show, room, onWish, all, shown }: GalleryFilterProps) {
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
