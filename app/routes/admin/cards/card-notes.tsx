import { Form } from "react-router";
import { formatDateTime } from "#app/domain/dates.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { useAct } from "#app/routes/admin/orders/order-act.ts";
import { Button } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";

/** Beside the entries: card money that needs a look, and how money goes back to a card. */
export function CardNotes({ notes }: { notes: OrderPageData["cards"] }) {
  const { action, pending } = useAct("check-card-money");
  if (!notes) return null;
  const last = notes.flags.at(-1);
  return (
    <>
      {last && (
        <FormMessage kind="info" className="mt-4">
          <ul className="grid gap-1">
            {notes.flags.map(({ id, at, words }) => (
              <li key={id} className="wrap-anywhere">
                {words} ({formatDateTime(at)})
              </li>
            ))}
          </ul>
          <Form method="post" action={action} preventScrollReset className="mt-2">
            <input type="hidden" name="seenAt" value={last.at} />
            <Button type="submit" variant="secondary" size="sm" pending={pending}>
              Checked
            </Button>
          </Form>
        </FormMessage>
      )}
      {notes.paid && (
        <p className="mt-3 max-w-measure text-ink-soft text-sm">
          Money goes back to a card at the card provider, by the reference of its payment. It is recorded here by
          itself: do not record it by hand as well.
        </p>
      )}
    </>
  );
}
