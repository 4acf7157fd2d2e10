import { Download } from "lucide-react";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { moneyBadges } from "#app/domain/ledger/entry-kinds.ts";
import { formatMoney } from "#app/domain/money.ts";
import { olderYesInWords } from "#app/domain/orders/consent.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import {
  balanceFigureNames,
  balanceFigures,
  balanceListHref,
  parseBalanceList,
} from "#app/domain/reports/balance-ages.ts";
import { ListPage, NothingFound } from "#app/routes/admin/list-page.tsx";
import { BALANCES, BALANCES_CSV, orderPath } from "#app/routes/admin/paths.ts";
import { countMoney } from "#app/services/ledger/count-money.server.ts";
import { listBalances, sumBalances } from "#app/services/reports/read-report.server.ts";
import { SmallButtonLink } from "#app/ui/button.tsx";
import { type Column, column, figure } from "#app/ui/data-table.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/balances";

export const meta = pageMeta({ title: "Balances" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const query = parseBalanceList(new URL(request.url).searchParams);
  const { rows, ...found } = await listBalances(app, query);
  const counts = await countMoney(app);
  const { rowCount: all } = query.only === null ? found : await sumBalances(app, null);
  const today = dayOf(app.now());
  return {
    ...found,
    counts: { all, ...counts },
    query: { ...query, page: found.page },
    rows: rows.map(({ firstName, lastName, email: _, agreedVersion, shownVersion, ...row }) => ({
      ...row,
      olderYes: olderYesInWords({ agreedVersion, shownVersion }),
      customer: fullName({ firstName, lastName }) || "N/A",
      late: row.dueOn !== null && row.dueOn < today,
    })),
  };
}

export default function BalancesPage({ loaderData: list }: Route.ComponentProps) {
  const { query, counts } = list;
  const download = (
    <SmallButtonLink to={balanceListHref(BALANCES_CSV, query)} reloadDocument>
      <Download aria-hidden="true" className="size-4" />
      Download CSV
    </SmallButtonLink>
  );
  return (
    <ListPage
      heading={{
        title: "Balances",
        lead: leadOf(list),
        actions: download,
      }}
      chips={{
        label: "Filter by what is to be done",
        chips: [
          { label: "All", count: counts.all, to: BALANCES, current: query.only === null },
          // What nobody waits for is no choice.
          ...balanceFigureNames
            .filter((only) => counts[only] > 0 || query.only === only)
            .map((only) => ({
              label: balanceFigures[only].label,
              count: counts[only],
              current: query.only === only,
              to: balanceListHref(BALANCES, { only }),
            })),
        ],
      }}
      noun={["order", "orders"]}
      found={list}
      table={{
        caption: "What customers owe",
        columns,
        rowKey: (order) => order.id,
        rowHref: (order) => orderPath(order.userId, order.id),
        empty: <NothingFound plural="orders" all={BALANCES} narrowed={query.only !== null} />,
      }}
      hrefFor={(page) => balanceListHref(BALANCES, { ...query, page })}
    />
  );
}

/** What a list comes to; of what is to be settled that is what we hold, which may have to go back. */
function leadOf({ query: { only }, balanceCents, heldCents }: Route.ComponentProps["loaderData"]) {
  const held = only === "toSettle" ? `${formatMoney(heldCents)} held` : formatMoney(balanceCents);
  return `${only ? balanceFigures[only].label : "All balances"}: ${held}`;
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

const columns: Column<Row>[] = [
  column("top", "Order ID", shownOrderId),
  column("second", "Customer", ({ customer }) => customer),
  column("second-end", "Status", ({ status, olderYes }) => (
    <span className="inline-flex flex-col cards:items-end">
      <StatusBadge status={status} />{" "}
      {olderYes && <span className="max-w-32 text-moss text-sm cards:text-right">{olderYes}</span>}
    </span>
  )),
  column("third", "Money", moneyOf),
  figure("fourth-whole", "Charged", ({ chargedCents }) => formatMoney(chargedCents ?? 0), {
    unit: ["charged", "charged"],
  }),
  figure("top-end", "Balance", ({ balanceCents }) => formatMoney(balanceCents ?? 0)),
  figure("third-end", "Due", dueOf),
];

function moneyOf({ moneyBadge, paidToldAt }: Row) {
  if (paidToldAt) return `Says paid, ${formatDate(paidToldAt)}`;
  return moneyBadge ? moneyBadges[moneyBadge] : "–";
}

function dueOf({ moneyBadge, heldCents, dueOn, dueCents, late }: Row) {
  if (moneyBadge === "to_settle") return `${formatMoney(heldCents ?? 0)} held`;
  if (dueOn === null) return "–";
  const [amount, day] = [formatMoney(dueCents ?? 0), formatDate(noonOf(dueOn))];
  return (
    <span className="whitespace-normal">
      {amount} <span className="whitespace-nowrap">{`${late ? "since" : "on"} ${day}`}</span>
    </span>
  );
}
