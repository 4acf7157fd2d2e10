import { appContext } from "#app/contexts.server.ts";
import {
  type AuditListQuery,
  auditKindLabels,
  auditList,
  DELETED_CLIENT,
  NO_ACCOUNT,
} from "#app/domain/audit/audit-list.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { ListPage, NothingFound, narrow } from "#app/routes/admin/list-page.tsx";
import { AUDIT, customerPath, orderPath, RETENTION } from "#app/routes/admin/paths.ts";
import { listAudit } from "#app/services/audit/list-audit.server.ts";
import { FactLink } from "#app/ui/button.tsx";
import { type Column, column, EmptyState } from "#app/ui/data-table.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/audit";

export const meta = pageMeta({ title: "Audit" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = auditList.parse(new URL(request.url).searchParams);
  const { rows, ...found } = await listAudit(context.get(appContext), query);
  return { ...found, query: { ...query, page: found.page }, rows: rows.map(asShown) };
}

type Entry = Awaited<ReturnType<typeof listAudit>>["rows"][number];

/** Names are looked up now: somebody who has been deleted has none. */
function asShown({ id, at, kind, words, ...entry }: Entry) {
  const { actorId, actorName, subject, subjectId, aboutName, aboutRole, orderUserId } = entry;
  const order = subject === "order" && orderUserId ? orderPath(orderUserId, subjectId ?? "") : null;
  const customer = subject === "customer" && aboutRole !== null ? customerPath(subjectId ?? "") : null;
  const about = subject === "customer" || subject === "account" ? (aboutName ?? DELETED_CLIENT) : aboutName;
  return {
    id,
    at,
    kind,
    words,
    who: actorId === null ? NO_ACCOUNT : (actorName ?? DELETED_CLIENT),
    about: [subject === "order" ? subjectId : null, about].filter((text) => text !== null).join(", "),
    to: order ?? customer,
  };
}

type AuditRow = Route.ComponentProps["loaderData"]["rows"][number];

const columns: Column<AuditRow>[] = [
  column("top", "What", (entry) => entry.words),
  column("second-whole", "About", ({ about, to }) => (to ? <FactLink to={to}>{about}</FactLink> : about)),
  column("third", "Who", (entry) => entry.who),
  column("third-end", "When", (entry) => <span className="whitespace-nowrap">{formatDateTime(entry.at)}</span>),
];

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { query, counts, all } = loaderData;
  return (
    <ListPage
      heading={{
        title: "Audit",
        lead: "Who looked at a customer or an order, took data out, or changed how the house runs.",
        links: [{ to: RETENTION, label: "How long it is kept" }],
      }}
      {...narrow(auditList, AUDIT, query, {
        search: "Search by person or Order ID",
        by: "kind",
        label: "Filter by kind",
        labels: auditKindLabels,
        counts,
        all,
      })}
      noun={["entry", "entries"]}
      found={loaderData}
      table={{ caption: "Audit list", columns, rowKey: (entry) => entry.id, empty: <NoEntries query={query} /> }}
    />
  );
}

function NoEntries({ query }: { query: AuditListQuery }) {
  const narrowed = query.search !== "" || query.kind !== null;
  if (!narrowed) return <EmptyState title="Nothing has been written down yet" />;
  return <NothingFound plural="entries" all={AUDIT} narrowed />;
}
