import { formatDateTime } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { type NotPricedLine, unpricedNames } from "#app/domain/quotes/check-sendable.ts";
import { changedPriceInWords } from "#app/domain/quotes/costs/changed-prices.ts";
import type { TypedLine } from "#app/domain/quotes/quote-line-form.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { type NewerDraft, PRICE_ALL } from "./editor-answer.ts";
import type { LiveFigures } from "./live-figures.ts";
import type { EditorData } from "./load-editor.server.ts";

/** Somebody else was quicker: what they have, beside what was typed here, and the two ways on. */
export function StaleNotice({ sentence, newer, page }: { sentence: string; newer: NewerDraft; page: string }) {
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
        <Button name="intent" value="save" variant="secondary" size="sm">
          Keep What I Typed
        </Button>
        <ButtonLink to={page} reloadDocument variant="quiet" size="sm">
          Show the newer version
        </ButtonLink>
      </div>
    </FormMessage>
  );
}

/** Prices of before something changed, each with what it comes to today: nothing of this goes out unasked. */
export function ChangedPrices({ editor }: { editor: Pick<EditorData, "changedPrices" | "windows"> }) {
  const { changedPrices, windows } = editor;
  if (changedPrices.length === 0) return null;
  const stays = changedPrices.filter(({ byHand }) => byHand).map(({ label }) => `“${label}”`);
  return (
    <FormMessage kind="info" className="mb-8">
      <p className="font-medium">Something has changed since this was priced.</p>
      <ul className="mt-1 list-disc pl-5 tabular-nums">
        {changedPrices.map((price) => (
          <li key={price.key} className="wrap-anywhere">
            {changedPriceInWords(price, windows)}
          </li>
        ))}
      </ul>
      {stays.length > 0 && <p className="mt-1">Set by you, so pricing again leaves it: {stays.join(", ")}.</p>}
      <Button name="intent" value={PRICE_ALL} variant="secondary" size="sm" className="mt-3">
        Price Again
      </Button>
    </FormMessage>
  );
}

/** What the owner should know of some of its lines or cloths; nothing where there are none. */
export function ListNotice({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <FormMessage kind="info" className="mb-8">
      <p className="font-medium">{title}</p>
      <ul className="list-disc pl-5 tabular-nums">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is shown, never changed; two lines may have one name.
          <li key={index} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </FormMessage>
  );
}

interface NotPricedProps {
  editor: Pick<EditorData, "content" | "windows">;
  rows: readonly TypedLine[];
  live: LiveFigures;
}

/** What has no price, named before anything else: nothing of it is free, and nothing is sent until it has one. */
export function NotPriced({ editor, rows, live }: NotPricedProps) {
  const known = new Map(editor.content.lines.map((line) => [line.key, line]));
  const open = rows.flatMap((row, index): NotPricedLine[] => {
    if (live.rows[index]?.state !== "unpriced") return [];
    const { windowKey = null, parts = [] } = known.get(row.key) ?? {};
    return [{ label: row.label, windowKey: windowKey ?? (row.windowKey || null), parts }];
  });
  return <ListNotice title="Not priced yet:" items={unpricedNames(open, editor.windows)} />;
}
