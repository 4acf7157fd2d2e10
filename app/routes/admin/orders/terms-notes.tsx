import { ordersToldOf } from "#app/domain/consultations/credit-changes.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { checkOrderUpdate } from "#app/domain/orders/order-update.ts";
import { announceEmail } from "#app/domain/orders/owner/order-announcement.ts";
import { questionBefore } from "#app/domain/orders/owner/order-question.ts";
import { isPriceToCome, PRICE_TO_COME } from "#app/domain/orders/quote.ts";
import { EmailFields } from "#app/routes/admin/email-fields.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import type { OrderPageData } from "./load-order.server.ts";
import type { OrderProblem } from "./order-problem.ts";
import { ANNOUNCED_TO, type termsAsTyped } from "./terms-as-typed.ts";

interface TermsNotesProps {
  order: OrderPageData;
  /** What stands in the form at this moment. */
  typed: ReturnType<typeof termsAsTyped>;
  problem: OrderProblem | undefined;
  /** What is said of a field as long as it has not been touched again. */
  errorOf: (field: string) => string | undefined;
}

/** What saving the typed terms will do, said beside the button before it is pressed. */
export function TermsNotes({ order, typed, problem, errorOf }: TermsNotesProps) {
  const checked = checkOrderUpdate(typed);
  const terms = checked.ok ? checked.value : undefined;
  const name = order.customer.name === "N/A" ? ANNOUNCED_TO : order.customer.name;
  const others = terms ? ordersToldOf(order.creditFacts, order.id, order.before, terms) : [];
  const announced = terms && announceEmail(name, order.before, terms, others);
  const question = terms && questionBefore(order.before, terms, Boolean(order.credit));
  return (
    <>
      {terms && isPriceToCome(terms) && (
        <FormMessage kind="info">
          {PRICE_TO_COME} Without a total this is no quote yet: the client reads the same, is not written to, and cannot
          confirm.
        </FormMessage>
      )}
      {terms && meaningOf(terms.status).tone === "work" && order.missing.length > 0 && (
        <FormMessage kind="info">{order.missing.join(" ")}</FormMessage>
      )}
      {question && (
        <fieldset className="border-brass border-l-2 pl-4">
          <legend className="sr-only">Before you save</legend>
          {question.does.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <CheckboxField
            // A yes to one status is no yes to the other.
            key={typed.status}
            name="agreed"
            value={typed.status}
            label={question.yes}
            error={errorOf("agreed")}
          />
        </fieldset>
      )}
      <noscript>
        <input
          type="hidden"
          name="announced"
          value={(terms && announceEmail(ANNOUNCED_TO, order.before, terms, others)) ?? ""}
        />
      </noscript>
      {/* Hidden and not gone: what was written into it stays while the terms are still being changed. */}
      <EmailFields hidden={!announced} announced={announced} problem={problem} withLine client={order.customer} />
    </>
  );
}
