import { appContext } from "#app/contexts.server.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { changesBetween } from "#app/domain/forms/described-form.ts";
import { documentKinds, listVersions } from "#app/services/workroom/kept-versions.server.ts";
import { type Column, column, DataTable } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/history";
import { documentAt, documents } from "./documents.ts";

type Table = keyof typeof documents;

const titleOf = (table: Table) => `${documents[table].title}, history`;

export const meta = pageMetaOf<{ table: Table }>((loaded) => titleOf(loaded?.table ?? "shopRules"));

/** Each version with what it changed in the one before it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const table = documentAt(request.url);
  const { form } = documents[table];
  const listed = await listVersions(context.get(appContext).db, documentKinds[table]);
  const versions = listed.map(({ value, ...told }, index) => {
    const before = listed[index + 1]?.value ?? value;
    const changes = changesBetween(form, { document: before, reason: "" }, { document: value, reason: "" });
    return { ...told, changes };
  });
  return { table, versions };
}

/** Every version, newest first: who, when, why, and what changed field by field. */
export default function HistoryPage({ loaderData: { table, versions } }: Route.ComponentProps) {
  const { title, page, first } = documents[table];
  return (
    <>
      <PageHeading
        title={titleOf(table)}
        lead="A version is never edited: each change is a new one."
        links={[{ to: page, label: title }]}
      />
      <ol className="grid gap-10">
        {versions.map(({ version, by, at, reason, changes }) => (
          <li key={version} className="border-line border-t pt-6">
            <h2 className="text-xl">Version {version}</h2>
            {at === null ? (
              <p className="mt-1 text-ink-soft">{first}</p>
            ) : (
              <>
                <p className="mt-1 text-ink-soft text-sm">
                  <time dateTime={at}>{formatDateTime(at)}</time>
                  {by && ` · ${by}`}
                </p>
                <p className="mt-2 max-w-measure wrap-anywhere">{reason}</p>
                <div className="mt-4">
                  <DataTable
                    caption={`What version ${version} changed`}
                    rows={changes}
                    rowKey={({ name }) => name}
                    columns={columns}
                    empty={<p className="text-ink-soft">Nothing that this page shows.</p>}
                  />
                </div>
              </>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

type Change = Route.ComponentProps["loaderData"]["versions"][number]["changes"][number];

const columns: Column<Change>[] = [
  column(null, "Changed", (change) => <Changed {...change} />),
  column(null, "Before", ({ before }) => <s>{before}</s>),
  column(null, "After", ({ after }) => after),
];

function Changed({ label, section }: { label: string; section: string }) {
  return (
    <span>
      {label}
      <span className="block font-normal text-ink-soft text-sm">{section}</span>
    </span>
  );
}
