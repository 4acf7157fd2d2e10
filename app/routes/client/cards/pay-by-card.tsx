import { formatMoney } from "#app/domain/money.ts";
import { myCardPath } from "#app/routes/client/order-paths.ts";
import { Button } from "#app/ui/button.tsx";

interface PayByCardProps {
  orderId: string;
  /** Missing where nothing can be paid by card. */
  cents: number | undefined;
  /** Nothing is due yet: it can be paid, and nobody is asked to. */
  quiet?: boolean;
}

/** Leads to the provider's own page. A form that the browser sends by itself: the answer is another site. */
export function PayByCard({ orderId, cents, quiet = false }: PayByCardProps) {
  if (cents === undefined) return null;
  return (
    <form method="post" action={myCardPath(orderId)}>
      <input type="hidden" name="cents" value={cents} />
      <Button type="submit" variant={quiet ? "quiet" : "primary"}>
        Pay by Card: {formatMoney(cents)}
      </Button>
    </form>
  );
}
