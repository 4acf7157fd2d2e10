import { PHONE_WIDE, SitePicture } from "#app/components/site/site-picture.tsx";
import { making } from "#app/content/home.ts";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { PublicSection } from "#app/routes/public/page/public-section.tsx";

/** Five steps of the hand, side by side; with less room two above three, on a phone the first above the others. */
export function Making({ pictures }: { pictures: ShownPicture[] }) {
  return (
    <PublicSection labelledBy="making">
      <h2 id="making" className="text-3xl md:text-4xl">
        How it is made
      </h2>
      <ol className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-6 md:gap-x-5 lg:grid-cols-5">
        {making.map(({ title, text }, index) => (
          <li
            key={title}
            className="max-md:first:col-span-2 md:max-lg:col-span-2 md:max-lg:first:col-span-3 md:max-lg:nth-2:col-span-3"
          >
            {pictures[index] ? (
              <SitePicture
                picture={pictures[index]}
                sizes={`(min-width: 992px) 20vw, (min-width: 768px) 50vw, ${PHONE_WIDE}`}
                className={index === 0 ? "aspect-square md:aspect-[4/5]" : "aspect-[4/5]"}
              />
            ) : null}
            <p className="mt-4 font-display font-heading text-lg">
              {index + 1}. {title}
            </p>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </PublicSection>
  );
}
