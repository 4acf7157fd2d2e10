import { formatDate } from "#app/domain/dates.ts";
import { acceptedInWords } from "#app/domain/quotes/document/quote-answered.ts";
import type { MyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { TextLink } from "#app/ui/page/text-link.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";
import { myOrderPath } from "./order-paths.ts";
import { CONTACT } from "./paths.ts";
import { AskForChanges, DeclineQuote } from "./quote/other-answers.tsx";

/** What of a quote without lines can be answered beside a yes, or was; nothing where there is no such quote. */
export function plainOf(quote: Omit<MyQuote, "changes"> | undefined) {
  if (quote?.kind !== "plain") return undefined;
  const { orderId, number, open, state, closedAt, changesAskedAt, answer, inForce } = quote;
  const declinedAt = state === "declined" ? closedAt : null;
  const recorded = inForce && answer?.by === "owner" ? acceptedInWords(answer) : "";
  return { orderId, number, open, declinedAt, changesAskedAt, recorded };
}

interface PlainAnswersProps {
  plain: NonNullable<ReturnType<typeof plainOf>>;
  problem: FormProblem | undefined;
}

export function PlainAnswers({
  plain: { orderId, number, open, declinedAt, changesAskedAt },
  problem,
}: PlainAnswersProps) {
  const shared = { orderId, number, action: myOrderPath(orderId) };
  const at = (form: string) => (problem?.form === form ? problem : undefined);
  return (
    <div className="print:hidden">
      {declinedAt && (
        <p>
          You declined this quote on {formatDate(declinedAt)}. If you change your mind,{" "}
          <TextLink to={CONTACT}>write to us</TextLink>.
        </p>
      )}
      {open && changesAskedAt && (
        <p>
          You asked for changes on {formatDate(changesAskedAt)}. We’ll send a new quote; until then you can still
          confirm this one.
        </p>
      )}
      {open && (
        <>
          <AskForChanges {...shared} lines={[]} chosen={[]} problem={at("ask")} />
          <DeclineQuote {...shared} problem={at("decline")} />
        </>
      )}
    </div>
  );
}
