import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { RadioOption } from "#app/ui/radio-card.tsx";
import { useDressed } from "./cloth/dressed.ts";

interface ShownStyle {
  name: string;
  description: string;
  /** The address of its drawing. */
  image: string;
  treatment: TreatmentType;
}

/** A style to look at: its drawing on top, as wide as the card, and its words below. */
export function StyleCard({ name, description, ...drawing }: ShownStyle) {
  return (
    <>
      <StyleDrawing {...drawing} />
      <h4 className="mt-3 font-medium">{name}</h4>
      <p className="mt-1 text-ink-soft text-sm">{description}</p>
    </>
  );
}

/** The same card as one of several to choose from. */
export function styleOption({ name, description, ...drawing }: ShownStyle, value: string): RadioOption {
  return { value, label: name, description, media: <StyleDrawing {...drawing} /> };
}

/** The file, in flax; in another cloth its like in the sprite, which the chips above have brought. Tops are wider than high. */
function StyleDrawing({ image, treatment }: Pick<ShownStyle, "image" | "treatment">) {
  const wide = treatment === "tops";
  const look = classNames("w-full bg-paper", wide ? "aspect-[5/4]" : "aspect-[4/5]");
  if (useDressed()) {
    return (
      <svg aria-hidden="true" className={look}>
        <use href={`#${image.replace(/^.*\/|\.svg$/g, "")}`} />
      </svg>
    );
  }
  return <img src={image} alt="" width={320} height={wide ? 256 : 400} loading="lazy" className={look} />;
}
