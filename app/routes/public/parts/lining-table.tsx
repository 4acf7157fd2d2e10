import { linings } from "#app/content/guides/guides.ts";
import { Drawn } from "#app/routes/public/page/drawn.tsx";

/**
 * The four linings side by side. From inside by day, what comes through lights the cloth, and the room with it; from the
 * street by night there is the lamp in the room, and what moves before it.
 */
export function LiningTable({ drawings }: { drawings: string }) {
  return (
    <>
      <Drawn markup={drawings} className="absolute size-0" />
      <ul className="mt-10 grid gap-x-10 md:grid-cols-2 lg:gap-x-16">
        {linings.map((lining) => (
          <li
            key={lining.name}
            className="row-span-4 grid grid-rows-subgrid gap-y-4 pb-14 last:pb-0 md:pb-16 md:nth-last-[2]:pb-0"
          >
            <h3 className="border-brass border-t pt-4 text-xl">{lining.name}</h3>
            <div className="grid grid-cols-2 gap-x-4">
              <Panel name={lining.name} time="day" />
              <Panel name={lining.name} time="night" />
            </div>
            <dl className="grid grid-cols-2 gap-x-4">
              <div>
                <dt className="font-medium">By day</dt>
                <dd className="text-balance text-ink-soft">{lining.day}</dd>
              </div>
              <div>
                <dt className="font-medium">By night</dt>
                <dd className="text-balance text-ink-soft">{lining.night}</dd>
              </div>
            </dl>
            <p>{lining.good}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Panel({ name, time }: { name: string; time: "day" | "night" }) {
  return (
    <svg viewBox="0 0 160 180" aria-hidden="true" className="block w-full border border-line">
      <use href={`#lining-${name.toLowerCase().replaceAll(" ", "-")}-${time}`} />
    </svg>
  );
}
