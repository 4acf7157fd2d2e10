import { pageMeta } from "#app/lib/page-meta.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const meta = pageMeta({ title: "My Orders" });

export default function ClientOrdersPage() {
  return (
    <>
      <PageHeading title="My Orders" />
      <EmptyState title="Your orders and quotes will stand here." />
    </>
  );
}
