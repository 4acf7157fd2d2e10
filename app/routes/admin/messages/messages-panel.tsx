import { Conversation } from "#app/components/messages/conversation.tsx";
import { orderActPath } from "#app/routes/admin/orders/order-act.ts";
import type { OfOrder } from "#app/routes/admin/orders/order-problem.ts";
import { latestMessagePath, orderPath, orderPhotosPath } from "#app/routes/admin/paths.ts";
import { TitledSection } from "#app/ui/page/titled-section.tsx";

/** What the client and we wrote to each other; the client reads it too. */
export function MessagesPanel({ order, problem }: OfOrder) {
  if (!order.thread) return null;
  return (
    <TitledSection id="messages" title="Messages" titleLook="scroll-mt-6 text-xl" className="mt-12">
      <p className="mt-1 mb-4 text-ink-soft text-sm">Between {order.customer.name} and us. Both sides read them.</p>
      <Conversation
        thread={order.thread}
        side="house"
        other={order.customer.name}
        now={order.now}
        formKey={order.formKey}
        problem={problem && { ...problem, form: problem.values?.messageId === undefined ? "send" : "take-back" }}
        sendTo={orderActPath("send-message", order)}
        takeBackTo={orderActPath("take-back-message", order)}
        earlierAt={orderPath(order.userId, order.id)}
        photosAt={orderPhotosPath(order.userId, order.id)}
        waiting={order.waiting}
        latestAt={latestMessagePath(order.userId, order.id)}
      />
    </TitledSection>
  );
}
