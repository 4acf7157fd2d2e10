import { formatDate, noonOf } from "#app/domain/dates.ts";
import { entryInWords } from "#app/domain/ledger/due-words.ts";
import { paymentMethods } from "#app/domain/ledger/entry-kinds.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { orderPath, receiptPath } from "#app/routes/admin/paths.ts";
import { ButtonLink, FactLink } from "#app/ui/button.tsx";
import { type Column, column, DataTable, figure } from "#app/ui/data-table.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

export type Entry = OrderPageData["money"]["entries"][number];

/** Every entry, oldest first, as it was written; what was taken back says so. */
export function EntriesTable({ order: { userId, id, money } }: { order: OrderPageData }) {
  const { entries } = money;
  const columns: Column<Entry>[] = [
    column("second", "Day", ({ occurredOn }) => (
      <span className="whitespace-nowrap">{formatDate(noonOf(occurredOn))}</span>
    )),
    column(
      "top",
      "Entry",
      (entry) => (
        <>
          {entryInWords(entry, entries)}
          {entry.voidedOn && <Void />}
        </>
      ),
      { under: (entry) => <About entry={entry} userId={userId} /> },
    ),
    column("third", "Method", ({ method, reference }) => (
      <>
        {method && paymentMethods[method]}
        {method && reference && " · "}
        {/* Whole on one line, unless it is longer than that. */}
        {reference && <span className="inline-block">{reference}</span>}
      </>
    )),
    column(
      "second-end",
      "Receipt",
      ({ receiptNumber }) =>
        receiptNumber && (
          <FactLink to={receiptPath(userId, id, receiptNumber)} className="whitespace-nowrap">
            {receiptNumber}
          </FactLink>
        ),
    ),
    figure("top-end", "Amount", ({ amountCents, voidedOn }) =>
      voidedOn ? <s className="text-ink-soft">{formatMoney(amountCents)}</s> : formatMoney(amountCents),
    ),
    figure(
      "third-end",
      "Take back",
      (entry) =>
        entry.reversible && (
          <ButtonLink
            to={`?ask=reverse&entry=${entry.id}`}
            preventScrollReset
            variant="quiet"
            size="sm"
            className="-my-2"
          >
            Reverse
            <VisuallyHidden> {nameOf(entry, entries)}</VisuallyHidden>
          </ButtonLink>
        ),
    ),
  ];
  return (
    <div className="mt-4">
      <DataTable caption="Entries" columns={columns} rows={entries} rowKey={(entry) => entry.id} empty={null} />
    </div>
  );
}

/** "payment of $636.00, Nov 16, 2026" */
export function nameOf(entry: Entry, entries: readonly Entry[]): string {
  const what = entryInWords(entry, entries).toLowerCase();
  return `${what} of ${formatMoney(Math.abs(entry.amountCents))}, ${formatDate(noonOf(entry.occurredOn))}`;
}

function Void() {
  return <strong className="ml-2 border border-clay-deep px-1.5 text-clay-deep text-xs tracking-wider">VOID</strong>;
}

/** Why it was written, where it went, and why it was taken back; by whom is said in the timeline. */
function About({ entry, userId }: { entry: Entry; userId: string }) {
  const { note, voidedOn, voidedBy, otherOrder } = entry;
  return (
    <>
      {otherOrder && <FactLink to={orderPath(userId, otherOrder.id)}>Order #{otherOrder.called}</FactLink>}
      {otherOrder && note && " · "}
      {note}
      {voidedOn && (
        <span className="block">
          Reversed {formatDate(noonOf(voidedOn))}
          {voidedBy && `: ${voidedBy}`}
        </span>
      )}
    </>
  );
}
