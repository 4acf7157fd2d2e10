import { formatDateTime } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import type { NewerDraft } from "./editor-answer.ts";

interface StaleNoticeProps {
  sentence: string;
  newer: NewerDraft;
  page: string;
}

/** Somebody else was quicker: what they have, beside what was typed here, and the two ways on. */
export function StaleNotice({ sentence, newer, page }: StaleNoticeProps) {
  const { savedAt, totalCents, differing } = newer;
  return (
    <FormMessage kind="error" className="mb-8">
      <p>{sentence}</p>
      <p className="mt-2">
        The newer draft{savedAt && ` of ${formatDateTime(savedAt)}`} comes to {formatMoney(totalCents)}. What you typed
        is still here.
      </p>
      {differing.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-sm">
          {differing.slice(0, 12).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" variant="secondary" size="sm">
          Keep What I Typed
        </Button>
        <ButtonLink to={page} reloadDocument variant="quiet" size="sm">
          Show the newer version
        </ButtonLink>
      </div>
    </FormMessage>
  );
}
