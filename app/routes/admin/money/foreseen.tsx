import { type ReactNode, useState } from "react";
import { foreseeSettlement } from "#app/domain/ledger/settlement.ts";
import { moneyAsTyped } from "#app/domain/money.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { SmallButton } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";

type Money = OrderPageData["money"];

/** What the form about a cancelled order is filled with: all of the money goes back until somebody types otherwise. */
export function settlingFrom({ refundableCents }: Money, problem: FormProblem | undefined) {
  const { keep = "0.00", tax = "share", amount = moneyAsTyped(refundableCents) } = problem?.values ?? {};
  return { keep, tax, amount };
}

interface ForeseenProps {
  money: Money;
  problem: FormProblem | undefined;
  children: ReactNode;
}

/** The fields of that form, and what they would do to price and tax, as they are typed; without scripts after a button. */
export function Foreseen({ money, problem, children }: ForeseenProps) {
  const [typed, setTyped] = useState(settlingFrom(money, problem));
  return (
    <div
      className="grid gap-5"
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
        const { name, value } = target;
        if (name in typed) setTyped({ ...typed, [name]: value });
      }}
    >
      {children}
      <FormMessage kind="info">
        <output>{foreseeSettlement({ ...money, heldCents: money.refundableCents }, typed, money.taxed)}</output>
        <noscript>
          <SmallButton name="foresee" value="yes" className="mt-3">
            Show What It Does
          </SmallButton>
        </noscript>
      </FormMessage>
    </div>
  );
}
