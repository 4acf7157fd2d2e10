import { pageMeta } from "#app/lib/page-meta.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const meta = pageMeta({ title: "Customer" });

export default function CustomerPage() {
  return (
    <>
      <PageHeading title="Customer" />
      <EmptyState title="Customer not found." />
    </>
  );
}
