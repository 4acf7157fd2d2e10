import type { ReactNode } from "react";
import { type Come, duesOf } from "#app/domain/ledger/quote-dues.ts";
import { formatMoney } from "#app/domain/money.ts";
import {
  type Agreed,
  dueLabels,
  firstDue,
  NOTHING_LEFT,
  restDue,
  totalRows,
} from "#app/domain/quotes/document/quote-totals.ts";
import type { QuoteFigures, QuoteTerms } from "#app/domain/quotes/quote-types.ts";

interface QuoteTotalsProps {
  terms: QuoteTerms;
  figures: Omit<QuoteFigures, "lines">;
  come: Come;
  /** Before there is one, what is due when is counted from today. */
  answer: Agreed | null;
  today: string;
  /** Nobody pays for a version that is over. */
  payable: boolean;
  /** The figures of another choice are on their way. */
  pending?: boolean;
  children?: ReactNode;
}

/** From the subtotal to the total, and from there to what is paid when. */
export function QuoteTotals(props: QuoteTotalsProps) {
  const { terms, figures, come, answer, today, pending, children } = props;
  // A choice that comes to less than nothing cannot be confirmed, and asks for nothing.
  const payable = props.payable && figures.totalCents >= 0;
  const dues = duesOf(figures, come);
  const rows = totalRows(terms, figures);
  // Of what nobody has paid for, nothing can be left.
  const hasCome = dues.creditCents + dues.paidCents + dues.takenOffCents > 0;
  return (
    <section
      aria-labelledby="quote-totals"
      aria-busy={pending || undefined}
      className="border border-line bg-paper p-5 tiny:p-3 sm:p-6 print:break-inside-avoid print:border-0 print:bg-transparent print:p-0"
    >
      <h2 id="quote-totals" className="text-lg">
        What it comes to
      </h2>
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 tabular-nums tiny:grid-cols-1 [&_dd]:text-right">
        {rows.map(({ key, label, cents }) =>
          key === "total" ? (
            <div
              key={key}
              className="col-span-2 mt-1 flex items-baseline tiny:col-span-1 tiny:flex-wrap justify-between gap-4 border-ink border-t pt-3"
            >
              <dt className="font-display text-lg">{label}</dt>
              <dd className="font-display text-2xl tiny:text-xl">{formatMoney(cents)}</dd>
            </div>
          ) : (
            <Row key={key} term={label}>
              {formatMoney(cents)}
            </Row>
          ),
        )}
        {payable && dues.creditCents > 0 && (
          <Row term="Consultation credit" hint="Paid already">
            {formatMoney(-dues.creditCents)}
          </Row>
        )}
        {payable && dues.paidCents > 0 && <Row term="Paid so far">{formatMoney(-dues.paidCents)}</Row>}
        {payable && dues.takenOffCents > 0 && <Row term="Taken off">{formatMoney(-dues.takenOffCents)}</Row>}
      </dl>
      {payable && (dues.nowCents + dues.laterCents > 0 || hasCome) && (
        <dl className="mt-4 grid gap-3 border-line border-t pt-4 tabular-nums">
          {dues.nowCents > 0 && (
            <Due
              term={dueLabels.now}
              cents={dues.nowCents}
              when={firstDue(terms, { acceptedAt: answer?.at, today: new Date(today) })}
              strong
            />
          )}
          {(dues.laterCents > 0 || hasCome) && (
            <Due
              term={dueLabels.later}
              cents={dues.laterCents}
              when={dues.laterCents === 0 ? NOTHING_LEFT : restDue(terms, answer)}
            />
          )}
        </dl>
      )}
      {children}
    </section>
  );
}

function Row({ term, hint, children }: { term: string; hint?: string; children: ReactNode }) {
  return (
    <>
      <dt className="min-w-0 text-ink-soft wrap-anywhere">
        {term}
        {hint && <span className="block text-sm">{hint}</span>}
      </dt>
      <dd>{children}</dd>
    </>
  );
}

function Due({ term, cents, when, strong }: { term: string; cents: number; when: string; strong?: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 tiny:grid-cols-1">
      <dt className={strong ? "font-medium" : undefined}>{term}</dt>
      <dd className={strong ? "text-right font-medium" : "text-right"}>{formatMoney(cents)}</dd>
      <dd className="col-span-2 text-ink-soft text-sm tiny:col-span-1">{when}</dd>
    </div>
  );
}
