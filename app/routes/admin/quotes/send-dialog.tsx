import { useFetcher } from "react-router";
import { formatLongDate, noonOf } from "#app/domain/dates.ts";
import { toldByEmail } from "#app/domain/emails/no-address.ts";
import { formatMoney } from "#app/domain/money.ts";
import { GuardedLink } from "#app/routes/admin/guarded-link.tsx";
import { PRICES_AND_TERMS } from "#app/routes/admin/paths.ts";
import { Button, ButtonRow } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { CheckboxField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { EDITOR_FORM, type EditorAnswer, PRICE_ALL, type SendQuestion } from "./editor-answer.ts";

/** Asks once, and says what goes out to whom. From then on nothing of this version is ever changed. */
export function SendDialog({ ask, page, onClose }: { ask: SendQuestion; page: string; onClose: () => void }) {
  const fetcher = useFetcher<EditorAnswer>();
  const { totalCents, dueCents, validUntil, leftOut, gone, changed, client } = ask;
  // Where it is asked, or the answer would be out of sight.
  const atBox = fetcher.data?.field === "meant" && changed.length > 0;
  const facts = [
    ["Total", formatMoney(totalCents)],
    ["Sales tax", client.city ? `${ask.tax}, delivered in ${client.city}` : ask.tax],
    ["Due now", dueCents > 0 ? formatMoney(dueCents) : "Nothing"],
    ["Valid until", validUntil ? formatLongDate(noonOf(validUntil)) : "No end"],
    ...(leftOut.length > 0 ? [["Left out, without a price", leftOut.join(", ")]] : []),
    ...(gone.length > 0 ? [["No longer made", gone.join(", ")]] : []),
    ["Goes to", client.email || "no e-mail address"],
  ];
  return (
    <Dialog title="Send Quote" open onClose={onClose} closeHref={page} size="sm">
      <div className="grid gap-6">
        {fetcher.data?.error && !atBox && <FormMessage kind="error">{fetcher.data.error}</FormMessage>}
        <dl className="grid gap-2">
          {facts.map(([label, text]) => (
            <div key={label} className="flex justify-between gap-6 border-line border-b pb-2">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-right wrap-anywhere tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
        {ask.noWayToPay && (
          <FormMessage kind="info">
            No way to pay is set: this order has no payment link, and{" "}
            <GuardedLink to={PRICES_AND_TERMS}>Prices and Terms</GuardedLink> does not say where to send a check.
          </FormMessage>
        )}
        <p>
          {client.email
            ? `${client.name} is told by e-mail and finds it under My Orders.`
            : toldByEmail({ name: client.name, reachable: false })}{" "}
          Once sent it stays as it is; a change is a new version.
        </p>
        <fetcher.Form method="post" action={page} className="grid gap-4">
          {changed.length > 0 && (
            <FormMessage kind="info">
              <p className="font-medium">Something has changed since this was priced.</p>
              <ul className="mt-1 list-disc pl-5 tabular-nums">
                {changed.map((words) => (
                  <li key={words} className="wrap-anywhere">
                    {words}
                  </li>
                ))}
              </ul>
              <Button form={EDITOR_FORM} name="intent" value={PRICE_ALL} variant="secondary" size="sm" className="mt-3">
                Price Again
              </Button>
              <CheckboxField
                name="meant"
                value={ask.meant}
                label="These prices are meant: send it with them."
                error={atBox ? fetcher.data?.error : undefined}
                className="mt-2"
              />
            </FormMessage>
          )}
          <input type="hidden" name="intent" value="send-now" />
          <input type="hidden" name="quoteId" value={ask.quoteId} />
          <input type="hidden" name="version" value={ask.version} />
          <ButtonRow className="justify-end">
            <Button data-autofocus pending={fetcher.state !== "idle"} pendingLabel="Sending">
              Send Quote
            </Button>
          </ButtonRow>
        </fetcher.Form>
      </div>
    </Dialog>
  );
}
