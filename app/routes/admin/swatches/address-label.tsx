import { business } from "#app/content/business.ts";
import { Button } from "#app/ui/button.tsx";

/** Four by two inches, as the workroom's label printer takes them. On paper it is all that is left of the page. */
export function AddressLabel({ lines }: { lines: string[] }) {
  return (
    <section aria-labelledby="label" className="mt-8 print:fixed print:inset-0 print:mt-0">
      <svg aria-hidden="true" className="hidden">
        <style>{"@page{size:4in 2in;margin:0}"}</style>
      </svg>
      <div className="mb-3 flex flex-wrap items-center gap-4 print:hidden">
        <h2 id="label" className="text-xl">
          Address label
        </h2>
        <div className="noscript:hidden">
          <Button type="button" variant="secondary" size="sm" onClick={() => window.print()}>
            Print Label
          </Button>
        </div>
      </div>
      <address className="flex h-[2in] w-[4in] max-w-full flex-col justify-between border border-line bg-white p-3 not-italic print:border-0">
        <p className="text-xs">
          {business.name}, {business.location}
        </p>
        <p className="wrap-anywhere ml-8 text-lg leading-snug">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <span />
      </address>
    </section>
  );
}
