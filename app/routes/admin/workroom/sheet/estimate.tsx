import { formatMoney } from "#app/domain/money.ts";
import type { QuoteLine } from "#app/domain/workroom/buying/quote-line.ts";
import { inFeet, inSquareFeet, inWords, inYards } from "#app/domain/workroom/units.ts";
import { GuardedLink } from "#app/routes/admin/guarded-link.tsx";
import { RATE_CARD } from "#app/routes/admin/paths.ts";
import { TextLink } from "#app/ui/button.tsx";
import { type Column, column, DataTable, figure } from "#app/ui/data-table.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FABRICS_AT } from "./anchors.ts";
import type { WorkroomData } from "./load-workroom.server.ts";

/** What the packet comes to by the rate card, line by line, and what the card still lacks for it. */
export function Estimate({ estimate }: { estimate: WorkroomData["estimate"] }) {
  const { sections, cents, missing, version } = estimate;
  const complete = missing.rates.length + missing.cloths.length === 0;
  return (
    <div className="mt-4">
      <div className="grid max-w-measure gap-1">
        {complete && (
          <p>
            By version {version} of the <GuardedLink to={RATE_CARD}>rate card</GuardedLink> it comes to{" "}
            {formatMoney(cents)}.
          </p>
        )}
        {missing.rates.length > 0 && (
          <p>
            The <GuardedLink to={RATE_CARD}>rate card</GuardedLink> lacks: {missing.rates.join(", ")}.
          </p>
        )}
        {missing.cloths.length > 0 && (
          <p>
            The <TextLink to={`#${FABRICS_AT}`}>fabrics below</TextLink> lack a price: {missing.cloths.join(", ")}.
          </p>
        )}
      </div>
      {sections.length > 0 && (
        <div className="mt-4">
          <Disclosure
            heading="h3"
            summary={
              <>
                Estimate, line by line
                {!complete && <span className="ml-3 font-normal font-sans text-ink-soft text-sm">not complete</span>}
              </>
            }
          >
            {sections.map(({ key, window, lines }) => (
              <div key={key} className="mt-4 first:mt-0">
                <h4 className="mb-1 font-medium font-sans wrap-anywhere">{window || "For the order"}</h4>
                <DataTable
                  caption={`Estimate, ${window || "for the order"}`}
                  columns={columns}
                  rows={lines.map((line, at) => ({ ...line, key: String(at) }))}
                  rowKey={({ key }) => key}
                  empty={null}
                />
              </div>
            ))}
            <p className="mt-4 text-right font-medium tabular-nums">
              {complete ? "In all" : "So far"} {formatMoney(cents)}
            </p>
          </Disclosure>
        </div>
      )}
    </div>
  );
}

type Shown = Omit<QuoteLine, "cost" | "name">;

const columns: Column<Shown & { key: string }>[] = [
  column("top", "Line", ({ label }) => label),
  figure("second", "Quantity", quantity),
  figure("second-end", "Rate", rateInWords),
  figure("top-end", "Sum", sumInWords),
];

function rateInWords({ rate }: Shown): string {
  return rate === null ? "" : `at ${formatMoney(rate)}`;
}

/** Goods and making without a rate are not free. */
function sumInWords({ cents }: Shown): string {
  return cents === null ? "not priced" : formatMoney(cents);
}

/** "8 1/2 yards", "3 widths", and what is counted as a bare number. */
function quantity({ qty, unit }: Shown): string {
  const said: Readonly<Record<QuoteLine["unit"], () => string>> = {
    yd: () => inYards(qty),
    width: () => inWords(qty, "width"),
    "sq ft": () => inSquareFeet(qty),
    ft: () => inFeet(qty),
    each: () => String(qty),
    pair: () => inWords(qty, "pair"),
  };
  return said[unit]();
}
