import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";

export const meta = pageMeta({ title: "Stops" });

export default function StopsPage() {
  return (
    <>
      <PageHeading title="Stops" />
      <EmptyState title="No stops." />
    </>
  );
}
