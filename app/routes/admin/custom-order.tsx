import { pageMeta } from "#app/lib/page-meta.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const meta = pageMeta({ title: "Create Custom Order" });

export default function CustomOrderPage() {
  return (
    <>
      <PageHeading title="Create Custom Order" />
      <EmptyState title="A custom order will be written here." />
    </>
  );
}
