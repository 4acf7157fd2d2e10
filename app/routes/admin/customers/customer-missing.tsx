import { MissingPage } from "#app/routes/admin/missing-page.tsx";
import { CUSTOMERS } from "#app/routes/admin/paths.ts";
import { CUSTOMER_MISSING } from "#app/services/orders/order-texts.ts";

export function CustomerMissing() {
  const way = { to: CUSTOMERS, label: "Back to Directory" };
  return <MissingPage title="Customer" sentence={CUSTOMER_MISSING} way={way} />;
}
