import { Link } from "react-router";
import { FabricSwatch } from "#app/components/fabric-swatch.tsx";
import { appContext } from "#app/contexts.server.ts";
import { fabricList, yardPrice } from "#app/domain/fabrics/book-fabric.ts";
import { fabricTitle, familyLabels } from "#app/domain/fabrics/fabric-words.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { formatMoney } from "#app/domain/money.ts";
import { newImportPath } from "#app/routes/admin/imports/paths.ts";
import { chip } from "#app/routes/admin/list-chips.tsx";
import { ListPage, NothingFound, narrow } from "#app/routes/admin/list-page.tsx";
import { FABRICS, FABRICS_CSV, fabricPath, NEW_FABRIC } from "#app/routes/admin/paths.ts";
import { listBookFabrics } from "#app/services/fabrics/read-book.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Column } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/fabrics";

export const meta = pageMeta({ title: "Fabric Book" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = fabricList.parse(new URL(request.url).searchParams);
  const { rows, ...found } = await listBookFabrics(context.get(appContext), query);
  return {
    ...found,
    query: { ...query, page: found.page },
    rows: rows.map(({ id, supplier, family, usableWidth, look, ...fabric }) => ({
      id,
      supplier,
      family,
      usableWidth,
      pricePerYardCents: yardPrice(fabric),
      look,
      title: fabricTitle(fabric),
    })),
  };
}

type Fabric = Route.ComponentProps["loaderData"]["rows"][number];

const columns: Column<Fabric>[] = [
  {
    key: "name",
    header: "Fabric",
    primary: true,
    phone: "top",
    cell: ({ look, title }) => (
      <span className="inline-flex items-center gap-3">
        <FabricSwatch look={look} className="size-14 shrink-0 border border-line" />
        <span className="underline decoration-brass decoration-1 underline-offset-4">{title}</span>
      </span>
    ),
  },
  { key: "supplier", header: "Supplier", phone: "second-whole", cell: ({ supplier }) => supplier },
  { key: "family", header: "Family", phone: "third-end", cell: ({ family }) => familyLabels[family] },
  {
    key: "size",
    header: "Width and repeat",
    phone: "third",
    cell: ({ usableWidth, look: { verticalRepeat, horizontalRepeat } }) => (
      <>
        {formatInches(usableWidth)} wide
        {verticalRepeat > 0 && `, repeat ${formatInches(verticalRepeat)}`}
        {verticalRepeat === 0 && horizontalRepeat > 0 && `, repeat ${formatInches(horizontalRepeat)} across`}
      </>
    ),
  },
  {
    key: "price",
    header: "Per yard",
    align: "end",
    phone: "top-end",
    cell: ({ pricePerYardCents }) => formatMoney(pricePerYardCents),
  },
];

export default function FabricsPage({ loaderData }: Route.ComponentProps) {
  const { query, families: counts, states, all } = loaderData;
  const gone = query.state === "discontinued";
  const isNarrowed = query.search !== "" || query.family !== null || gone;
  const narrowed = narrow(fabricList, FABRICS, query, {
    search: "Search by name, color or supplier",
    by: "family",
    label: "Filter by family",
    labels: familyLabels,
    counts,
    all,
  });
  return (
    <ListPage
      heading={{
        title: "Fabric Book",
        lead: "The cloths your clients choose from, as the workroom cuts them and the drawings show them.",
        actions: <BookActions />,
      }}
      {...narrowed}
      chips={{
        ...narrowed.chips,
        children: (
          <Link
            to={fabricList.href(FABRICS, query, { state: gone ? "active" : "discontinued" })}
            preventScrollReset
            aria-current={gone ? "true" : undefined}
            className={`${chip} ml-auto`}
          >
            Discontinued <span className="tabular-nums opacity-80">{states.discontinued.toLocaleString("en-US")}</span>
          </Link>
        ),
      }}
      noun={["fabric", "fabrics"]}
      found={loaderData}
      table={{
        caption: "Fabrics",
        columns,
        rowKey: ({ id }) => id,
        rowHref: ({ id }) => fabricPath(id),
        empty: isNarrowed ? <NothingFound plural="fabrics" all={FABRICS} narrowed /> : <NoFabrics />,
      }}
    />
  );
}

function BookActions() {
  return (
    <>
      <ButtonLink to={FABRICS_CSV} reloadDocument variant="secondary" size="sm">
        Export CSV
      </ButtonLink>
      <ButtonLink to={newImportPath("fabrics")} variant="secondary" size="sm">
        Import CSV
      </ButtonLink>
      <ButtonLink to={NEW_FABRIC} size="sm">
        Add Fabric
      </ButtonLink>
    </>
  );
}

function NoFabrics() {
  return (
    <EmptyState
      title="The book is empty"
      action={
        <ButtonLink to={NEW_FABRIC} variant="secondary" size="sm">
          Add the first fabric
        </ButtonLink>
      }
    >
      Add the cloths you sew with most, or import a price list as CSV.
    </EmptyState>
  );
}
