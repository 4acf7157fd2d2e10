import { Link } from "react-router";
import { FabricSwatch } from "#app/components/fabric-swatch.tsx";
import { appContext } from "#app/contexts.server.ts";
import { fabricList, fabricTitle, familyLabels, yardPrice } from "#app/domain/fabrics/book-fabric.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { formatMoney } from "#app/domain/money.ts";
import { newImportPath } from "#app/routes/admin/imports/import-act.ts";
import { chip } from "#app/routes/admin/list-chips.tsx";
import { ListPage, NothingFound, narrow } from "#app/routes/admin/list-page.tsx";
import { FABRICS, FABRICS_CSV, fabricPath, NEW_FABRIC } from "#app/routes/admin/paths.ts";
import { listBookFabrics } from "#app/services/fabrics/read-book.server.ts";
import { SmallButtonLink } from "#app/ui/button.tsx";
import { type Column, column, EmptyState, figure } from "#app/ui/data-table.tsx";
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
  column("top", "Fabric", ({ look, title }) => (
    <span className="inline-flex items-center gap-3">
      <FabricSwatch look={look} className="size-14 shrink-0 border border-line" />
      <span className="underline decoration-brass decoration-1 underline-offset-4">{title}</span>
    </span>
  )),
  column("second-whole", "Supplier", ({ supplier }) => supplier),
  column("third-end", "Family", ({ family }) => familyLabels[family]),
  column("third", "Width and repeat", ({ usableWidth, look: { verticalRepeat, horizontalRepeat } }) => (
    <>
      {formatInches(usableWidth)} wide
      {verticalRepeat > 0 && `, repeat ${formatInches(verticalRepeat)}`}
      {verticalRepeat === 0 && horizontalRepeat > 0 && `, repeat ${formatInches(horizontalRepeat)} across`}
    </>
  )),
  figure("top-end", "Per yard", ({ pricePerYardCents }) => formatMoney(pricePerYardCents)),
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
        links: [
          { to: FABRICS_CSV, label: "Export CSV", reloadDocument: true },
          { to: newImportPath("fabrics"), label: "Import CSV" },
          { to: NEW_FABRIC, label: "Add Fabric", variant: "primary" },
        ],
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

function NoFabrics() {
  return (
    <EmptyState
      title="The book is empty"
      action={<SmallButtonLink to={NEW_FABRIC}>Add the first fabric</SmallButtonLink>}
    >
      Add the cloths you sew with most, or import a price list as CSV.
    </EmptyState>
  );
}
