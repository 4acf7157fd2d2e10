import { Link } from "react-router";
import { type TreatmentType, treatmentLabels } from "#app/domain/catalogue/style.ts";
import type { CloseUp } from "#app/drawing/style-close-up.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { RadioOption } from "#app/ui/radio-card.tsx";
import { useDressed } from "./cloth/dressed.ts";

interface DrawnStyle {
  /** The address of its drawing. */
  image: string;
  treatment: TreatmentType;
}

interface ShownStyle extends DrawnStyle {
  name: string;
  description: string;
}

interface StyleCardProps extends DrawnStyle {
  name: string;
  description?: string;
  /** The name of its group; left out where the card before it says the same. */
  group: string | undefined;
  /** What it begins at, or nothing. */
  from?: string;
  /** Where it is shown large. */
  to: string;
}

/** A style to look at: its drawing on top, as wide as the card, and its words below. The whole card is its link. */
export function StyleCard({ name, group, description, from, to, ...drawing }: StyleCardProps) {
  return (
    <article className="group relative">
      <StyleDrawing {...drawing} />
      {/* A group of one is its own name: the kind is said instead. Names in a row stand level, with a group above or without. */}
      <p className="mt-4 min-h-[1lh] text-brass-deep text-sm">
        {group === name ? treatmentLabels[drawing.treatment] : group}
      </p>
      <h3 className="text-lg md:text-xl">
        <Link
          to={to}
          className="decoration-1 decoration-brass underline-offset-6 after:absolute after:inset-0 group-hover:underline"
        >
          {name}
        </Link>
      </h3>
      {/* Two share a phone: a column of three words a line is no reading, and its page says it. */}
      {description ? <p className="mt-1 max-w-96 text-ink-soft text-sm max-sm:sr-only">{description}</p> : null}
      <p className="mt-1 text-sm empty:hidden">{from}</p>
    </article>
  );
}

/** The same card as one of several to choose from, with the first sentence about it. */
export function styleOption({ name, description, ...drawing }: ShownStyle, value: string): RadioOption {
  const [first = description] = description.split(/(?<=[.!?]) /);
  return { value, label: name, description: first, media: <StyleDrawing {...drawing} /> };
}

interface StyleDrawingProps extends DrawnStyle {
  /** The first thing seen on its page. */
  first?: boolean;
}

/** Drapes hang to the floor; tops are wider than high. */
const cardShapes: Record<TreatmentType, { height: number; aspect: string }> = {
  drapes: { height: 533, aspect: "aspect-[3/5]" },
  shades: { height: 400, aspect: "aspect-[4/5]" },
  tops: { height: 256, aspect: "aspect-[5/4]" },
};

/** The file, in the cloth of its family; in another its like in the sprite, which the chips above have brought. */
export function StyleDrawing({ image, treatment, first }: StyleDrawingProps) {
  const { height, aspect } = cardShapes[treatment];
  const look = classNames("w-full bg-paper", aspect);
  if (useDressed()) {
    return (
      <svg aria-hidden="true" className={look}>
        <use href={`#${symbolOf(image)}`} />
      </svg>
    );
  }
  return (
    <img
      src={image}
      alt=""
      width={320}
      height={height}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      className={look}
    />
  );
}

/**
 * A part of the same drawing, larger: one that the page shows whole as well, so that nothing more is fetched. The file is
 * moved under its frame and not referred to from within a drawing, where browsers make its lines as much thicker.
 */
export function StyleCloseUp({ image, view, size }: CloseUp & Pick<DrawnStyle, "image">) {
  const { x, y, width, height } = view;
  const part = (share: number) => `${share * 100}%`;
  if (useDressed()) {
    return (
      <svg aria-hidden="true" viewBox={`${x} ${y} ${width} ${height}`} className={closeUpLook}>
        <use href={`#${symbolOf(image)}`} {...size} />
      </svg>
    );
  }
  return (
    <div aria-hidden="true" className={classNames("relative overflow-hidden", closeUpLook)}>
      <img
        src={image}
        alt=""
        width={Math.round(size.width)}
        height={Math.round(size.height)}
        loading="lazy"
        className="absolute max-w-none"
        style={{ width: part(size.width / width), left: part(-x / width), top: part(-y / height) }}
      />
    </div>
  );
}

const closeUpLook = "aspect-[4/3] w-full bg-paper";

function symbolOf(image: string) {
  return image.replace(/^.*\/|\.svg$/g, "");
}
