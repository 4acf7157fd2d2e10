import { pageMeta } from "#app/lib/page-meta.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const meta = pageMeta({ title: "Create an Order" });

export default function CreateOrderPage() {
  return (
    <>
      <PageHeading title="Create an Order" />
      <EmptyState title="Your orders in progress will stand here." />
    </>
  );
}
