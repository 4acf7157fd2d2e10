import { appContext } from "#app/contexts.server.ts";
import { formatDate } from "#app/domain/dates.ts";
import {
  fabricsInWords,
  type SwatchListQuery,
  swatchList,
  swatchStateLabels,
} from "#app/domain/swatches/swatch-words.ts";
import { ListPage, NothingFound, narrow } from "#app/routes/admin/list-page.tsx";
import { SWATCHES, swatchRequestPath } from "#app/routes/admin/paths.ts";
import { listSwatchRequests } from "#app/services/swatches/list-swatch-requests.server.ts";
import { type Column, column, EmptyState } from "#app/ui/data-table.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/swatches";

export const meta = pageMeta({ title: "Swatches" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = swatchList.parse(new URL(request.url).searchParams);
  const found = await listSwatchRequests(context.get(appContext), query);
  return { ...found, query: { ...query, page: found.page } };
}

type RequestRow = Route.ComponentProps["loaderData"]["rows"][number];

export default function SwatchesPage({ loaderData }: Route.ComponentProps) {
  const { query, counts } = loaderData;
  return (
    <ListPage
      heading={{ title: "Swatches", lead: "Pieces of cloth that somebody asked for, the longest waiting first." }}
      {...narrow(swatchList, SWATCHES, query, {
        search: "Search by name, e-mail or city",
        by: "state",
        label: "Filter by state",
        labels: swatchStateLabels,
        counts,
      })}
      noun={["request", "requests"]}
      found={loaderData}
      table={{
        caption: "Swatch requests",
        columns,
        rowKey: (row) => row.id,
        rowHref: (row) => swatchRequestPath(row.id),
        empty: <NoRequests query={query} />,
      }}
    />
  );
}

const columns: Column<RequestRow>[] = [
  column("top", "Name", (row) => row.name, { under: (row) => `${row.city}, ${row.state}` }),
  column("second-whole", "Fabrics", (row) => fabricsInWords(row.fabrics)),
  column("third", "Came from", (row) => row.cameFrom),
  column("top-end", "Asked", (row) => <span className="whitespace-nowrap">{formatDate(row.createdAt)}</span>),
];

function NoRequests({ query }: { query: SwatchListQuery }) {
  if (query.search !== "") return <NothingFound plural="requests" all={SWATCHES} narrowed />;
  return <EmptyState title={query.state === "sent" ? "No swatches have been sent yet" : "No swatches to send"} />;
}
