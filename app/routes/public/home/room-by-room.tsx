import { Link } from "react-router";
import { SitePicture } from "#app/components/site/site-picture.tsx";
import { rooms } from "#app/content/home.ts";
import type { ShownPicture } from "#app/content/pictures/shown-picture.ts";
import { roomWords } from "#app/content/styles/trait-words.ts";
import { PublicSection } from "#app/routes/public/page/public-section.tsx";

/** People shop for a room, not for a heading. */
export function RoomByRoom({ pictures }: { pictures: ShownPicture[] }) {
  return (
    <PublicSection labelledBy="rooms" className="pt-0 md:pt-0">
      <h2 id="rooms" className="text-3xl md:text-4xl">
        Room by room
      </h2>
      <ul className="mt-10 grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-6">
        {rooms.map(({ room, text }, index) => (
          <li key={room}>
            <Link to={`/gallery?room=${room}`} className="group flex items-center gap-5 lg:block">
              {pictures[index] ? (
                // What it shows is said in the gallery; here the room's name beside it is enough.
                <span aria-hidden="true" className="w-28 shrink-0 lg:mb-4 lg:block lg:w-auto">
                  <SitePicture picture={pictures[index]} sizes="15rem" className="aspect-[4/5] lg:aspect-square" />
                </span>
              ) : null}
              <span>
                <span className="font-display font-heading text-xl underline decoration-1 decoration-brass underline-offset-8 group-hover:decoration-2">
                  {roomWords[room]}
                </span>
                <span className="mt-3 block text-ink-soft lg:text-sm">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PublicSection>
  );
}
