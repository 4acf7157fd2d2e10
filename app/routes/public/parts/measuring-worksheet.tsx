import { Printer } from "lucide-react";
import { PublicSection } from "#app/routes/public/page/public-section.tsx";
import { Button } from "#app/ui/button.tsx";
import { useSite } from "#app/web/site/use-site.ts";

const windows = ["Window 1", "Window 2", "Window 3", "Window 4"];

/** A table to write on. Printed, the page is this sheet and nothing else. */
export function MeasuringWorksheet({ labels, further }: { labels: string[]; further: string[] }) {
  const { business } = useSite();
  const rows = [
    { label: "Room or name" },
    { label: "Drapes: to the floor, the sill or below it?" },
    { label: "A shade: over the frame or inside it?" },
    ...labels.map((label, index) => ({ label, number: index + 1 })),
    ...further.map((label) => ({ label, besides: true })),
  ];
  return (
    <PublicSection labelledBy="worksheet" className="worksheet print:max-w-none print:p-0">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <div>
          <h2 id="worksheet" className="text-3xl md:text-4xl print:text-2xl">
            Worksheet
          </h2>
          <p className="mt-3 max-w-measure text-ink-soft">
            Inches, to the nearest eighth. Left and right are as you face the window from inside the room. The lines
            below the seven are for a shade inside the frame, and for drapes to the sill.
          </p>
        </div>
        <div className="noscript:hidden print:hidden">
          <Button type="button" variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden="true" strokeWidth={1.5} className="size-5" />
            Print the worksheet
          </Button>
        </div>
      </div>
      <section
        aria-label="Worksheet table"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways has to be reachable by keyboard.
        tabIndex={0}
        className="mt-8 overflow-x-auto bg-paper print:overflow-visible print:bg-transparent"
      >
        <table className="w-full table-fixed border-collapse">
          <thead>
            <tr>
              <th scope="col" className={`${cell} w-[58%] text-left font-medium sm:w-60 lg:w-[26rem] print:w-72`}>
                Measurement
              </th>
              {windows.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={`${cell} ${secondPair(name)} text-left font-normal text-ink-soft text-sm`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, number, besides }: { label: string; number?: number; besides?: boolean }) => (
              <tr key={label} className={besides ? "text-ink-soft text-sm" : undefined}>
                <th scope="row" className={`${cell} text-left font-normal`}>
                  <span className="flex gap-2 sm:gap-3">
                    {number ? <span className="text-brass-deep tabular-nums">{number}</span> : null}
                    <span>{label}</span>
                  </span>
                </th>
                {windows.map((name) => (
                  <td key={name} className={`${cell} ${secondPair(name)}`} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-6 hidden text-sm print:block">
        {business.name} · {business.phone} · {business.email}
      </p>
    </PublicSection>
  );
}

/** A phone shows two windows; the sheet has all four. */
const secondPair = (name: string) => (windows.indexOf(name) < 2 ? "" : "max-sm:hidden print:table-cell");

const cell =
  "h-14 border border-line px-3 py-2 sm:px-4 align-middle print:h-8 print:py-0.5 print:text-xs print:border-line-strong";
