import { orderPath } from "#app/routes/admin/paths.ts";
import { TextLink } from "#app/ui/button.tsx";

const MOST_NAMED = 8;

export function OrderLinks({ orders }: { orders: readonly { id: string; userId: string }[] }) {
  return (
    <span className="inline-flex flex-wrap gap-x-3">
      {orders.slice(0, MOST_NAMED).map(({ id, userId }) => (
        <TextLink key={id} to={orderPath(userId, id)}>
          {id}
        </TextLink>
      ))}
      {orders.length > MOST_NAMED && <span className="text-ink-soft">and {orders.length - MOST_NAMED} more</span>}
    </span>
  );
}
