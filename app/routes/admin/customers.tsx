import { pageMeta } from "#app/lib/page-meta.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const meta = pageMeta({ title: "Customers" });

export default function CustomersPage() {
  return (
    <>
      <PageHeading title="Customers" />
      <EmptyState title="No customers found" />
    </>
  );
}
