import { formatDate, formatTime, noonOf } from "#app/domain/dates.ts";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

interface Sweep {
  day: string;
  finishedAt: string | null;
  removed: Record<"emails" | "sessions" | "inquiries" | "auditEntries" | "clients", number>;
}

const columns: Column<Sweep>[] = [
  {
    key: "day",
    header: "Night",
    primary: true,
    phone: "top",
    cell: ({ day }) => formatDate(noonOf(day)),
    under: ({ finishedAt }) => (finishedAt ? `done at ${formatTime(finishedAt)}` : "not finished"),
  },
  {
    key: "emails",
    header: "E-mails",
    align: "end",
    phone: "second",
    unit: ["e-mail", "e-mails"],
    cell: (night) => night.removed.emails,
  },
  {
    key: "log-ins",
    header: "Log-ins",
    align: "end",
    phone: "second-end",
    unit: ["log-in", "log-ins"],
    cell: (night) => night.removed.sessions,
  },
  {
    key: "inquiries",
    header: "Inquiries",
    align: "end",
    phone: "third",
    unit: ["inquiry", "inquiries"],
    cell: (night) => night.removed.inquiries,
  },
  {
    key: "audit",
    header: "Audit entries",
    align: "end",
    phone: "third-end",
    unit: ["audit entry", "audit entries"],
    cell: (night) => night.removed.auditEntries,
  },
  {
    key: "clients",
    header: "Deletions carried out",
    align: "end",
    phone: "fourth-whole",
    unit: ["deletion", "deletions"],
    cell: (night) => night.removed.clients,
  },
];

/** What the last nights removed. */
export function SweepTable({ sweeps }: { sweeps: Sweep[] }) {
  return (
    <section aria-labelledby="nights" className="mt-12">
      <h2 id="nights" className="mb-4 text-xl">
        What was removed
      </h2>
      <DataTable
        caption="What was removed each night"
        columns={columns}
        rows={sweeps}
        rowKey={(night) => night.day}
        empty={<EmptyState title="Nothing has been removed yet." />}
      />
    </section>
  );
}
