import { pageMeta } from "#app/lib/page-meta.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const meta = pageMeta({ title: "All Orders" });

export default function AdminOrdersPage() {
  return (
    <>
      <PageHeading title="All Orders" />
      <EmptyState title="No orders found" />
    </>
  );
}
