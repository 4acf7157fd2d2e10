import { formatDateTime } from "#app/domain/dates.ts";
import type { FieldChange } from "#app/domain/workroom/forms/document-changes.ts";
import { DataTable } from "#app/ui/data-table.tsx";

export interface ToldVersion {
  version: number;
  by: string | null;
  at: string | null;
  reason: string;
  changes: FieldChange[];
}

/** Every version, newest first: who, when, why, and what changed field by field. */
export function VersionHistory({ versions, first }: { versions: readonly ToldVersion[]; first: string }) {
  return (
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
                  columns={[
                    { key: "label", header: "Changed", cell: ({ label }) => label, under: ({ section }) => section },
                    { key: "before", header: "Before", cell: ({ before }) => <s>{before}</s> },
                    { key: "after", header: "After", cell: ({ after }) => after },
                  ]}
                  empty={<p className="text-ink-soft">Nothing that this page shows.</p>}
                />
              </div>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
