import { Form } from "react-router";
import { PhotoShelf } from "#app/components/photos/photo-shelf.tsx";
import { Discontinued } from "#app/components/window/discontinued.tsx";
import { MAX_WINDOWS } from "#app/domain/orders/order-limits.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { useAct } from "#app/routes/admin/orders/order-act.ts";
import { type OrderProblem, problemOf } from "#app/routes/admin/orders/order-problem.ts";
import { orderPhotosPath } from "#app/routes/admin/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormKey } from "#app/ui/form-key-input.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { WindowCard } from "./window-card.tsx";

/** More than these would bury what follows them. */
const MOST_OPEN = 4;

interface WindowsProps {
  order: OrderPageData;
  /** From the address: the key or the number of the window that is edited, and the number of one to show. */
  edited: string;
  shown: string;
  problem: OrderProblem | undefined;
}

export function Windows({ order, edited, shown, problem }: WindowsProps) {
  const editing = order.windows.findIndex(({ key }, index) => key === edited || String(index + 1) === edited);
  const mine = problemOf("window", problem) ?? problemOf("windows", problem);
  return (
    <section aria-labelledby="windows" className="mt-12 print:mt-0">
      <h2 id="windows" className="mb-4 text-xl print:hidden">
        Windows
      </h2>
      <Discontinued cloths={order.gone} reader="owner" />
      {mine && editing === -1 && <FormMessage kind="error">{mine.error}</FormMessage>}
      {order.windows.length === 0 ? (
        <EmptyState title="No windows found." />
      ) : (
        order.windows.map((window, index) => (
          <WindowCard
            key={window.key || window.id}
            order={order}
            window={window}
            number={index + 1}
            editing={editing === index}
            open={Number(shown) === index + 1 || order.windows.length <= MOST_OPEN}
            problem={editing === index ? mine : undefined}
          />
        ))
      )}
      <Liked order={order} />
      {order.windows.length < MAX_WINDOWS && <AddWindow version={order.version} formKey={order.formKey} />}
    </section>
  );
}

/** What the client has seen somewhere and likes; shown where there is something. */
function Liked({ order: { photos, userId, id, formKey } }: { order: OrderPageData }) {
  const liked = photos.filter(({ windowKey }) => windowKey === null);
  if (liked.length === 0) return null;
  return (
    <div className="mt-6 print:hidden">
      <h3 className="mb-3 text-lg">What the client likes</h3>
      <PhotoShelf of="what the client likes" photos={liked} address={orderPhotosPath(userId, id)} formKey={formKey} />
    </div>
  );
}

/** Sent to another query than the one that is open, so that what is being typed in a window is asked about first. */
function AddWindow({ version, formKey }: { version: number; formKey: string }) {
  const { action, pending } = useAct("add-window", "?edit=new");
  return (
    <Form method="post" action={action} preventScrollReset className="mt-4 print:hidden">
      <input type="hidden" name="version" value={version} />
      <FormKey value={formKey} />
      <Button type="submit" variant="secondary" size="sm" pending={pending} pendingLabel="Adding">
        Add a window
      </Button>
    </Form>
  );
}
