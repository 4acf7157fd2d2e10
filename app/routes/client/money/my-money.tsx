import { formatDate, noonOf } from "#app/domain/dates.ts";
import { type EntryKind, type PaymentMethod, paymentMethods } from "#app/domain/ledger/entry-kinds.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { OfferedPayments } from "#app/routes/client/cards/offer-card.server.ts";
import { myCardPath, myOrderPath } from "#app/routes/client/order-paths.ts";
import type { MyPayments } from "#app/services/ledger/find-my-payments.server.ts";
import { Button, ButtonRow, OutsideButtonLink, TextLink } from "#app/ui/button.tsx";
import { IHavePaid } from "./i-have-paid.tsx";
import { NO_LINK_YET } from "./tell-words.ts";

interface MyMoneyProps {
  orderId: string;
  money: OfferedPayments;
  problem?: { error: string } | undefined;
}

/** What was charged, what has come, what is left and when it is due, with the receipts. */
export function MyMoney({ orderId, money, problem }: MyMoneyProps) {
  const { chargedCents, receivedCents, takenOffCents, balanceCents, payAt, nowCents, leftCents } = money;
  return (
    <>
      <dl className="grid w-full max-w-sm grid-cols-[1fr_auto] gap-y-1 tabular-nums [&_dd]:pl-6 [&_dd]:text-right">
        <dt>Charged</dt>
        <dd>{formatMoney(chargedCents)}</dd>
        {takenOffCents !== 0 && (
          <>
            <dt>Taken off</dt>
            <dd>{formatMoney(-takenOffCents)}</dd>
          </>
        )}
        <dt>Received</dt>
        <dd>{formatMoney(receivedCents)}</dd>
        {(money.payable || leftCents > 0) && money.badge !== "settled" && (
          <>
            <dt className="border-line border-t pt-1 font-medium">{balanceCents < 0 ? "In credit" : "Left to pay"}</dt>
            <dd className="border-line border-t pt-1 font-medium">{formatMoney(Math.abs(balanceCents))}</dd>
          </>
        )}
      </dl>
      <WhatIsDue money={money} />
      <ButtonRow className="print:hidden">
        <PayByCard orderId={orderId} cents={money.cardCents} quiet={nowCents === 0} />
        {payAt && nowCents > 0 && (
          <OutsideButtonLink href={payAt} variant={money.cardCents === undefined ? "primary" : "secondary"}>
            Pay {formatMoney(nowCents)}
          </OutsideButtonLink>
        )}
        {payAt && nowCents === 0 && <TextLink href={payAt}>Pay {formatMoney(leftCents)} now</TextLink>}
        {nowCents > 0 && <IHavePaid orderId={orderId} money={money} problem={problem} />}
      </ButtonRow>
      {!payAt && money.cardCents === undefined && money.payable && leftCents > 0 && (
        <p className="text-ink-soft">{NO_LINK_YET}</p>
      )}
      {payAt && <p className="hidden wrap-anywhere print:block">Pay at {payAt}</p>}
      <PayByCheck money={money} />
      <Entries orderId={orderId} entries={money.entries} />
    </>
  );
}

const parts = { deposit: "Deposit", balance: "Balance" };

function WhatIsDue({ money: { payable, dues, balanceCents, leftCents, badge } }: { money: MyPayments }) {
  if (!payable) {
    const [kept] = dues;
    const open = badge === "to_settle" ? "We’ll be in touch about what is left to settle." : "";
    const left = kept && `What is left is what we keep of it, ${kept.late ? "was due" : "due"} ${kept.when}.`;
    return <p>This order was cancelled. {left ?? open}</p>;
  }
  if (balanceCents < 0) return <p>We owe you this, and will be in touch about it.</p>;
  if (badge === "settled") {
    const asked = leftCents > 0 ? " What is asked now is to be paid once you have confirmed it." : "";
    return <p>What was agreed before is settled.{asked}</p>;
  }
  if (balanceCents === 0) return <p>Nothing is left to pay. Thank you.</p>;
  const dated = dues.filter(({ when }) => when !== "");
  if (dated.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {badge === "deposit_paid" && <li>Deposit received. Thank you.</li>}
      {dated.map(({ part, cents, when, late }) => (
        <li key={part}>
          {parts[part]} of {formatMoney(cents)}: {late ? "was due" : "due"} {when}
        </li>
      ))}
    </ul>
  );
}

/** In the owner's own words, while there is something to pay. */
export function PayByCheck({ money: { payByCheck, tellable } }: { money: MyPayments }) {
  if (!tellable || payByCheck === "") return null;
  return (
    <div>
      <p className="font-medium">Paying by check</p>
      <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{payByCheck}</p>
    </div>
  );
}

function Entries({ orderId, entries }: { orderId: string; entries: MyPayments["entries"] }) {
  if (entries.length === 0) return null;
  return (
    <table className="w-full max-w-xl text-left text-sm tabular-nums">
      <caption className="sr-only">Charges and payments</caption>
      <thead>
        <tr className="border-line border-b text-ink-soft">
          <th scope="col" className="py-2 pr-4 font-medium">
            Day
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            What
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className="border-line border-b align-baseline">
            <td className="py-2 pr-4 sm:whitespace-nowrap">{formatDate(noonOf(entry.occurredOn))}</td>
            <td className="py-2 pr-4">
              {entryInWords(entry)}
              {entry.voidedOn && <span className="text-ink-soft"> (void)</span>}
              {entry.receiptNumber && (
                <>
                  {" "}
                  <TextLink
                    to={`${myOrderPath(orderId)}/receipts/${entry.receiptNumber}`}
                    className="inline-block whitespace-nowrap py-1"
                  >
                    <span className="max-sm:sr-only">Receipt </span>
                    {entry.receiptNumber}
                  </TextLink>
                </>
              )}
            </td>
            <td className="whitespace-nowrap py-2 text-right">{formatMoney(entry.amountCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Entry {
  kind: EntryKind;
  amountCents: number;
  method: PaymentMethod | null;
}

const words: Record<Exclude<EntryKind, "transfer">, string> = {
  charge: "Quote confirmed",
  change: "Quote changed",
  payment: "Payment",
  refund: "Refund",
  consultation: "Consultation credit",
  credit: "Credit",
  write_off: "Taken off",
  reversal: "Corrected",
};

/** An entry as its client reads it: what it was, without why. */
function entryInWords({ kind, amountCents, method }: Entry): string {
  if (kind === "transfer") return amountCents < 0 ? "Moved here from another order" : "Moved to another order";
  const by = method && (kind === "payment" || kind === "refund") ? `, ${paymentMethods[method].toLowerCase()}` : "";
  return `${words[kind]}${by}`;
}

interface PayByCardProps {
  orderId: string;
  /** Missing where nothing can be paid by card. */
  cents: number | undefined;
  /** Nothing is due yet: it can be paid, and nobody is asked to. */
  quiet?: boolean;
}

/** Leads to the provider's own page. A form that the browser sends by itself: the answer is another site. */
function PayByCard({ orderId, cents, quiet = false }: PayByCardProps) {
  if (cents === undefined) return null;
  return (
    <form method="post" action={myCardPath(orderId)}>
      <input type="hidden" name="cents" value={cents} />
      <Button variant={quiet ? "quiet" : "primary"}>Pay by Card: {formatMoney(cents)}</Button>
    </form>
  );
}
