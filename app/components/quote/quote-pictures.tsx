import { HOW_GOOD } from "#app/domain/wall/wall-corners.ts";

interface QuotePicturesProps {
  quote: {
    number: number;
    windows: readonly { key: string; name: string }[];
    pictures: readonly { windowKey: string; there: boolean }[];
  };
  /** Where its order is shown. */
  at: string;
}

/** The windows of a quote as they were seen on their walls when it was sent. */
export function QuotePictures({ quote: { number, windows, pictures }, at }: QuotePicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <section className="mt-10 grid gap-4">
      <h2 className="text-lg">On Your Wall</h2>
      {pictures.map(({ windowKey, there }) => {
        const name = windows.find(({ key }) => key === windowKey)?.name ?? "Window";
        return (
          <figure key={windowKey} className="max-w-2xl">
            {there ? (
              <img
                src={`${at}/wall/${windowKey}/quote-${number}/wall.jpg`}
                alt={`${name}, dressed`}
                className="w-full"
              />
            ) : (
              <p>Picture removed</p>
            )}
            <figcaption className="mt-1 text-ink-soft text-sm">{name}</figcaption>
          </figure>
        );
      })}
      <p className="text-ink-soft text-sm">{HOW_GOOD}</p>
    </section>
  );
}
