import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { shownEmail } from "#app/domain/emails/no-address.ts";
import { moneyBadges } from "#app/domain/ledger/entry-kinds.ts";
import { olderYesInWords } from "#app/domain/orders/consent.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import { parseBalanceList } from "#app/domain/reports/balance-ages.ts";
import { answerCsv, dollars } from "#app/routes/admin/answer-csv.server.ts";
import { exportBalances, type ListedBalance } from "#app/services/reports/read-report.server.ts";
import type { Route } from "./+types/balances-csv";

const header = [
  "Order",
  "Customer",
  "Contact",
  "Status",
  "Money",
  "Charged",
  "Balance",
  "Due on",
  "Due",
  "Confirmation",
];

/** The rows of the list with the same address, all its pages. */
export async function loader(args: Route.LoaderArgs) {
  const app = args.context.get(appContext);
  const { only } = parseBalanceList(new URL(args.request.url).searchParams);
  return answerCsv(args, () => ({
    name: "balances.csv",
    words: "Exported what customers owe as CSV",
    header,
    line,
    portions: exportBalances(app, only),
  }));
}

function line(order: ListedBalance) {
  return [
    shownOrderId(order),
    fullName(order) || "N/A",
    shownEmail(order.email),
    statusLabel(order.status),
    order.moneyBadge && moneyBadges[order.moneyBadge],
    dollars(order.chargedCents ?? 0),
    dollars(order.balanceCents ?? 0),
    order.dueOn,
    dollars(order.dueCents ?? 0),
    olderYesInWords(order),
  ];
}
