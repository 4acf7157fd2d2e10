import type { ComponentProps, ReactNode } from "react";
import type { ListFields } from "#app/domain/list-query.ts";
import { SmallButtonLink } from "#app/ui/button.tsx";
import { DataTable, EmptyState } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { ListChips } from "./list-chips.tsx";
import { ListSearch } from "./list-search.tsx";

interface ListPageProps<Row> {
  heading: ComponentProps<typeof PageHeading>;
  search?: ComponentProps<typeof ListSearch>;
  /** Stands beside the count. */
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
      {search && <ListSearch {...search} />}
      {chips && <ListChips {...chips} className={search ? "mt-4" : undefined} />}
      {instead ?? (
        <div className="mt-6">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
            {found.rowCount !== undefined && (
              <p role="status" className="text-ink-soft text-sm">
                {found.rowCount === 1 ? `1 ${noun[0]}` : `${found.rowCount.toLocaleString("en-US")} ${noun[1]}`}
              </p>
            )}
            {sort}
          </div>
          <DataTable rows={found.rows} {...table} />
          <Pagination label={`Pages of ${noun[1]}`} page={found.page} pageCount={found.pageCount} hrefFor={hrefFor} />
        </div>
      )}
    </>
  );
}

interface Described<Query> {
  fields: (query: Query) => ListFields;
  href: (path: string, query: Query, changes: Partial<Query>) => string;
}

interface Narrowing<Query> {
  /** Says what is looked through. */
  search: string;
  /** What the chips choose among: its name in the address, and for those who do not see them. */
  by: keyof Query;
  label: string;
  /** Each value's word, and how many rows it has; how many all of them have, where the list can show all. */
  labels: Record<string, string>;
  counts: Partial<Record<string, number>>;
  all?: number;
}

/** What narrows a list, and where its other pages are, as its description has it. */
export function narrow<Query extends { search: string }>(
  list: Described<Query>,
  path: string,
  query: Query,
  { search, by, label, labels, counts, all }: Narrowing<Query>,
) {
  const chip = (value: string | null, word: string, count = 0) => ({
    label: word,
    count,
    to: list.href(path, query, { [by]: value } as Partial<Query>),
    current: query[by] === value,
  });
  const every = all === undefined ? [] : [chip(null, "All", all)];
  const chips = [...every, ...Object.entries(labels).map(([value, word]) => chip(value, word, counts[value]))];
  return {
    search: { path, search: query.search, label: search, keep: list.fields(query) },
    chips: { label, chips },
    hrefFor: (page: number) => list.href(path, query, { page } as unknown as Partial<Query>),
  };
}

/** Where a search or a filter leaves nothing, one step leads back to the whole list. */
export function NothingFound({ plural, all, narrowed }: { plural: string; all: string; narrowed: boolean }) {
  const showAll = <SmallButtonLink to={all}>Show all {plural}</SmallButtonLink>;
  return <EmptyState title={`No ${plural} found`} action={narrowed ? showAll : undefined} />;
}

/** An e-mail address in a list: where it needs a second line, that begins with the @. */
export function EmailAddress({ children }: { children: string }) {
  const [name, ...host] = children.split("@");
  if (host.length === 0) return children;
  return (
    <>
      {name}
      <wbr />@{host.join("@")}
    </>
  );
}
