import { Link } from "react-router";
import { rooms } from "#app/content/home.ts";
import { roomWords } from "#app/content/styles/trait-words.ts";
import { PublicSection } from "#app/routes/public/page/public-section.tsx";

/** People shop for a room, not for a heading. */
export function RoomByRoom() {
  return (
    <PublicSection labelledBy="rooms">
      <h2 id="rooms" className="text-3xl md:text-4xl">
        Room by room
      </h2>
      <ul className="mt-10 grid border-line border-t sm:grid-cols-2 lg:grid-cols-3">
        {rooms.map(({ room, text }) => (
          <li key={room} className="border-line border-b py-6 sm:pr-10">
            <Link to={`/gallery?room=${room}`} className="group block min-h-11">
              <span className="font-display font-heading text-xl decoration-1 decoration-brass underline-offset-8 group-hover:underline">
                {roomWords[room]}
              </span>
              <span className="mt-2 block text-ink-soft">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PublicSection>
  );
}
