import type { ComponentProps, ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { ListChips } from "./list-chips.tsx";
import { ListSearch } from "./list-search.tsx";

interface ListPageProps<Row> {
  heading: ComponentProps<typeof PageHeading>;
  search?: ComponentProps<typeof ListSearch>;
  /** Stands beside the search. */
  sort?: ReactNode;
  chips?: ComponentProps<typeof ListChips>;
  /** What the rows are called, one and many. */
  noun: [string, string];
  /** One page of what was found. Without a count, none is said. */
  found: { rows: readonly Row[]; rowCount?: number; page: number; pageCount: number };
  table: Omit<ComponentProps<typeof DataTable<Row>>, "rows">;
  hrefFor: (page: number) => string;
  /** Stands in place of the rows: the same, seen another way. */
  instead?: ReactNode;
}

/** Every list of the owner: what narrows it, how much was found, the rows, and the other pages. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { heading, search, sort, chips, noun, found, table, hrefFor, instead } = props;
  return (
    <>
      <PageHeading {...heading} />
      {search && (
        <div className="flex flex-wrap items-end gap-4 print:hidden">
          <ListSearch {...search} />
          {sort}
        </div>
      )}
      {chips && <ListChips {...chips} className={search ? "mt-4" : undefined} />}
      {instead ?? (
        <div className="mt-6">
          {found.rowCount !== undefined && (
            <p role="status" className="mb-2 text-ink-soft text-sm">
              {found.rowCount === 1 ? `1 ${noun[0]}` : `${found.rowCount.toLocaleString("en-US")} ${noun[1]}`}
            </p>
          )}
          <DataTable rows={found.rows} {...table} />
          <Pagination label={`Pages of ${noun[1]}`} page={found.page} pageCount={found.pageCount} hrefFor={hrefFor} />
        </div>
      )}
    </>
  );
}

/** Where a search or a filter leaves nothing, one step leads back to the whole list. */
export function NothingFound({ plural, all, narrowed }: { plural: string; all: string; narrowed: boolean }) {
  const showAll = (
    <ButtonLink to={all} variant="secondary" size="sm">
      Show all {plural}
    </ButtonLink>
  );
  return <EmptyState title={`No ${plural} found`} action={narrowed ? showAll : undefined} />;
}
