import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";

/** Copies the order into a new draft. The request names itself, so that it makes one draft however often it is sent. */
export function OrderAgain({ request }: { request: string }) {
  const sent = useNavigation().formData?.get("intent") === "again";
  return (
    <Form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <input type="hidden" name="request" value={request} />
      <Button type="submit" name="intent" value="again" variant="secondary" pending={sent} pendingLabel="Copying">
        Order again
      </Button>
      <p className="max-w-measure text-ink-soft text-sm">
        Copies its windows and hardware into a new order, which you can change before you submit it.
      </p>
    </Form>
  );
}
