import { careYear } from "#app/content/guides/guides.ts";

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
