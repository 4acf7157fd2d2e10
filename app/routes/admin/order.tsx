import { pageMeta } from "#app/lib/page-meta.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const meta = pageMeta({ title: "Order" });

export default function AdminOrderPage() {
  return (
    <>
      <PageHeading title="Order" />
      <EmptyState title="Order not found." />
    </>
  );
}
