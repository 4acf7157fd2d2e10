import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { shownEmail } from "#app/domain/emails/no-address.ts";
import { parseRange } from "#app/domain/reports/range.ts";
import { answerCsv, dollars } from "#app/routes/admin/answer-csv.server.ts";
import { type ExportedQuote, exportQuotes } from "#app/services/reports/quote-rows.server.ts";
import type { Route } from "./+types/quotes-csv";

const header = ["Sent", "Order", "Version", "Customer", "Contact", "State", "Total", "Answered", "Reason"];

/** The quotes that the report counts as sent in its range. */
export async function loader(args: Route.LoaderArgs) {
  const app = args.context.get(appContext);
  const range = parseRange(new URL(args.request.url).searchParams, dayOf(app.now()));
  return answerCsv(args, () => ({
    name: `quotes-${range.from}-${range.to}.csv`,
    words: `Exported the quotes sent from ${range.from} to ${range.to} as CSV`,
    header,
    line,
    portions: exportQuotes(app.db, range),
  }));
}

const states = { confirmed: "Confirmed", declined: "Declined", open: "Open", withdrawn: "Withdrawn" };

function line(quote: ExportedQuote) {
  return [
    quote.sentOn,
    quote.orderId,
    quote.number,
    fullName(quote) || "N/A",
    shownEmail(quote.email),
    states[quote.outcome],
    dollars(quote.cents),
    quote.answeredOn,
    quote.reason,
  ];
}
