import { Link } from "react-router";
import { emailListHref, parseEmailList } from "#app/domain/emails/email-list.ts";
import { orderListHref, parseOrderList } from "#app/domain/orders/order-list.ts";
import { type StatusMeaning, statusesThat } from "#app/domain/orders/order-status.ts";
import { EMAILS, ORDERS } from "#app/routes/admin/paths.ts";

interface Desk {
  toQuote: number;
  withClient: number;
  inWork: number;
  failedEmails: number;
}

const everything = parseOrderList(new URLSearchParams());
const failedEmails = emailListHref(EMAILS, parseEmailList(new URLSearchParams()), { state: "failed" });
/** The list of the status that a figure counts. */
const listOf = (figure: StatusMeaning["desk"], changes: Partial<typeof everything> = {}) => {
  const [status = null] = statusesThat(({ desk }) => desk === figure);
  return orderListHref(ORDERS, everything, { status, ...changes });
};

/** What waits, and for whom. Each figure leads to what it counts. */
export function DeskFigures({ desk }: { desk: Desk }) {
  const figures = [
    { label: "Waiting for a quote", count: desk.toQuote, to: listOf("toQuote") },
    {
      label: "Quoted, waiting for the client",
      count: desk.withClient,
      to: listOf("withClient", { only: "unconfirmed" }),
    },
    { label: "In the workroom", count: desk.inWork, to: listOf("inWork") },
    { label: "Failed e-mails", count: desk.failedEmails, to: failedEmails, alarm: true },
  ];
  return (
    <section aria-label="On the desk">
      <ul className="grid grid-cols-2 border-line border-t border-l lg:grid-cols-4">
        {figures.map(({ label, count, to, alarm }) => (
          <li key={label} className="border-line border-r border-b">
            <Link
              to={to}
              className="flex h-full flex-col justify-between gap-1 p-4 transition-colors hover:bg-bone md:p-5"
            >
              <span
                className={`font-display text-2xl tabular-nums md:text-3xl ${alarm && count > 0 ? "text-clay-deep" : ""}`}
              >
                {count.toLocaleString("en-US")}
              </span>{" "}
              <span className="text-ink-soft text-sm">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
