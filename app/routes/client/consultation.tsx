import { pageMeta } from "#app/lib/page-meta.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const meta = pageMeta({ title: "Consultation" });

export default function ConsultationPage() {
  return (
    <>
      <PageHeading title="Consultation" />
      <EmptyState title="Booking a consultation will start here." />
    </>
  );
}
