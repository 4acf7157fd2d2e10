import { CUSTOMERS } from "#app/routes/admin/paths.ts";
import { CUSTOMER_MISSING } from "#app/services/orders/order-texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export function CustomerMissing() {
  return (
    <>
      <PageHeading title="Customer" />
      <EmptyState
        title={CUSTOMER_MISSING}
        action={
          <ButtonLink to={CUSTOMERS} variant="secondary" size="sm">
            Back to Directory
          </ButtonLink>
        }
      />
    </>
  );
}
