import type { RadioOption } from "#app/ui/radio-card.tsx";

interface ShownStyle {
  name: string;
  description: string;
  /** The address of its drawing. */
  image: string;
}

/** A style to look at: its drawing on top, as wide as the card, and its words below. */
export function StyleCard({ name, description, image }: ShownStyle) {
  return (
    <>
      <StyleDrawing image={image} />
      <h4 className="mt-3 font-medium">{name}</h4>
      <p className="mt-1 text-ink-soft text-sm">{description}</p>
    </>
  );
}

/** The same card as one of several to choose from. */
export function styleOption({ name, description, image }: ShownStyle, value: string): RadioOption {
  return { value, label: name, description, media: <StyleDrawing image={image} /> };
}

function StyleDrawing({ image }: Pick<ShownStyle, "image">) {
  return <img src={image} alt="" width={320} height={400} loading="lazy" className="aspect-[4/5] w-full bg-paper" />;
}
