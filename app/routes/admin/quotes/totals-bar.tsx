import { formatDateTime, formatTime } from "#app/domain/dates.ts";
import { type Come, duesOf } from "#app/domain/ledger/quote-dues.ts";
import { formatMoney } from "#app/domain/money.ts";
import { marginInWords } from "#app/domain/quotes/costs/cost-parts.ts";
import { formatRate } from "#app/domain/quotes/typed-amounts.ts";
import { Button } from "#app/ui/button.tsx";
import { PRICE } from "./editor-answer.ts";
import type { LiveFigures } from "./live-figures.ts";

export type SaveState = "saving" | "saved" | "unsaved";

interface TotalsBarProps {
  live: LiveFigures;
  come: Come;
  state: SaveState;
  savedAt: string | null;
  /** When the draft that the page was opened with was saved. */
  openedWith: string | null;
  asking: boolean;
}

/** What it comes to, whether it is kept, and what to do next: always in sight. */
export function TotalsBar({ live, come, state, savedAt, openedWith, asking }: TotalsBarProps) {
  const { subtotalCents, discountTotalCents, taxCents, totalCents, terms, unpriced } = live;
  const { nowCents, creditCents, paidCents, takenOffCents } = duesOf(live, come);
  const less = [
    creditCents > 0 && `less ${formatMoney(creditCents)} consultation credit`,
    paidCents > 0 && `less ${formatMoney(paidCents)} paid`,
    takenOffCents > 0 && `less ${formatMoney(takenOffCents)} taken off`,
  ].filter(Boolean);
  const parts = [
    { label: "Subtotal", cents: subtotalCents },
    ...(discountTotalCents > 0 ? [{ label: terms.discountLabel || "Discount", cents: -discountTotalCents }] : []),
    { label: terms.taxRate > 0 ? `Tax ${formatRate(terms.taxRate)}` : "Tax", cents: taxCents },
  ];
  return (
    <section
      aria-label="Totals"
      data-step-actions
      className="sticky bottom-0 z-10 -mx-5 mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-ink border-t bg-linen px-5 py-3 tiny:static wide:-mx-2 wide:px-2 print:hidden"
    >
      <div className="grid gap-y-1">
        <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          {parts.map(({ label, cents }) => (
            <div key={label} className="flex items-baseline gap-2 text-ink-soft text-sm narrow:hidden">
              <dt className="max-w-40 truncate">{label}</dt>
              <dd className="tabular-nums">{formatMoney(cents)}</dd>
            </div>
          ))}
          <div className="flex items-baseline gap-2">
            <dt className="text-sm">Total</dt>
            <dd className="font-display text-xl tabular-nums">{formatMoney(totalCents)}</dd>
          </div>
          <div className="flex items-baseline gap-2 text-sm">
            <dt>Due now</dt>
            <dd className="tabular-nums">
              {formatMoney(nowCents)}
              {less.length > 0 && <span className="text-ink-soft">, {less.join(", ")}</span>}
            </dd>
          </div>
        </dl>
        <p className="text-ink-soft text-sm">
          {unpriced > 0 && <span className="text-clay-deep">{unpriced} not priced yet · </span>}
          <span className="tabular-nums">{marginInWords(live.margin)} · </span>
          <span role="status">{words({ state, savedAt, openedWith })}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 narrow:*:grow">
        {unpriced > 0 && (
          <Button name="intent" value={PRICE} variant="secondary" size="sm">
            Price the Open Lines
          </Button>
        )}
        <Button name="intent" value="save" variant="secondary" size="sm">
          Save Draft
        </Button>
        <Button name="intent" value="preview" variant="secondary" size="sm">
          Preview
        </Button>
        <Button name="intent" value="send" size="sm" pending={asking}>
          Send Quote
        </Button>
      </div>
    </section>
  );
}

/** What was saved just now needs no day; an older draft may be of last month. */
function words({ state, savedAt, openedWith }: Pick<TotalsBarProps, "state" | "savedAt" | "openedWith">) {
  if (state === "saving") return "Saving";
  if (state === "unsaved" || savedAt === null) return "Not saved";
  return `Saved ${savedAt === openedWith ? formatDateTime(savedAt) : formatTime(savedAt)}`;
}
