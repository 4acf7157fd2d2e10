import type { MouseEvent } from "react";
import { SitePicture } from "#app/components/site/site-picture.tsx";
import { largestUrl, type ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { classNames } from "#app/ui/class-names.ts";

/** Columns of twelve on a wide screen; on a phone every third picture takes the whole width. */
const columns: Record<number, string> = {
  4: "lg:col-span-4",
  5: "lg:col-span-5",
  6: "lg:col-span-6",
  7: "lg:col-span-7",
  12: "lg:col-span-12",
};

/** A portrait in a row of three; beside a wide one the narrow one takes its height. */
const frames: Record<number, string> = {
  4: "lg:aspect-[4/5]",
  // The least it has is for browsers that cannot share rows; elsewhere its row is always higher.
  5: "lg:aspect-auto lg:min-h-80",
  6: "lg:aspect-[3/2]",
  7: "lg:aspect-[3/2]",
  12: "lg:aspect-[2/1]",
};

function frameOf(whole: boolean, span: number) {
  return classNames(whole ? "aspect-[3/2]" : "aspect-[4/5]", frames[span]);
}

/** Of the whole row or half of it; nobody sees more than two dots to a pixel, so a screen with three is told of two thirds. */
function phoneSizes(whole: boolean, { width, height }: ShownPicture) {
  const wide = whole ? 90 : 45 * Math.max(1, (width / height) * (5 / 4));
  return `(min-resolution: 2.5dppx) ${Math.round((wide * 2) / 3)}vw, ${Math.round(wide)}vw`;
}

export function GalleryGrid({ pictures, onOpen }: { pictures: readonly ShownPicture[]; onOpen: (id: string) => void }) {
  const spans = spansFor(pictures.length);
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:gap-x-6 md:gap-y-10 lg:grid-cols-12">
      {pictures.map((picture, index) => {
        const whole = index % 3 === 0 || (index % 3 === 1 && index === pictures.length - 1);
        const span = spans[index] ?? 4;
        return (
          <li
            key={picture.id}
            // Pictures of a row end on one line, however long their captions are.
            className={classNames("row-span-2 grid grid-rows-subgrid gap-y-0", whole && "col-span-2", columns[span])}
          >
            <Thumbnail picture={picture} whole={whole} span={span} first={index === 0} onOpen={onOpen} />
          </li>
        );
      })}
    </ul>
  );
}

interface ThumbnailProps {
  picture: ShownPicture;
  whole: boolean;
  span: number;
  first: boolean;
  onOpen: (id: string) => void;
}

/** Without scripts the link shows the picture itself; with them it opens the photo in the page. */
function Thumbnail({ picture, whole, span, first, onOpen }: ThumbnailProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(picture.id);
  };
  return (
    <a
      href={largestUrl(picture)}
      id={picture.id}
      onClick={open}
      data-opens-here=""
      className="group row-span-2 grid grid-rows-subgrid"
    >
      <SitePicture
        picture={picture}
        // A portrait frame shows the middle of a wide picture, which is therefore wider than its frame.
        sizes={`(min-width: 1280px) max(${span === 4 ? 720 : span * 100}px, ${span === 4 ? 42 : span * 6}vw), (min-width: 992px) ${span === 4 ? 60 : span * 8}vw, ${phoneSizes(whole, picture)}`}
        first={first}
        className={classNames("relative w-full", frameOf(whole, span))}
        imageClassName="absolute inset-0 transition-opacity group-hover:opacity-90"
      />
      <span className="mt-3 block text-balance decoration-brass underline-offset-4 group-hover:underline">
        {picture.caption}
      </span>
    </a>
  );
}

/** How many of twelve columns each picture takes: a pair, a row of three, the pair mirrored, three again. */
const rhythm = [
  [7, 5],
  [4, 4, 4],
  [5, 7],
  [4, 4, 4],
];

/** Rows for any number of pictures; what is left at the end shares the last row evenly. */
export function spansFor(count: number): number[] {
  const spans: number[] = [];
  for (let row = 0; spans.length < count; row += 1) {
    const next = rhythm[row % rhythm.length] ?? [12];
    const left = count - spans.length;
    // A single picture would be left over: two rows of two read better than three and one.
    if (left === 4 && next.length === 3) spans.push(6, 6);
    else if (left < next.length) spans.push(...Array(left).fill(12 / left));
    else spans.push(...next);
  }
  return spans;
}
