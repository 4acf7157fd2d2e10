import { OrderLinks } from "#app/routes/admin/orders/order-links.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";

/** Open orders in a cloth that is no longer made. */
export function GoneCloths({ orders }: { orders: readonly { id: string; userId: string }[] }) {
  if (orders.length === 0) return null;
  return (
    <FormMessage kind="info" className="mb-6">
      {orders.length === 1 ? "One open order has" : `${orders.length} open orders have`} a cloth that is no longer made:{" "}
      <OrderLinks orders={orders} />
    </FormMessage>
  );
}
