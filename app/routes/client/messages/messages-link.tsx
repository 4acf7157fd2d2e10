import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { myMessagesPath } from "#app/routes/client/order-paths.ts";
import { StandingLink } from "#app/ui/button.tsx";

interface MessagesLinkProps {
  order: { id: string; number?: number | null; called?: string };
  unread: number;
}

/** To what we and they wrote about an order, with how much of it is new to them. */
export function MessagesLink({ order: { id, number = null, called }, unread }: MessagesLinkProps) {
  return (
    <StandingLink to={myMessagesPath(id)} className="w-fit text-sm">
      Messages{unread > 0 && ` (${unread} new)`}
      <span className="sr-only"> about {called ?? shownOrderId({ id, number })}</span>
    </StandingLink>
  );
}
