import { Form, useNavigation } from "react-router";
import { formatDate } from "#app/domain/dates.ts";
import { myOrderPath } from "#app/routes/client/order-paths.ts";
import type { MyPayments } from "#app/services/ledger/find-my-payments.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Refused } from "#app/ui/post-form.tsx";

interface IHavePaidProps {
  orderId: string;
  money: Pick<MyPayments, "tellable" | "paidToldAt">;
  problem?: { error: string } | undefined;
}

/** The client's word, after which we look; it changes no figure. */
export function IHavePaid({ orderId, money: { tellable, paidToldAt }, problem }: IHavePaidProps) {
  const pending = useNavigation().formData?.get("intent") === "paid";
  if (!tellable) return null;
  if (paidToldAt) {
    return (
      <p className="self-center">You told us on {formatDate(paidToldAt)}. We’ll write when your payment is here.</p>
    );
  }
  return (
    <Form method="post" action={myOrderPath(orderId)} preventScrollReset>
      <input type="hidden" name="intent" value="paid" />
      <Button variant="secondary" pending={pending} pendingLabel="Telling us">
        I Have Paid
      </Button>
      <Refused problem={problem} fields className="mt-2" />
    </Form>
  );
}
