import { careYear, linings } from "#app/content/guides/guides.ts";
import { Drawn } from "#app/routes/public/page/drawn.tsx";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"];

/** A year of care. The months are drawn; what they say also stands in words. */
export function CareCalendar() {
  return (
    <figure className="mt-8">
      <figcaption className="font-display text-lg">A year of care</figcaption>
      <div aria-hidden="true" className="mt-4 hidden grid-cols-[2fr_3fr] gap-x-8 text-ink-soft text-sm md:grid">
        <Months className="col-start-2">
          {(month) => (
            <>
              {MONTHS[month]?.charAt(0)}
              <span className="max-lg:hidden">{MONTHS[month]?.slice(1)}</span>
            </>
          )}
        </Months>
      </div>
      <ul className="mt-2 border-line border-b">
        {careYear.map(({ what, when, months }) => (
          <li
            key={what}
            className="grid items-center gap-x-8 gap-y-2 border-line border-t py-3.5 md:grid-cols-[2fr_3fr]"
          >
            <p>
              {what} <span className="block text-ink-soft">{when}</span>
            </p>
            <div aria-hidden="true">
              <Months className="text-ink-soft text-xs md:hidden">{(month) => MONTHS[month]?.charAt(0)}</Months>
              <Months>{(month) => <Mark due={months.some((one) => one === month + 1)} />}</Months>
            </div>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Months({ children, className = "" }: { children: (month: number) => React.ReactNode; className?: string }) {
  return (
    <div className={`grid grid-cols-12 text-center ${className}`}>
      {MONTHS.map((_, month) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a year has its months in one order
        <span key={month} className="flex justify-center">
          {children(month)}
        </span>
      ))}
    </div>
  );
}

function Mark({ due }: { due: boolean }) {
  return <span className={due ? "size-2.5 rotate-45 bg-moss" : "my-1 size-0.5 bg-line-strong"} />;
}

/** Folds seen from above, rounded as a flannel makes them: what is sewn to what. */
export function InterliningLayers({ drawing }: { drawing: string }) {
  return (
    <figure className="mt-10">
      <Drawn markup={drawing} className="max-w-3xl" />
      <figcaption className="mt-3 flex flex-wrap gap-x-8 gap-y-1 text-ink-soft text-sm">
        <span className="text-ink">Folds from above, the room at the top:</span>
        {layers.map(([name, color]) => (
          <span key={name} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="size-3 border border-line-strong" style={{ background: color }} />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const layers = [
  ["face", "#b3bca0"],
  ["interlining", "#fdfbf7"],
  ["lining", "#ece3d3"],
] as const;

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
