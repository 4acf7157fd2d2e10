import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { shownEmail } from "#app/domain/emails/no-address.ts";
import { kindMeanings, paymentMethods } from "#app/domain/ledger/entry-kinds.ts";
import { parseRange } from "#app/domain/reports/range.ts";
import { answerCsv, dollars } from "#app/routes/admin/answer-csv.server.ts";
import { type ExportedEntry, exportLedger } from "#app/services/reports/ledger-rows.server.ts";
import type { Route } from "./+types/ledger-csv";

const header = [
  "Day",
  "Receipt",
  "Order",
  "Customer",
  "Contact",
  "Kind",
  "Method",
  "Reference",
  "Amount",
  "Tax",
  "Balance after",
];

/** The entries of the range that the report shows; above zero the customer owes more. */
export async function loader(args: Route.LoaderArgs) {
  const app = args.context.get(appContext);
  const range = parseRange(new URL(args.request.url).searchParams, dayOf(app.now()));
  return answerCsv(args, () => ({
    name: `ledger-${range.from}-${range.to}.csv`,
    words: `Exported the ledger from ${range.from} to ${range.to} as CSV`,
    header,
    line,
    portions: exportLedger(app.db, range),
  }));
}

function line(entry: ExportedEntry) {
  return [
    entry.occurredOn,
    entry.receiptNumber,
    entry.orderId ?? "Consultation",
    fullName(entry) || "N/A",
    shownEmail(entry.email),
    kindMeanings[entry.kind].label,
    entry.method && paymentMethods[entry.method],
    entry.reference,
    dollars(entry.amountCents),
    dollars(entry.taxCents),
    dollars(entry.balanceCents),
  ];
}
